// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds `rules`, which prints the rulebooks.
void addRulesCommands(CLI::App& app);

} // namespace cutcard::cli
