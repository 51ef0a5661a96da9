// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/eventful.h"

#include "core/tournament/directors.h"

#include <algorithm>

namespace cutcard {

namespace {

constexpr int leastBalances = 2;
constexpr int leastFloorCalls = 3;
constexpr int mostTries = 40;

void count(const DirectorAct& act, const NightEntry& entry, NightContents& contents)
{
    if (!entry.tookEffect || entry.verdicts.empty())
        return;
    const auto& expected = entry.verdicts.front().expected;
    if (act.verb == DirectorVerb::Move && expected && expected->competency == DirectorCompetency::Moves)
        ++contents.balances;
    contents.breaks += act.verb == DirectorVerb::Break ? 1 : 0;
    contents.finalTable = contents.finalTable || act.verb == DirectorVerb::FinalTable;
}

void count(const WorldEvent& event, NightContents& contents)
{
    contents.lateComers += event.kind == WorldKind::SignsIn ? 1 : 0;
    contents.floorCalls += event.kind == WorldKind::FloorCall ? 1 : 0;
    if (event.kind == WorldKind::HandEnds && std::ranges::count(event.stacks, Chips{0}, &StackAfter::chips) >= 2)
        ++contents.doubleOuts;
}

} // namespace

NightContents contentsOf(const NightSession& session)
{
    NightContents contents;
    for (const NightEntry& entry : session.entries()) {
        if (const auto* act = std::get_if<DirectorAct>(&entry.event))
            count(*act, entry, contents);
        else
            count(std::get<WorldEvent>(entry.event), contents);
    }
    return contents;
}

bool isEventful(const NightContents& contents, int tables)
{
    constexpr int tablesThatBreak = 3;
    return contents.balances >= leastBalances && (tables < tablesThatBreak || contents.breaks >= 1)
           && contents.doubleOuts >= 1 && contents.lateComers >= 1 && contents.floorCalls >= leastFloorCalls
           && contents.finalTable;
}

std::uint64_t eventfulSeed(const NightSetup& setup, std::uint64_t seed)
{
    if (setup.incidents == NightIncidents::None)
        return seed;
    const Night& opening = setup.opening;
    const auto people = static_cast<int>(opening.people.size());
    const int tables = (people + opening.house.tableMax - 1) / opening.house.tableMax;
    for (std::uint64_t tried = seed; tried < seed + mostTries; ++tried) {
        NightSetup one = setup;
        one.mode = Mode::Practice;
        one.opening.seed = tried;
        auto session = NightSession::start(one);
        if (session && runNight(*session) && isEventful(contentsOf(*session), tables))
            return tried;
    }
    return seed;
}

} // namespace cutcard
