// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"
#include "core/tournament/night.h"

#include <vector>

namespace cutcard {

/// How a hand at a table of the night comes out.
struct TableHand {
    std::vector<StackAfter> stacks;
    Chips carried = 0;   ///< odd chips that start the next pot (1.2-odd)
    NightTime lasts = 0; ///< as long as its cards, bets and showdown take
    bool operator==(const TableHand&) const = default;
};

/// The session of the hand that is on at a table: real cards, simulated players and those who are away.
SessionSetup sessionOf(const Night& night, const Ring& ring);

/// Plays the hand that is on to its end, with the ideal dealer.
TableHand playHand(const Night& night, const Ring& ring);

/// A hand stopped at an irregularity, and the ways to rule: what the table's own procedure owes, and what is wrong.
struct FrozenHand {
    Session session;
    std::vector<RulingChoice> choices;
};

/// The hand that is on, gone wrong somewhere; nullopt if nothing comes up that calls for a ruling.
std::optional<FrozenHand> frozenHand(const Night& night, const Ring& ring);

} // namespace cutcard
