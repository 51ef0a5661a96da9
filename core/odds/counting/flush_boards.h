// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/counting/hole_views.h"
#include "core/odds/counting/rank_boards.h"

namespace cutcard {

/// Five community cards of which three or more are of one suit: that suit's ranks, and the ranks of the others.
struct FlushBoard {
    unsigned suited = 0;               ///< a bit for each rank of the suit
    std::array<std::uint8_t, 2> off{}; ///< ranks of the other cards, ascending
    int offCount = 0;
    int suitedCount() const { return 5 - offCount; }
};

/// The place of the other cards' ranks among the 105 sets of up to two ranks.
int offIndex(const FlushBoard& board);
inline constexpr int offIndexCount = 1 + rankCount + rankPairCount;

/// The ranks of all five.
RankCounts ranksOf(const FlushBoard& board);

/// In how many ways the suits of a board's other cards can be chosen, given the two cards in a view.
const ByHoleView<std::int16_t>& offWays(int offIndex);

/// The order in strength of the hands that hold a flush; made once for each set of suited ranks.
class FlushOrder
{
public:
    explicit FlushOrder(unsigned suited);

    /// Hands of one strength that only their suited cards tell apart: one view, or all with one suited card or none.
    struct Unit {
        Strength strength = 0;
        std::uint8_t suited = 0;
        std::uint8_t first = 0;
        std::uint8_t second = 0;
    };
    const std::vector<Unit>& units() const { return m_units; }

private:
    std::vector<Unit> m_units;
};

/// How each view's margin, of 990 hands, differs from what ranks alone would make it; 0 where the board bars it.
void flushCorrections(const FlushBoard& board, const RankBoard& ranks, const FlushOrder& order,
                      ByHoleView<std::int16_t>& corrections);

inline constexpr int flushBoardCount = 36'608;

/// Calls `visit(board, order)` for each of the 36,608 boards on which a flush in a given suit is possible.
template <typename Visit> void forEachFlushBoard(Visit&& visit)
{
    for (unsigned suited = 0; suited < 1U << rankCount; ++suited) {
        const int count = std::popcount(suited);
        if (count < 3 || count > 5)
            continue;
        const FlushOrder order(suited);
        FlushBoard board{.suited = suited, .off = {}, .offCount = 5 - count};
        if (count == 5)
            visit(board, order);
        for (int first = 0; count < 5 && first < rankCount; ++first) {
            board.off[0] = static_cast<std::uint8_t>(first);
            if (count == 4)
                visit(board, order);
            for (int second = first; count == 3 && second < rankCount; ++second) {
                board.off[1] = static_cast<std::uint8_t>(second);
                visit(board, order);
            }
        }
    }
}

} // namespace cutcard
