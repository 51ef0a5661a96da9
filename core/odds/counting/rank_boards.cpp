// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/counting/rank_boards.h"

namespace cutcard {

namespace {

void fillStrengths(RankBoard& board)
{
    const SevenCards& table = SevenCards::table();
    const std::uint32_t key = keyOf(board.counts);
    std::array<std::uint32_t, rankPairCount> order{};
    for (int index = 0; index < rankPairCount; ++index) {
        const auto [low, high] = rankPairs[asIndex(index)];
        const bool possible = low == high ? board.counts[low] + 2 <= suitCount
                                          : board.counts[low] < suitCount && board.counts[high] < suitCount;
        if (!possible)
            continue;
        board.strengths[asIndex(index)] = table.ofRanks(key + rankKeys[low] + rankKeys[high]);
        order[asIndex(board.possible++)] =
            static_cast<std::uint32_t>(board.strengths[asIndex(index)]) << 8U | static_cast<std::uint32_t>(index);
    }
    std::sort(order.begin(), order.begin() + board.possible);
    for (int i = 0; i < board.possible; ++i)
        board.ascending[asIndex(i)] = static_cast<std::uint8_t>(order[asIndex(i)] & 0xFFU);
}

/// How many opponents' hands come so far in the order of strength, and how many of them hold one certain card.
struct Below {
    int all = 0;
    std::array<int, rankCount> holding{};

    int against(RankPair hand) const { return all - holding[hand.low] - holding[hand.high]; }
    void add(const RankBoard& board, RankPair hand)
    {
        addHands(hand, suitCount - board.counts[hand.low], suitCount - board.counts[hand.high], all, holding);
    }
};

void fillMargins(RankBoard& board)
{
    Below below;
    for (int first = 0; first < board.possible;) {
        const Strength strength = board.strengths[board.ascending[asIndex(first)]];
        int last = first;
        for (; last < board.possible && board.strengths[board.ascending[asIndex(last)]] == strength; ++last) {
            const std::uint8_t index = board.ascending[asIndex(last)];
            board.margins[index] = static_cast<std::int16_t>(below.against(rankPairs[index]) - allButOne);
        }
        for (int i = first; i < last; ++i)
            below.add(board, rankPairs[board.ascending[asIndex(i)]]);
        for (int i = first; i < last; ++i) {
            const std::uint8_t index = board.ascending[asIndex(i)];
            board.margins[index] = static_cast<std::int16_t>(board.margins[index] + below.against(rankPairs[index]));
        }
        first = last;
    }
}

} // namespace

RankBoards::RankBoards() : m_boards(asIndex(multisetCount(5)))
{
    forEachRankSet(5, suitCount, [this](const RankCounts& counts) {
        RankBoard& board = m_boards[asIndex(multisetIndex<5>(counts))];
        board.counts = counts;
        fillStrengths(board);
        fillMargins(board);
    });
}

} // namespace cutcard
