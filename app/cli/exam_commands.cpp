// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam_commands.h"

#include "app/academy/certificate.h"
#include "app/academy/exam_files.h"
#include "app/academy/reason.h"
#include "app/academy/result.h"
#include "app/academy/result_text.h"
#include "app/academy/sitting_words.h"
#include "app/cli/exam_build.h"
#include "app/cli/exam_reports.h"
#include "app/cli/exam_run.h"
#include "app/cli/exam_second_look.h"
#include "app/cli/exam_standard.h"
#include "app/cli/exam_trends.h"
#include "app/cli/files.h"
#include "app/cli/passphrase.h"
#include "app/reports/certificate_report.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QJsonDocument>
#include <QTextStream>

#include <cstdio>
#include <iostream>
#include <memory>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct Options {
    AcademyOptions academy;
    std::string candidate;
    std::string blueprint;
    std::string day;
    std::string dayReason;
    std::string reason;
    std::string group; ///< of the reason
    std::string out;
    std::int64_t attempt = 0;
    int minutes = 0;
    int station = 0;
    int rating = 0;
    bool identity = false;
    bool json = false;
};

void run(const Options& options)
{
    // whoever waits for the next line sees all that has come
    static_cast<void>(std::setvbuf(stdin, nullptr, _IONBF, 0));
    const auto academy = openAcademy(options.academy);
    Unlocked who = unlockAcademy(*academy, options.academy);
    std::int64_t number = options.attempt;
    if (number != 0) {
        need(academy->resume(who, number));
    } else {
        const RosterPerson candidate = findPerson(*academy, options.candidate);
        const KeptBlueprint chosen = findBlueprint(*academy, options.blueprint);
        number = need(academy->authorise(who, {.person = candidate.id,
                                               .blueprint = chosen.digest,
                                               .day = options.day.empty() ? clockDay() : options.day,
                                               .identitySeen = options.identity,
                                               .dayReason = options.dayReason}))
                     .number;
    }
    const auto sitting = need(Sitting::open(*academy, number, who));
    // from here on only the attempt's key stays
    who = {};
    need(sitting->begin());
    QTextStream(stdout) << Words::tr("attempt %1").arg(number) << Qt::endl;
    if (options.attempt != 0)
        QTextStream(stdout) << lastDoneText(*sitting) << Qt::endl;
    sitByLines(*sitting);
}

void gradeAttempt(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    const QJsonObject result = need(grade(*academy, options.attempt, who));
    if (options.json)
        std::cout << QJsonDocument(printedResult(*academy, result)).toJson().toStdString();
    else
        QTextStream(stdout) << resultText(*academy, result);
}

void showResult(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const QJsonObject result = need(keptResult(*academy, options.attempt));
    if (options.json)
        std::cout << QJsonDocument(printedResult(*academy, result)).toJson().toStdString();
    else
        QTextStream(stdout) << resultText(*academy, result);
}

void change(const Options& options, AttemptEvent event)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    need(academy->change(who, options.attempt, event, options.reason));
}

void extend(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    need(academy->extend(who, options.attempt, options.minutes * 60, options.reason));
}

void printSheet(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    if (const auto done = writeResultSheet(*academy, options.attempt, QString::fromStdString(options.out)); !done)
        fail(done.error().place.name == options.out ? ExitCode::CannotWrite : ExitCode::BadInput, done.error());
}

void rate(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    need(academy->rate(options.attempt, options.station, options.rating));
}

CLI::App* addForAttempt(CLI::App& exam, Options& options, const char* name, const QString& about, bool signs)
{
    CLI::App* command = exam.add_subcommand(name, about.toStdString());
    addAcademyOptions(*command, options.academy, signs);
    command->add_option("ATTEMPT", options.attempt, Words::tr("the attempt's number").toStdString())->required();
    return command;
}

