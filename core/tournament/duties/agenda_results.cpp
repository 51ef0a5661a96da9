// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet 2.3.2, 2.3.3 and 3.13.2: that places are written down, and the end.
#include "core/tournament/duties/agenda.h"

namespace cutcard::agenda {

using enum DirectorCompetency;

/// What a place goes by: 2.3.2 of those out in one hand, 3.13.2 of one alone after somebody was disqualified.
static Rule placeRule(const Night& night, EntrantId who)
{
    const bool alone = night.outTogether.size() == 1 && night.outTogether.front().who == who;
    const TableNo table = night.person(who).outAt;
    const auto putOut = [&](const Entrant& each) {
        return each.presence == Presence::Disqualified && (each.table == table || each.outAt == table);
    };
    // who was put out before it formed is missing from no place of it
    const auto ofTheTable = [&](const Entrant& each) {
        return each.isIn() || (each.earned > 0 && each.earned <= night.house.finalTable);
    };
    if (night.finalTable && night.person(who).presence == Presence::Quit)
        return "3.13.2"_rule;
    const bool missing = night.finalTable && std::ranges::any_of(night.people, putOut)
                         && std::ranges::count_if(night.people, ofTheTable) < night.house.finalTable;
    return alone && missing ? "3.13.2"_rule : "2.3.2"_rule;
}

/// Who has signed in while that was open and waits for a chair.
static int waitingForAChair(const Night& night)
{
    return static_cast<int>(std::ranges::count_if(night.calls, [&](const Call& call) {
        return call.kind == CallKind::Late && !call.closed
               && night.person(call.person).signedAtLevel <= night.house.lateLevels;
    }));
}

/// 3.13.2: who leaves the final table is signed out, and the chips go: the paragraph asks for no order of the two.
static std::optional<DirectorDuty> chipsOfLeaver(const Night& night, EntrantId who)
{
    const Entrant& person = night.person(who);
    const bool leaves = person.hasLeft() || night.openCall(CallKind::Quits, who) != nullptr;
    if (isLeftBehind(night, who))
        return owe(director::on(DirectorVerb::RemoveStack, who), "3.13.1"_rule, Severity::Major, Breaking,
                   untilHand(openTables(night).front()));
    if (!night.finalTable || !leaves || person.table.isNone())
        return std::nullopt;
    const Ring* ring = night.ring(person.table);
    // said too early they go by themselves when the hand is over
    if (ring != nullptr && contains(ring->leaving, who))
        return std::nullopt;
    return owe(director::on(DirectorVerb::RemoveStack, who), "3.13.2"_rule, Severity::Major, Results,
               untilHand(person.table))
        .readyIf(ring != nullptr && !ring->handOn);
}

/// A leaver's place can be written before the signature: of the two no order is asked for either.
static bool isLeaving(const Night& night, EntrantId who)
{
    return night.finalTable && night.person(who).isIn() && night.openCall(CallKind::Quits, who) != nullptr;
}

/// A place that is not in the book yet.
static DirectorDuty placing(const Night& night, EntrantId who, int earned, int waiting)
{
    const Entrant& person = night.person(who);
    const bool leaving = isLeaving(night, who);
    DirectorDuty duty = owe(director::on(DirectorVerb::Out, who, earned),
                            leaving ? "3.13.2"_rule : placeRule(night, who), Severity::Major, Results);
    // who is not signed out in time is left out by that
    if (!leaving)
        duty.window = person.outAt.isNone() ? Window{.kind = Window::Kind::AnyHand} : untilHand(person.outAt);
    // whoever has signed in in time will sit in, and the place counts them then (2.1.5)
    for (int more = 1; more <= waiting; ++more)
        duty.alike.push_back(director::on(DirectorVerb::Out, who, earned + more));
    for (const int place : placesAsRight(night, who))
        duty.alike.push_back(director::on(DirectorVerb::Out, who, place));
    duty.together = placesOf + person.outAt.number;
    return duty;
}

/// A place that stands wrongly in the book, or that is a better one by now (3.13.2).
static DirectorDuty renumbering(const Night& night, EntrantId who)
{
    const Entrant& person = night.person(who);
    DirectorDuty duty = owe(director::on(DirectorVerb::Renumber, who, person.earned),
                            person.bumped ? "3.13.2"_rule : placeRule(night, who), Severity::Major, Results,
                            {.kind = Window::Kind::AnyHand});
    duty.optional = duty.late = !person.bumped;
    // put right before the book is closed, the first try costs a third and nothing more
    if (!person.bumped)
        duty.key.verb = DirectorVerb::Out;
    else
        duty.together = movedUp;
    return duty;
}

/// What the book owes somebody who has no more part in it.
static std::optional<DirectorDuty> inTheBook(const Night& night, EntrantId who, int waiting)
{
    const Entrant& person = night.person(who);
    const int earned = isLeaving(night, who) ? playersIn(night) : person.earned;
    if ((person.isIn() && !isLeaving(night, who)) || earned <= 0)
        return std::nullopt;
    const bool counted = person.place > person.earned && person.place <= person.earned + waiting;
    if (person.place != 0 && (person.place == person.earned || counted))
        return std::nullopt;
    return person.place == 0 ? placing(night, who, earned, waiting) : renumbering(night, who);
}

void results(const Night& night, std::vector<DirectorDuty>& duties)
{
    const int waiting = waitingForAChair(night);
    for (const EntrantId who : night.everybody()) {
        for (auto& duty : {chipsOfLeaver(night, who), inTheBook(night, who, waiting)}) {
            if (duty)
                duties.push_back(DirectorDuty(*duty).inChain(endingChain));
        }
    }
}

void ending(const Night& night, std::vector<DirectorDuty>& duties)
{
    if (playersIn(night) > 1 || anyHandOn(night))
        return;
    if (const Entrant* last = firstOf(night.people, &Entrant::isIn); last != nullptr && last->place == 0)
        duties.push_back(
            owe(director::on(DirectorVerb::Winner, night.idOf(*last)), "2.1.4"_rule, Severity::Critical, Results)
                .inChain(endingChain));
    duties.push_back(
        owe(director::simple(DirectorVerb::Finish), "2.1.4"_rule, Severity::Minor, Results).inChain(endingChain, 1));
}

} // namespace cutcard::agenda
