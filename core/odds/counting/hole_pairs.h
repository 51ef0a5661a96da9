// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/counting/champion_game.h"
#include "core/odds/counting/hole_views.h"
#include "core/odds/counting/rank_boards.h"

namespace cutcard {

/// Boards that can come when four hole cards are known.
inline constexpr int boardsPerPair = static_cast<int>(choose(48, 5));
/// Hands that the other side can hold.
inline constexpr int opponents = static_cast<int>(choose(50, 2));

/// For any two hands of two cards against each other: on how many of the 1,712,304 boards the first wins less loses.
class HolePairs
{
public:
    /// Goes through all boards, classed by structure; nothing if `progress` ended it.
    static std::optional<HolePairs> compute(const Progress& progress = unwatched);

    /// Won less lost by the first hand; the four cards are different.
    int margin(const std::array<Card, 2>& hand, const std::array<Card, 2>& against) const;

private:
    HolePairs();
    void addRankBoards(const RankBoards& boards);

    std::vector<ByRankPair<std::int32_t>> m_ranks;   ///< as if no flush could be made
    std::vector<ByHoleView<std::int32_t>> m_flushes; ///< what flushes in one suit change; the lower view comes first
};

} // namespace cutcard
