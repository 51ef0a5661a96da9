// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet 2.1.4 and what is practice of clocks: levels, breaks, and a clock that stands.
#include "core/tournament/duties/agenda.h"

namespace cutcard::agenda {

using enum DirectorCompetency;

void clock(const Night& night, std::vector<DirectorDuty>& duties)
{
    if (night.clockOut)
        duties.push_back(owe(director::counted(DirectorVerb::Level, night.level + 1), "GP-level"_rule, Severity::Minor,
                             Clock, {.kind = Window::Kind::AnyHand}, night.level));
}

static bool isAnnounced(const Night& night, int level)
{
    return contains(night.breaks, level);
}

/// What is on the house's plan is announced beforehand, and what was announced is held.
static void addPlanned(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const int level : night.house.breaks) {
        if (isAnnounced(night, level) || level < night.level || level == night.breakHeld)
            continue;
        duties.push_back(owe(director::counted(DirectorVerb::AnnounceBreak, level), "2.1.4"_rule, Severity::Minor,
                             Clock, {.kind = Window::Kind::Level}, level)
                             .inChain(breakChain + level));
    }
}

/// A break: owed where it was announced, and otherwise the manager's to give.
static DirectorDuty pausing(const Night& night)
{
    const DirectorAct pause = director::simple(DirectorVerb::Pause);
    const int level = breakDue(night);
    if (level == 0)
        return may(pause, "2.1.4"_rule, Clock);
    return (isAnnounced(night, level)
                ? owe(pause, "2.1.4"_rule, Severity::Minor, Clock, {.kind = Window::Kind::AnyHand}, level)
                : may(pause, "2.1.4"_rule, Clock, false, level))
        .inChain(breakChain + level, 1);
}

void breaks(const Night& night, std::vector<DirectorDuty>& duties)
{
    addPlanned(night, duties);
    if (night.stage != NightStage::Playing)
        return;
    // a break is over when play goes on; a clock that stands while it goes on is set right
    if (night.pausedAt && night.onPlan && !night.clockSeen)
        duties.push_back(may(director::simple(DirectorVerb::Resume), "2.1.4"_rule, Clock));
    else if (night.pausedAt || night.stoodAt)
        duties.push_back(owe(director::simple(DirectorVerb::Resume), night.pausedAt ? "2.1.4"_rule : "GP-clock"_rule,
                             Severity::Minor, Clock, {.kind = Window::Kind::Clock}));
    if (!night.pausedAt)
        duties.push_back(pausing(night));
}

} // namespace cutcard::agenda
