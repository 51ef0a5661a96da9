// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/judge/director_judge.h"

namespace cutcard {

/// A room in which something was done that really was left out.
struct AsIfDone {
    Night room;
    std::vector<DirectorDuty> done{};
};

/// The room as it would be if what is still owed of these had been done by now.
AsIfDone asIfDone(const Night& night, const std::vector<DutyKey>& leftOut);

/// Does what was left out, with what hangs on its having been left out; false, and no change, if it can't be done.
bool makeUpFor(Night& night, const DirectorDuty& duty);

/// The one duty but for which an act would be right; nullopt: it is wrong whatever is done before it.
std::optional<DirectorDuty> missingFor(const Night& night, const DirectorAct& act, const DirectorVerdict& verdict);

/// What an act comes to in a room in which something is missing, taken as done where more would be owed else.
std::optional<AsIfDone> carriedOn(const Night& real, const AsIfDone& asIf, const DirectorAct& act);

/// What is owed only because something else was left out.
std::vector<DutyKey> owedBecauseOf(const Night& night, const std::vector<DutyKey>& leftOut);

} // namespace cutcard
