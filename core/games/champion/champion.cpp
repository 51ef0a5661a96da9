// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champion/champion.h"

#include "core/games/banked/parts.h"

#include <algorithm>
#include <array>
#include <vector>

namespace cutcard {

namespace {

using namespace banked;

constexpr BankedRules procedures{
    .compulsory = "CHP-play-3"_rule,
    .equal = "CHP-play-5"_rule,
    .limits = "CHP-wag-a"_rule,
    .deal = "CHP-play-8"_rule,
    .dealOrder = "CHP-play-9"_rule,
    .board = "CHP-play-9"_rule,
    .burn = "CHP-hand-5"_rule,
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
    .turnAndRiver = "CHP-play-16"_rule,
    .playersUp = "CHP-wag-d"_rule,
    .lost = "CHP-play-19"_rule,
    .won = "CHP-play-21"_rule,
    .tied = "CHP-play-20"_rule,
    .slide = {},
    .pickUp = "CHP-comp-e"_rule,
};

constexpr BankedRules versionOne{
    .compulsory = "CH1-bet-1"_rule,
    .equal = "CH1-bet-4"_rule,
    .limits = "RA-21"_rule,
    .deal = "CH1-deal-1"_rule,
    .dealOrder = "CH1-deal-1"_rule,
    .board = "CH1-deal-1"_rule,
    .burn = "RA-11"_rule,
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
    .turnAndRiver = "CH1-board-1"_rule,
    .playersUp = "CH1-exp-1"_rule,
    .lost = "CH1-set-3"_rule,
    .won = "CH1-set-1"_rule,
    .tied = "CH1-set-2"_rule,
    .slide = {},
    .pickUp = "CHP-comp-e"_rule,
};

constexpr BankedRules versionTwo{
    .compulsory = "CH2-bet-1"_rule,
    .equal = "CH2-bet-1"_rule,
    .limits = "RA-21"_rule,
    .deal = "CH2-deal-1"_rule,
    .dealOrder = "CH2-deal-1"_rule,
    .board = "RA-8"_rule,
    .burn = "RA-11"_rule,
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
    .turnAndRiver = "CH2-board-1"_rule,
    .playersUp = "RA-9"_rule,
    .lost = "CH2-show-1"_rule,
    .won = "CH2-set-1"_rule,
    .tied = "CH2-set-2"_rule,
    .slide = "CH2-push-1"_rule,
    .pickUp = "CHP-comp-e"_rule,
};

/// Bonus and blind: both, equal and within the limits, or neither of them; which, is the player's choice.
std::vector<Duty> wrongPair(const Situation& situation, Seat seat, Circle blindCircle)
{
    const BankedOptions& house = bankedOptions(situation);
    const BankedRules& rules = bankedGame(situation).rules();
    const SeatPlace& place = situation.table.at(seat);
    const Chips bonus = place.wagers.at(Circle::Bonus);
    const Chips blind = place.wagers.at(blindCircle);
    const auto legal = [&](Chips size) { return size >= house.leastBet && size <= house.mostBet; };
    if (bonus == blind && (bonus == 0 || legal(bonus)))
        return {};
    const Rule broken = bonus == 0 || blind == 0       ? rules.compulsory
                        : legal(bonus) && legal(blind) ? rules.equal
                                                       : rules.limits;
    // what either wager comes to within the limits, if the chips for two of it are there; or nothing at all
    FixedVector<Chips, 3> sizes;
    for (const Chips wager : {bonus, blind}) {
        const Chips size = std::clamp(wager, house.leastBet, house.mostBet);
        if (wager > 0 && 2 * size <= place.stack + bonus + blind)
            sizes.push_back(size);
    }
    const Chips best = sizes.empty() ? 0 : sizes[0];
    sizes.push_back(0);
    std::vector<Duty> wrong;
    for (const Circle circle : {Circle::Bonus, blindCircle}) {
        const Chips there = place.wagers.at(circle);
        FixedVector<Chips, 3> others;
        for (const Chips size : sizes) {
            if (size != there)
                others.push_back(size);
        }
        if (others.empty())
            continue;
        const Duty duty = correction(circle, seat, there == best ? others[0] : best, broken, others);
        // first what brings the wagers to the size that is least to move
        wrong.insert(there == best ? wrong.end() : wrong.begin(), duty);
    }
    return wrong;
}

/// Champion Poker with Hold'em Bonus and Pot Bet.
class Champion final : public BankedGame
{
public:
    GameId id() const override { return GameId::Champion; }
    const BankedRules& rules() const override { return procedures; }
    bool settlesAfterFlop() const override { return false; }

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
        const Procedure round = inOrder(prepareDeck(), layOut(), playOrFold(), turnFlop(), furtherWagers(),
                                        turnTurnAndRiver(), dealersHand(), settleBonus(), settleHoldem());
        if (!bankedOptions(situation).potBet)
            return inOrder(wagers(), round, pickUp());
        // it is awarded last; when its chips come into the middle is not said
        return inOrder(wagers(), during(round, potBetsIn()), awardPotBet(), pickUp());
    }
};

/// Version One: a wager on the shared "Player" hand or on the dealer's.
class ChampionOne final : public BankedGame
{
public:
    GameId id() const override { return GameId::ChampionOne; }
    const BankedRules& rules() const override { return versionOne; }
    bool sharesHand() const override { return true; }

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
        return {correction(Circle::Bonus, seat, enough ? size : 0, versionOne.limits, {0})};
    }

    Procedure hand(const Situation&) const override
    {
        return inOrder(wagers(), prepareDeck(), layOut(), turnShared(), playOrFold(), dealersHand(), furtherWagers(),
                       turnFlop(), settleBonus(), turnTurnAndRiver(), settleHoldem(), pickUp());
    }
};

/// Version Two: everybody's own hand.
class ChampionTwo final : public BankedGame
{
public:
    GameId id() const override { return GameId::ChampionTwo; }
    const BankedRules& rules() const override { return versionTwo; }

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
        return inOrder(wagers(), prepareDeck(), layOut(), playOrFold(), dealersHand(), furtherWagers(), turnFlop(),
                       settleBonus(), turnTurnAndRiver(), settleHoldem(), pickUp());
    }
};

} // namespace

const BankedGame& champion()
{
    static const Champion game;
    return game;
}

const BankedGame& championOne()
{
    static const ChampionOne game;
    return game;
}

const BankedGame& championTwo()
{
    static const ChampionTwo game;
    return game;
}

} // namespace cutcard
