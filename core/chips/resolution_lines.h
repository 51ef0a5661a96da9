// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/regimes.h"

#include <vector>

namespace cutcard {

/// The arithmetic of uncalled bets, pots, awards, stacks and loans, appended to the lines of the betting.
void writeSettlement(std::vector<ArithmeticLine>& lines, const HandStakes& stakes, const HandSettlement& settlement,
                     const PotOptions& options, OddChips oddChips);

} // namespace cutcard
