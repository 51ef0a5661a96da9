// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/denominations.h"

#include <optional>

namespace cutcard {

/// Whether taking the greatest chip that fits always gives the fewest chips (and always comes out even for
/// multiples of the smallest); the values stand from the smallest to the greatest.
bool greedyGivesFewest(const FixedVector<Chips, maxDenominations>& values);

/// The most steps (of the chips' common divisor) that an amount may have where greedy will not do.
inline constexpr Chips mostChipSteps = 1'000'000;

/// The fewest chips of the tray (greatest first, no empty place) that make `amount`, for any values at all;
/// nothing also for amounts of more than `mostChipSteps`.
std::optional<ChipStack> fewestChips(const ChipStack& tray, Chips amount);

} // namespace cutcard
