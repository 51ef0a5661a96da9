// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/card.h"
#include "core/chips/action_replay.h"
#include "core/chips/pots.h"
#include "core/exam/figures/figures.h"
#include "core/exam/figures/stakes.h"
#include "core/games/limit/parts.h"

#include <array>
#include <memory>

namespace cutcard::figures {

namespace {

using Kind = BettingStep::Kind;

struct Blinds {
    Chips small = 0;
    Chips big = 0;
};

Blinds blinds(RandomStream& stream)
{
    return std::array<Blinds, 3>{Blinds{1, 2}, {2, 5}, {5, 10}}[static_cast<std::size_t>(stream.below(3))];
}

/// A table at these blinds with everything as the document has it.
Situation limitTable(Blinds posted)
{
    auto house = std::make_shared<LimitOptions>();
    house->smallBlind = posted.small;
    house->bigBlind = posted.big;
    Situation situation;
    situation.house = house;
    situation.notes.bigBlind = posted.big;
    return situation;
}

/// What must lie there after a bet and so many raises on a street.
Chips betAfter(const Situation& situation, int street, Chips raises)
{
    BettingRound round;
    round.street = street;
    for (Chips bets = 0; bets <= raises; ++bets)
        round.betTo = limit_rules::fullRaise(situation, round);
    return round.betTo;
}

constexpr Generator limitTableRows[]{
    {"limitStub", // players, no burns: cards left after the river
     [](RandomStream& stream) -> Figures {
         const Chips players = stream.between(4, 10);
         constexpr Chips board = 5;
         return {.values = {players}, .amount = cardCount - 2 * players - board};
     }},
    {"firstCardSeat", // players in the first seats, the button's: who is served first
     [](RandomStream& stream) -> Figures {
         const int players = static_cast<int>(stream.between(4, maxSeats));
         const Seat button(static_cast<int>(stream.between(1, players)));
         SeatSet seats;
         for (int i = 1; i <= players; ++i)
             seats.insert(Seat(i));
         const Seat smallBlind = firstPositions(button, seats, {}).smallBlind.value_or(button);
         return {.values = {players, button.number()}, .amount = smallBlind.number()};
     }},
    {"smallBlindAfterRaise", // blinds, one raise: what the small blind adds
     [](RandomStream& stream) -> Figures {
         const Blinds posted = blinds(stream);
         // the big blind is the bet, and one raise follows it
         return {.values = {posted.small, posted.big}, .amount = betAfter(limitTable(posted), 0, 1) - posted.small};
     }},
    {"bigBet", // big blind: a bet on the turn
     [](RandomStream& stream) -> Figures {
         const Blinds posted = blinds(stream);
         return {.values = {posted.big}, .amount = betAfter(limitTable(posted), 2, 0)};
     }},
    {"firstRaiseOnFlop", // big blind: the first raise on the flop, to
     [](RandomStream& stream) -> Figures {
         const Blinds posted = blinds(stream);
         return {.values = {posted.big}, .amount = betAfter(limitTable(posted), 1, 1)};
     }},
    {"raisesLeft", // raises made, the last one all-in: raises left
     [](RandomStream& stream) -> Figures {
         const Chips made = stream.between(1, 2);
         return {.values = {made}, .amount = LimitOptions().raiseCap - made};
     }},
    {"callOnRiver", // big blind, raises after the bet: a call on the river
     [](RandomStream& stream) -> Figures {
         const Blinds posted = blinds(stream);
         const Chips raises = stream.between(1, 3);
         return {.values = {posted.big, raises}, .amount = betAfter(limitTable(posted), 3, raises)};
     }},
    {"potBeforeFlop", // blinds, players who paid one raise: the pot
     [](RandomStream& stream) -> Figures {
         const Blinds posted = blinds(stream);
         const int players = static_cast<int>(stream.between(3, 6));
         ComparedHand hand{.stacks = {}, .bigBlind = posted.big, .steps = {}};
         const Seat small(players + 1);
         const Seat big(players);
         for (int i = 1; i <= players + 1; ++i)
             hand.stacks[static_cast<std::size_t>(i - 1)] = plentyAtLimit;
         hand.steps = {{Kind::Blind, small, posted.small}, {Kind::Blind, big, posted.big}};
         hand.steps.push_back({Kind::Raise, Seat(1), 2 * posted.big});
         for (int i = 2; i < players; ++i)
             hand.steps.push_back({Kind::Call, Seat(i), 0});
         hand.steps.push_back({Kind::Fold, small, 0});
         hand.steps.push_back({Kind::Call, big, 0});
         return {.values = {posted.small, posted.big, players},
                 .amount = totalOf(resolve(hand, Regime::TableStakes).value().settlement.pots)};
     }},
    {"mainWithFoldedBlind", // all-in over blinds of 5 and 10: the main pot
     [](RandomStream& stream) -> Figures {
         const Chips allIn = stream.between(11, 19);
         const ComparedHand hand{.stacks = {plentyAtLimit, allIn, plentyAtLimit, plentyAtLimit},
                                 .bigBlind = 10,
                                 .steps = {{Kind::Blind, Seat(3), 5},
                                           {Kind::Blind, Seat(4), 10},
                                           {Kind::Raise, Seat(1), 20},
                                           {Kind::AllIn, Seat(2), 0},
                                           {Kind::Fold, Seat(3), 0},
                                           {Kind::Call, Seat(4), 0}}};
         return {.values = {allIn}, .amount = resolve(hand, Regime::TableStakes).value().settlement.pots[0].amount};
     }},
    {"sideOfTwo", // an all-in, what two others have in: the side pot
     [](RandomStream& stream) -> Figures {
         const Chips allIn = 10 * stream.between(3, 12);
         const Chips others = allIn + 10 * stream.between(2, 12);
         Contributions in{};
         in[0] = {.live = allIn, .allIn = true};
         in[1].live = others;
         in[2].live = others;
         return {.values = {allIn, others}, .amount = layeredPots(in)[1].amount};
     }},
    {"leftOfTwoPots", // two pots shared by two: what the one left of the button gets
     [](RandomStream& stream) -> Figures {
         const Chips main = 2 * stream.between(20, 60) + 1;
         const Chips side = 2 * stream.between(5, 19) + 1;
         const Pots pots{{.amount = main, .eligible = {Seat(1), Seat(2), Seat(3)}},
                         {.amount = side, .eligible = {Seat(1), Seat(2)}}};
         const SettleOptions options{.unit = 1, .oddChips = OddChips::FromLeftOfButton, .button = Seat(4)};
         return {.values = {main, side}, .amount = totalPayouts(settle(pots, {2, 2, 1}, options))[0]};
     }},
};

} // namespace

constinit const std::span<const Generator> limitTableFigures(limitTableRows);

} // namespace cutcard::figures
