// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/base/keyed_rows.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cutcard {

/// A betting circle of a spot at a house-banked table.
enum class Circle : std::uint8_t { Bonus, Blind, PotBet, Play, Raise, DealerBlind, PlayerBlind };
inline constexpr int circleCount = static_cast<int>(Circle::PlayerBlind) + 1;

/// The word of a circle in event files.
struct CircleFacts {
    Circle circle{};
    std::string_view word;
};

/// The row of each circle.
inline constexpr KeyedRows<CircleFacts, &CircleFacts::circle, circleCount> circles({
    {Circle::Bonus, "bonus"},
    {Circle::Blind, "blind"},
    {Circle::PotBet, "pot-bet"},
    {Circle::Play, "play"},
    {Circle::Raise, "raise"},
    {Circle::DealerBlind, "dealer-blind"},
    {Circle::PlayerBlind, "player-blind"},
});

/// The chips in the circles of one spot.
struct Wagers {
    std::array<Chips, circleCount> amounts{};
    bool operator==(const Wagers&) const = default;

    Chips& at(Circle circle) { return amounts[static_cast<std::size_t>(circle)]; }
    Chips at(Circle circle) const { return amounts[static_cast<std::size_t>(circle)]; }
    /// All chips of the spot.
    Chips total() const
    {
        Chips sum = 0;
        for (const Chips amount : amounts)
            sum += amount;
        return sum;
    }
};

} // namespace cutcard
