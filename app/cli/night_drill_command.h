// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace CLI {
class App;
}

namespace cutcard {
struct DrillQuestion;
}

namespace cutcard::cli {

/// A question of a drill as it is printed.
QString drillText(const DrillQuestion& question);

/// Adds "night drill": questions from a director's night, without one.
void addNightDrill(CLI::App& night);

} // namespace cutcard::cli
