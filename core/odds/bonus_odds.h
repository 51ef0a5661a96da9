// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/pay_table.h"
#include "core/odds/counting/fraction.h"

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

/// What a bonus bet of one unit is worth by a pay table.
struct BonusOdds {
    std::int64_t hands = 0; ///< of all hands, those that are paid
    std::int64_t units = 0; ///< paid for all of them together, besides the stakes
    std::int64_t total = 0;
    Fraction hit() const { return {hands, total}; }
    Fraction paid() const { return {units, total}; }
    /// What the house keeps of each unit bet.
    Fraction edge() const { return Fraction(total - hands - units, total); }
};

/// `counts` is for as many cards as the table.
BonusOdds bonusOdds(const PayTable& table, const ClassCounts& counts);

/// The same, with the counts made once and kept.
BonusOdds bonusOdds(const PayTable& table);

/// The counts of five or seven cards, made once and kept.
const ClassCounts& classCounts(int cards);

} // namespace cutcard
