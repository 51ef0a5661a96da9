// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/street/street_game.h"

namespace cutcard {

/// Tennessee Hold'em, Riverboat 223: two cards, three more, discards, and overdrawn chips in place of side pots.
const StreetGame& tennessee();

/// Where a table stands in its event, and what may be bet now.
struct TennesseeMoment {
    int hand = 1;        ///< of the event, from 1
    int level = 1;       ///< from 1, six hands each (TN-blinds-5)
    int handOfLevel = 1; ///< 1 to 6
    int round = 0;       ///< the betting round, from 1; 0 while there is none
    Chips most = 0;      ///< the largest bet or raise step of the round (TN-bet-1 to TN-bet-5)
    bool operator==(const TennesseeMoment&) const = default;
};
TennesseeMoment tennesseeMoment(const Situation& situation);

/// How a table has ended: who is left, who has won if anybody has, and by which rule.
struct TennesseeResult {
    Rule rule;
    SeatSet left;
    std::optional<Seat> winner; ///< none while the event goes on, or with equal counts
    bool operator==(const TennesseeResult&) const = default;
};
/// The result of a table that has ended; nothing as long as it goes on.
std::optional<TennesseeResult> tennesseeResult(const Situation& situation);

} // namespace cutcard
