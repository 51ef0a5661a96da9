// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/counting/champion_game.h"

namespace cutcard {

/// The game as it comes out when hole cards and flop are merged by their five-card hand: 134,459 kinds up to the suits'
/// names, told apart by starting hand alone.
///
/// Two situations of one kind can differ in which of the five cards the player holds, and so in what they are worth;
/// with one decision for both, some of them are decided wrongly. This is wrong play, kept to show where printed figures
/// come from.
ChampionGame mergedGame(const FlopMargins& margins);

/// How many five-card hands there are when suits' names do not matter, by counting what each renaming leaves as it is.
std::int64_t fiveCardKinds();

} // namespace cutcard
