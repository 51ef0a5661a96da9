// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam_second_look.h"

#include "app/academy/certificate.h"
#include "app/academy/rescore.h"
#include "app/academy/result_text.h"
#include "app/cli/passphrase.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QTextStream>

#include <memory>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct Options {
    AcademyOptions academy;
    std::string day;
    std::string reason;
    std::vector<std::string> items;
    std::vector<std::string> rules;
    std::int64_t attempt = 0;
    bool isVoid = false;
};

void appeal(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    need(academy->openAppeal(who, options.attempt, options.day.empty() ? clockDay() : options.day, options.reason));
}

void close(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    need(academy->closeAppeal(who, options.attempt, options.isVoid ? AppealOutcome::Void : AppealOutcome::Dismissed,
                              options.reason));
}

void rescoreAll(const Options& options)
{
    const auto corrections = need(readCorrections(options.items, options.rules));
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    const Rescoring done = need(rescore(*academy, who, corrections, options.reason));
    QTextStream out(stdout);
    for (const RescoredResult& each : done.changed)
        out << Words::tr("attempt %1: %2, before: %3")
                   .arg(each.attempt)
                   .arg(outcomeText(QString::fromStdString(each.after)),
                        outcomeText(QString::fromStdString(each.before)))
            << '\n';
    for (const std::int64_t each : done.kept)
        out << Words::tr("attempt %1: would come out worse, and stands as it was").arg(each) << '\n';
    for (const std::int64_t each : done.skipped)
        out << Words::tr("attempt %1: of another bank or program, not to be worked out here").arg(each) << '\n';
    if (done.changed.empty())
        out << Words::tr("no result changes") << '\n';
}

CLI::App* add(CLI::App& exam, Options& options, const char* name, const QString& about)
{
    CLI::App* command = exam.add_subcommand(name, about.toStdString());
    addAcademyOptions(*command, options.academy, true);
    command->add_option("--reason", options.reason, Words::tr("why").toStdString())->required();
    return command;
}

} // namespace

void addSecondLook(CLI::App& exam)
{
    auto options = std::make_shared<Options>();
    const std::string number = Words::tr("the attempt's number").toStdString();
    CLI::App* opened = add(exam, *options, "appeal", Words::tr("Take an appeal down, within 14 days of the result"));
    opened->add_option("ATTEMPT", options->attempt, number)->required();
    opened->add_option("--day", options->day, Words::tr("today's date, where the clock is wrong").toStdString());
    opened->callback([options] { appeal(*options); });
    CLI::App* closed = add(exam, *options, "settle", Words::tr("Dismiss an appeal, or make its attempt void"));
    closed->add_option("ATTEMPT", options->attempt, number)->required();
    closed->add_flag("--void", options->isVoid, Words::tr("the attempt does not count").toStdString());
    closed->callback([options] { close(*options); });
    CLI::App* rescored =
        add(exam, *options, "rescore", Words::tr("Work all results out anew without what the machine had wrong"));
    rescored->add_option("--question", options->items, Words::tr("given to everybody").toStdString());
    rescored->add_option("--rule", options->rules, Words::tr("charged to nobody").toStdString());
    rescored->callback([options] { rescoreAll(*options); });
}

} // namespace cutcard::cli
