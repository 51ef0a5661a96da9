// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/regimes.h"

#include <string>
#include <string_view>

namespace cutcard {

/// Reads a hand from lines such as `stack 1 22000`, `1 raise 6000`, `rank 4 3 1=2`, or `put 3 500 folds` alone.
Result<ComparedHand> readComparedHand(std::string_view text, const std::string& name);

/// The lines that say exactly this hand.
std::string writeComparedHand(const ComparedHand& hand);

} // namespace cutcard
