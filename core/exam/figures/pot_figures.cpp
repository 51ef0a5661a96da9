// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/action_replay.h"
#include "core/chips/colour_up.h"
#include "core/chips/denominations.h"
#include "core/chips/pots.h"
#include "core/exam/figures/figures.h"
#include "core/exam/figures/stakes.h"
#include "core/games/league/options.h"

namespace cutcard::figures {

namespace {

using Kind = BettingStep::Kind;

template <std::size_t Count> Chips oneOf(RandomStream& stream, const Chips (&values)[Count])
{
    return values[static_cast<std::size_t>(stream.below(static_cast<int>(Count)))];
}

/// The league's hand of Example 4's kind: seats player 1, button 2, small blind 3, big blind 4.
struct AllInHand {
    Chips bigBlind;
    Chips raiseTo;
    Chips allIn;
    Chips reraiseTo;
    Pots pots;
};

AllInHand allInHand(RandomStream& stream)
{
    AllInHand drawn{};
    drawn.bigBlind = oneOf(stream, {200, 400, 600, 1000});
    drawn.raiseTo = drawn.bigBlind * stream.between(3, 5);
    // above the small blind, so that no reading of 3.7.3 matters (PA-12), and below the raise
    drawn.allIn = drawn.bigBlind + drawn.bigBlind / 2 * stream.between(1, 3);
    drawn.reraiseTo = 2 * drawn.raiseTo - drawn.bigBlind + drawn.bigBlind * stream.between(0, 3);
    const ComparedHand hand{.stacks = {plenty, drawn.allIn, plenty, plenty},
                            .bigBlind = drawn.bigBlind,
                            .steps = {{Kind::Blind, Seat(3), drawn.bigBlind / 2},
                                      {Kind::Blind, Seat(4), drawn.bigBlind},
                                      {Kind::Raise, Seat(1), drawn.raiseTo},
                                      {Kind::AllIn, Seat(2), 0},
                                      {Kind::Fold, Seat(3), 0},
                                      {Kind::Raise, Seat(4), drawn.reraiseTo},
                                      {Kind::Call, Seat(1), 0}}};
    drawn.pots = resolve(hand, Regime::League).value().settlement.pots;
    return drawn;
}

Figures figuresOf(const AllInHand& hand, std::size_t pot)
{
    return {.values = {hand.bigBlind / 2, hand.bigBlind, hand.raiseTo, hand.allIn, hand.reraiseTo},
            .amount = hand.pots[pot].amount};
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

struct Split {
    Chips pot;
    int winners;
    Chips unit;
    PotSplit parts;
};

Split split(RandomStream& stream)
{
    Split drawn{};
    drawn.unit = oneOf(stream, {25, 100});
    drawn.winners = static_cast<int>(stream.between(2, 3));
    // never even: an odd chip is what the question is about
    do {
        drawn.pot = drawn.unit * stream.between(9, 60);
        drawn.parts = splitPot(drawn.pot, drawn.winners, drawn.unit);
    } while (drawn.parts.remainder == 0);
    return drawn;
}

} // namespace

Figures stackOfChips(RandomStream& stream)
{
    const ChipStack chips{{1000, stream.between(1, 4)}, {500, stream.between(2, 6)}, {100, 5 * stream.between(1, 4)}};
    return {.values = {countOf(chips, 100), countOf(chips, 500), countOf(chips, 1000)}, .amount = valueOf(chips)};
}

Figures cutSize(RandomStream& stream)
{
    const LeagueOptions options;
    // at the bounds, where it is decided
    const Chips cut =
        stream.chance(500) ? options.leastCut + stream.between(-1, 1) : options.mostCut + stream.between(-1, 1);
    return {.values = {cut}, .truth = cut >= options.leastCut && cut <= options.mostCut};
}

Figures singleChip(RandomStream& stream)
{
    constexpr Chips chip = 1000;
    const Chips bet = oneOf(stream, {200, 300, 400});
    const ChipStack tray{{500, 10}, {100, 50}};
    return {.values = {bet, valueOf(Denominations::change(chip, bet, tray).value()), 2 * bet}};
}

Figures nextRaise(RandomStream& stream)
{
    const Chips bigBlind = oneOf(stream, {100, 200, 400});
    const Chips bet = bigBlind * stream.between(1, 4);
    const Chips raiseTo = 2 * bet + bigBlind * stream.between(0, 4);
    const ComparedHand hand{.stacks = {plenty, plenty}, .bigBlind = bigBlind, .steps = {}};
    ActionReplay replay(hand, Regime::League);
    replay.play({Kind::Raise, Seat(1), bet}, 0);
    replay.play({Kind::Raise, Seat(2), raiseTo}, bet);
    return {.values = {bigBlind, bet, raiseTo}, .amount = replay.bet() + replay.properRaise()};
}

Figures potOfThree(RandomStream& stream)
{
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
}

Figures allInMainPot(RandomStream& stream)
{
    return figuresOf(allInHand(stream), 0);
}

Figures allInSidePot(RandomStream& stream)
{
    return figuresOf(allInHand(stream), 1);
}

Figures shortRaiseCall(RandomStream& stream)
{
    const ShortRaise hand = shortRaise(stream);
    return {.values = {hand.bigBlind, hand.bet, hand.allIn}, .amount = hand.proper};
}

Figures shortRaiseRefund(RandomStream& stream)
{
    const ShortRaise hand = shortRaise(stream);
    Contributions in = bothCalled(hand);
    in[0] = {.live = hand.bet, .folded = true};
    return {.values = {hand.bigBlind, hand.bet, hand.allIn, hand.proper},
            .amount = properRaiseRefund(in, Seat(2)).value_or(Refund{}).amount};
}

Figures shortRaiseMainPot(RandomStream& stream)
{
    const ShortRaise hand = shortRaise(stream);
    return {.values = {hand.bigBlind, hand.bet, hand.allIn, hand.proper},
            .amount = layeredPots(bothCalled(hand))[0].amount};
}

Figures shortRaiseSidePot(RandomStream& stream)
{
    const ShortRaise hand = shortRaise(stream);
    return {.values = {hand.bigBlind, hand.bet, hand.allIn, hand.proper},
            .amount = layeredPots(bothCalled(hand))[1].amount};
}

Figures splitShare(RandomStream& stream)
{
    const Split drawn = split(stream);
    return {.values = {drawn.pot, drawn.winners, drawn.unit}, .amount = drawn.parts.share};
}

Figures splitRest(RandomStream& stream)
{
    const Split drawn = split(stream);
    return {.values = {drawn.pot, drawn.winners, drawn.unit}, .amount = drawn.parts.remainder};
}

Figures splitFirstLeft(RandomStream& stream)
{
    const Pot pot{.amount = 2 * stream.between(15, 90) + 1, .eligible = {Seat(1), Seat(2)}};
    const SettleOptions options{.unit = 1, .oddChips = OddChips::FromLeftOfButton, .button = Seat(3)};
    return {.values = {pot.amount}, .amount = award(pot, {1, 1}, options).payouts[0]};
}

Figures tablesApart(RandomStream& stream)
{
    const Chips smaller = stream.between(4, 6);
    const Chips larger = smaller + stream.between(1, 4);
    constexpr Chips leastDifference = 3;
    return {.values = {larger, smaller}, .truth = larger - smaller >= leastDifference};
}

Figures colouredUp(RandomStream& stream)
{
    const Chips count = 5 * stream.between(1, 6);
    return {.values = {count}, .amount = valueOf(colourUp(count, 100, Denominations()).value().chips)};
}

} // namespace cutcard::figures
