// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/acts/commands.h"
#include "app/table/table_spot.h"
#include "core/session/session.h"

#include <optional>
#include <vector>

namespace cutcard {

/// An act that a hand begins at the drawn table, and what it still has to be told.
struct Gesture {
    Act act;
    std::vector<Detail> missing;
    Chips typed = 0; ///< an amount that is begun with
};

/// What pressing a thing means at the table of a house-banked game. With the coach, the deck deals the owed card.
std::optional<Gesture> bankedPress(const Session& session, bool coach, TableSpot spot, int index);

/// What moving a thing onto another means there.
std::optional<Gesture> bankedDrop(const Session& session, TableSpot from, int fromIndex, TableSpot to, int toIndex);

} // namespace cutcard
