// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds `night` with run, play, owed and drill.
void addNightCommands(CLI::App& app);

} // namespace cutcard::cli
