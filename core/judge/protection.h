// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/score.h"

#include <cstdint>

namespace cutcard {

/// What faults of protection take from a mean, in parts of 100,000 and rounded up: only no fault comes to 100.
inline std::int64_t lostToProtection(const Tally& protection, const ScoreScale& scale)
{
    constexpr std::int64_t point = 1'000;
    return ((protection.possible - protection.earned) * point + scale.correctedDenominator - 1)
           / scale.correctedDenominator;
}

} // namespace cutcard
