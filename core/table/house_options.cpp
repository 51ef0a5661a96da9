// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/house_options.h"

namespace cutcard {

Chips HouseOptions::startingChips() const
{
    Chips total = 0;
    for (const ChipLot& lot : startingStack)
        total += lot.value * lot.count;
    return total;
}

} // namespace cutcard
