// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/hand_value.h"
#include "core/exam/figures/quiz_item.h"

#include <span>
#include <string_view>

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

} // namespace cutcard::figures
