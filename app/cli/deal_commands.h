// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds `deal`, which has the ideal dealer deal hands to simulated players.
void addDealCommands(CLI::App& app);

} // namespace cutcard::cli
