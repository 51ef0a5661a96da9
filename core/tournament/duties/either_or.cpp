// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/duties/agenda.h"

#include <map>
#include <set>

namespace cutcard {

static bool goesTo(const DirectorDuty& duty, TableNo table)
{
    return duty.canBe([&](const DirectorAct& act) { return act.table == table; });
}

/// Only balancing moves: those of a table that is broken already leave no choice.
static bool isBalancing(const DirectorDuty& duty)
{
    return duty.act.verb == DirectorVerb::Move && !duty.optional && duty.competency == DirectorCompetency::Moves;
}

/// Of these moves the table with the fewest, those counted who come before; nullopt: all are full by then.
static std::optional<TableNo> emptiest(const Night& night, const std::vector<DirectorAct>& acts,
                                       const std::map<TableNo, int>& coming)
{
    std::optional<TableNo> found;
    int least = night.house.tableMax;
    for (const DirectorAct& act : acts) {
        const auto before = coming.find(act.table);
        const int there = stackCount(*night.ring(act.table)) + (before == coming.end() ? 0 : before->second);
        if (there < least || (found && there == least && act.table < *found)) {
            found = act.table;
            least = there;
        }
    }
    return found;
}

/// The duty's own move to a table; where there is none, the duty's first.
static DirectorAct moveTo(const DirectorDuty& duty, TableNo table)
{
    for (const auto* acts : {&duty.alike, &duty.waiting}) {
        if (const DirectorAct* found = firstWith(*acts, table, &DirectorAct::table))
            return *found;
    }
    return duty.act;
}

static bool isOfABrokenTable(const DirectorDuty& duty)
{
    return duty.act.verb == DirectorVerb::Move && duty.competency == DirectorCompetency::Breaking;
}

std::optional<DirectorAct> orBreak(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda)
{
    if (!isBalancing(duty))
        return std::nullopt;
    const DirectorDuty* found = firstOf(agenda, [&](const DirectorDuty& other) {
        return other.act.verb == DirectorVerb::Break && !other.optional && goesTo(duty, other.act.table);
    });
    return found == nullptr ? std::nullopt : std::optional(found->act);
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
    std::set<TableNo> ready;
    std::vector<const DirectorDuty*> movers;
    for (const DirectorDuty& each : agenda) {
        if (!isOfABrokenTable(each))
            continue;
        movers.push_back(&each);
        for (const DirectorAct& act : each.ready ? each.alike : std::vector<DirectorAct>())
            ready.insert(act.table);
        auto table = emptiest(night, each.ready ? each.alike : each.waiting, coming);
        if (!table)
            table = emptiest(night, each.ready ? each.waiting : each.alike, coming);
        if (table)
            ++coming[*table];
    }
    // tables that wait for no hand come first, then by their numbers, whoever sits already
    std::vector<TableNo> chairs;
    for (const auto& [table, count] : coming)
        chairs.insert(chairs.end(), static_cast<std::size_t>(count), table);
    std::ranges::sort(chairs, {}, [&](TableNo table) { return std::pair(!ready.contains(table), table); });
    const auto place = std::ranges::find(movers, duty.key, [](const DirectorDuty* each) { return each->key; });
    const auto at = static_cast<std::size_t>(place - movers.begin());
    return at < chairs.size() ? moveTo(duty, chairs[at]) : duty.act;
}

} // namespace cutcard
