// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/cards/hand_value.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace cutcard {

/// What a bonus wager pays for each class of hand, as so many to one.
struct PayTable {
    std::string_view name;
    std::array<int, handClassCount> odds{}; ///< by class, weakest first; 0: the wager is lost
    Rank leastPair = Rank::Two;             ///< of a single pair, where that is paid at all
    bool operator==(const PayTable&) const = default;
};

/// The tables that the documents print: E, F, CH1 to CH5 for seven cards, A and B for five.
std::span<const PayTable> printedPayTables();

/// The printed table of this name.
std::optional<PayTable> findPayTable(std::string_view name);

/// What is paid on top of `wager` for a hand of this class; nothing if the wager is lost. For a single pair, its rank.
std::optional<Chips> bonusPay(const PayTable& table, Chips wager, HandClass hand, Rank pair = Rank::Ace);

} // namespace cutcard
