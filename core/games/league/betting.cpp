// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet section 3.7: what is particular to the league's betting.
#include "core/games/league/parts.h"

namespace cutcard::league_rules {

static bool isWholeStep(Chips raise, Chips step)
{
    return step > 0 && raise % step == 0;
}

Chips nearestRaise(const Situation& situation, const BettingRound& round, Chips to)
{
    const Chips least = league().fullRaiseTo(situation, round);
    if (to <= least)
        return least;
    const Chips raise = to - round.betTo;
    const Chips blind = situation.notes.bigBlind;
    // PA-10 and PA-11: before the flop in whole steps, rounded down
    const bool steps = round.street == 0 && leagueOptions(situation).strictRaiseSteps;
    if (!steps || isWholeStep(raise, blind) || isWholeStep(raise, round.lastRaise))
        return to;
    const Chips byBlind = raise / blind * blind;
    const Chips byRaise = round.lastRaise > 0 ? raise / round.lastRaise * round.lastRaise : 0;
    return std::max(least, round.betTo + std::max(byBlind, byRaise));
}

void noteShortRaise(const Situation& situation, BettingRound& round, Seat seat, Chips to)
{
    // 3.7.5 with PA-14 and PA-16, and PA-43 for a first bet: it counts as the proper raise for everybody else
    if (leagueOptions(situation).properRaiseRule) {
        noteRaise(situation, round, seat, league().fullRaiseTo(situation, round));
        round.properFor = to;
        return;
    }
    const Chips lastRaise = round.lastRaise;
    noteRaise(situation, round, seat, to);
    round.lastRaise = lastRaise;
}

} // namespace cutcard::league_rules
