// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/state/dealer_draw.h"

namespace cutcard {

bool isGivenAgainstTheCards(const Ring& ring)
{
    if (!ring.dealer || ring.drawn.empty())
        return false;
    const auto highest = highestDrawn(ring);
    return highest.size() != 1 || highest.front() != *ring.dealer;
}

} // namespace cutcard
