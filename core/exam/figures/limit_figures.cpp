// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/action_replay.h"
#include "core/exam/figures/figures.h"
#include "core/games/limit/parts.h"

namespace cutcard::figures {

namespace {

constexpr Chips betsInARound = 1 + 3; // a bet and three raises (LH-bet-6)
using Kind = BettingStep::Kind;

/// The stakes of four players of whom the two lowest are all-in, and one of their pots.
Figures stakes(RandomStream& stream, std::size_t pot)
{
    const Chips least = stream.between(5, 15);
    const Chips middle = least + stream.between(5, 15);
    const Chips most = middle + stream.between(5, 20);
    Contributions in{};
    in[0].live = in[3].live = most;
    in[1] = {.live = middle, .allIn = true};
    in[2] = {.live = least, .allIn = true};
    return {.values = {most, middle, least, most}, .amount = layeredPots(in)[pot].amount};
}

/// A bet, an all-in below it, a raise, and a call by whoever bet; and one of the pots.
Figures shortCall(RandomStream& stream, std::size_t pot)
{
    const Chips bet = 10 * stream.between(1, 2);
    const Chips allIn = bet - stream.between(2, 8);
    const ComparedHand hand{.stacks = {plentyAtLimit, allIn, plentyAtLimit},
                            .bigBlind = bet,
                            .steps = {{Kind::Raise, Seat(1), bet},
                                      {Kind::AllIn, Seat(2), 0},
                                      {Kind::Raise, Seat(3), 2 * bet},
                                      {Kind::Call, Seat(1), 0}}};
    return {.values = {bet, allIn, 2 * bet},
            .amount = resolve(hand, Regime::TableStakes).value().settlement.pots[pot].amount};
}

struct Blinds {
    Chips small = 0;
    Chips big = 0;
};

Blinds blinds(RandomStream& stream)
{
    return std::array<Blinds, 3>{Blinds{1, 2}, {2, 5}, {5, 10}}[static_cast<std::size_t>(stream.below(3))];
}

/// What must lie there after a bet and so many raises on a street, with everything as the document has it.
Chips betAfter(Blinds posted, int street, Chips raises)
{
    auto house = std::make_shared<LimitOptions>();
    house->smallBlind = posted.small;
    house->bigBlind = posted.big;
    Situation situation;
    situation.house = house;
    situation.notes.bigBlind = posted.big;
    BettingRound round;
    round.street = street;
    for (Chips bets = 0; bets <= raises; ++bets)
        round.betTo = limit().fullRaiseTo(situation, round);
    return round.betTo;
}

constexpr Generator limitRows[]{
    {"cappedBet", // big blind: the most in the first round
     [](RandomStream& stream) { return timesOf(limitBlind(stream), betsInARound); }},
    {"cappedHand", // big blind: the most in a hand
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = limitBlind(stream);
         // LA-5: one big blind a bet before and on the flop, two on turn and river
         return {.values = {bigBlind}, .amount = betsInARound * (2 * bigBlind + 2 * (2 * bigBlind))};
     }},
    {"layeredMain", // four stakes, two of them all-in: the main pot
     [](RandomStream& stream) -> Figures { return stakes(stream, 0); }},
    {"layeredSide", // the same: the first side pot
     [](RandomStream& stream) -> Figures { return stakes(stream, 1); }},
    {"layeredLast", [](RandomStream& stream) { return stakes(stream, 2); }}, // the same: the last side pot
    {"shortCallMain", // bet, all-in below it, raise to, one call: the main pot
     [](RandomStream& stream) -> Figures { return shortCall(stream, 0); }},
    {"shortCallSide", [](RandomStream& stream) { return shortCall(stream, 1); }}, // the same: the side pot
    {"raiseOverAllIn", // bet size, all-in to: the next raise to
     [](RandomStream& stream) -> Figures {
         const Chips bet = 10 * stream.between(1, 2);
         const Chips allIn = 2 * bet + stream.between(1, bet - 1);
         const ComparedHand hand{.stacks = {plentyAtLimit, plentyAtLimit, allIn}, .bigBlind = bet, .steps = {}};
         ActionReplay replay(hand, Regime::TableStakes);
         replay.play({Kind::Raise, Seat(1), bet}, 0);
         replay.play({Kind::Raise, Seat(2), 2 * bet}, bet);
         replay.play({Kind::AllIn, Seat(3), 0}, 2 * bet);
         return {.values = {bet, 2 * bet, allIn}, .amount = replay.bet() + replay.properRaise()};
     }},
    {"uncalledOnRiver", // what the others paid, the last bet to: what goes back
     [](RandomStream& stream) -> Figures {
         const Chips called = 10 * stream.between(1, 3);
         const Chips raisedTo = called + 10 * stream.between(1, 2);
         Contributions in{};
         in[0] = {.live = called, .folded = true};
         in[1].live = raisedTo;
         return {.values = {called, raisedTo}, .amount = uncalledExcess(in).value_or(Refund{}).amount};
     }},
    {"bigBlindSeat", // players in the first seats, the button's: the big blind's seat
     [](RandomStream& stream) -> Figures {
         const FullTable drawn = fullTable(stream, 3, maxSeats);
         return {.values = {drawn.seats.size(), drawn.positions.button.number()},
                 .amount = drawn.positions.bigBlind.number()};
     }},
    {"rakeOfAPot", // cap of a tenth in steps of 5, pot: the rake
     [](RandomStream& stream) -> Figures {
         auto house = std::make_shared<LimitOptions>();
         house->rake = {.percent = 10, .step = 5, .cap = 5 * stream.between(2, 5), .noFlopNoDrop = false};
         Situation situation;
         situation.table.pots.push_back({.amount = 5 * stream.between(12, 80), .eligible = {}});
         const std::initializer_list<Chips> values{house->rake.cap, situation.table.pots.front().amount};
         situation.house = house;
         return {.values = values, .amount = limit_rules::rakeDue(situation, 0)};
     }},
    {"limitStub", // players, no burns: cards left after the river
     [](RandomStream& stream) { return cardsLeft(stream, 4, 10, 2, holdemBoard); }},
    {"firstCardSeat", // players in the first seats, the button's: who is served first
     [](RandomStream& stream) -> Figures {
         const FullTable drawn = fullTable(stream, 4, maxSeats);
         const Seat smallBlind = drawn.positions.smallBlind.value_or(drawn.positions.button);
         return {.values = {drawn.seats.size(), drawn.positions.button.number()}, .amount = smallBlind.number()};
     }},
    {"smallBlindAfterRaise", // blinds, one raise: what the small blind adds
     [](RandomStream& stream) -> Figures {
         const Blinds posted = blinds(stream);
         // the big blind is the bet, and one raise follows it
         return {.values = {posted.small, posted.big}, .amount = betAfter(posted, 0, 1) - posted.small};
     }},
    {"bigBet", // big blind: a bet on the turn
     [](RandomStream& stream) -> Figures {
         const Blinds posted = blinds(stream);
         return {.values = {posted.big}, .amount = betAfter(posted, 2, 0)};
     }},
    {"firstRaiseOnFlop", // big blind: the first raise on the flop, to
     [](RandomStream& stream) -> Figures {
         const Blinds posted = blinds(stream);
         return {.values = {posted.big}, .amount = betAfter(posted, 1, 1)};
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
         return {.values = {posted.big, raises}, .amount = betAfter(posted, 3, raises)};
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
         const LayeredPots pots{{.amount = main, .eligible = {Seat(1), Seat(2), Seat(3)}},
                                {.amount = side, .eligible = {Seat(1), Seat(2)}}};
         const SettleOptions options{.unit = 1, .oddChips = OddChips::FromLeftOfButton, .button = Seat(4)};
         return {.values = {main, side}, .amount = totalPayouts(settle(pots, {2, 2, 1}, options))[0]};
     }},
};

} // namespace

constinit const std::span<const Generator> limitFigures(limitRows);

} // namespace cutcard::figures
