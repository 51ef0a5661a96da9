// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/catalogue/award.h"

#include "core/games/catalogue/catalogue.h"

namespace cutcard {

Procedure awardAmong(const Situation& situation, int pot, SeatSet among)
{
    const bool ofPlayers = entryOf(situation.house->game).family == Family::Streets;
    return ofPlayers ? street::awardPot(situation, pot, among) : banked::awardPot(situation, pot, among);
}

} // namespace cutcard
