// SPDX-License-Identifier: GPL-3.0-or-later
// Champion Poker, Version Two: everybody's own hand.
#include "core/games/champion/parts.h"

namespace cutcard {

namespace {

using namespace banked;
using namespace champion_rules;

constexpr BankedRules citationsOfVersionTwo{
    .deck = deck,
    .spoilt = spoilt,
    .potBet = potBet,
    .compulsory = "CH2-bet-1"_rule,
    .equal = "CH2-bet-1"_rule,
    .limits = "RA-21"_rule,
    .deal = "CH2-deal-1"_rule,
    .dealOrder = "CH2-deal-1"_rule,
    .houseDeal = "CA-13"_rule,
    .board = "RA-8"_rule,
    .burn = "RA-11"_rule,
    .noBurn = "RA-11"_rule,
    .ask = "CH2-dec-1"_rule,
    .playSize = "CH2-play-1"_rule,
    .fold = "CH2-fold-1"_rule,
    .foldKeeps = "CH2-fold-1"_rule,
    .dealerUp = "CH2-exp-1"_rule,
    .dealerNamed = "CH2-show-1"_rule,
    .askAgain = "CH2-raise-1"_rule,
    .raiseSize = "RA-1"_rule,
    .flop = "CH2-flop-1"_rule,
    .bonus = "CH2-bonus-1"_rule,
    .bonusEarly = "CH2-bonus-1"_rule,
    .turnAndRiver = "CH2-board-1"_rule,
    .playersUp = "RA-9"_rule,
    .lost = "CH2-show-1"_rule,
    .won = "CH2-set-1"_rule,
    .tied = "CH2-set-2"_rule,
    .settleOrder = "RA-20"_rule,
    .slide = "CH2-push-1"_rule,
    .slideHabit = "RA-12"_rule,
    .pickUp = "CHP-comp-e"_rule,
    .conduct = "CHP-comp-a"_rule,
    .chipsOnly = "CHP-wag-e"_rule,
};

constexpr BankedVariant dealtOfVersionTwo{
    .bonusRules = "CH-pay-posted",
    .bonusTables = fiveCardTables,
    .holdemEdge = edgeOfVersions,
};

/// Version Two: everybody's own hand.
class ChampionTwo final : public BankedGame
{
public:
    GameId id() const override { return GameId::ChampionTwo; }
    const BankedVariant& variant() const override { return dealtOfVersionTwo; }
    const BankedRules& rules() const override { return citationsOfVersionTwo; }

    std::span<const Circle> openingCircles(const Situation&) const override
    {
        static constexpr std::array circles{Circle::Bonus, Circle::Blind};
        return circles;
    }

    std::vector<Duty> wrongOpening(const Situation& situation, Seat seat) const override
    {
        return wrongPair(situation, seat, Circle::Blind);
    }

    Procedure hand(const Situation&) const override
    {
        return inTurn({openingWagers, prepareDeck, layOut, playOrFold, dealersHand, furtherWagers, turnFlop,
                       settleBonus, turnTurnAndRiver, settleHoldem, pickUp});
    }
};

} // namespace

const BankedGame& championTwo()
{
    static const ChampionTwo game;
    return game;
}

} // namespace cutcard
