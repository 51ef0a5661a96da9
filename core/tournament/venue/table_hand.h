// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/calls/scene.h"
#include "core/tournament/state/night.h"

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

/// A hand stopped for a ruling, and the ways to rule: what the table's own procedure owes, and what is wrong.
struct FrozenHand {
    Session session;
    std::vector<RulingChoice> choices;
    std::optional<RulingKind> kind{}; ///< of a call at a league table
    EntrantId claimant{};             ///< of a dispute: who says that the last bet was another one
    Chips claimed = 0;                ///< what it was by that account
};

/// The hand that is on, gone wrong somewhere, each kind of call as likely; nullopt if none comes up.
std::optional<FrozenHand> frozenHand(const Night& night, const Ring& ring);

/// The hand that is on at a league table, brought to a call of this kind; nullopt if it does not come to one.
std::optional<FrozenHand> frozenHand(const Night& night, const Ring& ring, RulingKind kind);

/// The hand that is on, stopped at a bet of which somebody says that it was another; nullopt if none is made.
std::optional<FrozenHand> disputedHand(const Night& night, const Ring& ring);

} // namespace cutcard
