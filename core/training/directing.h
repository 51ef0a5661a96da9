// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/verdict.h"
#include "core/tournament/state/director_act.h"
#include "core/tournament/venue/table_hand.h"
#include "core/training/task.h"

namespace cutcard {

/// A night with tables of so many stacks, in play.
Night roomOf(const std::vector<int>& counts);
/// How many sit at a room's tables, more in all than at a final table, which would be owed (PA-52).
std::vector<int> countsOf(RandomStream& stream);
/// Somebody of a ring, with what the last hand there has given them.
RingChair chairOf(char name, EntrantId who, const RingPositions& last);

/// The table that was stopped, dealt again; nullopt if no such hand comes of its number.
std::optional<FrozenHand> handOf(const FrozenShown& shown);

/// The kind of task that deals anew what a director did wrongly; nullptr where only the night can.
const TaskKind* taskFor(DirectorVerb owed, Rule rule, Fault fault);

} // namespace cutcard
