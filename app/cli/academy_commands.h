// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// `academy`, `roster` and `ledger`: the house, its people, and the chain of all that was done.
void addAcademyCommands(CLI::App& app);

} // namespace cutcard::cli
