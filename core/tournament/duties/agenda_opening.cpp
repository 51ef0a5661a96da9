// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet 2.1: what comes before the first hand, the clock, who comes late, and the colours that go.
#include "core/tournament/duties/agenda.h"
#include "core/tournament/state/seats.h"

#include <algorithm>

namespace cutcard::agenda {

namespace {

using enum DirectorCompetency;

/// As few tables as everybody fits at.
int tablesNeeded(const Night& night)
{
    const auto count = static_cast<int>(night.people.size());
    return std::max(1, (count + night.house.tableMax - 1) / night.house.tableMax);
}

/// Every number of tables that seats can be drawn for, the fewest first.
void addDraws(const Night& night, std::vector<DirectorAct>& acts)
{
    const auto most = std::max<Chips>(tablesNeeded(night), static_cast<Chips>(night.people.size()) / 2);
    for (Chips tables = tablesNeeded(night); tables <= most; ++tables)
        acts.push_back(director::counted(DirectorVerb::DrawSeats, tables));
}

bool isUnclaimed(const Night& night, EntrantId who)
{
    return night.person(who).presence == Presence::Unclaimed;
}

/// 2.1.5: where somebody who comes late sits down with a reduced stack (PA-45, PA-51).
std::optional<DirectorDuty> admission(const Night& night, EntrantId who)
{
    const Chips stack = night.house.lateStack(night.person(who).signedAtLevel);
    int least = night.house.tableMax;
    for (const Ring& ring : night.rings) {
        if (ring.isOpen() && !ring.breaking)
            least = std::min(least, stackCount(ring));
    }
    std::vector<DirectorAct> now;
    std::vector<DirectorAct> waiting;
    for (const Ring& ring : night.rings) {
        if (!ring.isOpen() || ring.breaking || stackCount(ring) != least || least >= night.house.tableMax)
            continue;
        for (const EntrantId right : rightPlaces(night, who, ring)) {
            DirectorAct act = director::on(DirectorVerb::Admit, who, stack);
            act.table = ring.number;
            act.spot = Spot::After;
            act.other = right;
            (ring.handOn ? waiting : now).push_back(act);
        }
    }
    const auto& good = now.empty() ? waiting : now;
    if (good.empty())
        return std::nullopt;
    DirectorDuty duty =
        owe(good.front(), "2.1.5"_rule, Severity::Major, Seating, who.index, {.kind = Window::Kind::LateEntry});
    duty.ready = !now.empty();
    duty.alike = now;
    duty.waiting = waiting;
    duty.chain = lateChain;
    return duty;
}

DirectorDuty claiming(EntrantId who, const std::vector<EntrantId>& unclaimed)
{
    std::vector<DirectorAct> good;
    for (const EntrantId stack : unclaimed) {
        good.push_back(director::on(DirectorVerb::Claim, who));
        good.back().other = stack;
    }
    DirectorDuty duty =
        owe(good.front(), "2.1.5"_rule, Severity::Major, Seating, who.index, {.kind = Window::Kind::LateEntry});
    duty.alike = good;
    duty.chain = lateChain;
    return duty;
}

/// 2.1.2.1: who signs in when seats are drawn already sits at a table with the fewest stacks, or all draw again.
void seatLaterOnes(const Night& night, std::vector<DirectorDuty>& duties)
{
    int least = night.house.tableMax;
    for (const Ring& ring : night.rings)
        least = std::min(least, stackCount(ring));
    for (int i = 0; !night.rings.empty() && i < static_cast<int>(night.people.size()); ++i) {
        const EntrantId who{.index = i};
        if (!night.person(who).table.isNone())
            continue;
        std::vector<DirectorAct> good;
        for (const Ring& ring : night.rings) {
            if (stackCount(ring) > least || least >= night.house.tableMax)
                continue;
            good.push_back(director::on(DirectorVerb::SeatBy, who));
            good.back().table = ring.number;
        }
        addDraws(night, good);
        if (good.empty()) // no room for anybody more
            continue;
        DirectorDuty seat = owe(good.front(), "2.1.2.1"_rule, Severity::Major, SetUp, i, untilPlay);
        seat.alike = std::move(good);
        duties.push_back(std::move(seat));
    }
}

/// 2.1.2.1: whoever sits at another table than was drawn goes to that one.
void reseatStrays(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (int i = 0; i < static_cast<int>(night.people.size()); ++i) {
        const Entrant& person = night.person({.index = i});
        if (person.drawn.isNone())
            continue;
        DirectorAct seat = director::on(DirectorVerb::SeatBy, {.index = i});
        seat.table = person.drawn;
        duties.push_back(owe(seat, "2.1.2.1"_rule, Severity::Major, SetUp, i, untilPlay));
    }
}

/// 2.1.2.2: somebody of a table with two more may go to one with fewer, whoever it is.
std::optional<DirectorDuty> eveningUp(const Night& night)
{
    // what was drawn comes first
    if (std::ranges::any_of(night.people, [](const Entrant& person) { return !person.drawn.isNone(); }))
        return std::nullopt;
    std::vector<DirectorAct> acts;
    for (const Ring& from : night.rings) {
        for (const Ring& to : night.rings) {
            if (stackCount(from) < stackCount(to) + 2)
                continue;
            for (const EntrantId who : stacksAt(from)) {
                acts.push_back(director::on(DirectorVerb::SeatBy, who));
                acts.back().table = to.number;
            }
        }
    }
    if (acts.empty())
        return std::nullopt;
    DirectorDuty duty = may(acts.front(), "2.1.2.2"_rule, SetUp, 0);
    duty.alike = std::move(acts);
    return duty;
}

} // namespace

std::vector<DirectorDuty> opening(const Night& night)
{
    std::vector<DirectorDuty> duties;
    if (!night.statementRead)
        duties.push_back(
            owe(director::simple(DirectorVerb::ReadStatement), "ST-1"_rule, Severity::Minor, SetUp, 0, untilPlay));
    const Chips stack = night.house.startingChips();
    if (!night.issued)
        duties.push_back(owe(director::counted(DirectorVerb::Issue, stack), "2.1.1.1"_rule, Severity::Critical,
                             DirectorCompetency::Stacks, 0, untilPlay));
    // wrong for everybody: all of it is counted out again, or stack by stack
    if (night.issued && std::ranges::none_of(night.people, [&](const Entrant& person) {
            return person.chips == stack || person.chips == 0;
        })) {
        DirectorDuty again = owe(director::counted(DirectorVerb::Issue, stack), "2.1.1.1"_rule, Severity::Critical,
                                 DirectorCompetency::Stacks, 0, untilPlay);
        again.optional = again.late = true;
        duties.push_back(std::move(again));
    }
    for (int i = 0; night.issued && i < static_cast<int>(night.people.size()); ++i) {
        const Entrant& person = night.people[static_cast<std::size_t>(i)];
        // who has signed in since gets a seat first
        const bool waits = person.chips == 0 && person.table.isNone() && !night.rings.empty();
        if (person.chips != stack && !waits)
            duties.push_back(owe(director::on(DirectorVerb::SetStack, {.index = i}, stack), "2.1.1.1"_rule,
                                 Severity::Critical, DirectorCompetency::Stacks, i, untilPlay));
    }
    if (night.rings.empty()) {
        DirectorDuty draw = owe(director::counted(DirectorVerb::DrawSeats, tablesNeeded(night)), "2.1.2.1"_rule,
                                Severity::Major, SetUp, 0, untilPlay);
        addDraws(night, draw.alike);
        duties.push_back(std::move(draw));
    }
    seatLaterOnes(night, duties);
    reseatStrays(night, duties);
    if (!night.method) {
        DirectorDuty method =
            owe(director::simple(DirectorVerb::AnnounceMethod), "PA-48"_rule, Severity::Minor, SetUp, 0, untilPlay);
        method.act.method = night.house.method;
        for (const MoveMethod each : {MoveMethod::NextBigBlind, MoveMethod::LastBigBlind, MoveMethod::Drawn}) {
            method.alike.push_back(director::simple(DirectorVerb::AnnounceMethod));
            method.alike.back().method = each;
        }
        duties.push_back(std::move(method));
    }
    for (DirectorDuty& duty : duties)
        duty.chain = openingChain;
    if (auto even = eveningUp(night))
        duties.push_back(std::move(*even));
    DirectorDuty begin = owe(director::simple(DirectorVerb::Start), "2.1.4"_rule, Severity::Minor, SetUp, 0);
    begin.chain = openingChain;
    begin.step = 1;
    duties.push_back(std::move(begin));
    return duties;
}

std::optional<DirectorDuty> seating(const Night& night, EntrantId who)
{
    std::vector<EntrantId> unclaimed;
    for (int i = 0; i < static_cast<int>(night.people.size()); ++i) {
        if (isUnclaimed(night, {.index = i}))
            unclaimed.push_back({.index = i});
    }
    return unclaimed.empty() ? admission(night, who) : claiming(who, unclaimed);
}

std::vector<DirectorDuty> lateEntry(const Night& night)
{
    std::vector<DirectorDuty> duties;
    for (std::size_t i = 0; i < night.calls.size(); ++i) {
        const Call& call = night.calls[i];
        if (call.kind != CallKind::Late || call.closed)
            continue;
        if (night.person(call.person).signedAtLevel > night.house.lateLevels)
            duties.push_back(owe(director::answered(DirectorVerb::Refuse, call.person, Request::Late), "2.1.5"_rule,
                                 Severity::Major, Seating, call.person.index,
                                 {.kind = Window::Kind::Queue, .call = static_cast<int>(i) + 1}));
        else if (auto seat = seating(night, call.person))
            duties.push_back(*std::move(seat));
    }
    if (isSignInOpen(night))
        return duties;
    for (const Ring& ring : night.rings) {
        const auto lies = [&](EntrantId who) {
            return isUnclaimed(night, who) && std::ranges::find(ring.leaving, who) == ring.leaving.end();
        };
        if (!std::ranges::any_of(stacksAt(ring), lies))
            continue;
        DirectorDuty duty = owe(director::at(DirectorVerb::ClearUnclaimed, ring.number), "2.1.5"_rule, Severity::Major,
                                Seating, ring.number.number, {.kind = Window::Kind::Hand, .table = ring.number});
        duty.ready = !ring.handOn;
        duty.chain = lateChain;
        duty.step = 1;
        duties.push_back(std::move(duty));
    }
    return duties;
}

std::vector<DirectorDuty> colours(const Night& night)
{
    std::vector<DirectorDuty> duties;
    for (const Ring& ring : night.rings) {
        if (!ring.isOpen() || ring.breaking || ring.unit >= night.house.unitAt(night.level))
            continue;
        DirectorDuty duty =
            owe(director::at(DirectorVerb::ColourUp, ring.number, ring.unit), "3.10"_rule, Severity::Major,
                DirectorCompetency::Stacks, ring.number.number, {.kind = Window::Kind::Level});
        duty.ready = !ring.handOn;
        duties.push_back(std::move(duty));
    }
    return duties;
}

} // namespace cutcard::agenda
