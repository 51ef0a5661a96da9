// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/counting/flush_boards.h"

namespace cutcard {

namespace {

bool contains(unsigned ranks, int rank)
{
    return (ranks >> static_cast<unsigned>(rank) & 1U) != 0;
}

/// Walks through all hands in the order of strength, flushes and others, and counts those that come below.
class Sweep
{
public:
    Sweep(const FlushBoard& board, const RankBoard& ranks, ByHoleView<std::int16_t>& corrections)
        : m_suited(board.suited), m_needed(5 - board.suitedCount()), m_ranks(ranks), m_corrections(corrections)
    {
        m_free.fill(otherSuits);
        for (int i = 0; i < board.offCount; ++i)
            --m_free[board.off[asIndex(i)]];
        for (const int free : m_free)
            m_freeTotal += free;
    }

    void run(const FlushOrder& order)
    {
        const auto& units = order.units();
        std::size_t unit = 0;
        int pair = 0;
        // with a flush on the board every hand is in a unit
        const int pairs = m_needed == 0 ? 0 : m_ranks.possible;
        while (unit < units.size() || pair < pairs) {
            const Strength next = std::min(unit < units.size() ? units[unit].strength : strongest,
                                           pair < pairs ? strengthAt(pair) : strongest);
            std::size_t unitEnd = unit;
            while (unitEnd < units.size() && units[unitEnd].strength == next)
                ++unitEnd;
            int pairEnd = pair;
            while (pairEnd < pairs && strengthAt(pairEnd) == next)
                ++pairEnd;
            // each hand's margin is what lies below it before its equals are counted, and after
            forGroup<false>(order, unit, unitEnd, pair, pairEnd);
            addGroup(order, unit, unitEnd, pair, pairEnd);
            forGroup<true>(order, unit, unitEnd, pair, pairEnd);
            unit = unitEnd;
            pair = pairEnd;
        }
    }

private:
    static constexpr Strength strongest = strengthCount + 1;

    Strength strengthAt(int pair) const { return m_ranks.strengths[m_ranks.ascending[asIndex(pair)]]; }

    template <bool Second> void set(int view, int below, int rankPair)
    {
        auto& correction = m_corrections[asIndex(view)];
        if constexpr (Second)
            correction = static_cast<std::int16_t>(correction + below);
        else
            correction = static_cast<std::int16_t>(below - allButOne - m_ranks.margins[asIndex(rankPair)]);
    }

    template <bool Second>
    void forGroup(const FlushOrder& order, std::size_t unit, std::size_t unitEnd, int pair, int pairEnd)
    {
        for (; unit < unitEnd; ++unit)
            setUnit<Second>(order.units()[unit]);
        for (; pair < pairEnd; ++pair)
            setPair<Second>(m_ranks.ascending[asIndex(pair)]);
    }

    template <bool Second> void setPair(int rankPair)
    {
        const auto [low, high] = rankPairs[asIndex(rankPair)];
        set<Second>(firstOffView + rankPair, m_all - m_off[low] - m_off[high], rankPair);
        if (m_needed < 2)
            return;
        if (!contains(m_suited, low))
            set<Second>(mixedView(low, high), m_all - m_on[low] - m_off[high], rankPair);
        if (low != high && !contains(m_suited, high))
            set<Second>(mixedView(high, low), m_all - m_on[high] - m_off[low], rankPair);
    }

    template <bool Second> void setUnit(const FlushOrder::Unit& unit)
    {
        if (unit.suited == 2) {
            set<Second>(suitedView(unit.first, unit.second), m_all - m_on[unit.first] - m_on[unit.second],
                        rankPairIndex(unit.first, unit.second));
        } else if (unit.suited == 1) {
            for (int other = 0; other < rankCount; ++other)
                set<Second>(mixedView(unit.first, other), m_all - m_on[unit.first] - m_off[asIndex(other)],
                            rankPairIndex(unit.first, other));
        } else {
            for (int index = 0; index < rankPairCount; ++index) {
                const auto [low, high] = rankPairs[asIndex(index)];
                set<Second>(firstOffView + index, m_all - m_off[low] - m_off[high], index);
            }
        }
    }

    void addGroup(const FlushOrder& order, std::size_t unit, std::size_t unitEnd, int pair, int pairEnd)
    {
        for (; unit < unitEnd; ++unit)
            addUnit(order.units()[unit]);
        for (; pair < pairEnd; ++pair)
            addPair(rankPairs[m_ranks.ascending[asIndex(pair)]]);
    }

