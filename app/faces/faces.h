// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/face.h"

namespace cutcard::faces {

// one for each game, in a file of its own
extern const Face league;
extern const Face limit;
extern const Face tennessee;
extern const Face champion;
extern const Face championOne;
extern const Face championTwo;

/// Where flop, turn and river lie.
extern const std::span<const char* const> flopTurnRiver;

} // namespace cutcard::faces
