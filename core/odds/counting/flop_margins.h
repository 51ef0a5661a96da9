// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"
#include "core/odds/counting/hole_views.h"
#include "core/odds/counting/rank_boards.h"

#include <span>

namespace cutcard {

/// Turns and rivers, times the dealer's hands, that can follow two hole cards and a flop.
inline constexpr int runoutsPerFlop = static_cast<int>(choose(47, 2) * choose(45, 2));

/// For any hole cards and flop, how many of the 1,070,190 runouts are won less how many are lost.
class FlopMargins
{
public:
    /// Goes through all boards, classed by structure; nothing if `progress` ended it.
    static std::optional<FlopMargins> compute(const Progress& progress = unwatched);

    /// Won less lost with these five different cards.
    int margin(const std::array<Card, 2>& hole, const std::array<Card, 3>& flop) const;

    /// The parts that one flop needs, looked up once for all hole cards.
    class Flop
    {
    public:
        int margin(Card a, Card b) const
        {
            int sum = m_ranks[rankPairIndex(static_cast<int>(a.rank()), static_cast<int>(b.rank()))];
            for (int suit = 0; suit < suitCount; ++suit) {
                if (const auto* corrections = m_suits[asIndex(suit)])
                    sum += corrections[viewOf(a, b, static_cast<Suit>(suit))];
            }
            return sum;
        }

    private:
        friend class FlopMargins;
        const std::int32_t* m_ranks = nullptr;
        std::array<const std::int32_t*, suitCount> m_suits{}; ///< null for a suit that the flop does not show
    };
    Flop flop(const std::array<Card, 3>& cards) const;

private:
    FlopMargins();
    void addRankBoards(const RankBoards& boards);
    void divideByWays();

    std::vector<ByRankPair<std::int32_t>> m_ranks;   ///< by the flop's ranks
    std::vector<ByHoleView<std::int32_t>> m_flushes; ///< by what a suit sees of the flop
};

/// The ranks that each suit holds of some cards, suits that hold the same or less last.
using SuitRanks = std::array<unsigned, suitCount>;

/// Equal for cards alone that become each other when the suits are renamed.
SuitRanks suitRanks(std::span<const Card> cards);

/// Flops that become each other when the suits are renamed: one of them, and how many there are.
struct FlopClass {
    std::array<Card, 3> cards;
    int count = 0;
};

/// The 1,755 classes of the 22,100 flops.
const std::vector<FlopClass>& flopClasses();

} // namespace cutcard
