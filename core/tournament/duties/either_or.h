// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/duties/director_duty.h"
#include "core/tournament/state/night.h"

#include <optional>
#include <vector>

namespace cutcard {

/// The break that serves as well as a move: a table at which nobody plays against empty chairs gets somebody (2.2.5),
/// or is broken (2.2.6). nullopt: the duty is no move, or no break would do.
std::optional<DirectorAct> orBreak(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda);

/// Whether a duty is such a break, said with the move already.
bool isSaidWithAMove(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda);

/// Where somebody of a broken table is told to go, so that all of them find a chair: at the table that their duty
/// prefers, or where that is full by then at another. nullopt: the duty is about nobody of a broken table.
std::optional<DirectorAct> plannedMove(const Night& night, const DirectorDuty& duty,
                                       const std::vector<DirectorDuty>& agenda);

} // namespace cutcard
