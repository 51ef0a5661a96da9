// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/support/command_line.h"

namespace cutcard::cli {

/// `play` and `owed`, which read session files, and `games`.
std::vector<Command> sessionCommands();
/// `deal`.
std::vector<Command> dealCommands();
/// `rules`.
std::vector<Command> rulesCommands();
/// `atlas`.
std::vector<Command> atlasCommands();
/// `quiz …`.
std::vector<Command> quizCommands();
/// `bank check`.
std::vector<Command> bankCommands();
/// `compare`.
std::vector<Command> compareCommands();
/// `odds …`.
std::vector<Command> oddsCommands();
/// `night …`.
std::vector<Command> nightCommands();
/// `academy …`, `roster …` and `ledger …`.
std::vector<Command> academyCommands();
/// `exam …`.
std::vector<Command> examCommands();
/// `certificate …`.
std::vector<Command> certificateCommands();

} // namespace cutcard::cli
