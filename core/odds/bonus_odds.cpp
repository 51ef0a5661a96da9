// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/bonus_odds.h"

#include "core/base/gathered.h"
#include "core/odds/counting/seven_cards.h"

#include <numeric>

namespace cutcard {

static void add(ClassCounts& counts, HandValue value, std::int64_t hands)
{
    counts.hands[static_cast<std::size_t>(value.category())] += hands;
    if (value.category() == HandClass::OnePair)
        counts.pairs[(value.strength() >> 16U & 0xFU) - 1] += hands;
}

/// The ways to choose suits so that five or more are of one given suit, its ranks taken from `rank` on.
static std::int64_t flushWays(const RankCounts& counts, std::size_t rank, int suited)
{
    if (rank == counts.size())
        return suited >= 5 ? 1 : 0;
    const int held = counts[rank];
    std::int64_t ways = smallChoose(otherSuits, held) * flushWays(counts, rank + 1, suited);
    if (held > 0)
        ways += smallChoose(otherSuits, held - 1) * flushWays(counts, rank + 1, suited + 1);
    return ways;
}

static bool canBeFlush(const RankCounts& counts)
{
    return sumOf(counts, [&](int count) { return count != 0 ? 1 : 0; }) >= 5;
}

std::int64_t ClassCounts::total() const
{
    return std::accumulate(hands.begin(), hands.end(), std::int64_t{0});
}

ClassCounts countClasses(int cards)
{
    // up to seven cards a flush leaves no room for four of a kind or a full house, so that it is always the best five
    assert(cards >= 5 && cards <= 7);
    ClassCounts counts{.cards = cards, .hands = {}, .pairs = {}};
    forEachRankSet(cards, suitCount, [&](const RankCounts& ranks) {
        std::int64_t ways = 1;
        for (const int count : ranks)
            ways *= smallChoose(suitCount, count);
        if (canBeFlush(ranks))
            ways -= suitCount * flushWays(ranks, 0, 0);
        add(counts, valueOfRanks(ranks), ways);
    });
    for (unsigned suited = 0; suited < 1U << rankCount; ++suited) {
        const int count = std::popcount(suited);
        if (count >= 5 && count <= cards)
            add(counts, valueOfSuited(suited), suitCount * choose(otherSuits * rankCount, cards - count));
    }
    return counts;
}

/// The hands of one class that a table pays: for one pair those high enough.
static std::int64_t handsPaid(const PayTable& table, const ClassCounts& counts, HandClass handClass)
{
    const auto index = static_cast<std::size_t>(handClass);
    if (table.odds[index] == 0)
        return 0;
    if (handClass != HandClass::OnePair)
        return counts.hands[index];
    return std::accumulate(counts.pairs.begin() + static_cast<int>(table.leastPair), counts.pairs.end(),
                           std::int64_t{0});
}

BonusOdds bonusOdds(const PayTable& table, const ClassCounts& counts)
{
    assert(table.cards == counts.cards);
    BonusOdds odds{.total = counts.total()};
    for (std::size_t i = 0; i < handClassCount; ++i) {
        const std::int64_t hands = handsPaid(table, counts, static_cast<HandClass>(i));
        odds.hands += hands;
        odds.units += hands * table.odds[i];
    }
    return odds;
}

BonusOdds bonusOdds(const PayTable& table)
{
    return bonusOdds(table, classCounts(table.cards));
}

const ClassCounts& classCounts(int cards)
{
    assert(cards == 5 || cards == 7);
    static const ClassCounts five = countClasses(5);
    static const ClassCounts seven = countClasses(7);
    return cards == 5 ? five : seven;
}

} // namespace cutcard
