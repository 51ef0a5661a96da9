// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/lively_table.h"

#include "core/base/random.h"
#include "core/session/session.h"

#include <algorithm>

namespace cutcard {

SessionSetup withShortStacks(SessionSetup setup)
{
    const auto session = Session::start(setup);
    if (!session)
        return setup;
    const Chips bigBlind = session->situation().notes.bigBlind;
    const Chips unit = setup.common().smallestChip();
    constexpr int leastBlinds = 1;
    constexpr int mostBlinds = 4;
    RandomStream stream(setup.seed, StreamPurpose::Players);
    for (std::size_t i = 1; i < setup.seats.size(); i += 2) {
        const Chips wanted = bigBlind * stream.between(leastBlinds, mostBlinds);
        setup.seats[i].stack = std::min(setup.seats[i].stack, std::max(unit, wanted / unit * unit));
    }
    return setup;
}

} // namespace cutcard
