// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/hand_value.h"

#include <array>
#include <cstdint>

namespace cutcard {

/// How many hands of so many cards are worth each class.
struct ClassCounts {
    int cards = 0;
    std::array<std::int64_t, handClassCount> hands{};
    std::array<std::int64_t, rankCount> pairs{}; ///< the hands of one pair, by its rank
    std::int64_t total() const;
    bool operator==(const ClassCounts&) const = default;
};

/// Counts all hands of five, six or seven cards: each set of ranks, and each set of ranks of one suit, once.
ClassCounts countClasses(int cards);

} // namespace cutcard