void addRun(CLI::App& exam, const std::shared_ptr<Options>& options)
{
    CLI::App* command = exam.add_subcommand(
        "run", Words::tr("Have a candidate sit an exam without a window, lines in and lines out").toStdString());
    addAcademyOptions(*command, options->academy, true);
    command->add_option("--candidate", options->candidate,
                        Words::tr("a name, number or id of the roster").toStdString());
    command->add_option("--blueprint", options->blueprint, Words::tr("its digest or name").toStdString());
    command->add_option("--day", options->day, Words::tr("today's date, where the clock is wrong").toStdString());
    command->add_option("--day-reason", options->dayReason,
                        Words::tr("why it is more than two days from the computer's clock").toStdString());
    command->add_flag("--identity-seen", options->identity,
                      Words::tr("the supervisor has seen who sits there").toStdString());
    command->add_option("--attempt", options->attempt, Words::tr("go on with an interrupted attempt").toStdString());
    command->callback([options] { run(*options); });
}

} // namespace

void addExamCommands(CLI::App& app)
{
    auto options = std::make_shared<Options>();
    CLI::App* exam = app.add_subcommand("exam", Words::tr("Exams of a house").toStdString());
    exam->require_subcommand(1);
    addExamBuild(*exam);
    CLI::App* list =
        exam->add_subcommand("blueprints", Words::tr("Print the blueprints that come with the program").toStdString());
    list->callback([] {
        for (const QString& name : shippedBlueprints())
            QTextStream(stdout) << name << '\n';
    });
    addRun(*exam, options);
    addExamReports(*exam);
    addExamStandard(*exam);
    addExamTrends(*exam);
    addSecondLook(*exam);
    CLI::App* graded = addForAttempt(*exam, *options, "grade",
                                     Words::tr("Have the machine decide an attempt that was handed in"), true);
    graded->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    graded->callback([options] { gradeAttempt(*options); });
    CLI::App* shown = addForAttempt(*exam, *options, "result", Words::tr("Print the result of an attempt"), false);
    shown->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    shown->callback([options] { showResult(*options); });
    CLI::App* sheet = addForAttempt(*exam, *options, "sheet", Words::tr("Write the result as a PDF to sign on"), false);
    sheet->add_option("--out", options->out, Words::tr("the file to write").toStdString())->required();
    sheet->callback([options] { printSheet(*options); });
    CLI::App* rated = addForAttempt(
        *exam, *options, "rate", Words::tr("Record the examiner's impression of a table before it is graded"), false);
    rated->add_option("--station", options->station, Words::tr("the table's number").toStdString())->required();
    rated
        ->add_option("--rating", options->rating,
                     Words::tr("1 (weak) to 5 (very good); recorded, not scored").toStdString())
        ->required();
    rated->callback([options] { rate(*options); });
    CLI::App* confirmed = addForAttempt(*exam, *options, "confirm", Words::tr("Sign a result"), true);
    confirmed->callback([options] { change(*options, AttemptEvent::Confirm); });
    CLI::App* annulled = addForAttempt(*exam, *options, "void", Words::tr("Declare an attempt void"), true);
    annulled->add_option("--reason", options->reason, Words::tr("why").toStdString())->required();
    annulled
        ->add_option("--group", options->group,
                     Words::tr("what it has to do with; misconduct counts as an attempt").toStdString())
        ->required()
        ->check(CLI::IsMember(std::vector<std::string>(reasonGroups.begin(), reasonGroups.end())));
    annulled->callback([options] {
        options->reason = options->group + ": " + options->reason;
        change(*options, AttemptEvent::Annul);
    });
    CLI::App* handedIn =
        addForAttempt(*exam, *options, "submit", Words::tr("Hand an interrupted attempt in as it stands"), true);
    handedIn->callback([options] { change(*options, AttemptEvent::Submit); });
    CLI::App* extended = addForAttempt(*exam, *options, "extend", Words::tr("Give minutes"), true);
    extended->add_option("--minutes", options->minutes, Words::tr("how many").toStdString())->required();
    extended->add_option("--reason", options->reason, Words::tr("why").toStdString())->required();
    extended->callback([options] { extend(*options); });
}

} // namespace cutcard::cli
