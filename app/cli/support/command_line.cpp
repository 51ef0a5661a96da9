// SPDX-License-Identifier: GPL-3.0-or-later
// The only file that knows the library which reads command lines: it shows it the rows.
#include "app/cli/support/command_line.h"

#include "app/cli/support/exit.h"
#include "app/words/errors/own_content.h"
#include "app/words/languages.h"
#include "app/words/tr.h"
#include "core/base/fault.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <cstdio>
#include <iostream>
#include <map>

namespace cutcard::cli {

/// One line for whatever is wrong with the command line.
static int reportBadArguments(const CLI::App& app, const CLI::ParseError& error)
{
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success))
        return app.exit(error); // --help asked for
    QString message = QString::fromUtf8(error.what()).simplified();
    const std::vector<std::string> unknown = app.remaining();
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !unknown.empty())
        message = Words::tr("There is no command %1. `cutcard-cli --help` lists the commands.")
                      .arg(QString::fromStdString(unknown[0]));
    else if (message == QLatin1String("A subcommand is required"))
        message = Words::tr("The command is missing. --help lists the commands.");
    sayWrong(message);
    return static_cast<int>(ExitCode::BadArguments);
}

static std::string notEmpty(const std::string& value)
{
    return value.empty() ? Words::tr("the value is missing").toStdString() : std::string();
}

/// The library reads -1 as the largest number, and what is too large as well.
static std::string seedCheck(const std::string& value)
{
    std::uint64_t seed = 0;
    const auto read = std::from_chars(value.data(), value.data() + value.size(), seed);
    if (read.ec == std::errc() && read.ptr == value.data() + value.size())
        return {};
    return Words::tr("a seed is a whole number from 0 to 18446744073709551615, not %1")
        .arg(QString::fromStdString(value))
        .toStdString();
}

static CLI::Validator among(const std::vector<std::string>& choices)
{
    const QStringList words =
        textsOf(choices, [&](const std::string& choice) { return QString::fromStdString(choice); });
    const auto wrong = [words](std::string& value) {
        const QString given = QString::fromStdString(value);
        return words.contains(given)
                   ? std::string()
                   : Words::tr("%1 is not one of: %2").arg(given, words.join(QStringLiteral(", "))).toStdString();
    };
    return {wrong, QStringLiteral("{%1}").arg(words.join(u',')).toStdString()};
}

static CLI::Validator from(const std::pair<int, int>& range)
{
    const auto wrong = [range](std::string& value) {
        const QString given = QString::fromStdString(value);
        bool whole = false;
        const int number = given.toInt(&whole);
        return whole && number >= range.first && number <= range.second
                   ? std::string()
                   : Words::tr("%1 is not a whole number from %2 to %3")
                         .arg(given, QString::number(range.first), QString::number(range.second))
                         .toStdString();
    };
    return {wrong, QStringLiteral("%1 to %2").arg(range.first).arg(range.second).toStdString()};
}

/// No option of any command takes an empty value, and no seed but a whole number.
static void add(CLI::App& command, const Option& option)
{
    const std::string help = option.help.toStdString();
    if (bool* const* flag = std::get_if<bool*>(&option.target)) {
        command.add_flag(option.name, **flag, help);
        return;
    }
    CLI::Option* added =
        std::visit([&](auto* target) { return command.add_option(option.name, *target, help); }, option.target);
    added->required(option.required)->check(notEmpty);
    if (std::holds_alternative<std::uint64_t*>(option.target))
        added->check(seedCheck);
    if (!option.choices.empty())
        added->check(among(option.choices));
    if (option.range)
        added->check(from(*option.range));
}

static void add(CLI::App& app, const Program& program)
{
    std::map<std::string, CLI::App*> groups;
    for (const Group& group : program.groups) {
        groups[group.word] = app.add_subcommand(group.word, group.help.toStdString());
        groups[group.word]->require_subcommand(1);
    }
    for (const Command& command : program.commands) {
        const std::size_t space = command.words.find(' ');
        CLI::App& parent = space == std::string::npos ? app : *groups.at(command.words.substr(0, space));
        CLI::App* added = parent.add_subcommand(
            space == std::string::npos ? command.words : command.words.substr(space + 1), command.help.toStdString());
        for (const Option& option : command.options)
            add(*added, option);
        added->callback(command.run);
    }
}

/// What was printed is lost on a full device: said, and the exit code says it too.
static int afterPrinting(int code)
{
    std::cout.flush();
    const bool flushed = std::fflush(stdout) == 0;
    if (flushed && std::ferror(stdout) == 0 && std::cout.good())
        return code;
    fail(ExitCode::CannotWrite, faultIn("standard output", Cause::Unreadable, {}));
}

static int parsed(CLI::App& app, int argc, char** argv)
{
    try {
        app.parse(argc, argv);
    } catch (const Ended& ended) {
        return static_cast<int>(ended.code);
    } catch (const CLI::ParseError& error) {
        return reportBadArguments(app, error);
    }
    return static_cast<int>(ExitCode::Fine);
}

Option needed(Option option)
{
    option.required = true;
    return option;
}

Option oneOf(Option option, const std::vector<std::string>& choices)
{
    option.choices = choices;
    return option;
}

Option within(Option option, int least, int most)
{
    option.range = {least, most};
    return option;
}

Option jsonFlag(bool& json)
{
    return {"--json", &json, Words::tr("print JSON")};
}

int run(const std::function<Program()>& program, int argc, char** argv)
{
    const QString language = languageAsked(QCoreApplication::arguments());
    if (!installLanguage(language)) {
        sayWrong(Words::tr("There is no language %1. Choose one of: %2.")
                     .arg(language, languages().join(QStringLiteral(", "))));
        return static_cast<int>(ExitCode::BadArguments);
    }
    const QString own = contentAsked(QCoreApplication::arguments());
    const QString refused = own.isEmpty() ? QString() : takeContent(own);
    if (!refused.isEmpty()) {
        sayWrong(refused);
        return static_cast<int>(ExitCode::BadInput);
    }
    const Program known = program();
    CLI::App app(known.about.toStdString(), known.name);
    app.footer(
        Words::tr(
            "Exit codes: 0 all right; 1 something checked is wrong, such as a dealer's mistake; 2 wrong arguments; 3 a "
            "file cannot be read or is wrong; 4 a file cannot be written; 5 the program's own checks failed.")
            .toStdString());
    std::string taken; // above, before anything was said
    add(app, {"--language", &taken, Words::tr("use this language instead of the system's")});
    add(app, {"--content", &taken, Words::tr("use the rules and questions in this folder")});
    app.require_subcommand(1);
    add(app, known);
    try {
        return afterPrinting(parsed(app, argc, argv));
    } catch (const Ended& ended) {
        return static_cast<int>(ended.code);
    }
}

} // namespace cutcard::cli
