// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam_reports.h"

#include "app/academy/evidence.h"
#include "app/academy/exports.h"
#include "app/academy/result_text.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/passphrase.h"
#include "core/certification/items.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QTextStream>

#include <iostream>
#include <memory>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct Options {
    AcademyOptions academy;
    std::string what;
    std::string blueprint;
    std::string form = "A";
    std::string folder;
    std::string key;
    std::int64_t attempt = 0;
    bool json = false;
};

void exportTable(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    if (options.what == "results")
        std::cout << need(resultsCsv(*academy));
    else if (options.what == "competencies")
        std::cout << need(competenciesCsv(*academy));
    else
        std::cout << matrixCsv(
            need(answerMatrix(*academy, findBlueprint(*academy, options.blueprint).digest, options.form)));
}

const char* wordOf(ItemFlag flag)
{
    switch (flag) {
    case ItemFlag::None:
        return "";
    case ItemFlag::TooHard:
        return "too-hard";
    case ItemFlag::Weak:
        return "weak";
    case ItemFlag::CheckKey:
        return "check-the-key";
    case ItemFlag::Inefficient:
        return "inefficient";
    }
    return "";
}

Json numberOr(const std::optional<double>& value)
{
    return value ? Json(*value) : Json();
}

QString textOf(const std::optional<double>& value)
{
    return value ? QString::number(*value, 'f', 2) : QStringLiteral("–");
}

QString secondsText(const std::optional<double>& value)
{
    return value ? QString::number(*value, 'f', 0) : QStringLiteral("–");
}

/// The wrong answers of a question of which some are chosen; of others there are none.
std::vector<Distractor> wrongAnswersOf(const AnswerMatrix& matrix, std::size_t item)
{
    const QuizItem* found = findItem(matrix.items[item]);
    if (found == nullptr || found->kind != QuestionKind::Choice)
        return {};
    return distractorsOf(matrix.scores, item, matrix.chosen[item], static_cast<int>(found->right.size()),
                         static_cast<int>(found->right.size() + found->wrong.size()));
}

Json toJson(const std::vector<Distractor>& wrong)
{
    Json all = Json::array();
    for (const Distractor& each : wrong)
        all.push_back({{"answer", each.answer},
                       {"share", each.share},
                       {"discrimination", numberOr(each.discrimination)},
                       {"suspect", each.suspect}});
    return all;
}

Json toJson(const TableMatrix& tables)
{
    const FormAnalysis figures = analyse(tables.scores, 0);
    return {{"models", tables.models},
            {"persons", figures.persons},
            {"alpha", numberOr(figures.alpha)},
            {"error", numberOr(errorOfTables(tables.scores))}};
}

void printTables(QTextStream& out, const TableMatrix& tables)
{
    const FormAnalysis figures = analyse(tables.scores, 0);
    if (tables.models.empty())
        return;
    out << Words::tr("Tables: %1, persons %2, alpha over the tables %3")
               .arg(tables.models.size())
               .arg(figures.persons)
               .arg(textOf(figures.alpha))
        << '\n';
    const auto error = errorOfTables(tables.scores);
    if (error)
        out << Words::tr("A result at the tables: give or take %1 points").arg(100 * *error, 0, 'f', 1) << '\n';
    for (std::size_t i = 0; i < figures.items.size(); ++i)
        out << QString::fromStdString(tables.models[i]).leftJustified(36) << ' '
            << QString::number(figures.items[i].difficulty, 'f', 2) << "  " << textOf(figures.items[i].discrimination)
            << '\n';
}

void printJson(const AnswerMatrix& matrix, const FormAnalysis& analysis, const TableMatrix& tables)
{
    Json items = Json::array();
    for (std::size_t i = 0; i < analysis.items.size(); ++i)
        items.push_back({{"item", matrix.items[i]},
                         {"difficulty", analysis.items[i].difficulty},
                         {"discrimination", numberOr(analysis.items[i].discrimination)},
                         {"efficiency", numberOr(analysis.items[i].efficiency)},
                         {"flag", wordOf(analysis.items[i].flag)},
                         {"secondsRight", numberOr(matrix.medianSeconds(i, true))},
                         {"secondsWrong", numberOr(matrix.medianSeconds(i, false))},
                         {"wrong", toJson(wrongAnswersOf(matrix, i))}});
    print({{"attempts", analysis.persons},
           {"enough", analysis.enough},
           {"mean", analysis.mean},
           {"deviation", analysis.deviation},
           {"alpha", numberOr(analysis.alpha)},
           {"error", numberOr(analysis.error)},
           {"atTheCut", numberOr(analysis.atTheCut)},
           {"items", std::move(items)},
           {"tables", toJson(tables)}});
}

