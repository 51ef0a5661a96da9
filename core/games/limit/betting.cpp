// SPDX-License-Identifier: GPL-3.0-or-later
// LH-bet, LH-def-raise and LH-sidepot-1 to LH-sidepot-3: bets within the table's limit, one bet and three raises.
#include "core/games/limit/parts.h"

namespace cutcard::limit_rules {

Chips unitOf(const Situation& situation, const BettingRound& round)
{
    const LimitOptions& options = limitOptions(situation);
    const bool doubled = options.structure == BetStructure::Fixed && round.street >= 2;
    const Chips unit = doubled ? 2 * options.bigBlind : options.bigBlind;
    // LH-def-raise: in a spread a raise is at least as large as the last one
    return options.structure == BetStructure::Spread ? std::max(unit, round.lastRaise) : unit;
}

Chips Limit::fullRaiseTo(const Situation& situation, const BettingRound& round) const
{
    const Chips unit = unitOf(situation, round);
    if (round.missing == 0)
        return round.betTo + unit;
    switch (limitOptions(situation).raiseOverAllIn) {
    case RaiseOverAllIn::FullStep:
        return round.betTo + unit;
    case RaiseOverAllIn::Completes:
        return round.betTo + round.missing;
    case RaiseOverAllIn::FromHalf:
        return round.betTo + round.missing + (2 * round.missing <= unit ? unit : 0);
    }
    return round.betTo + unit;
}

Chips Limit::nearestRaiseTo(const Situation& situation, const BettingRound& round, Chips to) const
{
    const LimitOptions& options = limitOptions(situation);
    const Chips least = fullRaiseTo(situation, round);
    if (options.structure != BetStructure::Spread)
        return least;
    return std::clamp(to, least, std::max(least, round.betTo + options.spreadMost));
}

void Limit::noteShortRaise(const Situation& situation, BettingRound& round, Seat seat, Chips to) const
{
    const LimitOptions& options = limitOptions(situation);
    const BettingRound before = round;
    const Chips full = fullRaiseTo(situation, round);
    noteRaise(situation, round, seat, to);
    // LA-14: what comes next is measured by the last full bet, not by this one
    round.lastRaise = before.lastRaise;
    round.missing = full - to;
    const bool half = 2 * (to - before.betTo) >= full - before.betTo;
    // LH-sidepot-3 counts it whatever its size (LA-13)
    if (!options.shortAllInCounts && !half)
        round.raises = before.raises;
    if (!options.shortAllInReopens) {
        round.callOnly = canAct(situation) - before.toAct;
        round.callOnly.erase(seat);
    }
}

bool isCapped(const Situation& situation, const BettingRound& round)
{
    return round.betTo > 0 && round.raises >= limitOptions(situation).raiseCap;
}

Reason Limit::why(const Situation& situation, const Procedure& procedure, const Verdict& verdict, const Act* act) const
{
    const BettingRound round = currentRound(situation);
    if (act != nullptr && act->phrase == Phrase::Capped && round.betTo > 0 && !isCapped(situation, round))
        return {.because = Because::Capped, .other = limitOptions(situation).raiseCap, .count = round.raises};
    return StreetGame::why(situation, procedure, verdict, act);
}

std::optional<Rule> Limit::raiseBarred(const Situation& situation, const BettingRound& round, Seat seat) const
{
    if (isCapped(situation, round)) {
        const bool option = round.street == 0 && seat == situation.notes.bigBlindSeat;
        return option ? "LH-bet-5"_rule : "LH-bet-6"_rule;
    }
    if (round.callOnly.contains(seat))
        return "LA-15"_rule;
    return std::nullopt;
}

} // namespace cutcard::limit_rules
