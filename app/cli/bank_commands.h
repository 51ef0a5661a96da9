// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds what looks over rules and questions.
void addBankCommands(CLI::App& app);

} // namespace cutcard::cli
