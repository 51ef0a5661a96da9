// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"

#include <array>
#include <vector>

namespace cutcard {

/// Flops that become each other when the suits are renamed: one of them, and how many there are.
struct FlopClass {
    std::array<Card, 3> cards;
    int count = 0;
};

/// The 1,755 classes of the 22,100 flops.
const std::vector<FlopClass>& flopClasses();

} // namespace cutcard
