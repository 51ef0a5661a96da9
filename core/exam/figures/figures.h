// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/hand_value.h"
#include "core/exam/figures/quiz_item.h"
#include "core/games/positions.h"

namespace cutcard {

/// What draws a question's figures and knows their answer, by the name that the question calls it.
struct Generator {
    std::string_view name;
    Figures (*draw)(RandomStream& stream);
};

/// All of them, by their names; what each figure is stands in its row, in figures/*_figures.cpp.
std::span<const Generator> generators();

/// What draws the figures of these words: a name; "paid CH1 flush"; "paid-more B A flush", the first table paying more.
FigureDrawer findFigures(std::string_view words);

} // namespace cutcard

/// Figures for questions, drawn anew each time; the answers come out of the code that the table settles with.
namespace cutcard::figures {

extern const std::span<const Generator> potFigures;    ///< stacks, cuts, raises, pots
extern const std::span<const Generator> leagueFigures; ///< the league booklet's cards, blinds, raises, pots and night
extern const std::span<const Generator> limitFigures;  ///< limit seats, bets and pots
extern const std::span<const Generator> tennesseeFigures; ///< Tennessee: blinds, raises, cards and loans
extern const std::span<const Generator> bankedFigures;    ///< banked games, and chips anywhere
extern const std::span<const Generator> nightFigures;     ///< rooms, the very ones that the director's drills ask about

/// A bonus: what a table pays for a hand, or how much more than another does.
Figures paid(RandomStream& stream, std::string_view table, HandClass hand, std::string_view less = {});

/// Chips that nobody runs out of, in a league and at a limit table.
inline constexpr Chips plenty = 50'000;
inline constexpr Chips plentyAtLimit = 10'000;

/// A big blind of each game, by chance.
inline Chips leagueBlind(RandomStream& stream)
{
    return 200 * stream.between(1, 3);
}
inline Chips limitBlind(RandomStream& stream)
{
    return std::array<Chips, 3>{2, 5, 10}[static_cast<std::size_t>(stream.below(3))];
}
inline Chips tennesseeBlind(RandomStream& stream)
{
    return 100 * (Chips{1} << static_cast<unsigned>(stream.below(3)));
}

/// A table without a gap, and who has the button and the blinds in a first hand.
struct FullTable {
    SeatSet seats;
    Positions positions;
};
inline FullTable fullTable(RandomStream& stream, int least, int most)
{
    const auto seats = SeatSet::firstSeats(static_cast<int>(stream.between(least, most)));
    return {seats, firstPositions(Seat(static_cast<int>(stream.between(1, seats.size()))), seats, {})};
}

/// One figure, and so many times it as the answer.
inline Figures timesOf(Chips figure, Chips times)
{
    return {.values = {figure}, .amount = times * figure};
}

inline constexpr Chips burnCards = 3;
inline constexpr Chips holdemBoard = 5;

/// Players, drawn, and the cards that are out with so many of each and those that lie in the middle.
inline Figures cardsOut(RandomStream& stream, Chips least, Chips most, Chips each, Chips inTheMiddle)
{
    const Chips players = stream.between(least, most);
    return {.values = {players}, .amount = each * players + inTheMiddle};
}
/// The same, and what is left of the deck.
inline Figures cardsLeft(RandomStream& stream, Chips least, Chips most, Chips each, Chips inTheMiddle)
{
    Figures figures = cardsOut(stream, least, most, each, inTheMiddle);
    figures.amount = cardCount - figures.amount;
    return figures;
}

inline constexpr Chips handsInALevel = 6; ///< TN-blinds-5

/// The big blind of a hand, which doubles with each level (TN-blinds-5).
inline Chips tennesseeBlindAt(Chips opening, Chips hand)
{
    return opening << static_cast<unsigned>((hand - 1) / handsInALevel);
}

} // namespace cutcard::figures
