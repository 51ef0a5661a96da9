// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/state/night.h"

#include <iterator>
#include <map>
#include <utility>

namespace cutcard {

/// Which chair each stack is drawn at: kept as long as the ring allows, so that nobody seems to move who did not.
class NightSeating
{
public:
    /// Takes over who sits where now.
    void update(const Night& night);
    /// The chair of a stack, counted from 0 clockwise; -1: it lies at no table.
    int chairOf(EntrantId who) const;
    /// How many chairs a table has.
    int chairs(TableNo table) const;
    /// Chairs without a stack.
    std::vector<int> freeAt(TableNo table) const;
    bool operator==(const NightSeating&) const = default;

private:
    struct Table {
        int chairs = 0;
        std::map<int, int> chairOf; ///< by the entrant's number
        bool operator==(const Table&) const = default;
    };
    std::map<int, Table> m_tables;
};

/// The chairs of a room event by event, for whoever looks again, goes on or takes something back.
class NightSeatings
{
public:
    /// The chairs of a room before anything has happened.
    void begin(const Night& night);
    /// Begins with chairs as they were.
    void begin(NightSeating seating) { m_after = {{0, std::move(seating)}}; }
    /// Takes over who sits where after so many events, which are one more than before.
    void note(std::size_t events, const Night& night);
    /// So many events have happened, and no more.
    void cutBack(std::size_t events) { m_after.erase(m_after.upper_bound(events), m_after.end()); }
    const NightSeating& now() const { return m_after.rbegin()->second; }
    const NightSeating& after(std::size_t events) const { return std::prev(m_after.upper_bound(events))->second; }

private:
    std::map<std::size_t, NightSeating> m_after{{0, {}}}; ///< where it changed
};

} // namespace cutcard
