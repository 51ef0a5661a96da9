// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"
#include "core/tournament/night.h"

#include <optional>
#include <vector>

namespace cutcard {

/// A hand stopped for a ruling, and the ways to rule: what the table's own procedure owes, and what is wrong.
struct FrozenHand {
    Session session;
    std::vector<RulingChoice> choices;
    EntrantId claimant{}; ///< of a dispute: who says that the last bet was another one
    Chips claimed = 0;    ///< what it was by that account
};

/// The hand that is on, gone wrong somewhere: by a player, by its dealer, or where pots are built and pushed; nullopt
/// if nothing comes up that calls for a ruling.
std::optional<FrozenHand> frozenHand(const Night& night, const Ring& ring);

/// The hand that is on, stopped at a bet of which somebody says that it was another; nullopt if none is made.
std::optional<FrozenHand> disputedHand(const Night& night, const Ring& ring);

} // namespace cutcard
