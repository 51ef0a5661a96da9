// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"

#include <vector>

namespace cutcard {

/// The games that can be dealt; the catalogue says which they are, and nothing follows from their order.
enum class GameId : std::uint8_t { League, Limit, Tennessee, Champion, ChampionOne, ChampionTwo };

/// What the house makes of announcements that no document asks for.
enum class Announcements : std::uint8_t {
    Off,    ///< they may be made, nobody is reminded of them
    Shown,  ///< every dealer of the house makes them, none is graded on it
    Graded, ///< one left out is a fault
};

/// Chips of one value in a starting stack.
struct ChipLot {
    Chips value = 0;
    int count = 0;
    bool operator==(const ChipLot&) const = default;
};

/// What every house sets, whatever its game; each game's own options are a struct derived from this one.
struct HouseOptions {
    GameId game{};                      ///< set by each game's own
    std::vector<ChipLot> startingStack; ///< what everybody begins with, smallest value first
    int leastShuffles = 3;
    int leastCut = 3;
    int mostCut = 49;
    Announcements announcements = Announcements::Shown;
    bool operator==(const HouseOptions&) const = default;

    /// What everybody starts with.
    Chips startingChips() const
    {
        Chips total = 0;
        for (const ChipLot& lot : startingStack)
            total += lot.value * lot.count;
        return total;
    }
    /// The smallest chip in play.
    Chips smallestChip() const { return startingStack.front().value; }
};

} // namespace cutcard
