// SPDX-License-Identifier: GPL-3.0-or-later
// Champion Poker, Version One: a wager on the shared "Player" hand or on the dealer's.
#include "core/games/champion/parts.h"

namespace cutcard {

namespace {

using namespace banked;
using namespace champion_rules;

constexpr BankedRules citationsOfVersionOne{
    .deck = deck,
    .spoilt = spoilt,
    .potBet = potBet,
    .compulsory = "CH1-bet-1"_rule,
    .equal = "CH1-bet-4"_rule,
    .limits = "RA-21"_rule,
    .oneSide = "CH1-bet-2"_rule,
    .freely = "CH-gen-2"_rule,
    .deal = "CH1-deal-1"_rule,
    .dealOrder = "CH1-deal-1"_rule,
    .houseDeal = "CA-13"_rule,
    .board = "CH1-deal-1"_rule,
    .burn = "RA-11"_rule,
    .noBurn = "RA-11"_rule,
    .ask = "CH1-dec-1"_rule,
    .playSize = "CH1-play-1"_rule,
    .fold = "CH1-fold-1"_rule,
    .foldKeeps = "RA-4"_rule,
    .dealerUp = "CH1-exp-2"_rule,
    .dealerNamed = "CH1-show-1"_rule,
    .askAgain = "CH1-raise-1"_rule,
    .raiseSize = "RA-1"_rule,
    .flop = "CH1-flop-1"_rule,
    .bonus = "CH1-bonus-1"_rule,
    .bonusEarly = "CH1-bonus-1"_rule,
    .turnAndRiver = "CH1-board-1"_rule,
    .boardOpen = "RA-22"_rule,
    .playersUp = "CH1-exp-1"_rule,
    .lost = "CH1-set-3"_rule,
    .won = "CH1-set-1"_rule,
    .tied = "CH1-set-2"_rule,
    .dealerLost = "CH1-show-1"_rule,
    .settleOrder = "RA-20"_rule,
    .slideHabit = "RA-12"_rule,
    .pickUp = "CHP-comp-e"_rule,
    .conduct = "CHP-comp-a"_rule,
    .chipsOnly = "CHP-wag-e"_rule,
};

constexpr BankedVariant dealtOfVersionOne{
    .bonusRules = "CH-pay-posted",
    .bonusTables = fiveCardTables,
    .sharesHand = true,
    .holdemEdge = edgeOfVersions,
};

/// Version One: a wager on the shared "Player" hand or on the dealer's.
class ChampionOne final : public BankedGame
{
public:
    GameId id() const override { return GameId::ChampionOne; }
    const BankedVariant& variant() const override { return dealtOfVersionOne; }
    const BankedRules& rules() const override { return citationsOfVersionOne; }

    std::span<const Circle> openingCircles(const Situation&) const override
    {
        static constexpr std::array circles{Circle::Bonus, Circle::DealerBlind, Circle::PlayerBlind};
        return circles;
    }

    std::vector<Duty> wrongOpening(const Situation& situation, Seat seat) const override
    {
        const BankedOptions& house = bankedOptions(situation);
        const SeatPlace& place = situation.table.at(seat);
        const Chips bonus = place.wagers.at(Circle::Bonus);
        // one of two blinds goes back, whichever the player likes
        if (place.wagers.at(Circle::DealerBlind) > 0 && place.wagers.at(Circle::PlayerBlind) > 0)
            return {correction(Circle::DealerBlind, seat, 0, "RA-5"_rule),
                    correction(Circle::PlayerBlind, seat, 0, "RA-5"_rule)};
        const Circle side = blindCircle(situation.table, seat);
        if (side != Circle::Blind)
            return wrongPair(situation, seat, side);
        if (bonus == 0 || (bonus >= house.leastBet && bonus <= house.mostBet))
            return {};
        const Chips size = std::clamp(bonus, house.leastBet, house.mostBet);
        const bool enough = size <= place.stack + bonus;
        return {correction(Circle::Bonus, seat, enough ? size : 0, citationsOfVersionOne.limits, {0})};
    }

    Procedure hand(const Situation&) const override
    {
        return inTurn({openingWagers, prepareDeck, layOut, turnShared, playOrFold, dealersHand, furtherWagers, turnFlop,
                       settleBonus, turnTurnAndRiver, settleHoldem, pickUp});
    }
};

} // namespace

const BankedGame& championOne()
{
    static const ChampionOne game;
    return game;
}

} // namespace cutcard
