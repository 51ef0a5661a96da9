// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds `compare`: a hand worked out in all four ways to treat a player who is short of chips.
void addCompareCommand(CLI::App& app);

} // namespace cutcard::cli
