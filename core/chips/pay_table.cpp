// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/pay_table.h"

#include <algorithm>

namespace cutcard {

namespace {

// by class: high card, one pair, two pairs, three of a kind, straight, flush, full house, four, straight flush, royal
constexpr std::array printed{
    PayTable{"E", {0, 0, 0, 2, 3, 5, 7, 15, 25, 100}},
    PayTable{"F", {0, 0, 0, 2, 3, 5, 7, 15, 25, 50}},
    PayTable{"CH1", {0, 0, 0, 1, 3, 4, 5, 12, 25, 100}},
    PayTable{"CH2", {0, 0, 0, 1, 2, 4, 6, 15, 50, 100}},
    PayTable{"CH3", {0, 0, 0, 1, 2, 4, 6, 15, 25, 100}},
    PayTable{"CH4", {0, 0, 0, 0, 3, 5, 7, 15, 25, 100}},
    PayTable{"CH5", {0, 0, 0, 0, 2, 5, 8, 20, 50, 100}},
    PayTable{"A", {0, 1, 2, 4, 5, 6, 8, 20, 40, 100}, Rank::Seven},
    PayTable{"B", {0, 1, 2, 3, 6, 8, 10, 20, 50, 200}, Rank::Seven},
};

} // namespace

std::span<const PayTable> printedPayTables()
{
    return printed;
}

std::optional<PayTable> findPayTable(std::string_view name)
{
    const auto found = std::ranges::find(printed, name, &PayTable::name);
    return found == printed.end() ? std::nullopt : std::optional(*found);
}

std::optional<Chips> bonusPay(const PayTable& table, Chips wager, HandClass hand, Rank pair)
{
    const int odds = table.odds[static_cast<std::size_t>(hand)];
    if (odds == 0 || (hand == HandClass::OnePair && pair < table.leastPair))
        return std::nullopt;
    return wager * odds;
}

} // namespace cutcard