    void addPair(RankPair pair)
    {
        addHands(pair, m_free[pair.low], m_free[pair.high], m_all, m_off);
        if (m_needed < 2)
            return;
        if (!contains(m_suited, pair.low))
            addMixed(pair.low, pair.high);
        if (!pair.isPair() && !contains(m_suited, pair.high))
            addMixed(pair.high, pair.low);
    }

    void addMixed(int ofSuit, int other)
    {
        m_all += m_free[asIndex(other)];
        m_on[asIndex(ofSuit)] += m_free[asIndex(other)];
        ++m_off[asIndex(other)];
    }

    void addUnit(const FlushOrder::Unit& unit)
    {
        if (unit.suited == 2) {
            ++m_all;
            ++m_on[unit.first];
            ++m_on[unit.second];
        } else if (unit.suited == 1) {
            m_all += m_freeTotal;
            m_on[unit.first] += m_freeTotal;
            for (int& off : m_off)
                ++off;
        } else {
            for (const RankPair pair : rankPairs)
                addHands(pair, m_free[pair.low], m_free[pair.high], m_all, m_off);
        }
    }

    unsigned m_suited;
    int m_needed; ///< suited cards that make a flush
    const RankBoard& m_ranks;
    ByHoleView<std::int16_t>& m_corrections;
    std::array<int, rankCount> m_free{}; ///< cards of the other suits that are not on the board
    int m_freeTotal = 0;
    int m_all = 0;                      ///< hands so far
    std::array<int, rankCount> m_on{};  ///< those of them with the suit's card of a rank
    std::array<int, rankCount> m_off{}; ///< those of them with one certain other card of a rank
};

} // namespace

int offIndex(const FlushBoard& board)
{
    if (board.offCount == 0)
        return 0;
    return board.offCount == 1 ? 1 + board.off[0] : 1 + rankCount + rankPairIndex(board.off[0], board.off[1]);
}

RankCounts ranksOf(const FlushBoard& board)
{
    RankCounts counts{};
    for (int rank = 0; rank < rankCount; ++rank)
        counts[asIndex(rank)] = contains(board.suited, rank) ? 1 : 0;
    for (int i = 0; i < board.offCount; ++i)
        ++counts[board.off[asIndex(i)]];
    return counts;
}

const ByHoleView<std::int16_t>& offWays(int offIndex)
{
    static const auto table = [] {
        std::vector<ByHoleView<std::int16_t>> ways(offIndexCount);
        for (int off = 0; off < offIndexCount; ++off) {
            RankCounts wanted{};
            if (off > rankCount) {
                ++wanted[rankPairs[asIndex(off - 1 - rankCount)].low];
                ++wanted[rankPairs[asIndex(off - 1 - rankCount)].high];
            } else if (off > 0) {
                ++wanted[asIndex(off - 1)];
            }
            for (std::size_t view = 0; view < holeViewCount; ++view) {
                const HoleView& hole = holeViews[view];
                std::array<int, rankCount> free;
                free.fill(otherSuits);
                if (hole.suited < 2)
                    --free[hole.second];
                if (hole.suited < 1)
                    --free[hole.first];
                int product = 1;
                for (std::size_t rank = 0; rank < rankCount; ++rank)
                    product *= wanted[rank] == 0 ? 1 : smallChoose(free[rank], wanted[rank]);
                ways[asIndex(off)][view] = static_cast<std::int16_t>(product);
            }
        }
        return ways;
    }();
    return table[asIndex(offIndex)];
}

FlushOrder::FlushOrder(unsigned suited)
{
    const SevenCards& table = SevenCards::table();
    const int count = std::popcount(suited);
    if (count == 5)
        m_units.push_back({.strength = table.ofFlush(suited)});
    for (int first = 0; first < rankCount; ++first) {
        if (contains(suited, first))
            continue;
        const unsigned one = suited | 1U << static_cast<unsigned>(first);
        const auto firstRank = static_cast<std::uint8_t>(first);
        if (count >= 4)
            m_units.push_back({.strength = table.ofFlush(one), .suited = 1, .first = firstRank});
        for (int second = first + 1; second < rankCount; ++second) {
            if (!contains(suited, second))
                m_units.push_back({.strength = table.ofFlush(one | 1U << static_cast<unsigned>(second)),
                                   .suited = 2,
                                   .first = firstRank,
                                   .second = static_cast<std::uint8_t>(second)});
        }
    }
    std::sort(m_units.begin(), m_units.end(), [](const Unit& a, const Unit& b) { return a.strength < b.strength; });
}

void flushCorrections(const FlushBoard& board, const RankBoard& ranks, const FlushOrder& order,
                      ByHoleView<std::int16_t>& corrections)
{
    corrections.fill(0);
    Sweep(board, ranks, corrections).run(order);
}

} // namespace cutcard
