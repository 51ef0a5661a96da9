// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet 2.1: what comes before the first hand, the clock, who comes late, and the colours that go.
#include "core/tournament/duties/agenda.h"
#include "core/tournament/state/seats.h"

namespace cutcard::agenda {

using enum DirectorCompetency;

/// As few tables as everybody fits at.
static int tablesNeeded(const Night& night)
{
    const auto count = static_cast<int>(night.people.size());
    return std::max(1, (count + night.house.tableMax - 1) / night.house.tableMax);
}

/// Every number of tables that seats can be drawn for, the fewest first.
static void addDraws(const Night& night, std::vector<DirectorAct>& acts)
{
    const auto most = std::max<Chips>(tablesNeeded(night), static_cast<Chips>(night.people.size()) / 2);
    for (Chips tables = tablesNeeded(night); tables <= most; ++tables)
        acts.push_back(director::counted(DirectorVerb::DrawSeats, tables));
}

static DirectorDuty beforeLateEntryEnds(const DirectorAct& act)
{
    return owe(act, "2.1.5"_rule, Severity::Major, Seating, {.kind = Window::Kind::LateEntry}).inChain(lateChain);
}

/// 2.1.5: where somebody who comes late sits down with a reduced stack (PA-45, PA-51).
static std::optional<DirectorDuty> admission(const Night& night, EntrantId who)
{
    const Chips stack = night.house.lateStack(night.person(who).signedAtLevel);
    std::vector<DirectorAct> now;
    std::vector<DirectorAct> waiting;
    for (const TableNo table : receivers(night)) {
        const Ring& ring = *night.ring(table);
        for (const EntrantId right : rightPlaces(night, who, ring)) {
            (ring.handOn ? waiting : now)
                .push_back({.verb = DirectorVerb::Admit,
                            .person = who,
                            .other = right,
                            .table = ring.number,
                            .spot = Spot::After,
                            .amount = stack});
        }
    }
    const auto& good = now.empty() ? waiting : now;
    if (good.empty())
        return std::nullopt;
    DirectorDuty duty = beforeLateEntryEnds(good.front()).readyIf(!now.empty()).orElse(now);
    duty.waiting = waiting;
    return duty;
}

static DirectorDuty claiming(EntrantId who, const std::vector<EntrantId>& unclaimed)
{
    const auto good = eachOf(unclaimed, [&](EntrantId stack) {
        return DirectorAct{.verb = DirectorVerb::Claim, .person = who, .other = stack};
    });
    return beforeLateEntryEnds(good.front()).orElse(good);
}

/// 2.1.2.1: who signs in when seats are drawn already sits at a table with the fewest stacks, or all draw again.
static void seatLaterOnes(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const EntrantId who : night.everybody()) {
        if (night.rings.empty() || !night.person(who).table.isNone())
            continue;
        auto good = eachOf(receivers(night), [&](TableNo table) {
            return DirectorAct{.verb = DirectorVerb::SeatBy, .person = who, .table = table};
        });
        addDraws(night, good);
        if (good.empty()) // no room for anybody more
            continue;
        duties.push_back(owe(good.front(), "2.1.2.1"_rule, Severity::Major, SetUp, untilPlay, who.index).orElse(good));
    }
}

/// 2.1.2.1: whoever sits at another table than was drawn goes to that one.
static void reseatStrays(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const EntrantId who : night.thoseWho([](const Entrant& each) { return !each.drawn.isNone(); }))
        duties.push_back(owe({.verb = DirectorVerb::SeatBy, .person = who, .table = night.person(who).drawn},
                             "2.1.2.1"_rule, Severity::Major, SetUp, untilPlay));
}

/// 2.1.2.2: somebody of a table with two more may go to one with fewer, whoever it is.
static std::optional<DirectorDuty> eveningUp(const Night& night)
{
    // what was drawn comes first
    if (std::ranges::any_of(night.people, [](const Entrant& person) { return !person.drawn.isNone(); }))
        return std::nullopt;
    std::vector<DirectorAct> acts;
    for (const Ring& from : night.rings) {
        for (const Ring& to : night.rings) {
            if (stackCount(from) < stackCount(to) + 2)
                continue;
            for (const EntrantId who : stacksAt(from))
                acts.push_back({.verb = DirectorVerb::SeatBy, .person = who, .table = to.number});
        }
    }
    if (acts.empty())
        return std::nullopt;
    return may(acts.front(), "2.1.2.2"_rule, SetUp, false, 0).orElse(acts);
}

