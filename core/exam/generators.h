// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/figures/figures.h"

#include <span>
#include <string_view>

namespace cutcard {

/// All of them, by their names; what each figure is stands in its row, in figures/*_figures.cpp.
std::span<const Generator> generators();

/// What a question draws that calls for figures by these words: the name of one of them; "paid CH1 flush", a table and
/// a hand that it pays; "paid-more B A flush", two tables of which the first pays more. Empty where there is no such
/// thing.
FigureDrawer findFigures(std::string_view words);

} // namespace cutcard
