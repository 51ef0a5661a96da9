// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/verdict.h"
#include "core/tournament/state/director_act.h"
#include "core/tournament/venue/table_hand.h"
#include "core/training/task.h"

#include <optional>

namespace cutcard {

/// The table that was stopped, dealt again; nullopt if no such hand comes of its number.
std::optional<FrozenHand> handOf(const FrozenShown& shown);

/// The kind of task that deals anew what a director did wrongly; nullptr where only the night can.
const TaskKind* taskFor(DirectorVerb owed, Rule rule, Fault fault);

} // namespace cutcard
