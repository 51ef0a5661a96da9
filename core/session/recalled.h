// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <optional>

namespace cutcard {

/// Whom the dealer has pointed to last in this hand.
std::optional<Seat> lastPointedTo(const Session& session);

/// The community cards that are pushed out now, a bit each: until the spot is settled for which that was done.
int pushedOut(const Session& session);

/// Whether an act of a session was wrong and handed back in practice: it never happened.
bool wasHandedBack(const Session& session, const Entry& entry);

/// The first events of a session, for going on from there; in practice without acts that were handed back.
EntryLog wayTo(const Session& session, std::size_t event);

/// What the bank of a house-banked table has won in the whole session, by what the players lost: fills are no win.
Chips bankResult(const Session& session);

} // namespace cutcard
