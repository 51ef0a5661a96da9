// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/verdict.h"
#include "core/tournament/duties/agenda.h"

#include <optional>
#include <vector>

namespace cutcard {

/// One act of the director's, and what every finding about it looks at.
struct DirectorLook {
    const Night& night;
    const DirectorAct& asDone;
    DirectorAct act; ///< in the form in which duties name it
    std::vector<DirectorDuty> agenda;
    std::optional<DirectorDuty> owed;  ///< the duty that it fulfils, now or at another time
    bool fits = false;                 ///< that duty as it is, and not only once a hand is over
    std::optional<DirectorDuty> meant; ///< of what is owed otherwise: the duty that it comes nearest to
};

/// Looks at an act.
DirectorLook lookAt(const Night& night, const DirectorAct& act);

/// How an act differs from the duty that it comes nearest to.
Fault faultOf(const DirectorAct& done, const DirectorAct& owed);

/// Whether a verb says who deals first.
bool drawsDealer(DirectorVerb verb);

/// What an act that nobody asked for is about.
DirectorCompetency competencyOf(const Night& night, const DirectorAct& act);

} // namespace cutcard
