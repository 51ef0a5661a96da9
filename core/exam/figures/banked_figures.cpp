// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/card.h"
#include "core/chips/denominations.h"
#include "core/chips/pay_table.h"
#include "core/chips/pots.h"
#include "core/exam/figures/figures.h"

namespace cutcard::figures {

static Chips wager(RandomStream& stream)
{
    return 5 * stream.between(2, 12);
}

constexpr Chips dealersCards = 2;

constexpr Generator bankedRows[]{
    {"equalWager", [](RandomStream& stream) { return timesOf(wager(stream), 1); }}, // a wager: another of the same size
    {"largestBet", // ante: the largest bet after the flop
     [](RandomStream& stream) { return timesOf(wager(stream), 2); }},
    {"winAfterRaise", // ante, play, raise of twice: won
     [](RandomStream& stream) -> Figures {
         const Chips ante = wager(stream);
         // even money on ante, play and raise
         return {.values = {ante, 2 * ante}, .amount = ante + ante + 2 * ante};
     }},
    {"lossWithTrips", // ante, play and bonus, three of a kind by CH1: lost altogether
     [](RandomStream& stream) -> Figures {
         const Figures bonus = paid(stream, "CH1", HandClass::ThreeOfAKind);
         const Chips ante = bonus.values[0];
         return {.values = {ante}, .amount = ante + ante - bonus.amount};
     }},
    {"cardsDealt", // players: cards out of the deck, burns too
     [](RandomStream& stream) { return cardsOut(stream, 2, 7, 2, dealersCards + holdemBoard + burnCards); }},
    {"potBets", // bettors, each one's bet: the pot
     [](RandomStream& stream) -> Figures {
         const Chips players = stream.between(2, 6);
         const Chips bet = 5 * stream.between(1, 3);
         return {.values = {players, bet}, .amount = players * bet};
     }},
    {"winOfThree", // blind, play and raise of one size: won
     [](RandomStream& stream) { return timesOf(wager(stream), 3); }},
    {"foldWithFlush", // bonus and blind, folded with a flush by A: won altogether
     [](RandomStream& stream) -> Figures {
         const Figures bonus = paid(stream, "A", HandClass::Flush);
         return {.values = bonus.values, .amount = bonus.amount - bonus.values[0]};
     }},
    {"backerLoses", // dealer blind, play and raise, the other side wins: lost
     [](RandomStream& stream) { return timesOf(wager(stream), 3); }},
    {"winWithoutRaise", [](RandomStream& stream) { return timesOf(wager(stream), 2); }}, // blind and play: won
    {"proceduresStub", // players: cards left, burns gone too
     [](RandomStream& stream) { return cardsLeft(stream, 2, 7, 2, dealersCards + holdemBoard + burnCards); }},
    {"potBetSize", // the table's minimum, a bonus: the pot bet
     [](RandomStream& stream) -> Figures {
         const Chips least = 5 * stream.between(1, 4);
         return {.values = {least, least * stream.between(2, 5)}, .amount = least};
     }},
    {"allWagers", // bonus: put up by who plays and raises
     [](RandomStream& stream) -> Figures {
         const Chips bonus = wager(stream);
         const Chips raise = 2 * bonus;
         // bonus, ante and play
         return {.values = {bonus}, .amount = 3 * bonus + raise};
     }},
    {"flushWins", // bonus, ante, play, a raise, a flush by CH1: paid altogether
     [](RandomStream& stream) -> Figures {
         const Figures bonus = paid(stream, "CH1", HandClass::Flush);
         const Chips ante = bonus.values[0];
         return {.values = bonus.values, .amount = bonus.amount + ante + ante + 2 * ante};
     }},
    {"foldedStraight", // bonus and ante, folded with a straight by CH1: won altogether
     [](RandomStream& stream) -> Figures {
         const Figures bonus = paid(stream, "CH1", HandClass::Straight);
         return {.values = bonus.values, .amount = bonus.amount - bonus.values[0]};
     }},
    {"lostWithAPair", // bonus, ante and play, lost with a pair: taken
     [](RandomStream& stream) -> Figures {
         const Chips ante = wager(stream);
         // what CH1 pays for one pair decides whether the bonus is among what is taken
         const bool paidToo = bonusPay(findPayTable("CH1").value(), ante, HandClass::OnePair).has_value();
         return {.values = {ante}, .amount = 2 * ante + (paidToo ? 0 : ante)};
     }},
    {"potOfTwo", // bettors, each one's bet, two of them equal: each one's part
     [](RandomStream& stream) -> Figures {
         const int players = 2 * static_cast<int>(stream.between(1, 3));
         const Chips bet = 5 * stream.between(1, 3);
         const Pot pot{.amount = players * bet, .eligible = {Seat(1), Seat(2), Seat(3)}};
         return {.values = {players, bet}, .amount = award(pot, {2, 2, 1}, {.unit = 1}).payouts[0]};
     }},
    {"checkedAndWon", [](RandomStream& stream) { return timesOf(wager(stream), 2); }}, // ante and play: won
    {"versionTwoCards",                                                                // players: cards dealt
     [](RandomStream& stream) { return cardsOut(stream, 2, 7, 2, dealersCards + holdemBoard); }},
    {"fourWagers", // bonus: put up by who plays and raises
     [](RandomStream& stream) { return timesOf(wager(stream), 4); }},
    {"flushAndLost", // bonus, blind, play, a flush by A: won altogether
     [](RandomStream& stream) -> Figures {
         const Figures bonus = paid(stream, "A", HandClass::Flush);
         const Chips blind = bonus.values[0];
         return {.values = bonus.values, .amount = bonus.amount - blind - blind};
     }},
    {"lostAllFour", // bonus and three wagers, lost with a pair of fives: taken
     [](RandomStream& stream) -> Figures {
         const Chips blind = wager(stream);
         const bool paidToo = bonusPay(findPayTable("A").value(), blind, HandClass::OnePair, Rank::Five).has_value();
         return {.values = {blind}, .amount = 3 * blind + (paidToo ? 0 : blind)};
     }},
    {"unmatchedPart", // bet, all-in below it: what goes back
     [](RandomStream& stream) -> Figures {
         const Chips allIn = 10 * stream.between(2, 8);
         const Chips bet = allIn + 10 * stream.between(1, 9);
         Contributions in{};
         in[0].live = bet;
         in[1] = {.live = allIn, .allIn = true};
         return {.values = {bet, allIn}, .amount = uncalledExcess(in).value_or(Refund{}).amount};
     }},
    {"fewestChips", // payment: chips of 5, 25 and 100 it takes
     [](RandomStream& stream) -> Figures {
         const Chips payment = 5 * stream.between(21, 79);
         const ChipStack tray{{100, 20}, {25, 40}, {5, 40}};
         const ChipStack chips = Denominations::breakdownFrom(tray, payment).value();
         return {.values = {payment}, .amount = countOf(chips, 100) + countOf(chips, 25) + countOf(chips, 5)};
     }},
};

Figures paid(RandomStream& stream, std::string_view table, HandClass hand, std::string_view less)
{
    const Chips bonus = wager(stream);
    const auto pays = [&](std::string_view by) {
        return by.empty() ? 0 : bonusPay(findPayTable(by).value(), bonus, hand).value_or(0);
    };
    return {.values = {bonus}, .amount = pays(table) - pays(less)};
}

constinit const std::span<const Generator> bankedFigures(bankedRows);

} // namespace cutcard::figures
