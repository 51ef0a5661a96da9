// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/odc_bank.h"
#include "core/exam/figures/figures.h"
#include "core/games/tennessee/parts.h"

namespace cutcard::figures {

constexpr Chips boardCards = 2 + 1 + 1;

/// Three players put in as much, the first of them on a loan; and what becomes of it with a hand of this strength.
static Figures loan(RandomStream& stream, int strength, Chips StakeOutcome::* asked)
{
    constexpr Chips allotment = 10'000;
    const Chips stack = 500 * stream.between(2, 8);
    const Chips bet = stack + 500 * stream.between(2, 12);
    HandStakes stakes{};
    stakes[0] = {.start = stack, .loan = allotment, .contribution = {.live = bet}};
    stakes[1] = {.start = 20'000, .contribution = {.live = bet}};
    stakes[2] = stakes[1];
    const HandSettlement settlement = settleHand(stakes, {strength, 2, 1}, {}, {});
    return {.values = {stack, allotment, bet, totalOf(settlement.pots)}, .amount = settlement.outcomes[0].*asked};
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
     [](RandomStream& stream) { return loan(stream, 0, &StakeOutcome::absorbed); }},
    {"loanReturned", // the same: overdrawn chips that go back
     [](RandomStream& stream) { return loan(stream, 0, &StakeOutcome::toBank); }},
    {"loanWon", // stack, allotment, bet of three, won: the stack afterwards
     [](RandomStream& stream) { return loan(stream, 3, &StakeOutcome::stack); }},
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
     [](RandomStream& stream) { return cardsOut(stream, 3, 9, 5, boardCards + burnCards); }},
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
    {"riverboatStub", // players, no burns: cards left at the end
     [](RandomStream& stream) { return cardsLeft(stream, 3, 9, 5, boardCards); }},
    {"cardsUsedWithFolds", // players, folded before the boat: cards out of the deck
     [](RandomStream& stream) -> Figures {
         const Chips players = stream.between(5, 9);
         const Chips folded = stream.between(1, players - 2);
         return {.values = {players, folded}, .amount = 2 * players + 3 * (players - folded) + boardCards + burnCards};
     }},
    {"blindsTogether", // big blind: all three blinds
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = tennesseeBlind(stream);
         return {.values = {bigBlind}, .amount = bigBlind / 4 + bigBlind / 2 + bigBlind};
     }},
    {"laterOpeningBlind", // big blind at the start, hand: the opening blind
     [](RandomStream& stream) -> Figures {
         const Chips opening = tennesseeBlind(stream);
         const Chips hand = stream.between(7, 18);
         return {.values = {opening, hand}, .amount = tennesseeBlindAt(opening, hand) / 4};
     }},
    {"largestTotal", // big blind, round, bet: the largest raise to
     [](RandomStream& stream) -> Figures {
         const Chips bigBlind = tennesseeBlind(stream);
         const int street = static_cast<int>(stream.between(1, 4));
         const Chips bet = bigBlind * stream.between(1, street + 1);
         Situation situation;
         situation.notes.bigBlind = bigBlind;
         BettingRound round;
         round.street = street;
         round.betTo = bet;
         round.lastRaise = bet;
         constexpr Chips more = 1'000'000;
         return {.values = {bigBlind, street + 1, bet},
                 .amount = tennessee_rules::nearestRaise(situation, round, more)};
     }},
    {"raisesTogether", // players, round: raises of all
     [](RandomStream& stream) -> Figures {
         const Chips players = stream.between(3, 6);
         const Chips round = stream.between(2, 5);
         return {.values = {players, round}, .amount = players * round};
     }},
    {"loanTied", // stack, loan, bet, pot of three, tied by two: chips afterwards
     [](RandomStream& stream) { return loan(stream, 2, &StakeOutcome::stack); }},
    {"loanChargePartBet", // loan, part bet: the usual charge
     [](RandomStream& stream) -> Figures {
         const Chips allotment = 5000 * stream.between(1, 6);
         const Chips bet = 500 * stream.between(1, 9);
         const OdcBank bank({.allotment = allotment});
         return {.values = {allotment, bet}, .amount = bank.chargeFor(Seat(1), allotment, bet)};
     }},
    {"potWithBorrower", // players, bet, the borrower's own chips: the pot
     [](RandomStream& stream) -> Figures {
         const int players = static_cast<int>(stream.between(3, 5));
         const Chips own = 500 * stream.between(2, 8);
         const Chips bet = own + 500 * stream.between(2, 10);
         HandStakes stakes{};
         for (int i = 0; i < players; ++i)
             stakes[static_cast<std::size_t>(i)] = {.start = 20'000, .contribution = {.live = bet}};
         stakes[0] = {.start = own, .loan = 10'000, .contribution = {.live = bet}};
         return {.values = {players, bet, own}, .amount = totalOf(settleHand(stakes, {1, 2, 3, 4, 5}, {}, {}).pots)};
     }},
};

constinit const std::span<const Generator> tennesseeFigures(tennesseeRows);

} // namespace cutcard::figures
