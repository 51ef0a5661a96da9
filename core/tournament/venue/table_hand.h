// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/simulator.h"
#include "core/session/session.h"
#include "core/tournament/state/night.h"

#include <cstdint>
#include <optional>
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

/// Longer than any hand.
inline constexpr int mostHandEvents = 4000;

/// The chance of a hand that is on.
std::uint64_t seedOf(const Night& night, const Ring& ring);

/// The next event of a session that goes on by itself, dealt by the ideal dealer; nullopt where it can't.
std::optional<Event> nextAtTable(const Session& session, const Simulator& simulator);

} // namespace cutcard
