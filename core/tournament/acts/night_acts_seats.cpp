// SPDX-License-Identifier: GPL-3.0-or-later
// Seats, tables and the clock.
#include "core/tournament/acts/night_acts.h"
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/state/seats.h"

namespace cutcard::night_acts {

/// 2.2.5: half of a table new makes a new dealer.
static void noteNewcomer(Ring& ring, EntrantId who)
{
    ring.newcomers.push_back(who);
    if (static_cast<int>(ring.newcomers.size()) * 2 >= stackCount(ring)) {
        ring.drawOwed = true;
        ring.dealer.reset();
        ring.astray.reset();
        ring.drawn.clear();
    }
}

/// Of somebody who goes on before a hand was dealt at a table nothing stays there, neither a chair nor a draw.
static void forgetNewcomer(Ring& ring, EntrantId who)
{
    std::erase(ring.chairs, Chair{.who = who});
    std::erase(ring.newcomers, who);
    std::erase(ring.drawing, who);
    if (ring.last && static_cast<int>(ring.newcomers.size()) * 2 < stackCount(ring))
        ring.drawOwed = false;
}

/// Who has just sat down takes another chair before the next hand: nobody has been dealt in there yet.
static bool sitElsewhere(Night& night, Ring& ring, const DirectorAct& act)
{
    if (night.stage != NightStage::Playing || !contains(ring.newcomers, act.person) || ring.handOn
        || stackCount(ring) < 2)
        return false;
    Ring without = ring;
    std::erase(without.chairs, Chair{.who = act.person});
    // with a dealer to be drawn for no chair is nearer to one than another
    if (act.spot != Spot::After && !comingDealer(night, without))
        return false;
    const EntrantId right = rightNeighbour(night, act.person, without, act.spot, act.other);
    if (!sitsAt(without, right))
        return false;
    if (hasLeftChair(without, act.person) && right == nextBefore(without, act.person)) {
        forgetNewcomer(ring, act.person);
        sitBack(night, act.person, ring);
        return true;
    }
    seatAfter(without, act.person, right);
    ring.chairs = std::move(without.chairs);
    return true;
}

/// 2.1.5: who signed in and was given no seat stands there like anybody who comes late.
static void comeLate(Night& night)
{
    for (const EntrantId who : night.everybody()) {
        if (isTennessee(night) || night.person(who).presence != Presence::Signed)
            continue;
        setChips(night, who, 0, &ChipLedger::issued);
        night.calls.push_back({.kind = CallKind::Late, .person = who, .since = night.now, .request = Request::Late});
    }
}

bool drawSeats(Night& night, Chips tables)
{
    const auto people = toBeSeated(night);
    const auto count = static_cast<Chips>(people.size());
    if (night.stage != NightStage::SettingUp || tables < 1 || tables > mostTables
        || tables * night.house.tableMax < count || count < 2 * tables)
        return false;
    night.rings.clear();
    for (Entrant& person : night.people)
        person.drawn = {};
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
    if (night.person(who).drawn == table)
        night.person(who).drawn = {};
    return true;
}

bool start(Night& night)
{
    // without chips there is nothing to play with
    if (night.stage != NightStage::SettingUp || night.rings.empty()
        || std::ranges::all_of(night.people, [](const Entrant& each) { return each.chips == 0; }))
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
        if (night.round == 1 && !person.table.isNone())
            person.excess = person.chips - night.house.startingChips();
        if (person.presence == Presence::Signed && !person.table.isNone())
            person.presence = Presence::Seated;
    }
    comeLate(night);
    return true;
}

bool callLevel(Night& night, Chips level)
{
    if (night.stage != NightStage::Playing || level <= night.level || level > night.level + 20)
        return false;
    if (night.now >= night.runsUntil && night.now < night.levelEnds) {
        night.runsStill = night.level;
        night.runsUntil = night.levelEnds;
    }
    night.breakWaits = breakDue(night);
    night.level = static_cast<int>(level);
    night.levelEnds = night.now + night.house.minutesPerLevel * oneMinute;
    night.clockOut = false;
    return true;
}

