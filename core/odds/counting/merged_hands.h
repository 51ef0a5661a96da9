// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/counting/champion_game.h"

namespace cutcard {

/// The game with hole cards and flop merged by their five-card hand, wrong play from which printed figures come.
ChampionGame mergedGame(const FlopMargins& margins);

/// How many five-card hands there are when suits' names do not matter, by counting what each renaming leaves as it is.
std::int64_t fiveCardKinds();

} // namespace cutcard
