// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/support/json.h"
#include "core/odds/bonus_odds.h"
#include "core/odds/document_figures.h"

namespace cutcard::cli {

/// An exact fraction in JSON: as a fraction, with twelve decimals, and as a number to calculate with.
Json toJson(const Fraction& fraction);
Json toJson(const PayTable& table, const BonusOdds& odds);
Json toJson(const DocumentFigure& figure);
/// A starting hand in the game with a decision after the flop.
Json toJson(const ChampionGame& game, StartingHand hand);
/// A starting hand on one side of Versions One and Two.
Json toJson(const VersionsGame& game, Side side, StartingHand hand);

/// The same for people.
void print(const PayTable& table, const BonusOdds& odds);
void print(const DocumentFigure& figure);

} // namespace cutcard::cli
