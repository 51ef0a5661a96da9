// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_picture.h"

namespace cutcard {

/// Chips that went from one place to another between two pictures; only for the animation.
struct ChipFlow {
    TableSpot from = TableSpot::None;
    int fromIndex = 0;
    TableSpot to = TableSpot::None;
    int toIndex = 0;
    ChipsPicture chips;
    bool operator==(const ChipFlow&) const = default;
};

/// What must have moved to get from one picture to the next: what left a place is matched to what arrived elsewhere.
std::vector<ChipFlow> chipFlows(const TablePicture& before, const TablePicture& after);

/// Lets what is added to a bet lie beside what was there: chips are never exchanged by themselves.
void keepChips(const TablePicture& before, TablePicture& after);

} // namespace cutcard
