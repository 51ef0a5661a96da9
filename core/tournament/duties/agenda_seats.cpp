// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet 2.2.5, 2.2.6 and 2.3.1: moving, breaking, the final table, and the draw for its dealer.
#include "core/tournament/duties/agenda.h"
#include "core/tournament/state/seats.h"

namespace cutcard::agenda {

using enum DirectorCompetency;
/// Every right way of moving somebody from a table to another, in the duty's lists of now and later.
static void addMoves(const Night& night, EntrantId who, const Ring& from, const Ring& to, DirectorDuty& duty)
{
    if (stackCount(to) >= night.house.tableMax)
        return;
    const bool waits = from.handOn || to.handOn;
    for (const EntrantId right : rightPlaces(night, who, to))
        (waits ? duty.waiting : duty.alike).push_back(director::move(who, to.number, Spot::After, right));
}

/// Chooses the act of a duty out of its lists; false if there is none.
static bool settle(DirectorDuty& duty)
{
    duty.ready = !duty.alike.empty();
    const auto& good = duty.ready ? duty.alike : duty.waiting;
    if (good.empty())
        return false;
    duty.act = good.front();
    return true;
}

static DirectorDuty balancing(const Night& night, const Imbalance& imbalance)
{
    DirectorDuty duty = owe(director::simple(DirectorVerb::Move), "2.2.5"_rule, Severity::Major, Moves,
                            {.kind = Window::Kind::OneHand}, -1);
    for (const TableNo from : imbalance.fullest) {
        for (const TableNo to : imbalance.shortest) {
            for (const EntrantId who : nextMovers(night, *night.ring(from)))
                addMoves(night, who, *night.ring(from), *night.ring(to), duty);
        }
    }
    return duty;
}

/// 2.2.5: a draw waits until all newcomers are there; a table without a free chair gets no more of them.
static bool mayStillCome(const Night& night, const Ring& ring)
{
    return stackCount(ring) < night.house.tableMax && std::ranges::any_of(night.rings, &Ring::breaking);
}

/// A table at which fewer than two are there: nobody plays against empty chairs.
static std::vector<DirectorDuty> deserted(const Night& night)
{
    const auto isDeserted = [&](const Ring& ring) {
        return ring.isInPlay() && presentCount(night, ring) < 2 && openTables(night).size() > 1
               && canBreak(night, ring);
    };
    return thoseOf(night.rings, isDeserted, [](const Ring& ring) {
        return owe(director::at(DirectorVerb::Break, ring.number), "2.2.6"_rule, Severity::Major, Breaking,
                   untilHand(ring.number))
            .readyIf(!ring.handOn);
    });
}

std::vector<TableNo> receivers(const Night& night)
{
    int least = night.house.tableMax;
    for (const Ring& ring : night.rings) {
        if (ring.isInPlay())
            least = std::min(least, stackCount(ring));
    }
    return thoseOf(
        night.rings,
        [&](const Ring& ring) { return ring.isInPlay() && stackCount(ring) == least && least < night.house.tableMax; },
        &Ring::number);
}

bool isFinalTableDue(const Night& night)
{
    if (night.finalTable || playersIn(night) > night.house.finalTable || playersIn(night) < 2)
        return false;
    // 2.1.5 comes first: somebody may still come
    const bool open = isSignInOpen(night) || std::ranges::any_of(night.people, [&](const Entrant& person) {
                          // who came too late is refused, and nobody waits for that
                          const bool maySit =
                              person.presence == Presence::Signed && person.signedAtLevel <= night.house.lateLevels;
                          return person.presence == Presence::Unclaimed || maySit;
                      });
    return !open;
}

bool isForTheFuller(const Night& night, EntrantId who, TableNo to)
{
    const Ring* from = night.ring(night.person(who).table);
    return from != nullptr && stackCount(*night.ring(to)) > stackCount(*from);
}

void balance(const Night& night, std::vector<DirectorDuty>& duties)
{
    if (isFinalTableDue(night))
        return;
    const Imbalance imbalance = imbalanceOf(night);
    if (imbalance.difference > 0) {
        DirectorDuty duty = balancing(night, imbalance);
        if (settle(duty))
            duties.push_back(std::move(duty));
    }
}

void breaking(const Night& night, std::vector<DirectorDuty>& duties)
{
    if (isFinalTableDue(night))
        return;
    const Ring* broken = firstOf(night.rings, [](const Ring& ring) { return ring.isOpen() && ring.breaking; });
    if (broken == nullptr) {
        const auto empty = deserted(night);
        duties.insert(duties.end(), empty.begin(), empty.end());
        int least = night.house.tableMax + 1;
        for (const Ring& ring : night.rings)
            least = ring.isInPlay() ? std::min(least, stackCount(ring)) : least;
        for (const Ring& ring : night.rings) {
            const bool owed =
                std::ranges::any_of(empty, [&](const DirectorDuty& duty) { return duty.act.table == ring.number; });
            if (owed || !ring.isInPlay() || !canBreak(night, ring) || night.finalTable)
                continue;
            // the smallest goes first; the last two become the final table
            const bool customary = stackCount(ring) == least && openTables(night).size() > 2;
            duties.push_back(may(director::at(DirectorVerb::Break, ring.number), "2.2.6"_rule, Breaking, customary)
                                 .readyIf(!ring.handOn));
            if (customary)
                least = -1;
        }
        return;
    }
    auto stacks = stacksAt(*broken);
    std::ranges::sort(stacks, std::greater(), [&](EntrantId who) { return std::pair(night.person(who).chips, who); });
    for (const EntrantId who : stacks) {
        DirectorDuty duty = owe(director::on(DirectorVerb::Move, who), "2.2.5"_rule, Severity::Major, Breaking,
                                {.kind = Window::Kind::Receiver})
                                .leftOutWith(brokenTable);
        for (const TableNo to : receivers(night))
            addMoves(night, who, *broken, *night.ring(to), duty);
        if (!settle(duty))
            continue;
        // where they go is the manager's to say: any chair free elsewhere is as good
        for (const Ring& other : night.rings) {
            if (other.isInPlay())
                addMoves(night, who, *broken, other, duty);
        }
        duties.push_back(std::move(duty));
    }
}

std::vector<TableNo> tablesToHold(const Night& night)
{
    std::vector<TableNo> tables;
    if (night.stage != NightStage::Playing)
        return tables;
    const auto addReceivers = [&](const DirectorDuty& duty) {
        for (const DirectorAct& act : duty.waiting)
            tables.push_back(act.table);
        if (duty.ready)
            tables.push_back(duty.act.table);
    };
    std::vector<DirectorDuty> duties;
    balance(night, duties);
    std::ranges::for_each(duties, addReceivers);
    duties.clear();
    breaking(night, duties);
    const auto moves = [](const DirectorDuty& duty) { return duty.act.verb == DirectorVerb::Move; };
    if (std::ranges::any_of(duties, moves))
        tables = receivers(night);
    duties.clear();
    lateEntry(night, duties);
    for (const DirectorDuty& duty : duties) {
        if (duty.act.verb == DirectorVerb::Admit)
            addReceivers(duty);
    }
    for (const Ring& ring : night.rings) {
        if (ring.drawOwed && ring.isInPlay() && mayStillCome(night, ring))
            tables.push_back(ring.number);
    }
    return tables;
}

void finalTable(const Night& night, std::vector<DirectorDuty>& duties)
{
    if (!isFinalTableDue(night))
        return;
    for (const Ring& ring : night.rings) {
        if (!ring.isOpen())
            continue;
        // neither holding a table (PA-52) nor removing a leaver's stack (3.13.1) is a step before the others
        if (!ring.held)
            duties.push_back(owe(director::at(DirectorVerb::Hold, ring.number), "PA-52"_rule, Severity::Major, Breaking,
                                 untilHand(ring.number))
                                 .leftOutWith(finalTableSlip));
        for (const EntrantId who : stacksAt(ring)) {
            if (!night.person(who).hasLeft())
                continue;
            duties.push_back(owe(director::on(DirectorVerb::RemoveStack, who), "3.13.1"_rule, Severity::Major, Breaking,
                                 {.kind = Window::Kind::Level})
                                 .readyIf(!ring.handOn)
                                 .inChain(finalTableChain)
                                 .leftOutWith(finalTableSlip));
        }
    }
    duties.push_back(owe(director::simple(DirectorVerb::FinalTable), "2.3.1"_rule, Severity::Major, Breaking,
                         {.kind = Window::Kind::Level})
                         .readyIf(!anyHandOn(night))
                         .inChain(finalTableChain)
                         .leftOutWith(finalTableSlip));
}

void draws(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Ring& ring : night.rings) {
        if (const auto due = comingDealer(night, ring); ring.astray && ring.isOpen() && due) {
            duties.push_back(owe({.verb = DirectorVerb::PlaceButton, .person = *due, .table = ring.number},
                                 "2.2.2"_rule, Severity::Major, Moves, untilHand(ring.number)));
            continue;
        }
        const bool wrongly = isGivenAgainstTheCards(ring) && !ring.handOn;
        const bool drawn = !wrongly && (ring.dealer || (ring.last && !ring.drawOwed));
        if (!ring.isInPlay() || drawn || stackCount(ring) < 2 || isFinalTableDue(night))
            continue;
        const bool opens = night.stage == NightStage::SettingUp;
        const auto highest = highestDrawn(ring);
        const bool cardsLie = !highest.empty();
        if (!ring.drawing.empty() && !cardsLie)
            continue; // they are drawing
        DirectorAct act = director::at(
            cardsLie && highest.size() == 1 ? DirectorVerb::PlaceButton : DirectorVerb::DrawDealer, ring.number);
        if (act.verb == DirectorVerb::PlaceButton) {
            act.person = highest.front();
        } else {
            act.people = cardsLie ? highest : presentAt(night, ring);
            std::ranges::sort(act.people);
        }
        if (act.verb == DirectorVerb::DrawDealer && act.people.empty())
            continue; // a table of stacks without players
        const bool final = night.finalTable && !ring.last && night.stage == NightStage::Playing;
        Rule rule = "2.1.3"_rule;
        if (!cardsLie && final)
            rule = "2.3.1"_rule;
        else if (!cardsLie && night.stage == NightStage::Playing && ring.last)
            rule = "2.2.5"_rule;
        duties.push_back(owe(act, rule, Severity::Major,
                             opens   ? SetUp
                             : final ? Breaking
                                     : Moves,
                             opens ? untilPlay : untilHand(ring.number))
                             .inChain(opens ? openingChain : tableChain + ring.number.number)
                             .readyIf(!ring.handOn && !mayStillCome(night, ring)));
        duties.back().optional = duties.back().late = wrongly;
    }
}

} // namespace cutcard::agenda
