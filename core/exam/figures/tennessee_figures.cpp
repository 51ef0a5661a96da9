// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/odc.h"
#include "core/chips/odc_bank.h"
#include "core/exam/figures/figures.h"
#include "core/exam/figures/stakes.h"

#include <array>

namespace cutcard::figures {

namespace {

/// Three players put in as much; the first of them ran short and borrowed.
struct Loan {
    Chips stack;
    Chips allotment;
    Chips bet;
    HandSettlement settlement;
};

Loan loan(RandomStream& stream, int strength)
{
    Loan drawn{};
    drawn.allotment = 10'000;
    drawn.stack = 500 * stream.between(2, 8);
    drawn.bet = drawn.stack + 500 * stream.between(2, 12);
    HandStakes stakes{};
    stakes[0] = {.start = drawn.stack, .loan = drawn.allotment, .contribution = {.live = drawn.bet}};
    stakes[1] = {.start = 20'000, .contribution = {.live = drawn.bet}};
    stakes[2] = stakes[1];
    drawn.settlement = settleHand(stakes, {strength, 2, 1}, {}, {});
    return drawn;
}

Figures figuresOf(const Loan& drawn, Chips amount)
{
    return {.values = {drawn.stack, drawn.allotment, drawn.bet, totalOf(drawn.settlement.pots)}, .amount = amount};
}

constexpr Generator tennesseeRows[]{
    {"openingBlind", // big blind: the opening blind
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = tennesseeBlind(stream);
         return {.values = {bigBlind}, .amount = bigBlind / 4};
     }},
    {"smallBlind", // big blind: the small blind
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = tennesseeBlind(stream);
         return {.values = {bigBlind}, .amount = bigBlind / 2};
     }},
    {"blindOfHand", // big blind at the start, number of the hand: the big blind
     [](RandomStream& stream) -> Figures {
         const Chips opening = tennesseeBlind(stream);
         // near the doubling, where one goes wrong
         const Chips hand = handsInALevel * stream.between(1, 3) + stream.between(0, 2);
         return {.values = {opening, hand}, .amount = tennesseeBlindAt(opening, hand)};
     }},
    {"largestRaise", // big blind, round: the largest raise
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = tennesseeBlind(stream);
         const Chips round = stream.between(2, 5);
         return {.values = {bigBlind, round}, .amount = round * bigBlind};
     }},
    {"raisesEach", // round: raises of each player
     [](RandomStream& stream) { return timesOf(stream.between(1, 5), 1); }},
    {"lateRaise", // big blind at the start, hand: the largest raise of round 5
     [](RandomStream& stream) -> Figures {
         const Chips opening = tennesseeBlind(stream);
         const Chips hand = stream.between(7, 18);
         return {.values = {opening, hand}, .amount = 5 * tennesseeBlindAt(opening, hand)};
     }},
    {"discs", // players with five, four, three cards: discs
     [](RandomStream& stream) -> Figures {
         const Chips five = stream.between(1, 3);
         const Chips four = stream.between(1, 3);
         const Chips three = stream.between(1, 3);
         return {.values = {five, four, three}, .amount = 2 * five + four};
     }},
    {"loanSize", // allotment, what is missing: the loan
     [](RandomStream& stream) -> Figures {
         const OdcOptions options{.allotment = 5000 * stream.between(1, 4)};
         return {.values = {options.allotment, 500 * stream.between(1, 8)}, .amount = options.allotment};
     }},
    {"loanAbsorbed", // stack, allotment, bet, lost: overdrawn chips that the winner gets
     [](RandomStream& stream) -> Figures {
         const Loan drawn = loan(stream, 0);
         return figuresOf(drawn, drawn.settlement.outcomes[0].absorbed);
     }},
    {"loanReturned", // the same: overdrawn chips that go back
     [](RandomStream& stream) -> Figures {
         const Loan drawn = loan(stream, 0);
         return figuresOf(drawn, drawn.settlement.outcomes[0].toBank);
     }},
    {"loanWon", // stack, allotment, bet of three, won: the stack afterwards
     [](RandomStream& stream) -> Figures {
         const Loan drawn = loan(stream, 3);
         return figuresOf(drawn, drawn.settlement.outcomes[0].stack);
     }},
    {"loanCharge", // loan: the usual charge
     [](RandomStream& stream) -> Figures {
         const Chips allotment = 5000 * stream.between(1, 6);
         const OdcBank bank({.allotment = allotment});
         return {.values = {allotment}, .amount = bank.chargeFor(Seat(1), allotment, allotment / 2)};
     }},
    {"secondRound", // opening and last big blind of round 1: that of round 2
     [](RandomStream& stream) -> Figures {
         const Chips opening = tennesseeBlind(stream);
         const Chips last = opening * (Chips{4} << static_cast<unsigned>(stream.below(2)));
         return {.values = {opening, last}, .amount = 2 * opening};
     }},
    {"cardsUsed", // players: cards used with burns
     [](RandomStream& stream) -> Figures {
         const Chips players = stream.between(3, 9);
         constexpr Chips board = 2 + 1 + 1;
         constexpr Chips burns = 3;
         return {.values = {players}, .amount = 5 * players + board + burns};
     }},
    {"chipsGrown", // allotment of four, bet, two borrowers' stacks: chips in play
     [](RandomStream& stream) -> Figures {
         constexpr Chips allotment = 10'000;
         const Chips bet = 1000 * stream.between(5, 8);
         const Chips first = 1000 * stream.between(1, 2);
         const Chips second = 1000 * stream.between(3, 4);
         const Chips rest = 4 * allotment - first - second;
         const Chips third = rest / 2;
         const std::array<HandStake, 4> players{{
             {.start = first, .loan = allotment, .contribution = {.live = bet}},
             {.start = second, .loan = allotment, .contribution = {.live = bet}},
             {.start = third, .contribution = {.live = bet}},
             {.start = rest - third, .contribution = {.live = bet}},
         }};
         HandStakes stakes{};
         for (std::size_t i = 0; i < players.size(); ++i)
             stakes[i] = players[i];
         return {.values = {allotment, bet, first, second},
                 .amount = totalStacks(settleHand(stakes, {0, 1, 2, 3}, {}, {}))};
     }},
};

} // namespace

constinit const std::span<const Generator> tennesseeFigures(tennesseeRows);

} // namespace cutcard::figures
