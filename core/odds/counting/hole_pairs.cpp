// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/counting/hole_pairs.h"

#include "core/odds/counting/flush_boards.h"

namespace cutcard {

namespace {

using Row = ByHoleView<std::int16_t>;

/// Twelve times the share of ways to choose `wanted` cards of a rank that is left when `held` are gone.
constexpr int twelfths(int held, int wanted)
{
    return 12 * smallChoose(suitCount - held, wanted) / smallChoose(suitCount, wanted);
}

int sign(int difference)
{
    return (difference > 0) - (difference < 0);
}

/// Two hands of ranks that share one, and what is gone of each rank they hold.
struct Sharing {
    std::uint8_t first = 0;
    std::uint8_t second = 0;
    struct Held {
        std::uint8_t rank = 0;
        std::uint8_t count = 0;
    };
    FixedVector<Held, 3> held{};
    std::int64_t margin = 0; ///< twelfths for each rank held
};

std::vector<Sharing> sharingPairs()
{
    std::vector<Sharing> pairs;
    for (std::size_t a = 0; a < rankPairCount; ++a) {
        for (std::size_t b = a + 1; b < rankPairCount; ++b) {
            Sharing pair{.first = static_cast<std::uint8_t>(a), .second = static_cast<std::uint8_t>(b)};
            int ranks = 0;
            for (std::uint8_t rank = 0; rank < rankCount; ++rank) {
                const int count = (rankPairs[a].low == rank) + (rankPairs[a].high == rank) + (rankPairs[b].low == rank)
                                  + (rankPairs[b].high == rank);
                ranks += count != 0 ? 1 : 0;
                if (count != 0 && !pair.held.full())
                    pair.held.push_back({.rank = rank, .count = static_cast<std::uint8_t>(count)});
            }
            const int separate = (rankPairs[a].isPair() ? 1 : 2) + (rankPairs[b].isPair() ? 1 : 2);
            if (ranks < separate)
                pairs.push_back(pair);
        }
    }
    return pairs;
}

int boardWays(const RankCounts& counts)
{
    int ways = 1;
    for (const int count : counts)
        ways *= smallChoose(suitCount, count);
    return ways;
}

/// A hand's own share of a board's ways: sixteenths for two ranks, twelfths for a pair.
int shareOf(RankPair hand, const RankCounts& counts)
{
    if (hand.isPair())
        return twelfths(2, counts[hand.low]);
    return twelfths(1, counts[hand.low]) / 3 * (twelfths(1, counts[hand.high]) / 3);
}
constexpr int wholeShare(RankPair hand)
{
    return hand.isPair() ? 12 : 16;
}

/// Adds up, for one hand, on which boards it beats the hands from `first` on: with a flush less without.
void addOutcomes(std::size_t hand, std::size_t first, const Row& strengths, const Row& withoutFlush, const Row& ways,
                 Row& sums)
{
    const std::int16_t own = strengths[hand];
    const std::int16_t ownWithout = withoutFlush[hand];
    for (std::size_t i = first; i < holeViewCount; ++i) {
        const int with = (own > strengths[i]) - (own < strengths[i]);
        const int without = (ownWithout > withoutFlush[i]) - (ownWithout < withoutFlush[i]);
        sums[i] = static_cast<std::int16_t>(sums[i] + (with - without) * ways[i]);
    }
}

/// One set of suited ranks: what flushes it gives, and the sums over the boards that have it.
class SuitedRanks
{
public:
    SuitedRanks(unsigned suited, const FlushOrder& order) : m_suited(suited), m_sums(holeViewCount)
    {
        for (const FlushOrder::Unit& unit : order.units()) {
            const auto strength = static_cast<std::int16_t>(unit.strength);
            if (unit.suited == 2)
                m_flushes[asIndex(suitedView(unit.first, unit.second))] = strength;
            for (int other = 0; unit.suited == 1 && other < rankCount; ++other)
                m_flushes[asIndex(mixedView(unit.first, other))] = strength;
            for (int pair = 0; unit.suited == 0 && pair < rankPairCount; ++pair)
                m_flushes[asIndex(firstOffView + pair)] = strength;
        }
        for (std::size_t view = 0; view < holeViewCount; ++view) {
            const HoleView& hole = holeViews[view];
            const bool onBoard = (hole.suited > 0 && (suited >> hole.first & 1U) != 0)
                                 || (hole.suited > 1 && (suited >> hole.second & 1U) != 0);
            m_possible[view] = onBoard ? 0 : 1;
            if (m_flushes[view] != 0 && !onBoard)
                m_holding.push_back(static_cast<std::uint16_t>(view));
        }
    }
    unsigned suited() const { return m_suited; }

    void addBoard(const FlushBoard& board, const RankBoard& ranks)
    {
        Row without;
        Row with;
        Row ways;
        Row waysLess;
        const auto& offs = offWays(offIndex(board));
        for (std::size_t view = 0; view < holeViewCount; ++view) {
            without[view] = static_cast<std::int16_t>(ranks.strengths[pairsOfViews[view]]);
            with[view] = std::max(without[view], m_flushes[view]);
            ways[view] = static_cast<std::int16_t>(offs[view] * m_possible[view]);
            waysLess[view] = std::max<std::int16_t>(static_cast<std::int16_t>(ways[view] - 1), 0);
        }
        for (const std::size_t view : m_holding) {
            // a board with four of the suit has one other card; one that a hand holds is gone from its ways
            const bool holdsOff =
                board.offCount == 1 && holeViews[view].suited == 1 && holeViews[view].second == board.off[0];
            addOutcomes(view, view + 1, with, without, holdsOff ? waysLess : ways, m_sums[view]);
        }
    }

