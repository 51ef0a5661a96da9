// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/street/street_game.h"

namespace cutcard {

/// No-limit hold'em by the Players Pub Poker League booklet of 2008.
const StreetGame& league();

} // namespace cutcard
