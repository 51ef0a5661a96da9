// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/street_game.h"

namespace cutcard {

/// Tennessee Hold'em, Riverboat 223: two cards, three more, discards, and overdrawn chips in place of side pots.
const StreetGame& tennessee();

} // namespace cutcard
