// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/simulator.h"

#include <vector>

namespace cutcard::atlas {

/// A table that the atlas is dealt at, and who sits there.
struct AtlasTable {
    SessionSetup setup;
    Simulator players;
    bool oneByOne = false; ///< the dealer lays board cards down one after the other where that is as good
};

/// The table of a number: few and many players, short and deep stacks, quiet and restless, by hand and by machine.
AtlasTable tableOf(GameId game, std::uint64_t number);

/// What anybody could do now, rightly or wrongly.
std::vector<Event> eventsAt(const Session& session);

/// What the dealer could do wrong now, and some that is right.
std::vector<Act> actsAt(const Session& session);

} // namespace cutcard::atlas
