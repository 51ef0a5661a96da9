// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cutcard::cli {

/// Where what was typed goes: a flag, a text, a number, or several texts.
using Target = std::variant<bool*, std::string*, int*, std::int64_t*, std::uint64_t*, std::vector<std::string>*>;

/// An option ("--seed") or an argument ("FILE") of a command.
struct Option {
    std::string name{};
    Target target{};
    QString help{};
    bool required = false;
    std::vector<std::string> choices{};         ///< empty: anything
    std::optional<std::pair<int, int>> range{}; ///< nothing: any number
};

/// An option that has to be given.
Option needed(Option option);
/// An option that takes one of these words.
Option oneOf(Option option, const std::vector<std::string>& choices);
/// An option that takes a whole number of this range.
Option within(Option option, int least, int most);

/// A command: its words ("night run"), what it does, what it takes, and the function.
struct Command {
    std::string words{};
    QString help{};
    std::vector<Option> options{};
    std::function<void()> run{};
};

/// What several commands have in common that begin with the same word.
struct Group {
    std::string word{};
    QString help{};
};

/// All that a program understands.
struct Program {
    std::string name{};
    QString about{};
    std::vector<Group> groups{};
    std::vector<Command> commands{};
};

/// The flag that every command which prints for other programs has.
Option jsonFlag(bool& json);

/// Runs the command that is named, in the language asked for, before which `program` is not made.
int run(const std::function<Program()>& program, int argc, char** argv);

} // namespace cutcard::cli