bool announceBreak(Night& night, Chips level)
{
    constexpr Chips last = 99;
    // what has gone by is announced no more
    if (level < std::max(1, night.level) || level > last || contains(night.breaks, level))
        return false;
    night.breaks.push_back(static_cast<int>(level));
    return true;
}

bool pause(Night& night, bool paused)
{
    const bool stands = night.pausedAt || (!paused && night.stoodAt);
    if (night.stage != NightStage::Playing || stands == paused)
        return false;
    night.clockSeen = false;
    if (paused) {
        night.pausedAt = night.now;
        // a break that was on the plan is known to all once it is on
        const int level = breakDue(night);
        night.onPlan = level != 0;
        if (night.onPlan)
            night.breakHeld = level;
        night.breakWaits = 0;
        return true;
    }
    // GP-clock: what has gone by while it stood counts
    night.stoodAt.reset();
    if (!night.pausedAt)
        return true;
    const NightTime lasted = night.now - *night.pausedAt;
    night.levelEnds += lasted;
    if (*night.pausedAt < night.runsUntil)
        night.runsUntil += lasted;
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
    if (night.stage != NightStage::Playing || ring == nullptr || ring->closed)
        return false;
    // forming the final table has let it go: saying so once more changes nothing
    if (ring->held == held)
        return !held && night.finalTable && !ring->last;
    ring->held = held;
    if (Call* call = night.openCall(CallKind::Light, table); held && call != nullptr)
        settled(night, *call);
    if (!held && !ring->handOn) {
        const NightTime ready = std::max(ring->readyAt, night.now);
        ring->heldFor += ready - ring->readyAt;
        ring->readyAt = ready;
    }
    return true;
}

bool canSit(const Night& night, const Ring* ring, const DirectorAct& act)
{
    // nobody is put on a chair that is not there
    const int chairs = night.finalTable ? std::max(night.house.finalTable, night.house.tableMax) : night.house.tableMax;
    if (ring == nullptr || ring->closed || ring->handOn || stackCount(*ring) >= chairs)
        return false;
    const EntrantId right = rightNeighbour(night, act.person, *ring, act.spot, act.other);
    return stackCount(*ring) == 0 || sitsAt(*ring, right);
}

bool move(Night& night, const DirectorAct& act)
{
    Ring* to = night.ring(act.table);
    Ring* from = night.ring(night.person(act.person).table);
    if (to != nullptr && from == to)
        return sitElsewhere(night, *to, act);
    if (night.stage != NightStage::Playing || from == nullptr || from == to || from->handOn || !canSit(night, to, act))
        return false;
    const EntrantId right = rightNeighbour(night, act.person, *to, act.spot, act.other);
    if (from->breaking) // PA-27: what a split left over goes on with the first who leave
        to->carried += std::exchange(from->carried, 0);
    const bool goesBack =
        contains(from->newcomers, act.person) && hasLeftChair(*to, act.person) && right == nextBefore(*to, act.person);
    if (goesBack) {
        forgetNewcomer(*from, act.person);
        sitBack(night, act.person, *to);
    } else {
        leaveTable(night, act.person);
        takeSeat(night, act.person, *to, right);
        noteNewcomer(*to, act.person);
    }
    ++night.person(act.person).moves;
    return true;
}

bool breakTable(Night& night, TableNo table)
{
    Ring* ring = night.ring(table);
    if (night.stage != NightStage::Playing || ring == nullptr || ring->closed || ring->breaking || ring->handOn
        || openTables(night).size() < 2)
        return false;
    ring->breaking = stackCount(*ring) > 0;
    ring->closed = !ring->breaking; // emptied by single moves
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
            if (person.isIn()) {
                seated.push_back(who);
                continue;
            }
            // a leaver's lie where they are until somebody takes them away (3.13.1)
            if (person.presence != Presence::Unclaimed)
                continue;
            setChips(night, who, 0, &ChipLedger::removed, -1);
            person.presence = Presence::Cleared;
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

} // namespace cutcard::night_acts
