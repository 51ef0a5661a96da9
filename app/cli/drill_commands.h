// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds `drill`: layouts of bonus wagers come up, the payments are read from the standard input.
void addDrillCommand(CLI::App& app);

} // namespace cutcard::cli
