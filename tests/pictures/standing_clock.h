// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace cutcard::standing {

/// Lets so much time go by on a clock that stands otherwise: the same day, hour and timers at each start.
void goOn(std::int64_t milliseconds);

/// Has the houses' keys drawn from the same numbers at each start.
void drawAlike();

} // namespace cutcard::standing
