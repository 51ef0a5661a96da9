// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tournament/simulation/directors.h"

namespace cutcard {

constexpr int leastBalances = 2;
constexpr int leastFloorCalls = 3;
constexpr int mostTries = 40;

static void count(const DirectorAct& act, const NightEntry& entry, NightContents& contents)
{
    if (!entry.tookEffect || entry.verdicts.empty())
        return;
    const auto& expected = entry.verdicts.front().expected;
    if (act.verb == DirectorVerb::Move && expected && expected->competency == DirectorCompetency::Moves)
        ++contents.balances;
    contents.blindsRaised += act.verb == DirectorVerb::RaiseBlinds ? 1 : 0;
    contents.breaks += act.verb == DirectorVerb::Break ? 1 : 0;
    contents.finalTable = contents.finalTable || act.verb == DirectorVerb::FinalTable;
}

static void count(const WorldEvent& event, NightContents& contents)
{
    contents.lateComers += event.kind == WorldKind::SignsIn ? 1 : 0;
    contents.floorCalls += event.kind == WorldKind::FloorCall ? 1 : 0;
    int out = 0;
    for (const StackAfter& stack : event.stacks) {
        out += stack.chips == 0 || stack.lost ? 1 : 0;
        contents.loansLost += stack.lost ? 1 : 0;
        contents.loansWon += stack.loan > 0 && !stack.lost ? 1 : 0;
    }
    contents.doubleOuts += out >= 2 ? 1 : 0;
}

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

bool isEventfulTennessee(const NightContents& contents, int tables)
{
    const bool several = contents.blindsRaised >= tables && contents.doubleOuts >= 1;
    return contents.loansWon >= 1 && contents.loansLost >= 1 && contents.floorCalls >= 1 && (tables == 1 || several);
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
        if (!session || !runNight(*session))
            continue;
        const NightContents contents = contentsOf(*session);
        if (opening.house.tennessee ? isEventfulTennessee(contents, tables) : isEventful(contents, tables))
            return tried;
    }
    return seed;
}

} // namespace cutcard
