// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/counting/combinations.h"

#include <functional>

namespace cutcard {

/// Two hole cards as one suit sees them: the ranks of the suit, and the others; 338 views for 1,326 hands.
struct HoleView {
    std::uint8_t suited = 0; ///< how many are of the suit; if one, it is `first`
    std::uint8_t first = 0;
    std::uint8_t second = 0;
    constexpr int rankPair() const { return rankPairIndex(first, second); }
};

inline constexpr int suitedPairCount = static_cast<int>(choose(rankCount, 2));
inline constexpr int firstMixedView = suitedPairCount;
inline constexpr int firstOffView = firstMixedView + rankCount * rankCount;
inline constexpr int holeViewCount = firstOffView + rankPairCount;

/// The view of two cards of the suit; the first rank is the lower one.
constexpr int suitedView(int low, int high)
{
    return smallChoose(high, 2) + low;
}
/// The view of one card of the suit and one of another.
constexpr int mixedView(int ofSuit, int other)
{
    return firstMixedView + ofSuit * rankCount + other;
}
/// The view of two cards of other suits.
constexpr int offView(int a, int b)
{
    return firstOffView + rankPairIndex(a, b);
}

/// The place of two cards' view from a suit.
constexpr int viewOf(Card a, Card b, Suit suit)
{
    const int rankA = static_cast<int>(a.rank());
    const int rankB = static_cast<int>(b.rank());
    if (a.suit() == suit && b.suit() == suit)
        return rankA < rankB ? suitedView(rankA, rankB) : suitedView(rankB, rankA);
    if (a.suit() == suit)
        return mixedView(rankA, rankB);
    return b.suit() == suit ? mixedView(rankB, rankA) : offView(rankA, rankB);
}

/// All views by their place.
inline constexpr auto holeViews = [] {
    std::array<HoleView, holeViewCount> views{};
    const auto set = [&](int place, int suited, int first, int second) {
        views[asIndex(place)] = {static_cast<std::uint8_t>(suited), static_cast<std::uint8_t>(first),
                                 static_cast<std::uint8_t>(second)};
    };
    for (int a = 0; a < rankCount; ++a) {
        for (int b = 0; b < rankCount; ++b) {
            set(mixedView(a, b), 1, a, b);
            if (a < b)
                set(suitedView(a, b), 2, a, b);
            if (a <= b)
                set(offView(a, b), 0, a, b);
        }
    }
    return views;
}();

/// A number for each view.
template <typename T> using ByHoleView = std::array<T, holeViewCount>;

/// Told now and then how much is done, in thousandths; returning false ends the computation without a result.
using Progress = std::function<bool(int perMille)>;

/// Nobody watches.
inline bool unwatched(int)
{
    return true;
}

} // namespace cutcard
