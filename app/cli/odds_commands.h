// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds `odds` and what can be asked of it: counts, bonus, champion, start, decide, versions, pair, document.
void addOddsCommands(CLI::App& app);

} // namespace cutcard::cli