void analyseForm(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const std::string blueprint = findBlueprint(*academy, options.blueprint).digest;
    const AnswerMatrix matrix = need(answerMatrix(*academy, blueprint, options.form));
    const TableMatrix tables = need(tableMatrix(*academy, blueprint));
    const FormAnalysis analysis = analyse(matrix.scores, matrix.cut);
    if (options.json)
        return printJson(matrix, analysis, tables);
    QTextStream out(stdout);
    out << Words::tr("Attempts: %1").arg(analysis.persons) << '\n';
    if (!analysis.enough)
        out << Words::tr("Too few to judge by: %1 are needed; only a wrong key is flagged").arg(enoughPersons) << '\n';
    out << Words::tr("mean %1 of %2, deviation %3, alpha %4, standard error %5, at the cut %6")
               .arg(analysis.mean, 0, 'f', 1)
               .arg(matrix.items.size())
               .arg(analysis.deviation, 0, 'f', 2)
               .arg(textOf(analysis.alpha), textOf(analysis.error), textOf(analysis.atTheCut))
        << '\n';
    for (std::size_t i = 0; i < analysis.items.size(); ++i) {
        const ItemFigures& item = analysis.items[i];
        out << QString::fromStdString(matrix.items[i]).leftJustified(36) << ' '
            << QString::number(item.difficulty, 'f', 2) << "  " << textOf(item.discrimination) << "  "
            << textOf(item.efficiency) << "  "
            << Words::tr("%1 s right, %2 s wrong")
                   .arg(secondsText(matrix.medianSeconds(i, true)), secondsText(matrix.medianSeconds(i, false)))
            << "  " << wordOf(item.flag) << '\n';
        for (const Distractor& wrong : wrongAnswersOf(matrix, i)) {
            if (wrong.share > 0 || wrong.suspect)
                out << "    "
                    << Words::tr("wrong answer %1: chosen by %2 %, r %3")
                           .arg(wrong.answer + 1)
                           .arg(qRound(wrong.share * 100))
                           .arg(textOf(wrong.discrimination))
                    << (wrong.suspect ? " !" : "") << '\n';
        }
    }
    printTables(out, tables);
}

void writeBundle(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    if (const auto done = writeEvidence(*academy, options.attempt, who, QString::fromStdString(options.folder)); !done)
        fail(done.error().place.name == options.folder ? ExitCode::CannotWrite : ExitCode::BadInput, done.error());
}

void verifyBundle(const Options& options)
{
    const auto key = options.key.empty() ? std::nullopt : publicKeyOfPem(readText(options.key));
    if (!options.key.empty() && !key)
        fail(ExitCode::BadInput, Error{.place = {.name = options.key},
                                       .cause = Cause::Damaged,
                                       .expected = "an Ed25519 public key (PEM)",
                                       .found = {}});
    const auto check = verifyEvidence(QString::fromStdString(options.folder), key);
    if (!check)
        fail(check.error().cause == Cause::Unreadable ? ExitCode::BadInput : ExitCode::FaultsFound, check.error());
    if (options.json)
        return print({{"attempt", check->attempt},
                      {"program", check->program},
                      {"outcome", check->outcome},
                      {"void", check->isVoid},
                      {"questions", check->questions},
                      {"hands", check->hands},
                      {"events", check->events}});
    QTextStream out(stdout);
    out << Words::tr("Attempt %1: %2; questions %3, hands %4, events %5 are what was graded")
               .arg(check->attempt)
               .arg(outcomeText(QString::fromStdString(check->outcome)))
               .arg(check->questions)
               .arg(check->hands)
               .arg(check->events)
        << '\n'
        << (check->isVoid ? Words::tr("VOID: it does not count") + QLatin1Char('\n') : QString())
        << Words::tr("Graded by program %1").arg(QString::fromStdString(check->program)) << '\n';
}

} // namespace

void addExamReports(CLI::App& exam)
{
    auto options = std::make_shared<Options>();
    const auto addForm = [&options](CLI::App& command, bool needed) {
        command.add_option("--blueprint", options->blueprint, Words::tr("its digest or name").toStdString())
            ->required(needed);
        command.add_option("--form", options->form, Words::tr("A, B or C").toStdString())
            ->check(CLI::IsMember({"A", "B", "C"}));
    };
    CLI::App* exported = exam.add_subcommand("export", Words::tr("Print a table of all attempts as CSV").toStdString());
    addAcademyOptions(*exported, options->academy, false);
    exported->add_option("TABLE", options->what, Words::tr("results, competencies or matrix").toStdString())
        ->required()
        ->check(CLI::IsMember({"results", "competencies", "matrix"}));
    addForm(*exported, false);
    exported->callback([options] { exportTable(*options); });
    CLI::App* analysed = exam.add_subcommand(
        "analyse", Words::tr("Work out how good the questions of a form are, by everybody's answers").toStdString());
    addAcademyOptions(*analysed, options->academy, false);
    addForm(*analysed, true);
    analysed->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    analysed->callback([options] { analyseForm(*options); });
    CLI::App* bundle = exam.add_subcommand(
        "evidence", Words::tr("Write all that a result rests on into a new folder, without names").toStdString());
    addAcademyOptions(*bundle, options->academy, true);
    bundle->add_option("ATTEMPT", options->attempt, Words::tr("the attempt's number").toStdString())->required();
    bundle->add_option("--out", options->folder, Words::tr("the folder to make").toStdString())->required();
    bundle->callback([options] { writeBundle(*options); });
    CLI::App* verified = exam.add_subcommand(
        "verify", Words::tr("Judge an attempt again by its evidence, without the house").toStdString());
    verified->add_option("EVIDENCE", options->folder, Words::tr("the folder").toStdString())->required();
    verified->add_option("--key", options->key, Words::tr("the house's public key (PEM)").toStdString());
    verified->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    verified->callback([options] { verifyBundle(*options); });
}

} // namespace cutcard::cli
