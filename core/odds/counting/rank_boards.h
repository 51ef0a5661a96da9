// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/counting/seven_cards.h"

namespace cutcard {

/// The opponents' 990 hands less one: a hand itself is not above those that tie with it.
inline constexpr int allButOne = 989;

/// A number for each of the 91 pairs of ranks.
template <typename T> using ByRankPair = std::array<T, rankPairCount>;

/// Five community cards of which only the ranks count, because no flush is possible.
struct RankBoard {
    RankCounts counts{};
    /// The strength of each two further cards; 0 where there are not that many cards of a rank.
    ByRankPair<Strength> strengths{};
    /// The pairs of ranks that can be held, weakest first.
    ByRankPair<std::uint8_t> ascending{};
    int possible = 0;
    /// Hands won less hands lost of each two cards against the 990 that an opponent can hold.
    ByRankPair<std::int16_t> margins{};
};

/// Counts the hands of two ranks of which so many cards are free: all of them, and those that hold one certain card.
inline void addHands(RankPair hand, int low, int high, int& all, std::array<int, rankCount>& holding)
{
    if (hand.isPair()) {
        all += low * (low - 1) / 2;
        holding[hand.low] += low - 1;
        return;
    }
    all += low * high;
    holding[hand.low] += high;
    holding[hand.high] += low;
}

/// All 6,175 sets of ranks that five cards can have.
class RankBoards
{
public:
    RankBoards();
    /// By `multisetIndex<5>`; the thirteen places for five of a kind hold a board nobody can play.
    const RankBoard& at(int index) const { return m_boards[static_cast<std::size_t>(index)]; }
    const std::vector<RankBoard>& all() const { return m_boards; }

private:
    std::vector<RankBoard> m_boards;
};

} // namespace cutcard
