// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/verdict.h"
#include "core/procedure/procedure.h"

#include <span>
#include <vector>

namespace cutcard {

/// Something that must not be done for the time being.
struct Ban {
    Verb verb = Verb::Board;
    Rule rule;
    Severity severity = Severity::Major;
    Competency competency = Competency::GameProtection;
    bool evenIfOwedLater = false;   ///< what is owed later in the hand is not just early, it is one too many now
    std::optional<Circle> circle{}; ///< only of this circle's wagers; it weighs more than another wager being due
    SeatSet seats{};                ///< only of these seats; none named: of all

    /// Whether it forbids this act.
    bool covers(const Act& act) const
    {
        return act.verb == verb && (!circle || act.circle == *circle)
               && (seats.empty() || (act.seat && seats.contains(*act.seat)));
    }
};

/// What the judge finds: the verdict, and what is owed after it if the act takes effect.
struct Judgement {
    Verdict verdict;
    Procedure rest;
    std::vector<Duty> lapsed; ///< duties whose time went by with this act
};

/// Compares one act with what is owed; has no state and changes nothing.
Judgement judge(const Act& act, const Procedure& procedure, const Situation& situation, std::span<const Ban> bans);

} // namespace cutcard
