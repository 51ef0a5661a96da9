// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/verdict.h"
#include "core/tournament/duties/agenda.h"

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

/// What the booklet never allows about an act while it is not owed.
struct DirectorBan {
    Rule rule;
    Severity severity = Severity::Major;
    DirectorCompetency competency = DirectorCompetency::Moves;
    Fault fault = Fault::Forbidden;
};

/// What is broken by an act that is not owed; nullopt if nothing is named. `tried`: an act of its kind is owed.
std::optional<DirectorBan> banOn(const Night& night, const DirectorAct& act, bool tried);

/// The same by the Tennessee document; what neither names is only uncalled for.
std::optional<DirectorBan> tennesseeBanOn(const Night& night, const DirectorAct& act);

} // namespace cutcard
