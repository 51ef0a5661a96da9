// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/card.h"
#include "core/chips/odc.h"
#include "core/chips/odc_bank.h"
#include "core/exam/figures/figures.h"
#include "core/exam/figures/stakes.h"
#include "core/games/tennessee/parts.h"

namespace cutcard::figures {

constexpr Chips boardCards = 2 + 1 + 1;
constexpr Chips burnCards = 3;

constexpr Generator riverboatRows[]{
    {"riverboatStub", // players, no burns: cards left at the end
     [](RandomStream& stream) -> Figures {
         const Chips players = stream.between(3, 9);
         return {.values = {players}, .amount = cardCount - 5 * players - boardCards};
     }},
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
     [](RandomStream& stream) -> Figures {
         constexpr Chips allotment = 10'000;
         const Chips stack = 500 * stream.between(2, 8);
         const Chips bet = stack + 500 * stream.between(2, 12);
         HandStakes stakes{};
         stakes[0] = {.start = stack, .loan = allotment, .contribution = {.live = bet}};
         stakes[1] = {.start = 20'000, .contribution = {.live = bet}};
         stakes[2] = stakes[1];
         const HandSettlement settlement = settleHand(stakes, {2, 2, 1}, {}, {});
         return {.values = {stack, allotment, bet, totalOf(settlement.pots)}, .amount = settlement.outcomes[0].stack};
     }},
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

constinit const std::span<const Generator> riverboatFigures(riverboatRows);

} // namespace cutcard::figures
