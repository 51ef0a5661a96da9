// SPDX-License-Identifier: GPL-3.0-or-later
// Own mistakes of a test that took effect and can still be put right before the table's next hand. Nobody owes these:
// who does them in time earns what second tries earn.
#include "core/tournament/acts/night_acts.h"
#include "core/tournament/duties/agenda.h"
#include "core/tournament/state/seats.h"

namespace cutcard::agenda {

constexpr int arranged = 1000; ///< beyond the keys of other moves

static bool goesOn(const Night& night, const Call& call, TableNo table)
{
    const Ring* ring = night.ring(table);
    return ring == nullptr || ring->closed || ring->hands != call.metAtHand;
}

static void add(DirectorDuty duty, std::vector<DirectorDuty>& duties)
{
    duty.optional = duty.late = true;
    duty.customary = false;
    duty.chain = remedyChain;
    duty.step = 0;
    duty.window = {};
    duties.push_back(std::move(duty));
}

/// Who was put out stays out; whether of this event or of all of them can be put right. False: neither was due.
static bool leaveOnlyPuttingOut(const DirectorAct& metWith, DirectorDuty& duty)
{
    std::vector<DirectorAct> good = duty.alike;
    good.insert(good.begin(), duty.act);
    std::erase_if(good, [](const DirectorAct& act) { return !putsOut(act.verb); });
    if (!putsOut(metWith.verb) || good.empty())
        return false;
    duty.act = good.front();
    duty.alike = std::move(good);
    return true;
}

/// An offence that was met otherwise than its paragraph has it.
static void addSanctions(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Call& call : night.calls) {
        if (call.kind != CallKind::Offence || !call.closed || !call.metWith || goesOn(night, call, call.table))
            continue;
        DirectorDuty duty = sanctionDuty(night, call);
        if (!night.person(call.person).isIn() && !leaveOnlyPuttingOut(*call.metWith, duty))
            continue;
        const bool handOn = night.ring(call.table)->handOn;
        if (!duty.isMetBy(normalised(night, *call.metWith)) && (handOn || duty.act.verb != DirectorVerb::Muck))
            add(std::move(duty), duties);
    }
}

/// Whether the chair was right before somebody was let in late next to it.
static bool satRightly(Night without, EntrantId who, const Ring& ring)
{
    Ring as = ring;
    Ring& there = *without.ring(ring.number);
    for (const Call& call : without.calls) {
        if (call.kind != CallKind::Late || !call.metWith || call.metWith->verb != DirectorVerb::Admit
            || call.metAtHand != ring.hands)
            continue;
        const auto isTheirs = [&](const Chair& chair) { return chair.who == call.person; };
        std::erase_if(there.chairs, isTheirs);
        std::erase_if(as.chairs, isTheirs);
    }
    const auto places = rightPlaces(without, who, there);
    return contains(places, nextBefore(as, who));
}

/// Another table at which somebody has left a chair since its last hand.
static const Ring* tableLeft(const Night& night, EntrantId who, const Ring& now)
{
    return firstOf(night.rings, [&](const Ring& each) { return each.number != now.number && hasLeftChair(each, who); });
}

/// PA-47: whether a newcomer sits as the booklet has it for one who comes alone, and others have come since.
static bool satRightlyAlone(const Night& night, EntrantId who, const Ring& ring)
{
    const Ring* from = tableLeft(night, who, ring);
    if (from == nullptr)
        return false;
    Night before = night;
    Ring as = ring;
    for (const Ring& each : night.rings) {
        for (const EntrantId newcomer : each.newcomers) {
            std::erase(before.ring(each.number)->chairs, Chair{.who = newcomer});
            std::erase(before.ring(each.number)->newcomers, newcomer);
            if (newcomer != who && each.number == ring.number)
                std::erase(as.chairs, Chair{.who = newcomer});
            if (hasLeftChair(*from, newcomer))
                sitBack(before, newcomer, *before.ring(from->number));
        }
    }
    const auto places = rightPlaces(before, who, *before.ring(ring.number));
    return contains(places, nextBefore(as, who));
}

/// 2.2.5: somebody who has just sat down on another chair than the booklet's.
static void addChairs(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Ring& ring : night.rings) {
        if (ring.closed || ring.handOn || ring.breaking)
            continue;
        for (const EntrantId who : ring.newcomers) {
            const EntrantId right = nextBefore(ring, who);
            Night without = night;
            Ring& there = *without.ring(ring.number);
            std::erase(there.chairs, Chair{.who = who});
            std::erase(there.newcomers, who);
            without.person(who).table = {};
            // who came back to the table sits where the chair was left, or wrongly
            const bool left = hasLeftChair(there, who);
            const auto places = left ? std::vector{nextBefore(there, who)} : rightPlaces(without, who, there);
            if (stackCount(there) == 0 || (!left && (contains(places, right) || satRightly(without, who, ring))))
                continue;
            DirectorDuty duty = owe(director::simple(DirectorVerb::Move), "2.2.5"_rule, Severity::Major,
                                    DirectorCompetency::Moves, {}, -2 * arranged - who.index);
            for (const EntrantId place : places)
                duty.alike.push_back(director::move(who, ring.number, Spot::After, place));
            if (duty.alike.empty())
                continue;
            duty.act = duty.alike.front();
            // several are arranged at the dealer's right, also the one who was right while alone
            if (ring.newcomers.size() > 1 && satRightlyAlone(night, who, ring)) {
                duty.key.subject = -arranged - who.index;
                duty.late = true;
                duty.window = untilHand(ring.number);
                duties.push_back(std::move(duty));
                continue;
            }
            add(std::move(duty), duties);
        }
    }
}

