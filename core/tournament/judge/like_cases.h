// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/state/night.h"

namespace cutcard {

/// The call, by its number, of a like case that was answered earlier tonight and otherwise than an act would answer
/// this one; 0: there is none. The choice is the manager's (3.15), and alike for everybody: it is remarked and no
/// fault.
int answeredUnlike(const Night& night, const DirectorAct& act);

} // namespace cutcard
