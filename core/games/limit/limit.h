// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/street/street_game.h"

namespace cutcard {

/// Limit hold'em for cash by a card room's rules: one bet and three raises a round.
const StreetGame& limit();

} // namespace cutcard
