// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds `quiz`, which lists the question bank, asks, and takes answers from the standard input.
void addQuizCommands(CLI::App& app);

} // namespace cutcard::cli
