// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/procedure/procedure.h"
#include "core/table/situation.h"

namespace cutcard {

/// Words that no document asks for, owed, shown or merely welcome as the house has it; untrue ones weigh the same.
inline Procedure announcement(const Situation& situation, const Act& words, Rule rule, Severity severity,
                              Competency competency)
{
    const Announcements house = situation.house->announcements;
    return owe(Duty{.act = words,
                    .rule = rule,
                    .severity = severity,
                    .competency = competency,
                    .optional = house != Announcements::Graded,
                    .customary = house == Announcements::Shown});
}

} // namespace cutcard
