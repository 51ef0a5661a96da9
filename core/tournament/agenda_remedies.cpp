// SPDX-License-Identifier: GPL-3.0-or-later
// Own mistakes of a test that took effect and can still be put right before the table's next hand. Nobody owes these:
// who does them in time earns what second tries earn.
#include "core/tournament/agenda.h"
#include "core/tournament/seats.h"

#include <algorithm>

namespace cutcard::agenda {

namespace {

bool isGood(const DirectorDuty& duty, const DirectorAct& act)
{
    return act == duty.act || std::ranges::find(duty.alike, act) != duty.alike.end();
}

bool goesOn(const Night& night, const Call& call, TableNo table)
{
    const Ring* ring = night.ring(table);
    return ring == nullptr || ring->closed || ring->hands != call.metAtHand;
}

void add(DirectorDuty duty, std::vector<DirectorDuty>& duties)
{
    duty.optional = duty.late = true;
    duty.customary = false;
    duty.chain = remedyChain;
    duty.step = 0;
    duty.window = {};
    duties.push_back(std::move(duty));
}

/// An offence that was met otherwise than its paragraph has it.
void addSanctions(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Call& call : night.calls) {
        if (call.kind != CallKind::Offence || !call.closed || !call.metWith || goesOn(night, call, call.table)
            || !night.person(call.person).isIn())
            continue;
        DirectorDuty duty = sanctionDuty(night, call);
        const bool handOn = night.ring(call.table)->handOn;
        if (!isGood(duty, normalised(night, *call.metWith)) && (handOn || duty.act.verb != DirectorVerb::Muck))
            add(std::move(duty), duties);
    }
}

/// 2.2.5: somebody who has just sat down on another chair than the booklet's.
void addChairs(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Ring& ring : night.rings) {
        if (ring.closed || ring.handOn || ring.breaking)
            continue;
        for (const EntrantId who : ring.newcomers) {
            const EntrantId right = nextBefore(ring, who);
            Night without = night;
            Ring& there = *without.ring(ring.number);
            std::erase_if(there.chairs, [&](const Chair& chair) { return chair.who == who; });
            std::erase(there.newcomers, who);
            without.person(who).table = {};
            const auto places = rightPlaces(without, who, there);
            if (stackCount(there) == 0 || std::ranges::find(places, right) != places.end())
                continue;
            DirectorDuty duty =
                owe(director::simple(DirectorVerb::Move), "2.2.5"_rule, Severity::Major, DirectorCompetency::Moves, -1);
            for (const EntrantId place : places)
                duty.alike.push_back(director::move(who, ring.number, Spot::After, place));
            if (duty.alike.empty())
                continue;
            duty.act = duty.alike.front();
            add(std::move(duty), duties);
        }
    }
}

/// 2.1.5: who was let in with another stack, or was turned away and had signed in in time.
void addLateComers(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Call& call : night.calls) {
        const Entrant& person = night.person(call.person);
        if (call.kind != CallKind::Late || !call.closed || !call.metWith
            || person.signedAtLevel > night.house.lateLevels)
            continue;
        if (person.presence == Presence::Refused) {
            if (night.lateOpen)
                add(seating(night, call.person), duties);
            continue;
        }
        const Chips stack = night.house.lateStack(person.signedAtLevel);
        if (call.metWith->verb != DirectorVerb::Admit || call.metWith->amount == stack
            || goesOn(night, call, person.table))
            continue;
        DirectorDuty duty = owe(director::on(DirectorVerb::SetStack, call.person, stack), "2.1.5"_rule, Severity::Major,
                                DirectorCompetency::Seating, call.person.index);
        duty.key.verb = DirectorVerb::Admit; // what it was a try at
        duty.ready = !night.ring(person.table)->handOn;
        add(std::move(duty), duties);
    }
}

} // namespace

std::vector<DirectorDuty> remedies(const Night& night)
{
    std::vector<DirectorDuty> duties;
    addSanctions(night, duties);
    addChairs(night, duties);
    addLateComers(night, duties);
    return duties;
}

} // namespace cutcard::agenda
