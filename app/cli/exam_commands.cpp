// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/academy/forms/build_text.h"
#include "app/academy/forms/exam_files.h"
#include "app/academy/result/evidence.h"
#include "app/academy/result/exports.h"
#include "app/academy/result/result.h"
#include "app/academy/result/result_text.h"
#include "app/cli/support/files.h"
#include "app/cli/support/json.h"
#include "app/cli/support/passphrase.h"
#include "app/words/tr.h"

#include <QJsonDocument>
#include <QTextStream>

#include <iostream>

namespace cutcard::cli {

namespace {

struct ExamOptions {
    AcademyOptions academy;
    std::string blueprint;
    std::string what;
    std::string form = "A";
    std::string folder;
    std::string key;
    std::int64_t attempt = 0;
    bool json = false;
};

Json examJson(const StationEvidence& station)
{
    Json duties = Json::object();
    Json points = Json::object();
    for (std::size_t c = 0; c < itemCompetencyCount; ++c) {
        duties.set(std::string(namedWords<ItemCompetency>[c]), station.duties[c]);
        points.set(std::string(namedWords<ItemCompetency>[c]), station.points[c]);
    }
    return {{"duties", duties},
            {"points", points},
            {"covered", station.covered},
            {"uncovered", station.uncovered},
            {"seeming", station.seeming},
            {"acts", station.acts},
            {"leastSeconds", leastSeconds(station)}};
}

Json examJson(const BuiltExam& built)
{
    Json shared = Json::object();
    for (const auto& [id, forms] : sharedQuestions(built.forms.questions))
        shared.set(id, forms);
    Json json{{"forms", built.forms.questions},
              {"expected", built.figures.expected},
              {"sharedItems", built.figures.sharedItems},
              {"shared", shared},
              {"sharedModels", built.figures.sharedModels}};
    Json stations = Json::array();
    for (std::size_t i = 0; i < built.variants.size(); ++i) {
        Json station = examJson(built.variants[i].front());
        station.set("variants",
                    Json::list(built.variants[i], [](const StationEvidence& each) { return examJson(each); }));
        station.set("apartPercent", mostApart(built.variants[i]));
        stations.push_back(station);
    }
    json.set("stations", stations);
    return json;
}

/// The blueprints that come with the program, for whoever names none.
void listBlueprints(bool json)
{
    if (json)
        return print(shippedBlueprints());
    for (const QString& name : shippedBlueprints())
        QTextStream(stdout) << name << '\n';
}

/// Builds the forms of a blueprint; ends the command by the cell or field that can't be met.
void build(const ExamOptions& options)
{
    if (options.blueprint.empty())
        return listBlueprints(options.json);
    const QString shipped = shippedBlueprint(QString::fromStdString(options.blueprint));
    const std::string text = shipped.isEmpty() ? readText(options.blueprint) : shipped.toStdString();
    const Blueprint blueprint = need(readBlueprint(text, options.blueprint));
    const auto models = need(stationModels(), ExitCode::Defect);
    const BuiltExam built = need(buildExam(blueprint, models, exampleDraw, options.blueprint));
    if (options.json)
        return print(examJson(built));
    QTextStream(stdout) << QString::fromStdString(blueprint.name) << '\n' << builtText(blueprint, built);
}

void exportTable(const ExamOptions& options)
{
    if (options.what == "matrix" && options.blueprint.empty())
        fail(ExitCode::BadArguments, Words::tr("The matrix shows one exam only. Name the exam with --blueprint."));
    const auto academy = openAcademy(options.academy);
    if (options.what == "results")
        std::cout << need(resultsCsv(*academy));
    else if (options.what == "competencies")
        std::cout << need(competenciesCsv(*academy));
    else
        std::cout << matrixCsv(
            need(answerMatrix(*academy, findBlueprint(*academy, options.blueprint).digest, options.form)));
}

void writeBundle(const ExamOptions& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    if (const auto done = writeEvidence(*academy, options.attempt, who, QString::fromStdString(options.folder)); !done)
        fail(done.error().place.name == options.folder ? ExitCode::CannotWrite : ExitCode::BadInput, done.error());
}

void verifyBundle(const ExamOptions& options)
{
    const auto key = options.key.empty() ? std::nullopt : publicKeyOfPem(readText(options.key));
    if (!options.key.empty() && !key)
        fail(ExitCode::BadInput, refusedIn({options.key}, Cause::Damaged, Refusal::NotAPublicKey));
    const auto check = verifyEvidence(QString::fromStdString(options.folder), key);
    if (!check)
        fail(check.error().cause == Cause::Unreadable ? ExitCode::BadInput : ExitCode::FaultsFound, check.error());
    if (options.json)
        return print({{"attempt", check->attempt},
                      {"house", check->house},
                      {"houseKey", hexOf(check->houseKey)},
                      {"keyCompared", key.has_value()},
                      {"program", check->program},
                      {"outcome", check->outcome},
                      {"void", check->isVoid},
                      {"questions", check->questions},
                      {"hands", check->hands},
                      {"events", check->events}});
    QTextStream out(stdout);
    out << Words::tr("Attempt %1: %2. Graded again: questions %3, hands %4, events %5.")
               .arg(check->attempt)
               .arg(outcomeText(QString::fromStdString(check->outcome)))
               .arg(check->questions)
               .arg(check->hands)
               .arg(check->events)
        << '\n'
        << (check->isVoid ? Words::tr("VOID: this attempt does not count.") + QLatin1Char('\n') : QString())
        << Words::tr("Graded by Cutcard %1").arg(QString::fromStdString(check->program)) << '\n'
        << (key ? Words::tr("Signed with the key you named. The house calls itself %1.")
                : Words::tr("The house calls itself %1, but its key was not checked. Get it from the house and pass it "
                            "with --key."))
               .arg(printable(QString::fromStdString(check->house)))
        << '\n'
        << (key ? QString() : QString::fromStdString(pemOf(check->houseKey)));
}

void showResult(const ExamOptions& options)
{
    const auto academy = openAcademy(options.academy);
    const QJsonObject result = need(keptResult(*academy, options.attempt));
    if (options.json)
        std::cout << QJsonDocument(printedResult(*academy, result)).toJson().toStdString();
    else
        QTextStream(stdout) << resultText(*academy, result);
}

} // namespace

std::vector<Command> examCommands()
{
    const auto options = std::make_shared<ExamOptions>();
    AcademyOptions& academy = options->academy;
    const Option json = jsonFlag(options->json);
    const Option attempt = needed({"ATTEMPT", &options->attempt, Words::tr("the attempt's number")});
    return {
        {"exam build",
         Words::tr(
             "Build an exam's forms and print how alike they are. Without BLUEPRINT, list the built-in blueprints"),
         {{"BLUEPRINT", &options->blueprint, Words::tr("a blueprint file, or the name of a built-in blueprint")}, json},
         [options] { build(*options); }},
        {"exam export", Words::tr("Print a table of attempts as CSV"),
         inAcademy(academy,
                   {oneOf(needed({"TABLE", &options->what, Words::tr("results, competencies or matrix")}),
                          {"results", "competencies", "matrix"}),
                    {"--blueprint", &options->blueprint, Words::tr("only with matrix: the exam's name or digest")},
                    oneOf({"--form", &options->form, Words::tr("only with matrix: A, B or C (usually A)")},
                          {"A", "B", "C"})}),
         [options] { exportTable(*options); }},
        {"exam evidence", Words::tr("Save the evidence for a result to a new folder, without names"),
         signedIn(academy, {attempt, needed({"--out", &options->folder, Words::tr("the folder to create")})}),
         [options] { writeBundle(*options); }},
        {"exam verify",
         Words::tr("Grade an attempt again from its evidence, without the house"),
         {needed({"EVIDENCE", &options->folder, Words::tr("the folder with the evidence")}),
          {"--key", &options->key, Words::tr("the house's public key (PEM)")},
          json},
         [options] { verifyBundle(*options); }},
        {"exam result", Words::tr("Print the result of an attempt"), inAcademy(academy, {attempt, json}),
         [options] { showResult(*options); }}};
}

} // namespace cutcard::cli
