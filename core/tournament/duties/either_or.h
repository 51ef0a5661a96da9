// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/duties/director_duty.h"
#include "core/tournament/state/night.h"

#include <optional>
#include <vector>

namespace cutcard {

/// The break (2.2.6) that serves as well as a move to a table at which nobody plays (2.2.5); nullopt: none.
std::optional<DirectorAct> orBreak(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda);

/// Whether a duty is such a break, said with the move already.
bool isSaidWithAMove(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda);

/// Where somebody of a broken table is told to go, so that all find a chair; nullopt: of no such duty.
std::optional<DirectorAct> plannedMove(const Night& night, const DirectorDuty& duty,
                                       const std::vector<DirectorDuty>& agenda);

} // namespace cutcard
