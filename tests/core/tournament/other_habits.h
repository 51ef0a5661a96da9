// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/duties/agenda.h"
#include "core/tournament/duties/director_duty.h"
#include "core/tournament/state/seats.h"

#include <algorithm>

namespace cutcard::test {

/// The worst place there is: that of the coming big blind.
inline std::optional<DirectorAct> atWorstPlace(const Night& night, const DirectorDuty& duty)
{
    const Ring& to = *night.ring(duty.act.table);
    if (sitsAt(to, duty.act.person))
        return std::nullopt; // who sits there already is arranged as asked
    const auto coming = comingPositions(to);
    if (!coming)
        return std::nullopt;
    DirectorAct act = duty.act;
    act.other = coming->smallBlind.value_or(coming->button);
    return std::ranges::find(duty.alike, act) != duty.alike.end() ? std::nullopt : std::optional(act);
}

/// What a director who knows only the rules of other tournaments does in place of what is owed, where that differs.
inline std::optional<DirectorAct> otherHabit(const Night& night, const DirectorDuty& duty)
{
    DirectorAct act = duty.act;
    switch (act.verb) {
    case DirectorVerb::Move:
        return atWorstPlace(night, duty); // also a table that is broken: by lot, not by chips
    case DirectorVerb::ColourUp:
        act.manner = ColourManner::Race;
        return act;
    case DirectorVerb::Admit:
        act.amount = night.house.startingChips();
        return act;
    case DirectorVerb::Penalise:
        act.amount = Chips{night.house.penaltyMinutes} * 3; // two rounds of a table, by the clock
        return act;
    case DirectorVerb::Out: {
        // equal stacks share the better place, whatever the hands were
        const Entrant& person = night.person(act.person);
        act.amount = person.earned - person.equalStacks;
        return person.equalStacks > 0 ? std::optional(act) : std::nullopt;
    }
    default:
        return std::nullopt;
    }
}

/// What such a director does although nothing of it is owed; nullopt if nothing.
inline std::optional<DirectorAct> otherHabitUnasked(const Night& night)
{
    constexpr int otherFinalTable = 9;
    if (night.stage != NightStage::Playing || night.finalTable)
        return std::nullopt;
    for (int i = 0; i < static_cast<int>(night.people.size()); ++i) {
        const Entrant& person = night.person({.index = i});
        const Ring* ring = night.ring(person.table);
        // as soon as the final table forms it is nobody's habit, but right
        const bool early = !agenda::isFinalTableDue(night);
        if (early && person.hasLeft() && ring != nullptr && !ring->handOn)
            return director::on(DirectorVerb::RemoveStack, {.index = i});
    }
    const bool open = night.level <= night.house.lateLevels;
    if (playersIn(night) == otherFinalTable && !anyHandOn(night) && !open && openTables(night).size() > 1)
        return director::simple(DirectorVerb::FinalTable);
    return std::nullopt;
}

} // namespace cutcard::test
