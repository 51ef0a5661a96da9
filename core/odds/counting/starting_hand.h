// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"

#include <optional>
#include <string>
#include <string_view>

namespace cutcard {

/// One of the 169 starting hands, by its place in a square of 13 by 13: pairs on the diagonal, suited above.
class StartingHand
{
public:
    constexpr StartingHand() = default;
    static constexpr StartingHand of(Card a, Card b)
    {
        const int high = static_cast<int>(a.rank() > b.rank() ? a.rank() : b.rank());
        const int low = static_cast<int>(a.rank() > b.rank() ? b.rank() : a.rank());
        const int top = rankCount - 1;
        return StartingHand(a.suit() == b.suit() ? (top - high) * rankCount + top - low
                                                 : (top - low) * rankCount + top - high);
    }
    static constexpr StartingHand fromIndex(int index) { return StartingHand(index); }
    /// Reads AA, AKs or 32o, in any case; two cards such as AsKd stand for their starting hand.
    static std::optional<StartingHand> fromText(std::string_view text);

    constexpr int index() const { return m_index; }
    constexpr int row() const { return m_index / rankCount; }
    constexpr int column() const { return m_index % rankCount; }
    constexpr bool isPair() const { return row() == column(); }
    constexpr bool isSuited() const { return row() < column(); }
    constexpr Rank high() const { return static_cast<Rank>(rankCount - 1 - (isSuited() ? row() : column())); }
    constexpr Rank low() const { return static_cast<Rank>(rankCount - 1 - (isSuited() ? column() : row())); }
    /// How many of the 1,326 hands it stands for.
    constexpr int combinations() const { return isPair() ? 6 : isSuited() ? 4 : 12; }
    std::string text() const;
    constexpr bool operator==(const StartingHand&) const = default;

private:
    explicit constexpr StartingHand(int index) : m_index(index) {}

    int m_index = 0;
};

inline constexpr int startingHandCount = rankCount * rankCount;

} // namespace cutcard
