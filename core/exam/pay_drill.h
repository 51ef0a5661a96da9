// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/cards/card.h"
#include "core/chips/pay_table.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace cutcard {

/// The most spots that a layout of the drill has.
inline constexpr int mostDrillSpots = 7;

/// What a drill asks for.
struct DrillSpec {
    PayTable table;
    int spots = 1; ///< 1 to 7
    Chips leastBet = 5;
    Chips mostBet = 100;
    Chips unit = 5; ///< bets are multiples of it
    std::uint64_t seed = 1;
};

/// One spot: its cards, its wager and what is right.
struct DrillSpot {
    std::array<Card, 2> cards;
    Chips wager = 0;
    HandClass hand = HandClass::HighCard; ///< with the board's cards
    Chips pays = 0;                       ///< on top of the wager; 0: the wager is lost
    bool operator==(const DrillSpot&) const = default;
};

/// A layout to be paid: the board (three cards for five-card tables, else five) and the spots.
struct DrillLayout {
    std::vector<Card> board;
    std::vector<DrillSpot> spots;
    bool operator==(const DrillLayout&) const = default;
};

/// The layout of this number, counted from 0; the same for the same seed.
///
/// The first spot's hand is drawn evenly from the classes that are paid and a losing one, so that rare hands come up as
/// often as common ones; the other spots get what the deck gives.
DrillLayout drillLayout(const DrillSpec& spec, int number);

/// How often hands of each class were paid, and how often rightly.
struct DrillScore {
    struct Row {
        int asked = 0;
        int right = 0;
        bool operator==(const Row&) const = default;
    };
    std::array<Row, handClassCount> byClass{};
    bool operator==(const DrillScore&) const = default;

    /// Books the payments of a layout, spot by spot; as many as it has spots.
    void book(const DrillLayout& layout, std::span<const Chips> paid);
    /// All classes together.
    Row total() const;
};

} // namespace cutcard
