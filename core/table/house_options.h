// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"

#include <cstdint>
#include <vector>

namespace cutcard {

/// The games that can be dealt; the catalogue lists them.
enum class GameId : std::uint8_t { League, Limit, Tennessee, Champion, ChampionOne, ChampionTwo };

/// Whether the house banks the game: players bet against the dealer's hand, not against each other.
constexpr bool isBanked(GameId game)
{
    return game >= GameId::Champion;
}

/// Chips of one value in a starting stack.
struct ChipLot {
    Chips value = 0;
    int count = 0;
    bool operator==(const ChipLot&) const = default;
};

/// What every house sets, whatever its game; each game's own options are a struct derived from this one.
struct HouseOptions {
    GameId game = GameId::League;
    std::vector<ChipLot> startingStack; ///< what everybody begins with, smallest value first
    int leastShuffles = 3;
    int leastCut = 3;
    int mostCut = 49;
    bool operator==(const HouseOptions&) const = default;

    /// What everybody starts with.
    Chips startingChips() const;
    /// The smallest chip in play.
    Chips smallestChip() const { return startingStack.front().value; }
};

} // namespace cutcard
