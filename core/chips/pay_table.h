// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/base/result.h"
#include "core/cards/hand_value.h"

#include <string_view>

namespace cutcard {

/// The highest odds a pay table may have, to 1.
inline constexpr int highestOdds = 10'000;

/// What a house's bonus bet pays: odds "to 1" for the best hands of five or seven cards; the rest loses.
struct PayTable {
    std::string name;
    int cards = 7;                          ///< 5: hole cards and flop; 7: hole cards and the whole board
    std::array<int, handClassCount> odds{}; ///< by hand class; 0: loses
    Rank leastPair = Rank::Two;             ///< the lowest pair paid, where one pair is
    bool operator==(const PayTable&) const = default;

    /// The odds that a hand is paid, 0 where it loses.
    int oddsFor(HandValue value) const;
    /// The weakest class that is paid; `HighCard` where nothing is.
    HandClass lowestPaid() const;
};

/// The tables that the documents print: E, F and CH1 to CH5 on seven cards, A and B on five.
const std::vector<PayTable>& printedPayTables();

/// The printed table of this name.
std::optional<PayTable> findPayTable(std::string_view name);

/// What is paid on top of `wager` for a hand of this class; nothing if the wager is lost. For a single pair, its rank.
std::optional<Chips> bonusPay(const PayTable& table, Chips wager, HandClass hand, Rank pair = Rank::Ace);

/// Refuses a table without name or payments, odds outside 1 to 10,000, and a gap between two classes that are paid.
Result<Done> verify(const PayTable& table);
/// Refuses a document's name on other odds: dealers would pay by the wrong table.
Result<Done> verifyName(const PayTable& table);

/// The class that a word of files stands for, such as full-house.
std::optional<HandClass> handClassFromWord(std::string_view word);

} // namespace cutcard
