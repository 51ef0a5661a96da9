// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/verdict.h"
#include "core/tournament/duties/director_duty.h"

#include <optional>

namespace cutcard {

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
