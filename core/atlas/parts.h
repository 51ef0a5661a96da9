// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/atlas/glance.h"
#include "core/players/simulator.h"

#include <vector>

namespace cutcard::atlas {

using G = const Glance&; ///< in rows, of which each looks at one

/// A moment of a hand: its id, and whether a table stands there.
struct Moment {
    std::string_view id;
    bool (*is)(const Glance&);
};

/// The moments of a hand of a game in the order in which they come; a table may stand at two of them at once.
std::span<const Moment> momentsOf(GameId game);

/// How an irregularity of the atlas comes about; where one of these is missing it does not come about that way.
struct Irregularity {
    /// Its ways, each told by what it looks at.
    constexpr Irregularity(std::string_view name, auto... ways) : id(name) { (comes(ways), ...); }

    std::string_view id;
    bool (*incident)(const Glance&, const Incident&) = nullptr;
    bool (*decision)(const Glance&, const Decision&) = nullptr;
    bool (*slip)(const Glance&, const Act&, const Verdict&) = nullptr; ///< the dealer's own mistake, and its verdict
    bool (*stands)(const Glance&, const Duty&) = nullptr; ///< nothing happens: the table is so, and this is due

    /// Whether the program knows a way in which it comes about.
    bool hasWay() const { return incident || decision || slip || stands; }

    /// What was found wherever it did not come about: players and chance were refused it, no act of the dealer's was
    /// such a mistake, or no table was so.
    std::string_view absence() const { return incident || decision ? "refused" : slip ? "no-mistake" : "never-so"; }

private:
    constexpr void comes(bool (*way)(const Glance&, const Incident&)) { incident = way; }
    constexpr void comes(bool (*way)(const Glance&, const Decision&)) { decision = way; }
    constexpr void comes(bool (*way)(const Glance&, const Act&, const Verdict&)) { slip = way; }
    constexpr void comes(bool (*way)(const Glance&, const Duty&)) { stands = way; }
};

/// Every irregularity, in the order of the atlas.
std::span<const Irregularity> irregularities();

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
