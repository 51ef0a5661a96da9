// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds `play` and `owed`, which read session files.
void addSessionCommands(CLI::App& app);

/// Adds `games`.
void addGameCommands(CLI::App& app);

} // namespace cutcard::cli
