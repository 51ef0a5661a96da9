// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds appeals, and the rescoring of what the machine had wrong.
void addSecondLook(CLI::App& exam);

} // namespace cutcard::cli
