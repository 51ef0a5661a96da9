// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace cutcard {

/// What an item asks about, so that it fills a cell of a blueprint: a dealer's competencies, then a director's, then
/// what is asked on paper only.
enum class ItemCompetency : std::uint8_t {
    Deck,
    Delivery,
    Blinds,
    Action,
    Rulings, ///< a dealer's and a director's
    Payouts,
    Showdown,
    Irregularities,
    Protection,
    SetUp,
    Clock,
    Seating,
    Moves,
    Breaking,
    Stacks,
    Conduct,
    Results,
    Mathematics, ///< what a document prints of odds and edges
};
inline constexpr int itemCompetencyCount = static_cast<int>(ItemCompetency::Mathematics) + 1;

/// The words of the items' competencies in blueprints and machine-readable output.
inline constexpr std::array<std::string_view, itemCompetencyCount> itemCompetencyWords{
    "deck",   "delivery", "blinds",  "action", "rulings",  "pots",   "showdown", "irregularities", "protection",
    "set-up", "clock",    "seating", "moves",  "breaking", "stacks", "conduct",  "results",        "figures",
};

} // namespace cutcard
