// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cutcard {
struct DrillQuestion;
}

namespace cutcard::attack {

/// A question of a drill as it is printed.
QString drillText(const DrillQuestion& question);

} // namespace cutcard::attack