    /// Hands the sums over to the totals of all sets.
    void addTo(std::vector<ByHoleView<std::int32_t>>& totals) const
    {
        for (const std::size_t view : m_holding) {
            for (std::size_t i = view + 1; i < holeViewCount; ++i)
                totals[view][i] += m_sums[view][i];
        }
    }

private:
    static constexpr auto pairsOfViews = [] {
        std::array<std::uint8_t, holeViewCount> pairs{};
        for (std::size_t view = 0; view < holeViewCount; ++view)
            pairs[view] = static_cast<std::uint8_t>(holeViews[view].rankPair());
        return pairs;
    }();

    unsigned m_suited;
    Row m_flushes{};                      ///< the strength of the flush that each view has
    Row m_possible{};                     ///< 1 where no suited card is on the board
    std::vector<std::uint16_t> m_holding; ///< views that have a flush; those after them may not
    std::vector<Row> m_sums;
};

} // namespace

HolePairs::HolePairs()
    : m_ranks(rankPairCount, ByRankPair<std::int32_t>{}), m_flushes(holeViewCount, ByHoleView<std::int32_t>{})
{
}

std::optional<HolePairs> HolePairs::compute(const Progress& progress)
{
    HolePairs pairs;
    const RankBoards boards;
    pairs.addRankBoards(boards);
    bool going = true;
    int done = 0;
    std::optional<SuitedRanks> ranks;
    forEachFlushBoard([&](const FlushBoard& board, const FlushOrder& order) {
        if (!ranks || ranks->suited() != board.suited) {
            if (ranks)
                ranks->addTo(pairs.m_flushes);
            going = going && progress(1000 * done / flushBoardCount);
            ranks.emplace(board.suited, order);
        }
        ++done;
        if (going)
            ranks->addBoard(board, boards.at(multisetIndex<5>(ranksOf(board))));
    });
    if (!going)
        return std::nullopt;
    ranks->addTo(pairs.m_flushes);
    return pairs;
}

void HolePairs::addRankBoards(const RankBoards& boards)
{
    std::vector<Sharing> sharing = sharingPairs();
    ByRankPair<std::int16_t> strengths;
    ByRankPair<std::int16_t> shares;
    ByRankPair<std::int16_t> ways;
    for (const RankBoard& board : boards.all()) {
        if (board.possible == 0)
            continue;
        const int all = boardWays(board.counts);
        for (std::size_t i = 0; i < rankPairCount; ++i) {
            strengths[i] = static_cast<std::int16_t>(board.strengths[i]);
            shares[i] = static_cast<std::int16_t>(shareOf(rankPairs[i], board.counts));
            ways[i] = static_cast<std::int16_t>(shares[i] * all);
        }
        for (std::size_t a = 0; a < rankPairCount; ++a) {
            for (std::size_t b = a + 1; b < rankPairCount; ++b) {
                const int outcome = (strengths[a] > strengths[b]) - (strengths[a] < strengths[b]);
                m_ranks[a][b] += outcome * shares[a] * ways[b];
            }
        }
        for (Sharing& pair : sharing) {
            int share = all * sign(strengths[pair.first] - strengths[pair.second]);
            for (const auto& held : pair.held)
                share *= twelfths(held.count, board.counts[held.rank]);
            pair.margin += share;
        }
    }
    for (std::size_t a = 0; a < rankPairCount; ++a) {
        for (std::size_t b = a + 1; b < rankPairCount; ++b)
            m_ranks[a][b] /= wholeShare(rankPairs[a]) * wholeShare(rankPairs[b]);
    }
    for (const Sharing& pair : sharing)
        m_ranks[pair.first][pair.second] =
            static_cast<std::int32_t>(pair.margin / (pair.held.size() == 3 ? 12 * 12 * 12 : 12 * 12));
    for (std::size_t a = 0; a < rankPairCount; ++a) {
        for (std::size_t b = 0; b < a; ++b)
            m_ranks[a][b] = -m_ranks[b][a];
    }
}

int HolePairs::margin(const std::array<Card, 2>& hand, const std::array<Card, 2>& against) const
{
    const auto pairOf = [](const std::array<Card, 2>& cards) {
        return asIndex(rankPairIndex(static_cast<int>(cards[0].rank()), static_cast<int>(cards[1].rank())));
    };
    int sum = m_ranks[pairOf(hand)][pairOf(against)];
    for (int i = 0; i < suitCount; ++i) {
        const auto suit = static_cast<Suit>(i);
        const auto own = asIndex(viewOf(hand[0], hand[1], suit));
        const auto other = asIndex(viewOf(against[0], against[1], suit));
        sum += own < other ? m_flushes[own][other] : -m_flushes[other][own];
    }
    return sum;
}

} // namespace cutcard
