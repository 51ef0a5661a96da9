// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/action_replay.h"
#include "core/chips/colour_up.h"
#include "core/exam/figures/figures.h"
#include "core/games/league/options.h"

namespace cutcard::figures {

namespace {

using Kind = BettingStep::Kind;

template <std::size_t Count> Chips oneOf(RandomStream& stream, const Chips (&values)[Count])
{
    return values[static_cast<std::size_t>(stream.below(static_cast<int>(Count)))];
}

/// The league's hand of Example 4's kind, and one of its pots: player 1, button 2, small blind 3, big blind 4.
Figures allInHand(RandomStream& stream, std::size_t pot)
{
    const Chips bigBlind = oneOf(stream, {200, 400, 600, 1000});
    const Chips raiseTo = bigBlind * stream.between(3, 5);
    // above the small blind, so that no reading of 3.7.3 matters (PA-12), and below the raise
    const Chips allIn = bigBlind + bigBlind / 2 * stream.between(1, 3);
    const Chips reraiseTo = 2 * raiseTo - bigBlind + bigBlind * stream.between(0, 3);
    const ComparedHand hand{.stacks = {plenty, allIn, plenty, plenty},
                            .bigBlind = bigBlind,
                            .steps = {{Kind::Blind, Seat(3), bigBlind / 2},
                                      {Kind::Blind, Seat(4), bigBlind},
                                      {Kind::Raise, Seat(1), raiseTo},
                                      {Kind::AllIn, Seat(2), 0},
                                      {Kind::Fold, Seat(3), 0},
                                      {Kind::Raise, Seat(4), reraiseTo},
                                      {Kind::Call, Seat(1), 0}}};
    return {.values = {bigBlind / 2, bigBlind, raiseTo, allIn, reraiseTo},
            .amount = resolve(hand, Regime::League).value().settlement.pots[pot].amount};
}

/// A bet, a short all-in raise over it, and the proper raise that the next caller owes (3.7.5).
struct ShortRaise {
    Chips bigBlind;
    Chips bet;
    Chips allIn;
    Chips proper;
};

ShortRaise shortRaise(RandomStream& stream)
{
    ShortRaise drawn{};
    drawn.bigBlind = oneOf(stream, {100, 200, 400});
    drawn.bet = drawn.bigBlind * stream.between(2, 4);
    drawn.allIn = drawn.bet + drawn.bet / 4 * stream.between(1, 3);
    const ComparedHand hand{.stacks = {plenty, drawn.allIn, plenty}, .bigBlind = drawn.bigBlind, .steps = {}};
    ActionReplay replay(hand, Regime::League);
    replay.play({Kind::Raise, Seat(1), drawn.bet}, 0);
    replay.play({Kind::AllIn, Seat(2), 0}, drawn.bet);
    drawn.proper = replay.bet();
    return drawn;
}

Contributions bothCalled(const ShortRaise& hand)
{
    Contributions in{};
    in[0].live = hand.proper;
    in[1] = {.live = hand.allIn, .allIn = true};
    in[2].live = hand.proper;
    return in;
}

/// A pot split by so many, and what of it is asked: never even, as an odd chip is what the question is about.
Figures split(RandomStream& stream, Chips PotSplit::* asked)
{
    const Chips unit = oneOf(stream, {25, 100});
    const auto winners = static_cast<int>(stream.between(2, 3));
    Chips pot = 0;
    PotSplit parts;
    do {
        pot = unit * stream.between(9, 60);
        parts = splitPot(pot, winners, unit);
    } while (parts.remainder == 0);
    return {.values = {pot, winners, unit}, .amount = parts.*asked};
}

constexpr Generator potRows[]{
    {"stackOfChips", // so many of 100, 500, 1,000: worth
     [](RandomStream& stream) -> Figures {
         const ChipStack chips{
             {1000, stream.between(1, 4)}, {500, stream.between(2, 6)}, {100, 5 * stream.between(1, 4)}};
         return {.values = {countOf(chips, 100), countOf(chips, 500), countOf(chips, 1000)}, .amount = valueOf(chips)};
     }},
    {"cutSize", // a cut of so many cards: legal
     [](RandomStream& stream) -> Figures {
         const LeagueOptions options;
         // at the bounds, where it is decided
         const Chips cut =
             stream.chance(500) ? options.leastCut + stream.between(-1, 1) : options.mostCut + stream.between(-1, 1);
         return {.values = {cut}, .truth = cut >= options.leastCut && cut <= options.mostCut};
     }},
    {"singleChip", // bet; change out of 1,000; the smallest raise
     [](RandomStream& stream) -> Figures {
         constexpr Chips chip = 1000;
         const Chips bet = oneOf(stream, {200, 300, 400});
         const ChipStack tray{{500, 10}, {100, 50}};
         return {.values = {bet, valueOf(Denominations::change(chip, bet, tray).value()), 2 * bet}};
     }},
    {"nextRaise", // big blind, bet, raise to: smallest next total
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = oneOf(stream, {100, 200, 400});
         const Chips bet = bigBlind * stream.between(1, 4);
         const Chips raiseTo = 2 * bet + bigBlind * stream.between(0, 4);
         const ComparedHand hand{.stacks = {plenty, plenty}, .bigBlind = bigBlind, .steps = {}};
         ActionReplay replay(hand, Regime::League);
         replay.play({Kind::Raise, Seat(1), bet}, 0);
         replay.play({Kind::Raise, Seat(2), raiseTo}, bet);
         return {.values = {bigBlind, bet, raiseTo}, .amount = replay.bet() + replay.properRaise()};
     }},
    {"potOfThree", // blinds, raise to, three pay it: the pot
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = oneOf(stream, {200, 400, 600, 1000});
         const Chips raiseTo = bigBlind * stream.between(2, 4);
         const ComparedHand hand{.stacks = {plenty, plenty, plenty, plenty},
                                 .bigBlind = bigBlind,
                                 .steps = {{Kind::Blind, Seat(3), bigBlind / 2},
                                           {Kind::Blind, Seat(4), bigBlind},
                                           {Kind::Raise, Seat(1), raiseTo},
                                           {Kind::Fold, Seat(2), 0},
                                           {Kind::Call, Seat(3), 0},
                                           {Kind::Call, Seat(4), 0}}};
         return {.values = {bigBlind / 2, bigBlind, raiseTo},
                 .amount = totalOf(resolve(hand, Regime::League).value().settlement.pots)};
     }},
    {"allInMainPot", // blinds, raise, all-in, re-raise: the main pot
     [](RandomStream& stream) -> Figures { return allInHand(stream, 0); }},
    {"allInSidePot", [](RandomStream& stream) { return allInHand(stream, 1); }}, // the same: the side pot
    {"shortRaiseCall", // big blind, bet, all-in: what the next caller pays
     [](RandomStream& stream) -> Figures {
         const ShortRaise hand = shortRaise(stream);
         return {.values = {hand.bigBlind, hand.bet, hand.allIn}, .amount = hand.proper};
     }},
    {"shortRaiseRefund", // the same, called by one alone: the refund
     [](RandomStream& stream) -> Figures {
         const ShortRaise hand = shortRaise(stream);
         Contributions in = bothCalled(hand);
         in[0] = {.live = hand.bet, .folded = true};
         return {.values = {hand.bigBlind, hand.bet, hand.allIn, hand.proper},
                 .amount = properRaiseRefund(in, Seat(2)).value_or(Refund{}).amount};
     }},
    {"shortRaiseMainPot", // the same, called by both: the main pot
     [](RandomStream& stream) -> Figures {
         const ShortRaise hand = shortRaise(stream);
         return {.values = {hand.bigBlind, hand.bet, hand.allIn, hand.proper},
                 .amount = layeredPots(bothCalled(hand))[0].amount};
     }},
    {"shortRaiseSidePot", // the same, called by both: the side pot
     [](RandomStream& stream) -> Figures {
         const ShortRaise hand = shortRaise(stream);
         return {.values = {hand.bigBlind, hand.bet, hand.allIn, hand.proper},
                 .amount = layeredPots(bothCalled(hand))[1].amount};
     }},
    {"splitShare", // pot, winners, smallest chip: each one's share
     [](RandomStream& stream) { return split(stream, &PotSplit::share); }},
    {"splitRest", // the same: what is left over
     [](RandomStream& stream) { return split(stream, &PotSplit::remainder); }},
    {"splitFirstLeft", // pot of two winners: what the one left of the button gets
     [](RandomStream& stream) -> Figures {
         const Pot pot{.amount = 2 * stream.between(15, 90) + 1, .eligible = {Seat(1), Seat(2)}};
         const SettleOptions options{.unit = 1, .oddChips = OddChips::FromLeftOfButton, .button = Seat(3)};
         return {.values = {pot.amount}, .amount = award(pot, {1, 1}, options).payouts[0]};
     }},
    {"tablesApart", // players at two tables: a move is required
     [](RandomStream& stream) -> Figures {
         const Chips smaller = stream.between(4, 6);
         const Chips larger = smaller + stream.between(1, 4);
         constexpr Chips leastDifference = 3;
         return {.values = {larger, smaller}, .truth = larger - smaller >= leastDifference};
     }},
    {"colouredUp", // so many of 100 exchanged: what the new chips are worth
     [](RandomStream& stream) -> Figures {
         const Chips count = 5 * stream.between(1, 6);
         return {.values = {count}, .amount = valueOf(colourUp(count, 100, Denominations()).value().chips)};
     }},
};

} // namespace

constinit const std::span<const Generator> potFigures(potRows);

} // namespace cutcard::figures
