// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"
#include "core/tournament/calls/ruling_kind.h"
#include "core/tournament/state/night.h"

#include <optional>
#include <vector>

namespace cutcard {

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
