// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/document_figures.h"

#include <QString>

namespace cutcard {

/// What a printed figure is about, with its pay table, hand class or starting hand.
QString figureText(const DocumentFigure& figure);

/// Why the printed figure isn't the exact one, with the figure that the cause gives; empty where it is.
QString figureReason(const DocumentFigure& figure);

/// The printed figure with its percent sign.
QString printedText(const DocumentFigure& figure);

/// The exact figure with two places more than are printed; whole numbers grouped.
QString computedText(const DocumentFigure& figure);

/// A share as a percentage, "12.34%".
QString percentText(const Fraction& share, int places);

/// A value with its sign, for what is won or lost.
QString signedText(const Fraction& value, int places);

} // namespace cutcard
