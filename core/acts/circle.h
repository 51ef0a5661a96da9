// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/base/keyed_words.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace cutcard {

/// A betting circle of a spot at a house-banked table.
enum class Circle : std::uint8_t { Bonus, Blind, PotBet, Play, Raise, DealerBlind, PlayerBlind };
inline constexpr int circleCount = static_cast<int>(Circle::PlayerBlind) + 1;

/// The circles, and their words in event files.
inline constexpr auto circles = valuesOf<Circle>();
inline constexpr auto circleWords = namedWords<Circle>();

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
