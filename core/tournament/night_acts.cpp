// SPDX-License-Identifier: GPL-3.0-or-later
// What the director's hands and words do to the room, right or wrong; a row for each verb.
#include "core/tournament/night.h"
#include "core/tournament/seats.h"
#include "core/tournament/tennessee_event.h"

#include <algorithm>

namespace cutcard {

namespace {

/// How somebody's chips change; the ledger says why.
void setChips(Night& night, EntrantId who, Chips chips, Chips ChipLedger::* column, int sign = 1)
{
    Chips& has = night.person(who).chips;
    night.ledger.*column += sign * (chips - has);
    has = chips;
}

bool issue(Night& night, Chips amount)
{
    if (night.stage != NightStage::SettingUp || night.issued || amount <= 0)
        return false;
    for (int i = 0; i < static_cast<int>(night.people.size()); ++i)
        setChips(night, {.index = i}, amount, &ChipLedger::issued);
    night.issued = true;
    return true;
}

bool drawSeats(Night& night, Chips tables)
{
    const auto people = toBeSeated(night);
    const auto count = static_cast<Chips>(people.size());
    if (night.stage != NightStage::SettingUp || tables < 1 || tables > 20 || tables * night.house.tableMax < count
        || count < 2 * tables)
        return false;
    night.rings.clear();
    std::vector<TableNo> numbers;
    for (int number = 1; number <= tables; ++number) {
        numbers.push_back({.number = number});
        Ring& ring = night.rings.emplace_back();
        ring.number = numbers.back();
        ring.unit = night.house.unitAt(1);
    }
    seatByLot(night, people, numbers);
    return true;
}

bool seatBy(Night& night, EntrantId who, TableNo table)
{
    Ring* ring = night.ring(table);
    if (night.stage != NightStage::SettingUp || ring == nullptr || stackCount(*ring) >= night.house.tableMax
        || night.person(who).table == table)
        return false;
    leaveTable(night, who);
    std::erase_if(ring->chairs, [](const Chair& chair) { return chair.vacant; });
    ring->chairs.push_back({.who = who});
    night.person(who).table = table;
    return true;
}

bool start(Night& night)
{
    if (night.stage != NightStage::SettingUp || night.rings.empty())
        return false;
    night.stage = NightStage::Playing;
    night.finalTable = night.rings.size() == 1;
    night.level = 1;
    night.levelEnds = night.now + night.house.minutesPerLevel * oneMinute;
    if (isTennessee(night) && night.round == 1)
        night.openedAt = opensAt(night, 1);
    for (Ring& ring : night.rings) {
        ring.announced = night.openedAt;
        ring.readyAt = night.now + handPause;
        std::erase_if(ring.chairs, [](const Chair& chair) { return chair.vacant; });
    }
    for (Entrant& person : night.people) {
        if (person.presence == Presence::Signed && !person.table.isNone())
            person.presence = Presence::Seated;
    }
    return true;
}

bool callLevel(Night& night, Chips level)
{
    if (night.stage != NightStage::Playing || level <= night.level || level > night.level + 20)
        return false;
    night.level = static_cast<int>(level);
    night.levelEnds = night.now + night.house.minutesPerLevel * oneMinute;
    night.clockOut = false;
    return true;
}

bool pause(Night& night, bool paused)
{
    if (night.stage != NightStage::Playing || night.pausedAt.has_value() == paused)
        return false;
    if (paused) {
        night.pausedAt = night.now;
        return true;
    }
    const NightTime lasted = night.now - *night.pausedAt;
    night.levelEnds += lasted;
    for (Ring& ring : night.rings)
        ring.readyAt += lasted;
    night.pausedAt.reset();
    return true;
}

bool hold(Night& night, TableNo table, bool held)
{
    Ring* ring = night.ring(table);
    // a Tennessee table that was stopped too early goes on
    if (ring != nullptr && ring->stopped && !held)
        return std::exchange(ring->stopped, false);
    if (night.stage != NightStage::Playing || ring == nullptr || ring->closed || ring->held == held)
        return false;
    ring->held = held;
    if (!held && !ring->handOn) {
        const NightTime ready = std::max(ring->readyAt, night.now);
        ring->heldFor += ready - ring->readyAt;
        ring->readyAt = ready;
    }
    return true;
}

/// 2.2.5: half of a table new makes a new dealer.
void noteNewcomer(Ring& ring, EntrantId who)
{
    ring.newcomers.push_back(who);
    if (static_cast<int>(ring.newcomers.size()) * 2 >= stackCount(ring)) {
        ring.drawOwed = true;
        ring.dealer.reset();
        ring.drawn.clear();
    }
}

bool canSit(const Night& night, const Ring* ring, const DirectorAct& act)
{
    if (ring == nullptr || ring->closed || ring->handOn || stackCount(*ring) >= maxSeats)
        return false;
    const EntrantId right = rightNeighbour(night, act.person, *ring, act.spot, act.other);
    return stackCount(*ring) == 0 || sitsAt(*ring, right);
}

bool move(Night& night, const DirectorAct& act)
{
    Ring* to = night.ring(act.table);
    Ring* from = night.ring(night.person(act.person).table);
    if (night.stage != NightStage::Playing || from == nullptr || from == to || from->handOn || !canSit(night, to, act))
        return false;
    const EntrantId right = rightNeighbour(night, act.person, *to, act.spot, act.other);
    if (from->breaking) // PA-27: what a split left over goes on with the first who leave
        to->carried += std::exchange(from->carried, 0);
    leaveTable(night, act.person);
    takeSeat(night, act.person, *to, right);
    noteNewcomer(*to, act.person);
    ++night.person(act.person).moves;
    return true;
}

bool breakTable(Night& night, TableNo table)
{
    Ring* ring = night.ring(table);
    if (night.stage != NightStage::Playing || ring == nullptr || ring->closed || ring->breaking || ring->handOn
        || openTables(night).size() < 2)
        return false;
    ring->breaking = true;
    ring->held = false;
    return true;
}

bool finalTable(Night& night)
{
    if (night.stage != NightStage::Playing || night.finalTable || anyHandOn(night) || playersIn(night) > maxSeats
        || playersIn(night) < 2)
        return false;
    std::vector<EntrantId> seated;
    Chips carried = 0;
    for (Ring& ring : night.rings) {
        for (const EntrantId who : stacksAt(ring)) {
            Entrant& person = night.person(who);
            person.table = {};
            if (person.isIn())
                seated.push_back(who);
            else
                setChips(night, who, 0, &ChipLedger::removed, -1);
        }
        carried += ring.carried;
    }
    const TableNo number = openTables(night).front();
    const Chips unit = night.ring(number)->unit;
    for (Ring& ring : night.rings) {
        Ring cleared;
        cleared.number = ring.number;
        cleared.hands = ring.hands;
        cleared.closed = ring.number != number;
        ring = std::move(cleared);
    }
    Ring& ring = *night.ring(number);
    ring.carried = carried;
    ring.unit = unit;
    ring.drawOwed = true;
    ring.readyAt = night.now + handPause;
    night.finalTable = true;
    seatByLot(night, seated, {number});
    for (const EntrantId who : seated)
        setChips(night, who, roundedUp(night.person(who).chips, unit), &ChipLedger::roundedUp);
    return true;
}

/// Somebody who sits in moves all who are out already one place down: places count from the top.
void makeRoom(Night& night)
{
    for (Entrant& person : night.people) {
        person.earned += person.earned > 0 ? 1 : 0;
        person.place += person.place > 0 ? 1 : 0;
    }
}

bool claim(Night& night, EntrantId who, EntrantId stack)
{
    Call* call = night.openCall(CallKind::Late, who);
    if (call == nullptr || !night.knows(stack) || night.person(stack).presence != Presence::Unclaimed)
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
    makeRoom(night);
    return true;
}

bool admit(Night& night, const DirectorAct& act)
{
    Call* call = night.openCall(CallKind::Late, act.person);
    Ring* ring = night.ring(act.table);
    if (call == nullptr || act.amount <= 0 || !canSit(night, ring, act))
        return false;
    const EntrantId right = rightNeighbour(night, act.person, *ring, act.spot, act.other);
    setChips(night, act.person, act.amount, &ChipLedger::late);
    takeSeat(night, act.person, *ring, right);
    night.person(act.person).presence = Presence::Seated;
    call->closed = true;
    makeRoom(night);
    return true;
}

bool answer(Night& night, const DirectorAct& act)
{
    const bool granted = act.verb == DirectorVerb::Grant;
    Call* call = night.openCall(act.request == Request::Late ? CallKind::Late : CallKind::Asks, act.person);
    if (call == nullptr || (call->kind == CallKind::Asks && call->request != act.request))
        return false;
    Entrant& person = night.person(act.person);
    if (act.request == Request::Late) {
        if (granted)
            return false; // admitting says with how much
        person.presence = Presence::Refused;
    }
    if (granted && act.request == Request::Rebuy)
        setChips(night, act.person, person.chips + night.house.startingChips(), &ChipLedger::issued);
    if (granted && act.request == Request::BackEarly) {
        person.presence = Presence::Seated;
        person.penaltyEnds = 0;
    }
    call->closed = true;
    return true;
}

bool clearUnclaimed(Night& night, TableNo table)
{
    Ring* ring = night.ring(table);
    if (ring == nullptr || ring->handOn || night.stage != NightStage::Playing)
        return false;
    bool cleared = false;
    for (const EntrantId who : stacksAt(*ring)) {
        if (night.person(who).presence != Presence::Unclaimed)
            continue;
        setChips(night, who, 0, &ChipLedger::removed, -1);
        leaveTable(night, who);
        night.person(who).presence = Presence::Cleared;
        cleared = true;
    }
    return cleared;
}

Chips exchanged(Chips stack, Chips old, Chips unit, ColourManner manner)
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

bool colourUp(Night& night, const DirectorAct& act)
{
    Ring* ring = night.ring(act.table);
    if (ring == nullptr || ring->handOn || ring->closed || act.amount != ring->unit)
        return false;
    const auto& chips = night.house.table.startingStack;
    const auto next = std::ranges::find_if(chips, [&](const ChipLot& lot) { return lot.value > act.amount; });
    if (next == chips.end())
        return false;
    const Chips unit = next->value;
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
        setChips(night, who, std::max<Chips>(stack, act.manner == ColourManner::Race ? unit : 0),
                 &ChipLedger::roundedUp);
    }
    const Chips carried = roundedUp(ring->carried, unit);
    night.ledger.roundedUp += carried - ring->carried;
    ring->carried = carried;
    ring->unit = unit;
    return true;
}

bool removeStack(Night& night, EntrantId who)
{
    const Ring* ring = night.ring(night.person(who).table);
    if (ring == nullptr || ring->handOn || night.stage != NightStage::Playing)
        return false;
    setChips(night, who, 0, &ChipLedger::removed, -1);
    night.person(who).outAt = ring->number;
    leaveTable(night, who);
    if (night.person(who).isIn())
        night.person(who).presence = Presence::Quit;
    return true;
}

/// 3.13.2: who went out at the final table moves up, and nobody is eighth.
void moveUp(Night& night)
{
    for (Entrant& person : night.people) {
        if (person.earned <= 0 || person.earned > night.house.finalTable)
            continue;
        --person.earned;
        person.bumped = true;
    }
}

void disqualify(Night& night, EntrantId who)
{
    Entrant& person = night.person(who);
    person.presence = Presence::Disqualified;
    person.earned = 0;
    if (night.finalTable)
        moveUp(night);
}

bool sanction(Night& night, const DirectorAct& act)
{
    Entrant& person = night.person(act.person);
    Call* call = night.openCall(CallKind::Offence, act.person);
    Ring* ring = night.ring(person.table);
    const bool handOn = ring != nullptr && ring->handOn;
    if (night.stage != NightStage::Playing || !person.isIn())
        return false;
    switch (act.verb) {
    case DirectorVerb::ShowHand:
        if (!handOn || call == nullptr || call->shown)
            return false;
        call->shown = true;
        return true;
    case DirectorVerb::Muck:
        if (!handOn || std::ranges::find(ring->mucked, act.person) != ring->mucked.end())
            return false;
        ring->mucked.push_back(act.person);
        break;
    case DirectorVerb::Penalise:
        if (act.amount < 1 || act.amount > 240 || person.presence == Presence::Penalised)
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
    if (call != nullptr) {
        person.offence(call->offence) = static_cast<std::uint8_t>(person.offence(call->offence) + 1);
        call->closed = true;
        call->answeredAfter = night.now - call->since;
    }
    return true;
}

bool signOut(Night& night, EntrantId who)
{
    Entrant& person = night.person(who);
    Call* call = night.openCall(CallKind::Quits, who);
    if (call == nullptr || !person.isIn())
        return false;
    person.presence = Presence::Quit;
    person.earned = playersIn(night) + 1;
    // before the final table the place is the house's own matter (PA-53)
    if (!night.finalTable)
        person.place = person.earned;
    call->closed = true;
    return true;
}

bool onCall(Night& night, const DirectorAct& act)
{
    Call* call = night.call(act.call);
    if (call == nullptr || (call->kind != CallKind::Floor && act.verb != DirectorVerb::Attend))
        return false;
    switch (act.verb) {
    case DirectorVerb::Attend:
        if (call->attended || call->closed)
            return false;
        call->attended = true;
        call->answeredAfter = night.now - call->since;
        return true;
    case DirectorVerb::Ask:
        if (call->asked || call->closed)
            return false;
        call->asked = true;
        return true;
    case DirectorVerb::Rule:
        if (act.amount < 1 || act.amount > static_cast<Chips>(call->choices.size()) || call->closed)
            return false;
        call->ruled = static_cast<int>(act.amount);
        call->closed = true;
        return true;
    default:
        if (call->cited || call->ruled == 0)
            return false;
        call->cited = true;
        return true;
    }
}

bool recordOut(Night& night, EntrantId who, Chips place)
{
    Entrant& person = night.person(who);
    if (person.isIn() || person.place != 0 || person.presence == Presence::Disqualified || person.earned == 0
        || place < 1 || place > static_cast<Chips>(night.people.size()))
        return false;
    const int free = person.earned;
    if (place < free && place >= free - person.tied) {
        // equal in chips and hand: the others share what is left (PA-55)
        for (Entrant& other : night.people) {
            if (&other != &person && other.earned == place && other.place == 0)
                other.earned = free;
        }
        person.earned = static_cast<int>(place);
    }
    person.place = static_cast<int>(place);
    return true;
}

bool drawDealer(Night& night, const DirectorAct& act)
{
    Ring* ring = night.ring(act.table);
    if (ring == nullptr || ring->handOn || ring->closed)
        return false;
    const auto people = act.people.empty() ? presentAt(night, *ring) : act.people;
    const bool allThere = std::ranges::all_of(people, [&](EntrantId who) { return sitsAt(*ring, who); });
    if (people.empty() || people.size() > cardCount || !allThere)
        return false;
    ring->drawing = people;
    ring->drawn.clear();
    ++night.draws;
    ring->dealer.reset();
    return true;
}

bool placeButton(Night& night, const DirectorAct& act)
{
    Ring* ring = night.ring(act.table);
    if (ring == nullptr || ring->handOn || ring->closed || !sitsAt(*ring, act.person))
        return false;
    ring->dealer = act.person;
    ring->drawOwed = false;
    ring->drawing.clear();
    ring->drawn.clear();
    return true;
}

/// What only a league night has.
bool isOfTheLeague(DirectorVerb verb)
{
    switch (verb) {
    case DirectorVerb::ReadStatement:
    case DirectorVerb::AnnounceMethod:
    case DirectorVerb::Level:
    case DirectorVerb::Break:
    case DirectorVerb::FinalTable:
    case DirectorVerb::ColourUp:
        return true;
    default:
        return false;
    }
}

bool performKnown(Night& night, const DirectorAct& act)
{
    if (isTennessee(night) && isOfTheLeague(act.verb))
        return false;
    switch (act.verb) {
    case DirectorVerb::ReadStatement:
        return !std::exchange(night.statementRead, true);
    case DirectorVerb::Issue:
        return issue(night, act.amount);
    case DirectorVerb::SetStack:
        if (night.stage != NightStage::SettingUp || !night.issued || act.amount <= 0)
            return false;
        setChips(night, act.person, act.amount, &ChipLedger::issued);
        return true;
    case DirectorVerb::DrawSeats:
        return drawSeats(night, act.amount);
    case DirectorVerb::SeatBy:
        return seatBy(night, act.person, act.table);
    case DirectorVerb::AnnounceMethod:
        night.method = act.method;
        return true;
    case DirectorVerb::DrawDealer:
        return drawDealer(night, act);
    case DirectorVerb::PlaceButton:
        return placeButton(night, act);
    case DirectorVerb::Start:
        return start(night);
    case DirectorVerb::Level:
        return callLevel(night, act.amount);
    case DirectorVerb::Pause:
    case DirectorVerb::Resume:
        return pause(night, act.verb == DirectorVerb::Pause);
    case DirectorVerb::Hold:
    case DirectorVerb::Release:
        return hold(night, act.table, act.verb == DirectorVerb::Hold);
    case DirectorVerb::Move:
        return move(night, act);
    case DirectorVerb::Break:
        return breakTable(night, act.table);
    case DirectorVerb::FinalTable:
        return finalTable(night);
    case DirectorVerb::Claim:
        return claim(night, act.person, act.other);
    case DirectorVerb::Admit:
        return admit(night, act);
    case DirectorVerb::Refuse:
    case DirectorVerb::Grant:
        return answer(night, act);
    case DirectorVerb::ClearUnclaimed:
        return clearUnclaimed(night, act.table);
    case DirectorVerb::ColourUp:
        return colourUp(night, act);
    case DirectorVerb::RemoveStack:
        return removeStack(night, act.person);
    case DirectorVerb::Warn:
    case DirectorVerb::Penalise:
    case DirectorVerb::Muck:
    case DirectorVerb::ShowHand:
    case DirectorVerb::Disqualify:
    case DirectorVerb::Ban:
    case DirectorVerb::Report:
        return sanction(night, act);
    case DirectorVerb::SignOut:
        return signOut(night, act.person);
    case DirectorVerb::Attend:
    case DirectorVerb::Ask:
    case DirectorVerb::Rule:
    case DirectorVerb::Cite:
        return onCall(night, act);
    case DirectorVerb::Out:
        return recordOut(night, act.person, act.amount);
    case DirectorVerb::Renumber:
        if (night.person(act.person).place == 0 || act.amount < 1
            || act.amount > static_cast<Chips>(night.people.size()))
            return false;
        night.person(act.person).place = static_cast<int>(act.amount);
        return true;
    case DirectorVerb::Winner:
        if (!night.person(act.person).isIn() || night.person(act.person).place != 0 || anyHandOn(night))
            return false;
        night.person(act.person).place = night.person(act.person).earned = 1;
        return true;
    case DirectorVerb::Finish:
        if (night.stage != NightStage::Playing)
            return false;
        night.stage = NightStage::Over;
        return true;
    case DirectorVerb::Deposits:
    case DirectorVerb::Deposit:
    case DirectorVerb::RaiseBlinds:
    case DirectorVerb::Stop:
    case DirectorVerb::TakeBack:
    case DirectorVerb::Charge:
    case DirectorVerb::TellOut:
    case DirectorVerb::Record:
    case DirectorVerb::Advance:
    case DirectorVerb::OpenRound:
    case DirectorVerb::Prize:
    case DirectorVerb::PayBack:
        return performTennessee(night, act);
    }
    return false;
}

} // namespace

bool perform(Night& night, const DirectorAct& act)
{
    const std::string_view fields = factsOf(act.verb).fields;
    if (night.stage == NightStage::Over)
        return false;
    if (fields.find('p') != std::string_view::npos && !night.knows(act.person))
        return false;
    Night changed = night;
    if (!performKnown(changed, act))
        return false;
    noteBalance(changed);
    night = std::move(changed);
    return true;
}

} // namespace cutcard
