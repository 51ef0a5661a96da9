// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/denominations.h"

namespace cutcard {

/// What a player gets for so many chips of a colour that leaves the table (3.10, read by value: PA-34).
struct ColourUp {
    ChipStack chips{};   ///< the fewest higher chips, worth as much or, where it does not come out even, more
    Chips removed = 0;   ///< value taken off
    Chips roundedUp = 0; ///< value the house adds, less than one of the smallest higher chips
    bool operator==(const ColourUp&) const = default;
};

/// Exchanges `count` chips of `denomination`; an error where no higher chip stays in play.
Result<ColourUp> colourUp(Chips count, Chips denomination, const Denominations& inPlay);

} // namespace cutcard
