// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_words.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace cutcard {

/// What an item asks about: a dealer's competencies, then a director's, then what is asked on paper only.
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
inline constexpr std::array<std::string_view, itemCompetencyCount> itemCompetencyWords = keyedWords<ItemCompetency>({
    {ItemCompetency::Deck, "deck"},
    {ItemCompetency::Delivery, "delivery"},
    {ItemCompetency::Blinds, "blinds"},
    {ItemCompetency::Action, "action"},
    {ItemCompetency::Rulings, "rulings"},
    {ItemCompetency::Payouts, "pots"},
    {ItemCompetency::Showdown, "showdown"},
    {ItemCompetency::Irregularities, "irregularities"},
    {ItemCompetency::Protection, "protection"},
    {ItemCompetency::SetUp, "set-up"},
    {ItemCompetency::Clock, "clock"},
    {ItemCompetency::Seating, "seating"},
    {ItemCompetency::Moves, "moves"},
    {ItemCompetency::Breaking, "breaking"},
    {ItemCompetency::Stacks, "stacks"},
    {ItemCompetency::Conduct, "conduct"},
    {ItemCompetency::Results, "results"},
    {ItemCompetency::Mathematics, "figures"},
});

} // namespace cutcard
