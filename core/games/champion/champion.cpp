// SPDX-License-Identifier: GPL-3.0-or-later
// Champion Poker with Hold'em Bonus and Pot Bet, by the document of procedures.
#include "core/games/champion/parts.h"

namespace cutcard {

namespace {

using namespace banked;
using namespace champion_rules;

constexpr BankedRules citationsOfTableGame{
    .deck = deck,
    .spoilt = spoilt,
    .potBet = potBet,
    .compulsory = "CHP-play-3"_rule,
    .equal = "CHP-play-5"_rule,
    .limits = "CHP-wag-a"_rule,
    .deal = "CHP-play-8"_rule,
    .dealOrder = "CHP-play-9"_rule,
    .houseDeal = "CA-13"_rule,
    .board = "CHP-play-9"_rule,
    .burn = "CHP-hand-5"_rule,
    .noBurn = "CA-12"_rule,
    .ask = "CHP-play-10"_rule,
    .playSize = "CHP-play-11"_rule,
    .fold = "CHP-play-12"_rule,
    .foldKeeps = "CHP-play-13"_rule,
    .dealerUp = "CHP-play-17"_rule,
    .dealerNamed = "CHP-play-17"_rule,
    .askAgain = "CHP-play-15"_rule,
    .raiseSize = "CHP-play-15"_rule,
    .flop = "CHP-play-14"_rule,
    .bonus = "CHP-play-18"_rule,
    .bonusEarly = "CHP-pay-4"_rule,
    .turnAndRiver = "CHP-play-16"_rule,
    .playersUp = "CHP-wag-d"_rule,
    .lost = "CHP-play-19"_rule,
    .won = "CHP-play-21"_rule,
    .tied = "CHP-play-20"_rule,
    .settleOrder = "CA-24"_rule,
    .slideHabit = "RA-12"_rule,
    .pickUp = "CHP-comp-e"_rule,
    .conduct = "CHP-comp-a"_rule,
    .chipsOnly = "CHP-wag-e"_rule,
};

constexpr std::array tables{PostedTable{"CH1", "CHP-pay-5"_rule}, PostedTable{"CH2", "CHP-pay-5"_rule},
                            PostedTable{"CH3", "CHP-pay-5"_rule}, PostedTable{"CH4", "CHP-pay-5"_rule},
                            PostedTable{"CH5", "CHP-pay-5"_rule}, PostedTable{"E", "CHP-pay-1"_rule},
                            PostedTable{"F", "CHP-pay-1"_rule}};

constexpr BankedVariant dealtOfTableGame{
    .bonusRules = "CHP-pay-1, CHP-pay-5",
    .bonusTables = tables,
    .potBet = true,
    .burns = true,
    .settlesAfterFlop = false,
    .dealerWaits = true,
    .holdemEdge = [](int mostAfterFlop) { return 96'637'085'081.0 / 579'454'375'500.0 * mostAfterFlop; },
};

/// Champion Poker with Hold'em Bonus and Pot Bet.
class Champion final : public BankedGame
{
public:
    GameId id() const override { return GameId::Champion; }
    const BankedVariant& variant() const override { return dealtOfTableGame; }
    const BankedRules& rules() const override { return citationsOfTableGame; }

    std::span<const Circle> openingCircles(const Situation& situation) const override
    {
        static constexpr std::array circles{Circle::Bonus, Circle::Blind, Circle::PotBet};
        return std::span(circles).first(bankedOptions(situation).potBet ? 3 : 2);
    }

    std::vector<Duty> wrongOpening(const Situation& situation, Seat seat) const override
    {
        std::vector<Duty> wrong = wrongPair(situation, seat, Circle::Blind);
        const BankedOptions& house = bankedOptions(situation);
        const Wagers& wagers = situation.table.at(seat).wagers;
        const bool plays = wagers.at(Circle::Bonus) + wagers.at(Circle::Blind) > 0;
        const Chips pot = wagers.at(Circle::PotBet);
        const Chips due = pot > 0 && plays ? house.potBetSize() : 0;
        if (pot != due)
            // it is optional, so that it may come back whole
            wrong.push_back(correction(Circle::PotBet, seat, due, plays ? "CHP-play-6"_rule : "CHP-play-3"_rule, {0}));
        return wrong;
    }

    std::vector<Chips> raiseSizes(const Situation& situation, Seat seat) const override
    {
        std::vector<Chips> sizes = BankedGame::raiseSizes(situation, seat);
        if (bankedOptions(situation).mostAfterFlop == 2)
            sizes.push_back(2 * sizes.front());
        return sizes;
    }

    Procedure hand(const Situation& situation) const override
    {
        const Procedure round = inTurn({prepareDeck, layOut, playOrFold, turnFlop, furtherWagers, turnTurnAndRiver,
                                        dealersHand, settleBonus, settleHoldem});
        if (!bankedOptions(situation).potBet)
            return inOrder(later(openingWagers), round, later(pickUp));
        // it is awarded last; when its chips come into the middle is not said
        return inOrder(later(openingWagers), during(round, later(potBetsIn)), awardPotBet(), later(pickUp));
    }
};

} // namespace

const BankedGame& champion()
{
    static const Champion game;
    return game;
}

} // namespace cutcard
