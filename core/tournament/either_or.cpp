// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/either_or.h"

#include <algorithm>
#include <map>

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

/// Of these moves the one to the table with the fewest, those counted who come before; nullopt: all are full by then.
std::optional<DirectorAct> emptiest(const Night& night, const std::vector<DirectorAct>& acts,
                                    const std::map<TableNo, int>& coming)
{
    std::optional<DirectorAct> found;
    int least = night.house.tableMax;
    for (const DirectorAct& act : acts) {
        const auto before = coming.find(act.table);
        const int there = stackCount(*night.ring(act.table)) + (before == coming.end() ? 0 : before->second);
        if (there < least) {
            found = act;
            least = there;
        }
    }
    return found;
}

bool isOfABrokenTable(const DirectorDuty& duty)
{
    return duty.act.verb == DirectorVerb::Move && duty.competency == DirectorCompetency::Breaking;
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

std::optional<DirectorAct> plannedMove(const Night& night, const DirectorDuty& duty,
                                       const std::vector<DirectorDuty>& agenda)
{
    if (!isOfABrokenTable(duty))
        return std::nullopt;
    std::map<TableNo, int> coming;
    for (const DirectorDuty& each : agenda) {
        if (!isOfABrokenTable(each))
            continue;
        const auto best = emptiest(night, each.ready ? each.alike : each.waiting, coming);
        const auto planned = best ? best : emptiest(night, each.ready ? each.waiting : each.alike, coming);
        if (each.key == duty.key)
            return planned ? planned : duty.act;
        if (planned)
            ++coming[planned->table];
    }
    return duty.act;
}

} // namespace cutcard
