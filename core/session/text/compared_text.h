// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/regimes.h"

#include <string>
#include <string_view>

namespace cutcard {

/// Reads a hand to be compared from lines such as `stack 1 22000`, `1 raise 6000`, `next-round`, `rank 4 3 1=2`; or
/// with `put 3 4000` and `put 5 500 folds` only what each seat put in.
///
/// A hand that can't have been played is refused with the line of the step in question.
Result<ComparedHand> readComparedHand(std::string_view text, const std::string& name);

/// The lines that say exactly this hand.
std::string writeComparedHand(const ComparedHand& hand);

} // namespace cutcard
