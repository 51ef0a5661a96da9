// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/either_or.h"

#include <algorithm>

namespace cutcard {

namespace {

bool goesTo(const DirectorDuty& duty, TableNo table)
{
    const auto there = [&](const DirectorAct& act) { return act.table == table; };
    return std::ranges::any_of(duty.alike, there) || std::ranges::any_of(duty.waiting, there);
}

/// Only balancing moves: those of a table that is broken already leave no choice.
bool isBalancing(const DirectorDuty& duty)
{
    return duty.act.verb == DirectorVerb::Move && !duty.optional && duty.competency == DirectorCompetency::Moves;
}

} // namespace

std::optional<DirectorAct> orBreak(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda)
{
    if (!isBalancing(duty))
        return std::nullopt;
    const auto found = std::ranges::find_if(agenda, [&](const DirectorDuty& other) {
        return other.act.verb == DirectorVerb::Break && !other.optional && goesTo(duty, other.act.table);
    });
    return found == agenda.end() ? std::nullopt : std::optional(found->act);
}

bool isSaidWithAMove(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda)
{
    return duty.act.verb == DirectorVerb::Break && !duty.optional
           && std::ranges::any_of(
               agenda, [&](const DirectorDuty& other) { return isBalancing(other) && goesTo(other, duty.act.table); });
}

} // namespace cutcard
