// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"

#include <cassert>
#include <concepts>
#include <cstddef>
#include <utility>

namespace cutcard {

/// A number that is not negative, to index with.
constexpr std::size_t asIndex(std::integral auto number)
{
    return static_cast<std::size_t>(number);
}

/// The suits but one.
inline constexpr int otherSuits = suitCount - 1;

/// n over k; zero where k is more than n.
constexpr std::int64_t choose(int n, int k)
{
    assert(n >= 0 && k >= 0);
    std::int64_t result = k <= n ? 1 : 0;
    for (int i = 0; i < k && result != 0; ++i)
        result = result * (n - i) / (i + 1);
    return result;
}

namespace detail {
constexpr auto chooseTable = [] {
    std::array<std::array<std::int32_t, 6>, 18> table{};
    for (int n = 0; n < 18; ++n) {
        for (int k = 0; k < 6; ++k)
            table[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)] = static_cast<std::int32_t>(choose(n, k));
    }
    return table;
}();
} // namespace detail

/// n over k by table, for n to 17 and k to 5.
constexpr int smallChoose(int n, int k)
{
    return detail::chooseTable[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// How many sets of k ranks there are, each rank any number of times.
constexpr int multisetCount(int k)
{
    return static_cast<int>(choose(rankCount + k - 1, k));
}

/// The place of ranks in ascending order (equal ones allowed) among all sets of as many ranks.
template <std::size_t N> constexpr int multisetIndex(const std::array<int, N>& ascending)
{
    int index = 0;
    for (std::size_t i = 0; i < N; ++i)
        index += smallChoose(ascending[i] + static_cast<int>(i), static_cast<int>(i) + 1);
    return index;
}

/// Two ranks with the lower one first.
struct RankPair {
    std::uint8_t low = 0;
    std::uint8_t high = 0;
    constexpr bool isPair() const { return low == high; }
    constexpr bool operator==(const RankPair&) const = default;
};

inline constexpr int rankPairCount = multisetCount(2);

/// The place of two ranks, in either order, among the 91 pairs of ranks.
constexpr int rankPairIndex(int a, int b)
{
    return a <= b ? multisetIndex<2>({a, b}) : multisetIndex<2>({b, a});
}

/// The 91 pairs of ranks by their place.
inline constexpr auto rankPairs = [] {
    std::array<RankPair, rankPairCount> pairs{};
    for (int high = 0; high < rankCount; ++high) {
        for (int low = 0; low <= high; ++low)
            pairs[static_cast<std::size_t>(rankPairIndex(low, high))] = {static_cast<std::uint8_t>(low),
                                                                         static_cast<std::uint8_t>(high)};
    }
    return pairs;
}();

/// The place of a set of ranks, given as counts that sum up to N, among all sets of as many ranks.
template <std::size_t N> constexpr int multisetIndex(const std::array<std::uint8_t, rankCount>& counts)
{
    std::array<int, N> ascending{};
    std::size_t size = 0;
    for (int rank = 0; rank < rankCount; ++rank) {
        for (int i = 0; i < counts[static_cast<std::size_t>(rank)]; ++i)
            ascending[size++] = rank;
    }
    return multisetIndex(ascending);
}

/// How often each rank occurs.
using RankCounts = std::array<std::uint8_t, rankCount>;

namespace detail {
template <typename Visit> void visitRankSets(RankCounts& counts, int rank, int left, int most, Visit& visit)
{
    if (left == 0)
        return static_cast<void>(visit(std::as_const(counts)));
    if (rank == rankCount || left > most * (rankCount - rank))
        return;
    auto& count = counts[static_cast<std::size_t>(rank)];
    for (int held = 0; held <= most && held <= left; ++held) {
        count = static_cast<std::uint8_t>(held);
        visitRankSets(counts, rank + 1, left - held, most, visit);
    }
    count = 0;
}
} // namespace detail

/// Calls `visit(counts)` for every set of `cards` ranks with no rank more than `most` times.
template <typename Visit> void forEachRankSet(int cards, int most, Visit&& visit)
{
    RankCounts counts{};
    detail::visitRankSets(counts, 0, cards, most, visit);
}

} // namespace cutcard
