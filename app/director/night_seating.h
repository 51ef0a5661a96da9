// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/night.h"

#include <map>

namespace cutcard {

/// Which chair each stack of a room is drawn at. What counts is the ring; a chair is kept for as long as the ring
/// allows, so that nobody seems to move who did not.
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

private:
    struct Table {
        int chairs = 0;
        std::map<int, int> chairOf; ///< by the entrant's number
    };
    std::map<int, Table> m_tables;
};

} // namespace cutcard
