// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/card.h"
#include "core/chips/denominations.h"
#include "core/chips/pay_table.h"
#include "core/chips/pots.h"
#include "core/exam/figures/figures.h"

namespace cutcard::figures {

namespace {

Chips wager(RandomStream& stream)
{
    return 5 * stream.between(2, 12);
}

} // namespace

Figures paid(RandomStream& stream, std::string_view table, HandClass hand, std::string_view less)
{
    const Chips bonus = wager(stream);
    const auto pays = [&](std::string_view by) {
        return by.empty() ? 0 : bonusPay(findPayTable(by).value(), bonus, hand).value_or(0);
    };
    return {.values = {bonus}, .amount = pays(table) - pays(less)};
}

Figures equalWager(RandomStream& stream)
{
    const Chips amount = wager(stream);
    return {.values = {amount}, .amount = amount};
}

Figures largestBet(RandomStream& stream)
{
    const Chips ante = wager(stream);
    return {.values = {ante}, .amount = 2 * ante};
}

Figures winAfterRaise(RandomStream& stream)
{
    const Chips ante = wager(stream);
    // even money on ante, play and raise
    return {.values = {ante, 2 * ante}, .amount = ante + ante + 2 * ante};
}

Figures lossWithTrips(RandomStream& stream)
{
    const Figures bonus = paid(stream, "CH1", HandClass::ThreeOfAKind);
    const Chips ante = bonus.values[0];
    return {.values = {ante}, .amount = ante + ante - bonus.amount};
}

Figures cardsDealt(RandomStream& stream)
{
    const Chips players = stream.between(2, 7);
    constexpr Chips board = 5;
    constexpr Chips burns = 3;
    return {.values = {players}, .amount = 2 * (players + 1) + board + burns};
}

Figures potBets(RandomStream& stream)
{
    const Chips players = stream.between(2, 6);
    const Chips bet = 5 * stream.between(1, 3);
    return {.values = {players, bet}, .amount = players * bet};
}

Figures winOfThree(RandomStream& stream)
{
    const Chips blind = wager(stream);
    return {.values = {blind}, .amount = 3 * blind};
}

Figures foldWithFlush(RandomStream& stream)
{
    const Figures bonus = paid(stream, "A", HandClass::Flush);
    return {.values = bonus.values, .amount = bonus.amount - bonus.values[0]};
}

Figures backerLoses(RandomStream& stream)
{
    const Chips blind = wager(stream);
    return {.values = {blind}, .amount = 3 * blind};
}

Figures winWithoutRaise(RandomStream& stream)
{
    const Chips blind = wager(stream);
    return {.values = {blind}, .amount = 2 * blind};
}

Figures proceduresStub(RandomStream& stream)
{
    const Figures dealt = cardsDealt(stream);
    return {.values = dealt.values, .amount = cardCount - dealt.amount};
}

Figures potBetSize(RandomStream& stream)
{
    const Chips least = 5 * stream.between(1, 4);
    return {.values = {least, least * stream.between(2, 5)}, .amount = least};
}

Figures allWagers(RandomStream& stream)
{
    const Chips bonus = wager(stream);
    const Chips raise = 2 * bonus;
    // bonus, ante and play
    return {.values = {bonus}, .amount = 3 * bonus + raise};
}

Figures flushWins(RandomStream& stream)
{
    const Figures bonus = paid(stream, "CH1", HandClass::Flush);
    const Chips ante = bonus.values[0];
    return {.values = bonus.values, .amount = bonus.amount + ante + ante + 2 * ante};
}

Figures foldedStraight(RandomStream& stream)
{
    const Figures bonus = paid(stream, "CH1", HandClass::Straight);
    return {.values = bonus.values, .amount = bonus.amount - bonus.values[0]};
}

Figures lostWithAPair(RandomStream& stream)
{
    const Chips ante = wager(stream);
    // what CH1 pays for one pair decides whether the bonus is among what is taken
    const bool paidToo = bonusPay(findPayTable("CH1").value(), ante, HandClass::OnePair).has_value();
    return {.values = {ante}, .amount = 2 * ante + (paidToo ? 0 : ante)};
}

Figures potOfTwo(RandomStream& stream)
{
    const int players = 2 * static_cast<int>(stream.between(1, 3));
    const Chips bet = 5 * stream.between(1, 3);
    const Pot pot{.amount = players * bet, .eligible = {Seat(1), Seat(2), Seat(3)}};
    return {.values = {players, bet}, .amount = award(pot, {2, 2, 1}, {.unit = 1}).payouts[0]};
}

Figures checkedAndWon(RandomStream& stream)
{
    const Chips ante = wager(stream);
    return {.values = {ante}, .amount = ante + ante};
}

Figures versionTwoCards(RandomStream& stream)
{
    const Chips players = stream.between(2, 7);
    constexpr Chips board = 5;
    return {.values = {players}, .amount = 2 * (players + 1) + board};
}

Figures fourWagers(RandomStream& stream)
{
    const Chips bonus = wager(stream);
    return {.values = {bonus}, .amount = 4 * bonus};
}

Figures flushAndLost(RandomStream& stream)
{
    const Figures bonus = paid(stream, "A", HandClass::Flush);
    const Chips blind = bonus.values[0];
    return {.values = bonus.values, .amount = bonus.amount - blind - blind};
}

Figures lostAllFour(RandomStream& stream)
{
    const Chips blind = wager(stream);
    const bool paidToo = bonusPay(findPayTable("A").value(), blind, HandClass::OnePair, Rank::Five).has_value();
    return {.values = {blind}, .amount = 3 * blind + (paidToo ? 0 : blind)};
}

Figures unmatchedPart(RandomStream& stream)
{
    const Chips allIn = 10 * stream.between(2, 8);
    const Chips bet = allIn + 10 * stream.between(1, 9);
    Contributions in{};
    in[0].live = bet;
    in[1] = {.live = allIn, .allIn = true};
    return {.values = {bet, allIn}, .amount = uncalledExcess(in).value_or(Refund{}).amount};
}

Figures fewestChips(RandomStream& stream)
{
    const Chips payment = 5 * stream.between(21, 79);
    const ChipStack tray{{100, 20}, {25, 40}, {5, 40}};
    const ChipStack chips = Denominations::breakdownFrom(tray, payment).value();
    return {.values = {payment}, .amount = countOf(chips, 100) + countOf(chips, 25) + countOf(chips, 5)};
}

} // namespace cutcard::figures
