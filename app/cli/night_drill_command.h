// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// Adds "night drill": questions from a director's night, without one.
void addNightDrill(CLI::App& night);

} // namespace cutcard::cli
