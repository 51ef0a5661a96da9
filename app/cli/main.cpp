// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare_commands.h"
#include "app/cli/deal_commands.h"
#include "app/cli/drill_commands.h"
#include "app/cli/exit.h"
#include "app/cli/odds_commands.h"
#include "app/cli/quiz_commands.h"
#include "app/cli/rules_commands.h"
#include "app/cli/session_commands.h"
#include "app/words/languages.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QTextStream>

#include <string>

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
    QTextStream(stderr) << "cutcard-cli: " << QString::fromUtf8(error.what()).simplified() << Qt::endl;
    return static_cast<int>(ExitCode::BadArguments);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QString language = cutcard::languageAsked(QCoreApplication::arguments());
    if (!cutcard::installLanguage(language)) {
        QTextStream(stderr) << "cutcard-cli: "
                            << QCoreApplication::translate("Words", "no such language: %1 (there is: %2)")
                                   .arg(language, cutcard::languages().join(QStringLiteral(", ")))
                            << Qt::endl;
        return static_cast<int>(ExitCode::BadArguments);
    }

    CLI::App app(QCoreApplication::translate("Words", "Cutcard without a window: a dealer's acts judged by the book.")
                     .toStdString(),
                 "cutcard-cli");
    app.footer(QCoreApplication::translate("Words", exitCodes).toStdString());
    std::string taken; // above, before anything was said
    app.add_option("--language", taken,
                   QCoreApplication::translate("Words", "speak this language, in place of the system's").toStdString());
    app.require_subcommand(1);
    addSessionCommands(app);
    addDealCommands(app);
    addRulesCommands(app);
    addQuizCommands(app);
    addDrillCommand(app);
    addCompareCommand(app);
    addGameCommands(app);
    addOddsCommands(app);
    try {
        app.parse(argc, argv);
    } catch (const CLI::RuntimeError& ended) {
        return ended.get_exit_code();
    } catch (const CLI::ParseError& error) {
        return reportBadArguments(app, error);
    }
    return static_cast<int>(ExitCode::Fine);
}
