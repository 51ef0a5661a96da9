// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/academy_commands.h"
#include "app/cli/bank_commands.h"
#include "app/cli/certificate_commands.h"
#include "app/cli/compare_commands.h"
#include "app/cli/deal_commands.h"
#include "app/cli/exam_commands.h"
#include "app/cli/exit.h"
#include "app/cli/night_commands.h"
#include "app/cli/odds_commands.h"
#include "app/cli/quiz_commands.h"
#include "app/cli/rules_commands.h"
#include "app/cli/session_commands.h"
#include "app/words/languages.h"
#include "app/words/own_content.h"

#include <CLI/CLI.hpp>

#include <QGuiApplication>
#include <QTextStream>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <memory>
#include <span>
#include <string>
#include <string_view>

using namespace cutcard::cli;

namespace {

const char* const exitCodes = QT_TRANSLATE_NOOP(
    "Words", "Exit codes: 0 fine; 1 faults of the dealer found; 2 bad arguments; 3 a file cannot be read or is wrong; "
             "4 a file cannot be written; 5 the program's own checks failed.");

/// One line for whatever is wrong with the command line.
int reportBadArguments(const CLI::App& app, const CLI::ParseError& error)
{
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success))
        return app.exit(error); // --help asked for
    QString message = QString::fromUtf8(error.what()).simplified();
    const std::vector<std::string> unknown = app.remaining();
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !unknown.empty())
        message = QCoreApplication::translate("Words", "no such command: %1").arg(QString::fromStdString(unknown[0]));
    QTextStream(stderr) << "cutcard-cli: " << message << Qt::endl;
    return static_cast<int>(ExitCode::BadArguments);
}

std::string notEmpty(const std::string& value)
{
    return value.empty() ? QCoreApplication::translate("Words", "a value is missing").toStdString() : std::string();
}

/// The library reads -1 as the largest number, and what is too large as well.
std::string seedCheck(const std::string& value)
{
    std::uint64_t seed = 0;
    const auto read = std::from_chars(value.data(), value.data() + value.size(), seed);
    if (read.ec == std::errc() && read.ptr == value.data() + value.size())
        return {};
    return QCoreApplication::translate("Words", "a seed is a whole number from 0 to 18446744073709551615, not %1")
        .arg(QString::fromStdString(value))
        .toStdString();
}

/// No option of any command takes an empty value, and no seed but a whole number.
void checkValues(CLI::App& app)
{
    for (CLI::Option* option : app.get_options([](CLI::Option*) { return true; })) {
        if (option->get_items_expected_max() == 0)
            continue;
        option->check(notEmpty);
        if (option->check_lname("seed"))
            option->check(seedCheck);
    }
    for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; }))
        checkValues(*command);
}

/// What was printed is lost on a full device: said, and the exit code says it too.
int afterPrinting(int code)
{
    std::cout.flush();
    const bool flushed = std::fflush(stdout) == 0;
    if (flushed && std::ferror(stdout) == 0 && std::cout.good())
        return code;
    fail(ExitCode::CannotWrite,
         cutcard::Error{
             .place = {.name = "standard output"}, .cause = cutcard::Cause::Unreadable, .expected = {}, .found = {}});
}

int parsed(CLI::App& app, int argc, char** argv)
{
    try {
        app.parse(argc, argv);
    } catch (const CLI::RuntimeError& ended) {
        return ended.get_exit_code();
    } catch (const CLI::ParseError& error) {
        return reportBadArguments(app, error);
    }
    return static_cast<int>(ExitCode::Fine);
}

/// Letters are drawn only where a page is made; nothing else waits for fonts, and nothing ever needs a display.
std::unique_ptr<QCoreApplication> applicationFor(int& argc, char** argv)
{
    const bool prints = std::ranges::any_of(std::span(argv, static_cast<std::size_t>(argc)), [](const char* argument) {
        return std::string_view(argument) == "print" || std::string_view(argument) == "sheet";
    });
    if (!prints)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int main(int argc, char** argv)
{
    const auto application = applicationFor(argc, argv);
    const QString language = cutcard::languageAsked(QCoreApplication::arguments());
    if (!cutcard::installLanguage(language)) {
        QTextStream(stderr) << "cutcard-cli: "
                            << QCoreApplication::translate("Words", "no such language: %1 (there is: %2)")
                                   .arg(language, cutcard::languages().join(QStringLiteral(", ")))
                            << Qt::endl;
        return static_cast<int>(ExitCode::BadArguments);
    }

    const QString own = cutcard::contentAsked(QCoreApplication::arguments());
    const QString refused = own.isEmpty() ? QString() : cutcard::takeContent(own);
    if (!refused.isEmpty()) {
        QTextStream(stderr) << "cutcard-cli: " << refused << Qt::endl;
        return static_cast<int>(ExitCode::BadInput);
    }

    CLI::App app(QCoreApplication::translate("Words", "Cutcard without a window: a dealer's acts judged by the book.")
                     .toStdString(),
                 "cutcard-cli");
    app.footer(QCoreApplication::translate("Words", exitCodes).toStdString());
    std::string taken; // above, before anything was said
    app.add_option("--language", taken,
                   QCoreApplication::translate("Words", "speak this language, in place of the system's").toStdString());
    app.add_option("--content", taken,
                   QCoreApplication::translate("Words", "go by the rules and questions of this folder").toStdString());
    app.require_subcommand(1);
    addSessionCommands(app);
    addDealCommands(app);
    addRulesCommands(app);
    addQuizCommands(app);
    addBankCommands(app);
    addCompareCommand(app);
    addGameCommands(app);
    addOddsCommands(app);
    addNightCommands(app);
    addAcademyCommands(app);
    addExamCommands(app);
    addCertificateCommands(app);
    checkValues(app);
    try {
        return afterPrinting(parsed(app, argc, argv));
    } catch (const CLI::RuntimeError& ended) {
        return ended.get_exit_code();
    }
}
