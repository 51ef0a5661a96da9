// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/bonus_odds.h"

#include <cassert>
#include <numeric>

namespace cutcard {

std::int64_t handsPaid(const PayTable& table, const ClassCounts& counts, HandClass handClass)
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
