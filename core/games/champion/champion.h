// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/banked/banked_game.h"

namespace cutcard {

/// Champion Poker with Hold'em Bonus and Pot Bet, by the document of procedures.
const BankedGame& champion();

/// Champion Poker, Version One: one shared "Player" hand, the 5 Card Bonus after the flop.
const BankedGame& championOne();

/// Champion Poker, Version Two: everybody's own hand, the 5 Card Bonus after the flop.
const BankedGame& championTwo();

} // namespace cutcard
