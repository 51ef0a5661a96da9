// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/action_replay.h"
#include "core/chips/pots.h"
#include "core/exam/figures/figures.h"
#include "core/exam/figures/stakes.h"
#include "core/games/limit/parts.h"

#include <array>
#include <memory>

namespace cutcard::figures {

namespace {

constexpr Chips betsInARound = 1 + 3; // a bet and three raises (LH-bet-6)
using Kind = BettingStep::Kind;

/// The stakes of four players of whom the two lowest are all-in.
struct Stakes {
    std::array<Chips, 4> put{};
    Pots pots;
};

Stakes stakes(RandomStream& stream)
{
    Stakes drawn;
    const Chips least = stream.between(5, 15);
    const Chips middle = least + stream.between(5, 15);
    const Chips most = middle + stream.between(5, 20);
    drawn.put = {most, middle, least, most};
    Contributions in{};
    for (std::size_t i = 0; i < drawn.put.size(); ++i)
        in[i] = {.live = drawn.put[i], .allIn = drawn.put[i] != most};
    drawn.pots = layeredPots(in);
    return drawn;
}

Figures figuresOf(const Stakes& drawn, std::size_t pot)
{
    return {.values = {drawn.put[0], drawn.put[1], drawn.put[2], drawn.put[3]}, .amount = drawn.pots[pot].amount};
}

/// A bet, an all-in below it, a raise, and a call by whoever bet.
struct ShortCall {
    Chips bet;
    Chips allIn;
    Chips raiseTo;
    Pots pots;
};

ShortCall shortCall(RandomStream& stream)
{
    ShortCall drawn{};
    drawn.bet = 10 * stream.between(1, 2);
    drawn.allIn = drawn.bet - stream.between(2, 8);
    drawn.raiseTo = 2 * drawn.bet;
    const ComparedHand hand{.stacks = {plentyAtLimit, drawn.allIn, plentyAtLimit},
                            .bigBlind = drawn.bet,
                            .steps = {{Kind::Raise, Seat(1), drawn.bet},
                                      {Kind::AllIn, Seat(2), 0},
                                      {Kind::Raise, Seat(3), drawn.raiseTo},
                                      {Kind::Call, Seat(1), 0}}};
    drawn.pots = resolve(hand, Regime::TableStakes).value().settlement.pots;
    return drawn;
}

Figures figuresOf(const ShortCall& drawn, std::size_t pot)
{
    return {.values = {drawn.bet, drawn.allIn, drawn.raiseTo}, .amount = drawn.pots[pot].amount};
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
     [](RandomStream& stream) -> Figures { return figuresOf(stakes(stream), 0); }},
    {"layeredSide", // the same: the first side pot
     [](RandomStream& stream) -> Figures { return figuresOf(stakes(stream), 1); }},
    {"layeredLast", [](RandomStream& stream) { return figuresOf(stakes(stream), 2); }}, // the same: the last side pot
    {"shortCallMain", // bet, all-in below it, raise to, one call: the main pot
     [](RandomStream& stream) -> Figures { return figuresOf(shortCall(stream), 0); }},
    {"shortCallSide", [](RandomStream& stream) { return figuresOf(shortCall(stream), 1); }}, // the same: the side pot
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
         const int players = static_cast<int>(stream.between(3, maxSeats));
         const Seat button(static_cast<int>(stream.between(1, players)));
         SeatSet seats;
         for (int i = 1; i <= players; ++i)
             seats.insert(Seat(i));
         return {.values = {players, button.number()}, .amount = firstPositions(button, seats, {}).bigBlind.number()};
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
};

} // namespace

constinit const std::span<const Generator> limitFigures(limitRows);

} // namespace cutcard::figures
