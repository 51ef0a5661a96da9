// SPDX-License-Identifier: GPL-3.0-or-later
// Who comes, goes, is penalised or out, and whose chips are exchanged.
#include "core/tournament/acts/night_acts.h"
#include "core/tournament/state/seats.h"

namespace cutcard::night_acts {

/// Who sits in moves all who are out one place down, except where a place counts them already.
static void makeRoom(Night& night)
{
    for (Entrant& person : night.people) {
        person.place += person.place > 0 && person.place <= person.earned ? 1 : 0;
        person.earned += person.earned > 0 ? 1 : 0;
    }
}

/// Who has left plays again: whoever went out since then was out before.
static bool comeAgain(Night& night, EntrantId who)
{
    Entrant& back = night.person(who);
    if (back.presence != Presence::Quit || back.table.isNone())
        return false;
    for (Entrant& person : night.people) {
        const bool since = &person != &back && person.earned > 0 && person.earned < back.earned;
        person.place += since && person.place > 0 ? 1 : 0;
        person.earned += since ? 1 : 0;
    }
    back.presence = Presence::Seated;
    back.earned = back.place = 0;
    return true;
}

static Chips exchanged(Chips stack, Chips old, Chips unit, ColourManner manner)
{
    const Chips odd = stack % unit;
    switch (manner) {
    case ColourManner::RoundUp:
        return roundedUp(stack, unit);
    case ColourManner::Race:
    case ColourManner::Drop:
        return stack - odd;
    case ColourManner::ByNumber:
        return stack - odd + odd / old * unit;
    }
    return stack;
}

/// 3.13.2: who went out at the final table moves up, and nobody is eighth.
static void moveUp(Night& night)
{
    for (Entrant& person : night.people) {
        if (person.earned <= 0 || person.earned > night.house.finalTable)
            continue;
        --person.earned;
        person.bumped = true;
    }
}

/// Somebody who stands there to be seated; also who was turned away, as long as anybody is let in.
static Call* lateComer(Night& night, EntrantId who)
{
    if (Call* call = night.openCall(CallKind::Late, who))
        return call;
    return night.lateOpen && night.person(who).presence == Presence::Refused ? night.lastCall(CallKind::Late, who)
                                                                             : nullptr;
}

/// What a call was closed with, and by which hand of the table: until the next one it can be put right.
static void meet(Call& call, const DirectorAct& act, const Ring& ring)
{
    call.closed = true;
    call.metWith = act;
    call.metAtHand = ring.hands;
}

static void disqualify(Night& night, EntrantId who)
{
    Entrant& person = night.person(who);
    person.presence = Presence::Disqualified;
    person.earned = 0;
    if (night.finalTable)
        moveUp(night);
}

void setChips(Night& night, EntrantId who, Chips chips, Chips ChipLedger::* column, int sign)
{
    Chips& has = night.person(who).chips;
    night.ledger.*column += sign * (chips - has);
    has = chips;
}

bool claim(Night& night, EntrantId who, EntrantId stack)
{
    Call* call = lateComer(night, who);
    if (call == nullptr || !night.knows(stack) || night.person(stack).presence != Presence::Unclaimed
        || night.ring(night.person(stack).table) == nullptr)
        return false;
    Entrant& unclaimed = night.person(stack);
    Entrant& person = night.person(who);
    Ring& ring = *night.ring(unclaimed.table);
    const auto rename = [&](EntrantId& id) { id = id == stack ? who : id; };
    for (Chair& chair : ring.chairs)
        rename(chair.who);
    if (ring.last) {
        rename(ring.last->button);
        rename(ring.last->bigBlind);
        if (ring.last->smallBlind)
            rename(*ring.last->smallBlind);
    }
    if (ring.dealer)
        rename(*ring.dealer);
    for (EntrantId& newcomer : ring.newcomers)
        rename(newcomer);
    person.chips = std::exchange(unclaimed.chips, 0);
    person.table = std::exchange(unclaimed.table, {});
    person.presence = Presence::Seated;
    unclaimed.presence = Presence::Cleared;
    call->closed = true;
    call->metWith.reset();
    makeRoom(night);
    return true;
}

bool admit(Night& night, const DirectorAct& act)
{
    Call* call = lateComer(night, act.person);
    Ring* ring = night.ring(act.table);
    if (call == nullptr || !canBeIssued(night, act.amount) || !canSit(night, ring, act))
        return false;
    const EntrantId right = rightNeighbour(night, act.person, *ring, act.spot, act.other);
    setChips(night, act.person, act.amount, &ChipLedger::late);
    night.person(act.person).excess = act.amount - night.house.lateStack(night.person(act.person).signedAtLevel);
    takeSeat(night, act.person, *ring, right);
    night.person(act.person).presence = Presence::Seated;
    meet(*call, act, *ring);
    makeRoom(night);
    return true;
}

bool correctLateStack(Night& night, EntrantId who, Chips amount)
{
    Ring* ring = night.ring(night.person(who).table);
    Call* call = night.lastCall(CallKind::Late, who);
    if (ring == nullptr || ring->handOn || call == nullptr || !call->metWith
        || call->metWith->verb != DirectorVerb::Admit || call->metAtHand != ring->hands || !canBeIssued(night, amount))
        return false;
    setChips(night, who, amount, &ChipLedger::late);
    night.person(who).excess = amount - night.house.lateStack(night.person(who).signedAtLevel);
    call->metWith->amount = amount;
    return true;
}

Chips fairStack(const Night& night, EntrantId who)
{
    const Entrant& person = night.person(who);
    const Ring* ring = night.ring(person.table);
    const Chips unit = std::max(ring == nullptr ? 0 : ring->unit, night.house.common().smallestChip());
    return std::max(roundedUp(person.chips - person.excess, unit), unit);
}

bool changeStack(Night& night, EntrantId who, Chips amount)
{
    const Ring* ring = night.ring(night.person(who).table);
    const bool isFair = night.person(who).excess != 0 && amount == fairStack(night, who);
    if ((isTennessee(night) && !isFair) || ring == nullptr || ring->handOn || !night.person(who).isIn()
        || night.person(who).chips == amount || (ring->unit > 0 && amount % ring->unit != 0)
        || !canBeIssued(night, amount))
        return false; // also with chips whose colour is gone from the table
    Entrant& person = night.person(who);
    person.excess = isFair ? 0 : person.excess + amount - person.chips;
    // what somebody let in late has too much, or too little, was counted out late
    const Call* late = night.lastCall(CallKind::Late, who);
    const bool cameLate = late != nullptr && late->metWith && late->metWith->verb == DirectorVerb::Admit;
    setChips(night, who, amount, cameLate ? &ChipLedger::late : &ChipLedger::issued);
    return true;
}

void settled(const Night& night, Call& call)
{
    call.closed = true;
    call.answeredAfter = night.now - call.since;
}

void handBack(Night& night, Call& call, EntrantId who)
{
    const Chips amount = std::exchange(call.amount, 0);
    const Ring* ring = night.ring(night.person(who).table);
    if (ring == nullptr) {
        night.ledger.removed += amount;
        return;
    }
    night.person(who).chips += amount;
    // that colour may be gone by now
    setChips(night, who, roundedUp(night.person(who).chips, ring->unit), &ChipLedger::roundedUp);
}

bool settleChip(Night& night, const DirectorAct& act)
{
    Call* call = night.call(act.call);
    const bool gives = act.verb == DirectorVerb::HandBack;
    if (call == nullptr || call->kind != CallKind::Chip || call->closed
        || (gives && night.person(act.person).table.isNone()))
        return false;
    if (gives)
        handBack(night, *call, act.person);
    else
        night.ledger.removed += std::exchange(call->amount, 0);
    settled(night, *call);
    return true;
}

bool voidHand(Night& night, TableNo table)
{
    Ring* ring = night.ring(table);
    if (ring == nullptr || !ring->handOn)
        return false;
    cutcard::voidHand(*ring);
    takeLeavers(night, *ring);
    ring->readyAt = night.now + handPause;
    // what was to be ruled on does not count either
    for (Call& call : night.calls) {
        if (call.table == table && !call.closed && (call.kind == CallKind::Floor || call.kind == CallKind::Deck))
            settled(night, call);
    }
    return true;
}

bool newDeck(Night& night, TableNo table)
{
    Ring* ring = night.ring(table);
    if (ring == nullptr || ring->closed || night.stage != NightStage::Playing)
        return false;
    ring->deckShort = false;
    if (Call* call = night.openCall(CallKind::Deck, table); call != nullptr && !ring->handOn)
        settled(night, *call);
    return true;
}

/// The word that was given is taken back before the table's next hand, and with it the chips of a rebuy.
static bool takeBackGrant(Night& night, const DirectorAct& act)
{
    const Ring* ring = night.ring(night.person(act.person).table);
    const auto given = std::ranges::find_if(night.calls.rbegin(), night.calls.rend(), [&](const Call& call) {
        return call.kind == CallKind::Asks && call.person == act.person && call.request == act.request;
    });
    if (ring == nullptr || given == night.calls.rend() || !given->metWith || given->metWith->verb != DirectorVerb::Grant
        || given->metAtHand != ring->hands)
        return false;
    if (act.request == Request::Rebuy) {
        const Chips left = night.person(act.person).chips - night.house.startingChips();
        if (left <= 0)
            return false;
        setChips(night, act.person, left, &ChipLedger::issued);
        night.person(act.person).excess -= night.house.startingChips();
    }
    given->metWith = act;
    return true;
}

bool answer(Night& night, const DirectorAct& act)
{
    const bool granted = act.verb == DirectorVerb::Grant;
    Call* call = night.openCall(act.request == Request::Late ? CallKind::Late : CallKind::Asks, act.person);
    if (call == nullptr && !granted)
        return takeBackGrant(night, act);
    if (call == nullptr || (call->kind == CallKind::Asks && call->request != act.request))
        return false;
    Entrant& person = night.person(act.person);
    if (act.request == Request::Late) {
        if (granted)
            return false; // admitting says with how much
        person.presence = Presence::Refused;
    }
    if (!granted)
        call->metWith = act;
    if (granted && act.request == Request::Rebuy) {
        setChips(night, act.person, person.chips + night.house.startingChips(), &ChipLedger::issued);
        person.excess += night.house.startingChips();
    }
    if (granted && act.request == Request::BackEarly) {
        person.presence = Presence::Seated;
        person.penaltyEnds = 0;
    }
    if (granted && act.request == Request::PlayAgain && !comeAgain(night, act.person))
        return false;
    call->closed = true;
    // what is more than a word has changed the room for good
    if (const Ring* ring = night.ring(person.table);
        granted && ring != nullptr && act.request != Request::BackEarly && act.request != Request::PlayAgain)
        meet(*call, act, *ring);
    return true;
}

/// PA-57: chips that are in a hand go when it is over; false: they will already.
static bool leaveAfterHand(Ring& ring, EntrantId who)
{
    if (contains(ring.leaving, who))
        return false;
    ring.leaving.push_back(who);
    return true;
}

void takeLeavers(Night& night, Ring& ring)
{
    for (const EntrantId who : std::exchange(ring.leaving, {})) {
        if (night.person(who).table != ring.number)
            continue; // lost in the hand
        if (night.person(who).presence == Presence::Unclaimed)
            clearUnclaimed(night, ring.number);
        else
            removeStack(night, who);
    }
}

bool clearUnclaimed(Night& night, TableNo table, const std::vector<EntrantId>& these)
{
    Ring* ring = night.ring(table);
    if (ring == nullptr || night.stage != NightStage::Playing)
        return false;
    bool cleared = false;
    for (const EntrantId who : stacksAt(*ring)) {
        if (night.person(who).presence != Presence::Unclaimed || (!these.empty() && !contains(these, who)))
            continue;
        if (ring->handOn) {
            // while somebody may still claim it it stays
            cleared = (!isSignInOpen(night) && leaveAfterHand(*ring, who)) || cleared;
            continue;
        }
        setChips(night, who, 0, &ChipLedger::removed, -1);
        leaveTable(night, who);
        night.person(who).presence = Presence::Cleared;
        cleared = true;
    }
    return cleared;
}

bool colourUp(Night& night, const DirectorAct& act)
{
    Ring* ring = night.ring(act.table);
    if (ring == nullptr || ring->handOn || ring->closed || act.amount != ring->unit)
        return false;
    const auto& chips = night.house.table.startingStack;
    const ChipLot* next = firstOf(chips, [&](const ChipLot& lot) { return lot.value > act.amount; });
    if (next == nullptr)
        return false;
    const Chips unit = next->value;
    // without chips for the blinds no hand could be dealt
    const BlindLevel& blinds = night.house.blinds(night.level);
    if (blinds.small % unit != 0 || blinds.big % unit != 0)
        return false;
    std::vector<EntrantId> people = stacksAt(*ring);
    Chips odd = ring->carried % unit;
    for (const EntrantId who : people)
        odd += night.person(who).chips % unit;
    // those with most to lose win a race here: who wins it is chance, what it breaks is 3.10
    std::ranges::sort(people, std::less(),
                      [&](EntrantId who) { return std::pair(-(night.person(who).chips % unit), who); });
    Chips races = act.manner == ColourManner::Race ? (odd + unit - 1) / unit : 0;
    for (const EntrantId who : people) {
        Chips stack = exchanged(night.person(who).chips, act.amount, unit, act.manner);
        if (races > 0 && night.person(who).chips % unit != 0) {
            stack += unit;
            --races;
        }
        // an exchange takes nobody out, however it is done; what is too much or too little can be made good (3.15)
        night.person(who).excess += std::max(stack, unit) - roundedUp(night.person(who).chips, unit);
        setChips(night, who, std::max(stack, unit), &ChipLedger::roundedUp);
    }
    const Chips carried = roundedUp(ring->carried, unit);
    night.ledger.roundedUp += carried - ring->carried;
    ring->carried = carried;
    ring->unit = unit;
    return true;
}

bool removeStack(Night& night, EntrantId who)
{
    Ring* ring = night.ring(night.person(who).table);
    if (isLeftBehind(night, who)) {
        setChips(night, who, 0, &ChipLedger::removed, -1);
        return true;
    }
    if (ring == nullptr || night.stage != NightStage::Playing)
        return false;
    if (ring->handOn) {
        const bool leaves = night.person(who).hasLeft() || night.openCall(CallKind::Quits, who) != nullptr;
        return night.finalTable && leaves && leaveAfterHand(*ring, who);
    }
    setChips(night, who, 0, &ChipLedger::removed, -1);
    Entrant& person = night.person(who);
    person.outAt = ring->number;
    leaveTable(night, who);
    if (person.isIn()) {
        person.presence = Presence::Quit;
        person.earned = playersIn(night) + 1;
    }
    return true;
}

/// Out of this event or out of all of them: one is made the other as long as the table has not gone on (3.1).
static bool changeBan(Night& night, const DirectorAct& act)
{
    Entrant& person = night.person(act.person);
    const Ring* ring = night.ring(person.table);
    Call* call = night.lastCall(CallKind::Offence, act.person);
    if (ring == nullptr || call == nullptr || !call->metWith || call->metAtHand != ring->hands || !putsOut(act.verb)
        || !putsOut(call->metWith->verb) || call->metWith->verb == act.verb)
        return false;
    person.banned = act.verb == DirectorVerb::Ban;
    call->metWith = act;
    return true;
}

/// 3.12.1: an assault is reported beside what it was met with; that stands, and nothing more is to be said of it.
static bool reportBeside(Call* call, const Ring* ring)
{
    if (call == nullptr || ring == nullptr || call->offence != Offence::Threat || !call->metWith
        || call->metAtHand != ring->hands
        || (call->metWith->verb != DirectorVerb::Warn && call->metWith->verb != DirectorVerb::Disqualify))
        return false;
    call->metWith.reset();
    return true;
}

bool sanction(Night& night, const DirectorAct& act)
{
    Entrant& person = night.person(act.person);
    Call* call = night.openCall(CallKind::Offence, act.person);
    Ring* ring = night.ring(person.table);
    const bool handOn = ring != nullptr && ring->handOn;
    const bool again = call == nullptr;
    // what was met otherwise is met anew as long as the table has not gone on
    if (Call* last = night.lastCall(CallKind::Offence, act.person);
        again && last != nullptr && last->metWith && ring != nullptr && last->metAtHand == ring->hands)
        call = last;
    // the same measure said once more
    if (again && call != nullptr && call->metWith == act)
        return false;
    if (night.stage != NightStage::Playing)
        return false;
    if (again && act.verb == DirectorVerb::Report && reportBeside(call, ring))
        return true;
    if (!person.isIn())
        return changeBan(night, act);
    const bool wasReported =
        again && call != nullptr && call->offence == Offence::Threat && call->metWith->verb == DirectorVerb::Report;
    switch (act.verb) {
    case DirectorVerb::ShowHand:
        if (!handOn || call == nullptr || call->shown)
            return false;
        call->shown = true;
        return true;
    case DirectorVerb::Muck:
        if (!handOn)
            return false;
        // of somebody whose hand is gone already nothing more can be taken, but the call is answered
        if (!contains(ring->mucked, act.person))
            ring->mucked.push_back(act.person);
        else if (call == nullptr)
            return false;
        break;
    case DirectorVerb::Penalise:
        if (act.amount < 1 || act.amount > 240 || (person.presence == Presence::Penalised && call == nullptr))
            return false;
        person.presence = Presence::Penalised;
        person.penaltyEnds = night.now + act.amount * oneMinute;
        break;
    case DirectorVerb::Ban:
        person.banned = true;
        [[fallthrough]];
    case DirectorVerb::Disqualify:
        disqualify(night, act.person);
        break;
    default:
        break;
    }
    if (call == nullptr)
        return true;
    if (!again) {
        person.noteOffence(call->offence);
        call->answeredAfter = night.now - call->since;
    }
    call->closed = true;
    if (ring != nullptr)
        meet(*call, act, *ring);
    if (wasReported)
        call->metWith.reset(); // both were done
    return true;
}

bool signOut(Night& night, EntrantId who)
{
    Entrant& person = night.person(who);
    Call* call = night.openCall(CallKind::Quits, who);
    // at the final table the chips may have been taken away before (3.13.2)
    if (call == nullptr || (!person.isIn() && person.presence != Presence::Quit))
        return false;
    if (std::exchange(person.presence, Presence::Quit) != Presence::Quit)
        person.earned = playersIn(night) + 1;
    // before the final table the place is the house's own matter (PA-53)
    if (!night.finalTable)
        person.place = person.earned;
    call->closed = true;
    return true;
}

bool recordOut(Night& night, EntrantId who, Chips place)
{
    Entrant& person = night.person(who);
    // at the final table a leaver's place may come before the signature (3.13.2)
    const bool leaves = night.finalTable && person.isIn() && night.openCall(CallKind::Quits, who) != nullptr;
    if ((person.isIn() && !leaves) || person.place != 0 || person.presence == Presence::Disqualified
        || (person.earned == 0 && !leaves) || place < 1 || place > static_cast<Chips>(night.people.size()))
        return false;
    if (leaves) {
        person.presence = Presence::Quit;
        person.earned = playersIn(night) + 1;
    }
    // equal in chips and hand: the others share what is left (PA-55)
    for (Entrant& other : night.people) {
        const bool equal = &other != &person && person.tie > 0 && other.tie == person.tie;
        if (!equal || other.earned != place || other.place != 0)
            continue;
        std::swap(other.earned, person.earned);
        std::swap(other.equalStacks, person.equalStacks);
        break;
    }
    person.place = static_cast<int>(place);
    return true;
}

} // namespace cutcard::night_acts
