// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_words.h"

#include <cstdint>

namespace cutcard {

/// What an item asks about: a dealer's competencies, then a director's, then what is asked on paper only.
enum class ItemCompetency : std::uint8_t {
    Deck,
    Delivery,
    Blinds,
    Action,
    Rulings, ///< a dealer's and a director's
    Pots,
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
    Figures, ///< what a document prints of odds and edges
};
inline constexpr int itemCompetencyCount = static_cast<int>(ItemCompetency::Figures) + 1;

/// The words of the items' competencies in blueprints and machine-readable output.
inline constexpr auto itemCompetencyWords = namedWords<ItemCompetency>();

} // namespace cutcard
