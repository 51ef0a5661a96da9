// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/pay_table.h"
#include "core/exam/figures.h"

namespace cutcard::figures {

namespace {

Chips wager(RandomStream& stream)
{
    return 5 * stream.between(2, 12);
}

Figures paid(RandomStream& stream, std::string_view table, HandClass hand)
{
    const Chips bonus = wager(stream);
    return {.values = {bonus}, .amount = bonusPay(findPayTable(table).value(), bonus, hand).value_or(0)};
}

} // namespace

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

Figures fullHouseCh1(RandomStream& stream)
{
    return paid(stream, "CH1", HandClass::FullHouse);
}

Figures fourOfAKindCh5(RandomStream& stream)
{
    return paid(stream, "CH5", HandClass::FourOfAKind);
}

Figures straightCh2(RandomStream& stream)
{
    return paid(stream, "CH2", HandClass::Straight);
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

Figures flushTableA(RandomStream& stream)
{
    return paid(stream, "A", HandClass::Flush);
}

Figures flushTableB(RandomStream& stream)
{
    return paid(stream, "B", HandClass::Flush);
}

Figures tripsApart(RandomStream& stream)
{
    const Chips bonus = wager(stream);
    const auto pays = [&](std::string_view table) {
        return bonusPay(findPayTable(table).value(), bonus, HandClass::ThreeOfAKind).value_or(0);
    };
    return {.values = {bonus}, .amount = pays("A") - pays("B")};
}

Figures acesTableA(RandomStream& stream)
{
    return paid(stream, "A", HandClass::OnePair);
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

} // namespace cutcard::figures