void opening(const Night& night, std::vector<DirectorDuty>& duties)
{
    if (!night.statementRead)
        duties.push_back(
            owe(director::simple(DirectorVerb::ReadStatement), "ST-1"_rule, Severity::Minor, SetUp, untilPlay));
    const Chips stack = night.house.startingChips();
    const auto countOut = [&](const DirectorAct& act) {
        return owe(act, "2.1.1.1"_rule, Severity::Critical, DirectorCompetency::Stacks, untilPlay);
    };
    if (!night.issued)
        duties.push_back(countOut(director::counted(DirectorVerb::Issue, stack)));
    // wrong for everybody: all of it is counted out again, or stack by stack
    if (night.issued && std::ranges::none_of(night.people, [&](const Entrant& person) {
            return person.chips == stack || person.chips == 0;
        })) {
        duties.push_back(countOut(director::counted(DirectorVerb::Issue, stack)));
        duties.back().optional = duties.back().late = true;
    }
    for (const EntrantId who : night.everybody()) {
        const Entrant& person = night.person(who);
        // who has signed in since gets a seat first
        const bool waits = person.chips == 0 && person.table.isNone() && !night.rings.empty();
        if (night.issued && person.chips != stack && !waits)
            duties.push_back(countOut(director::on(DirectorVerb::SetStack, who, stack)));
    }
    if (night.rings.empty()) {
        duties.push_back(owe(director::counted(DirectorVerb::DrawSeats, tablesNeeded(night)), "2.1.2.1"_rule,
                             Severity::Major, SetUp, untilPlay));
        addDraws(night, duties.back().alike);
    }
    seatLaterOnes(night, duties);
    reseatStrays(night, duties);
    if (!night.method) {
        const auto announced = [](MoveMethod method) {
            return DirectorAct{.verb = DirectorVerb::AnnounceMethod, .method = method};
        };
        duties.push_back(owe(announced(night.house.method), "PA-48"_rule, Severity::Minor, SetUp, untilPlay)
                             .orElse({announced(MoveMethod::NextBigBlind), announced(MoveMethod::LastBigBlind),
                                      announced(MoveMethod::Drawn)}));
    }
    for (DirectorDuty& duty : duties)
        duty.chain = openingChain;
    if (auto even = eveningUp(night))
        duties.push_back(std::move(*even));
    duties.push_back(
        owe(director::simple(DirectorVerb::Start), "2.1.4"_rule, Severity::Minor, SetUp).inChain(openingChain, 1));
}

std::optional<DirectorDuty> seating(const Night& night, EntrantId who)
{
    const auto unclaimed = night.thoseWho([](const Entrant& each) { return each.presence == Presence::Unclaimed; });
    return unclaimed.empty() ? admission(night, who) : claiming(who, unclaimed);
}

void lateEntry(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Call& call : night.calls) {
        if (call.kind != CallKind::Late || call.closed)
            continue;
        if (night.person(call.person).signedAtLevel > night.house.lateLevels)
            duties.push_back(owe(director::answered(DirectorVerb::Refuse, call.person, Request::Late), "2.1.5"_rule,
                                 Severity::Major, Seating,
                                 {.kind = Window::Kind::Queue, .call = night.numberOf(call)}));
        else if (auto seat = seating(night, call.person))
            duties.push_back(*std::move(seat));
    }
    if (isSignInOpen(night))
        return;
    for (const Ring& ring : night.rings) {
        const auto lies = [&](EntrantId who) {
            return night.person(who).presence == Presence::Unclaimed && !contains(ring.leaving, who);
        };
        if (!std::ranges::any_of(stacksAt(ring), lies))
            continue;
        duties.push_back(owe(director::at(DirectorVerb::ClearUnclaimed, ring.number), "2.1.5"_rule, Severity::Major,
                             Seating, untilHand(ring.number))
                             .readyIf(!ring.handOn)
                             .inChain(lateChain, 1));
    }
}

void colours(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Ring& ring : night.rings) {
        if (!ring.isInPlay() || ring.unit >= night.house.unitAt(night.level))
            continue;
        duties.push_back(owe(director::at(DirectorVerb::ColourUp, ring.number, ring.unit), "3.10"_rule, Severity::Major,
                             DirectorCompetency::Stacks, {.kind = Window::Kind::Level})
                             .readyIf(!ring.handOn));
    }
}

void clock(const Night& night, std::vector<DirectorDuty>& duties)
{
    if (night.clockOut)
        duties.push_back(owe(director::counted(DirectorVerb::Level, night.level + 1), "GP-level"_rule, Severity::Minor,
                             Clock, {.kind = Window::Kind::AnyHand}, night.level));
}

/// What is on the house's plan is announced beforehand, and what was announced is held.
static void addPlanned(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const int level : night.house.breaks) {
        if (contains(night.breaks, level) || level < night.level || level == night.breakHeld)
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
    return (contains(night.breaks, level)
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
