// SPDX-License-Identifier: GPL-3.0-or-later
// TN-bet-1 to TN-bet-5: as many big blinds and as many raises of each player as the round has number.
#include "core/games/tennessee/parts.h"

namespace cutcard::tennessee_rules {

static int roundNumber(const BettingRound& round)
{
    return round.street + 1;
}

Rule limitRule(int street)
{
    constexpr std::array rules{"TN-bet-1"_rule, "TN-bet-2"_rule, "TN-bet-3"_rule, "TN-bet-4"_rule, "TN-bet-5"_rule};
    return rules[static_cast<std::size_t>(street)];
}

Chips nearestRaise(const Situation& situation, const BettingRound& round, Chips to)
{
    const Chips blind = situation.notes.bigBlind;
    return std::clamp(to, round.betTo + blind, round.betTo + roundNumber(round) * blind);
}

std::optional<Rule> raiseBarred(const Situation&, const BettingRound& round, Seat seat)
{
    if (round.betTo > 0 && round.raisesBy[static_cast<std::size_t>(seat.index())] >= roundNumber(round))
        return limitRule(round.street);
    return std::nullopt;
}

Rule wrongSizeRule(const Situation& situation, const BettingRound& round, Chips to)
{
    const Chips step = to - round.betTo;
    const Chips blind = situation.notes.bigBlind;
    if (step > roundNumber(round) * blind)
        return limitRule(round.street);
    // right by the level before: what doubles with the blinds is the bets
    return situation.notes.newLevel && 2 * step >= blind ? "TN-blinds-6"_rule : "TA-2"_rule;
}

Procedure recordPots(const Situation& situation, int)
{
    if (tennesseeOptions(situation).sweepsRounds || liveSeats(situation.table).size() < 2)
        return {};
    const LayeredPots pots = street::layersOf(situation);
    std::vector<Procedure> steps;
    for (std::size_t i = 1; i < pots.size(); ++i) {
        const auto& known = situation.notes.recorded;
        if (i < known.size() && known[i].amount == pots[i].amount && known[i].eligible == pots[i].eligible)
            continue;
        steps.push_back(owe(recordPot(static_cast<int>(i), pots[i].amount, pots[i].eligible), "TN-odc-15"_rule,
                            Severity::Critical, Competency::Pots));
    }
    return inOrder(steps);
}

} // namespace cutcard::tennessee_rules
