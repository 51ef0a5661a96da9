// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

namespace cutcard {

/// All that a player in turn may know of the hand.
struct SeatView {
    Seat seat;
    FixedVector<Card, maxHandCards> hand;
    FixedVector<Card, cardCount> board;
    FixedVector<Card, maxHandCards + 5> playable; ///< what the hand would be read from now
    int handSize = 2; ///< private cards that everybody has or will have: 2, or 5 with a second deal
    Chips stack = 0;
    Chips bet = 0;    ///< in front of the player
    Chips callTo = 0; ///< what a call makes it
    Chips betTo = 0;  ///< the bet of the round; 0: nobody has bet
    Chips pot = 0;    ///< everything in the middle and in front of all
    Chips bigBlind = 0;
    Chips loan = 0;      ///< overdrawn chips that could be had
    int opponents = 0;   ///< still in the hand
    int behind = 0;      ///< of those, how many act after the player in this round
    bool raised = false; ///< somebody has bet or raised in this round
    bool operator==(const SeatView&) const = default;
};

/// What a seat may see of a situation: its own cards, the board and the chips.
SeatView viewOf(const Situation& situation, Seat seat);

} // namespace cutcard
