// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/counting/flop_margins.h"

#include "core/base/gathered.h"
#include "core/odds/counting/flush_boards.h"

#include <map>

namespace cutcard {

SuitRanks suitRanks(std::span<const Card> cards)
{
    SuitRanks suits{};
    for (const Card card : cards)
        suits[static_cast<std::size_t>(card.suit())] |= 1U << static_cast<unsigned>(card.rank());
    std::sort(suits.begin(), suits.end());
    return suits;
}

static std::vector<FlopClass> allClasses()
{
    std::map<SuitRanks, FlopClass> classes;
    for (int c = 2; c < cardCount; ++c) {
        for (int b = 1; b < c; ++b) {
            for (int a = 0; a < b; ++a) {
                const std::array cards{Card::fromIndex(a), Card::fromIndex(b), Card::fromIndex(c)};
                auto& flop = classes[suitRanks(cards)];
                if (flop.count++ == 0)
                    flop.cards = cards;
            }
        }
    }
    return eachOf(classes | std::views::values, std::identity());
}

// A sum over the turns and rivers that can follow a flop is put together from what a whole board is worth. Going
// through all ways to choose a board's suits, and then the flop out of it, meets every board as often for each flop as
// there are ways to choose that flop's suits; so what a board is worth, times its ways, goes to all its flops alike,
// and the flops' own ways are divided out at the end.

namespace {

/// The places of what a suit sees of a flop: three of its cards, two and another card, or one and two others.
constexpr int firstTwoSuited = static_cast<int>(choose(rankCount, 3));
constexpr int firstOneSuited = firstTwoSuited + suitedPairCount * rankCount;
constexpr int flopViewCount = firstOneSuited + rankCount * rankPairCount;

int threeSuitedView(int low, int middle, int high)
{
    return smallChoose(high, 3) + smallChoose(middle, 2) + low;
}
int twoSuitedView(int low, int high, int other)
{
    return firstTwoSuited + suitedView(low, high) * rankCount + other;
}
int oneSuitedView(int ofSuit, int pairOfOthers)
{
    return firstOneSuited + ofSuit * rankPairCount + pairOfOthers;
}

/// Up to five ranks, ascending.
struct Ranks {
    std::array<int, 5> ranks{};
    int count = 0;
    int operator[](int i) const { return ranks[asIndex(i)]; }
};

Ranks ranksIn(unsigned set)
{
    Ranks ranks;
    for (; set != 0; set &= set - 1)
        ranks.ranks[asIndex(ranks.count++)] = std::countr_zero(set);
    return ranks;
}

Ranks ranksIn(const RankCounts& counts)
{
    Ranks ranks;
    for (int rank = 0; rank < rankCount; ++rank) {
        for (int i = 0; i < counts[asIndex(rank)]; ++i)
            ranks.ranks[asIndex(ranks.count++)] = rank;
    }
    return ranks;
}

/// The flops that a board can come from, as the suit sees them.
FixedVector<int, 10> flopsOf(const FlushBoard& board, const Ranks& suited)
{
    FixedVector<int, 10> flops;
    for (int a = 0; a < suited.count; ++a) {
        if (board.offCount == 2)
            flops.push_back(oneSuitedView(suited[a], rankPairIndex(board.off[0], board.off[1])));
        for (int b = a + 1; b < suited.count; ++b) {
            for (int off = 0; off < board.offCount; ++off)
                flops.push_back(twoSuitedView(suited[a], suited[b], board.off[asIndex(off)]));
            for (int c = b + 1; c < suited.count; ++c)
                flops.push_back(threeSuitedView(suited[a], suited[b], suited[c]));
        }
    }
    return flops;
}

/// In how many ways the suits of some cards can be chosen when two of these ranks are held.
int waysBeside(RankPair hole, const RankCounts& counts)
{
    int ways = 1;
    for (std::size_t rank = 0; rank < rankCount; ++rank) {
        const int held = (hole.low == rank ? 1 : 0) + (hole.high == rank ? 1 : 0);
        ways *= counts[rank] == 0 ? 1 : smallChoose(suitCount - held, counts[rank]);
    }
    return ways;
}

void addRow(ByHoleView<std::int32_t>& sums, const ByHoleView<std::int16_t>& row)
{
    for (std::size_t i = 0; i < holeViewCount; ++i)
        sums[i] += row[i];
}

void multiplyRow(ByHoleView<std::int16_t>& row, const ByHoleView<std::int16_t>& factors)
{
    for (std::size_t i = 0; i < holeViewCount; ++i)
        row[i] = static_cast<std::int16_t>(row[i] * factors[i]);
}

void divideRow(ByHoleView<std::int32_t>& sums, const ByHoleView<std::int16_t>& divisors)
{
    for (std::size_t i = 0; i < holeViewCount; ++i)
        sums[i] = divisors[i] == 0 ? 0 : sums[i] / divisors[i];
}

} // namespace

FlopMargins::FlopMargins()
    : m_ranks(asIndex(multisetCount(3)), ByRankPair<std::int32_t>{}),
      m_flushes(asIndex(flopViewCount), ByHoleView<std::int32_t>{})
{
}

std::optional<FlopMargins> FlopMargins::compute(const Progress& progress)
{
    FlopMargins margins;
    const RankBoards boards;
    margins.addRankBoards(boards);
    bool going = true;
    int done = 0;
    ByHoleView<std::int16_t> row;
    forEachFlushBoard([&](const FlushBoard& board, const FlushOrder& order) {
        if (done % 512 == 0 && going)
            going = progress(1000 * done / flushBoardCount);
        ++done;
        if (!going)
            return;
        flushCorrections(board, boards.at(multisetIndex<5>(ranksOf(board))), order, row);
        multiplyRow(row, offWays(offIndex(board)));
        for (const int flop : flopsOf(board, ranksIn(board.suited)))
            addRow(margins.m_flushes[asIndex(flop)], row);
    });
    if (!going)
        return std::nullopt;
    margins.divideByWays();
    return margins;
}

void FlopMargins::addRankBoards(const RankBoards& boards)
{
    ByRankPair<std::int32_t> row;
    for (const RankBoard& board : boards.all()) {
        for (std::size_t i = 0; i < rankPairCount; ++i)
            row[i] = board.margins[i] == 0 ? 0 : board.margins[i] * waysBeside(rankPairs[i], board.counts);
        const Ranks ranks = ranksIn(board.counts);
        for (int a = 0; a < ranks.count; ++a) {
            for (int b = a + 1; b < ranks.count; ++b) {
                for (int c = b + 1; c < ranks.count; ++c) {
                    auto& sums = m_ranks[asIndex(multisetIndex(std::array{ranks[a], ranks[b], ranks[c]}))];
                    for (std::size_t i = 0; i < rankPairCount; ++i)
                        sums[i] += row[i];
                }
            }
        }
    }
}

void FlopMargins::divideByWays()
{
    forEachRankSet(3, 3, [this](const RankCounts& flop) {
        auto& sums = m_ranks[asIndex(multisetIndex<3>(flop))];
        for (std::size_t i = 0; i < rankPairCount; ++i) {
            const int ways = waysBeside(rankPairs[i], flop);
            sums[i] = ways == 0 ? 0 : sums[i] / ways;
        }
    });
    for (int view = firstTwoSuited; view < flopViewCount; ++view) {
        const FlushBoard others =
            view < firstOneSuited
                ? FlushBoard{.off = {static_cast<std::uint8_t>((view - firstTwoSuited) % rankCount)}, .offCount = 1}
                : FlushBoard{.off = {rankPairs[asIndex((view - firstOneSuited) % rankPairCount)].low,
                                     rankPairs[asIndex((view - firstOneSuited) % rankPairCount)].high},
                             .offCount = 2};
        divideRow(m_flushes[asIndex(view)], offWays(offIndex(others)));
    }
}

FlopMargins::Flop FlopMargins::flop(const std::array<Card, 3>& cards) const
{
    std::array<int, 3> ranks{};
    for (std::size_t i = 0; i < 3; ++i)
        ranks[i] = static_cast<int>(cards[i].rank());
    std::sort(ranks.begin(), ranks.end());
    Flop flop;
    flop.m_ranks = m_ranks[asIndex(multisetIndex(ranks))].data();
    for (std::size_t suit = 0; suit < suitCount; ++suit) {
        unsigned suited = 0;
        FixedVector<int, 3> others;
        for (const Card card : cards) {
            if (static_cast<std::size_t>(card.suit()) == suit)
                suited |= 1U << static_cast<unsigned>(card.rank());
            else
                others.push_back(static_cast<int>(card.rank()));
        }
        const Ranks own = ranksIn(suited);
        if (own.count == 0)
            continue;
        const int view = own.count == 3   ? threeSuitedView(own[0], own[1], own[2])
                         : own.count == 2 ? twoSuitedView(own[0], own[1], others[0])
                                          : oneSuitedView(own[0], rankPairIndex(others[0], others[1]));
        flop.m_suits[suit] = m_flushes[asIndex(view)].data();
    }
    return flop;
}

int FlopMargins::margin(const std::array<Card, 2>& hole, const std::array<Card, 3>& cards) const
{
    return flop(cards).margin(hole[0], hole[1]);
}

const std::vector<FlopClass>& flopClasses()
{
    static const std::vector<FlopClass> classes = allClasses();
    return classes;
}

} // namespace cutcard