/// Whether the method announced moves somebody from here to there, or nothing forbids it.
static bool isRightMover(const Night& night, EntrantId who, TableNo to)
{
    std::vector<DirectorDuty> owed;
    balance(night, owed);
    if (owed.empty())
        return !isForTheFuller(night, who, to) && isByTheMethod(night, who);
    const auto moves = [&](const DirectorAct& act) { return act.person == who && act.table == to; };
    return std::ranges::any_of(owed, [&](const DirectorDuty& duty) { return duty.canBe(moves); });
}

/// 2.2.5: somebody who was not the one to be moved goes back to the chair that was left.
static void addReturns(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Ring& to : night.rings) {
        for (const EntrantId who : to.newcomers) {
            const Ring* from = tableLeft(night, who, to);
            if (from == nullptr || from->closed || from->breaking || from->handOn || to.handOn)
                continue;
            Night before = night;
            std::erase_if(before.ring(to.number)->chairs, [&](const Chair& chair) { return chair.who == who; });
            std::erase(before.ring(to.number)->newcomers, who);
            sitBack(before, who, *before.ring(from->number));
            if (isRightMover(before, who, to.number))
                continue;
            // it earns nothing: what is owed is somebody else's move
            DirectorAct back = director::move(who, from->number, Spot::After, nextBefore(*from, who));
            if (stackCount(*from) == 0) // nobody is left there to sit beside
                back = director::move(who, from->number, Spot::DealerRight);
            duties.push_back(may(back, "2.2.5"_rule, DirectorCompetency::Moves, false, -2 - who.index));
        }
    }
}

/// What was granted and is refused by the paragraph.
static void addRequests(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Call& call : night.calls) {
        if (call.kind != CallKind::Asks || !call.closed || !call.metWith || call.metWith->verb != DirectorVerb::Grant)
            continue;
        const Entrant& person = night.person(call.person);
        if (!person.isIn() || goesOn(night, call, person.table))
            continue;
        if (call.request != Request::Rebuy || person.chips > night.house.startingChips())
            add(refusal(night, call), duties);
    }
}

/// 2.1.5: who was let in with another stack, or was turned away and had signed in in time.
static void addLateComers(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Call& call : night.calls) {
        if (call.kind != CallKind::Late || !call.closed || !call.metWith)
            continue;
        const Entrant& person = night.person(call.person);
        if (person.signedAtLevel > night.house.lateLevels)
            continue;
        if (person.presence == Presence::Refused) {
            if (auto seat = night.lateOpen ? seating(night, call.person) : std::nullopt)
                add(*std::move(seat), duties);
            continue;
        }
        const Chips stack = night.house.lateStack(person.signedAtLevel);
        if (call.metWith->verb != DirectorVerb::Admit || call.metWith->amount == stack
            || goesOn(night, call, person.table))
            continue;
        DirectorDuty duty = owe(director::on(DirectorVerb::SetStack, call.person, stack), "2.1.5"_rule, Severity::Major,
                                DirectorCompetency::Seating);
        duty.key.verb = DirectorVerb::Admit; // what it was a try at
        duty.ready = !night.ring(person.table)->handOn;
        add(std::move(duty), duties);
    }
}

void addExcess(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const EntrantId who : night.thoseWho([](const Entrant& each) { return each.excess != 0 && each.isIn(); })) {
        const Entrant& person = night.person(who);
        const Ring* ring = night.ring(person.table);
        const bool said = std::ranges::any_of(duties, [&](const DirectorDuty& duty) {
            return duty.act.verb == DirectorVerb::SetStack && duty.act.person == who;
        });
        const Chips fair = night_acts::fairStack(night, who);
        // before the first hand they are put right by their own paragraph
        const bool dealt = ring != nullptr && ring->hands > 0;
        if (said || !dealt || fair == person.chips)
            continue;
        add(owe(director::on(DirectorVerb::SetStack, who, fair), isTennessee(night) ? "GP-dispute"_rule : "3.15"_rule,
                Severity::Critical, DirectorCompetency::Stacks)
                .readyIf(!ring->handOn),
            duties);
    }
}

void remedies(const Night& night, std::vector<DirectorDuty>& duties)
{
    addSanctions(night, duties);
    addChairs(night, duties);
    addReturns(night, duties);
    addRequests(night, duties);
    addLateComers(night, duties);
    addExcess(night, duties);
}

} // namespace cutcard::agenda
