// SPDX-License-Identifier: GPL-3.0-or-later
// The Tennessee document for its director: deposits and equal stacks, blinds table by table, the bank after a loan,
// when a table stops, who goes on, and the prizes.
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/duties/agenda.h"

namespace cutcard::agenda {

using enum DirectorCompetency;
using Does = DirectorVerb;

// the steps of the chain in which a round ends
constexpr int countStep = 1;
constexpr int roundStep = 2;
constexpr int finishStep = 3;

/// What a mistake at the bank asks for that was a try at something: it earns nothing.
static DirectorDuty remedy(DirectorVerb verb, EntrantId who, Chips amount, DirectorVerb tried)
{
    DirectorDuty duty = owe(director::on(verb, who, amount), "TN-odc-2"_rule, Severity::Major, Stacks);
    duty.optional = duty.late = true;
    duty.key.verb = tried;
    return duty;
}

/// TN-odc-2: before play the bank has a deposit of each, at once of those who paid least, or of one after the other.
static void addDeposits(const Night& night, std::vector<DirectorDuty>& duties)
{
    const Chips deposit = night.house.tennessee->deposit;
    const Chips least =
        std::ranges::min(night.people, {}, [](const Entrant& each) { return each.page.deposit; }).page.deposit;
    const auto pays = [](const DirectorAct& act) {
        return owe(act, "TN-odc-2"_rule, Severity::Major, Stacks, untilPlay).inChain(openingChain, 1);
    };
    std::vector<DirectorAct> all;
    for (const EntrantId who : night.everybody()) {
        const EventPage& page = night.person(who).page;
        const DirectorAct rest = director::on(Does::Deposit, who, deposit - page.deposit);
        if (page.deposit == least && least < deposit)
            all.push_back(rest);
        else if (page.deposit < deposit)
            duties.push_back(pays(rest));
        else if (page.deposit > deposit && page.balance() > deposit)
            duties.push_back(remedy(Does::PayBack, who, page.balance() - deposit, Does::Deposit));
    }
    if (!all.empty())
        duties.push_back(
            pays(all.size() == 1 ? all.front() : director::counted(Does::Deposits, deposit - least)).orElse(all));
}

/// TN-odc-2: what a deposit lacks while it is played, because too little was taken or too much given back.
static void addMissing(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const EntrantId who : night.everybody()) {
        const Entrant& person = night.person(who);
        const Chips lacks = night.house.tennessee->deposit - person.page.deposit;
        if (const Chips over = overpaid(night, person); over > 0)
            duties.push_back(remedy(Does::Deposit, who, over, Does::PayBack));
        else if (lacks > 0 && !isAccountClosed(night, person))
            duties.push_back(remedy(Does::Deposit, who, lacks, Does::Deposit));
    }
}

/// TN-odc-4: as many chips for each.
static void addStacks(const Night& night, std::vector<DirectorDuty>& duties)
{
    const Chips stack = night.house.startingChips();
    const auto countOut = [](const DirectorAct& act) {
        return owe(act, "TN-odc-4"_rule, Severity::Critical, Stacks, untilPlay).inChain(openingChain, 1);
    };
    if (!night.issued)
        duties.push_back(countOut(director::counted(Does::Issue, stack)));
    for (const EntrantId who : night.everybody()) {
        if (night.issued && night.round == 1 && night.person(who).chips != stack)
            duties.push_back(countOut(director::on(Does::SetStack, who, stack)));
    }
}

static void roundOpening(const Night& night, std::vector<DirectorDuty>& duties)
{
    if (night.round == 1) {
        addDeposits(night, duties);
        addStacks(night, duties);
    }
    const auto counts = tableCounts(night, static_cast<int>(toBeSeated(night).size()));
    if (night.rings.empty() && !counts.empty()) {
        duties.push_back(
            owe(director::counted(Does::DrawSeats, counts.front()), "TN-fmt-1"_rule, Severity::Major, SetUp, untilPlay)
                .inChain(openingChain, 1));
        for (const int tables : counts)
            duties.back().alike.push_back(director::counted(Does::DrawSeats, tables));
    }
    duties.push_back(
        owe(director::simple(Does::Start), "TN-fmt-1"_rule, Severity::Minor, SetUp).inChain(openingChain, 3));
}

/// TN-odc-8 to TN-odc-12: after a hand with a loan.
static void addBank(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const EntrantId who : night.everybody()) {
        const Entrant& person = night.person(who);
        const EventPage& page = person.page;
        const TableNo table = person.table.isNone() ? person.outAt : person.table;
        const Ring* ring = night.ring(table);
        const bool waits = ring != nullptr && ring->handOn;
        // of a stack that was taken away against the rules nothing can come back
        const Chips back = page.lost ? person.chips : std::min(page.loan, person.chips);
        if (page.loan > 0 && back > 0) {
            // where no further hand is dealt no round is opened before the bank has what is its own
            const bool ended = ring != nullptr && hasEnded(night, *ring) && !isDecided(night);
            // chips that are in a hand stay until it is over; a book and a word wait for none
            duties.push_back(owe(director::on(Does::TakeBack, who, back),
                                 page.lost ? "TN-odc-10"_rule : "TN-odc-11"_rule, Severity::Critical, Stacks,
                                 untilHand(table))
                                 .readyIf(!waits)
                                 .inChain(ended ? endingChain : 0, ended ? countStep : 0));
            if (waits)
                duties.back().ifWrong = Severity::Minor;
        }
        if (page.chargeDue > 0) {
            DirectorDuty charge = owe(director::on(Does::Charge, who, page.chargeDue), "TN-odc-12"_rule,
                                      Severity::Major, Stacks, untilHand(table));
            charge.ifWrong = Severity::Minor;
            // loan by loan, whatever is still to be charged for an earlier one
            const Chips each = chargeFor(night, night.house.startingChips());
            for (Chips due = each; due > 0 && due < page.chargeDue; due += each)
                charge.alike.push_back(director::on(Does::Charge, who, due));
            duties.push_back(std::move(charge));
        }
        if (person.presence == Presence::Out && !page.toldOut) {
            // of somebody without a loan the document says nothing: there are no chips to play with
            if (page.lost)
                duties.push_back(owe(director::on(Does::TellOut, who), "TN-odc-8"_rule, Severity::Critical, Results,
                                     untilHand(table)));
            else
                duties.push_back(may(director::on(Does::TellOut, who), "GP-out"_rule, Results));
        }
    }
}

/// TN-blinds-5: by the hands of each table.
static void addBlinds(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Ring& ring : night.rings) {
        const Chips due = blindDue(night, ring);
        if (ring.stopped || mustStop(night, ring) || ring.announced == due)
            continue;
        duties.push_back(owe(director::at(Does::RaiseBlinds, ring.number, due), "TN-blinds-5"_rule, Severity::Major,
                             DirectorCompetency::Clock, untilHand(ring.number))
                             .readyIf(!ring.handOn));
    }
}

static Rule endRule(const Night& night, int left)
{
    if (!night.finalTable)
        return "TN-fmt-4"_rule;
    return left > 1 ? "TN-fmt-2"_rule : "TN-fmt-3"_rule;
}

/// TN-fmt-2, TN-fmt-4, TN-fmt-5: no further hand, and everybody's count.
static void addStops(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Ring& ring : night.rings) {
        if (mustStop(night, ring))
            duties.push_back(owe(director::at(Does::Stop, ring.number), endRule(night, playersAt(night, ring)),
                                 Severity::Critical, Breaking, untilHand(ring.number))
                                 .inChain(endingChain, countStep));
        if (ring.stopped && playersAt(night, ring) > stopsAt(night)) {
            duties.push_back(owe(director::at(Does::Release, ring.number), endRule(night, 2), Severity::Major, Breaking)
                                 .inChain(tableChain + ring.number.number));
            continue;
        }
        // counts, and who goes on, stand as soon as no hand is dealt any more: the document has no order of these
        if (!hasEnded(night, ring))
            continue;
        for (const EntrantId who : stacksAt(ring)) {
            const Entrant& person = night.person(who);
            if (!person.isIn())
                continue;
            const auto add = [&](DirectorDuty duty, int slip) {
                duties.push_back(std::move(duty).inChain(endingChain, countStep).leftOutWith(slip));
            };
            // the bank's chips are nobody's count, whether or not they have come back yet (TN-odc-11)
            const Chips count = ownChips(person);
            const DirectorAct record = director::on(Does::Record, who, count);
            // of one who is left alone nothing hangs on the count (TN-fmt-3)
            if (person.page.recorded != count && isDecided(night) && playersIn(night) == 1)
                add(may(record, "TN-fmt-3"_rule, Results), 0);
            else if (person.page.recorded != count)
                add(owe(record, night.finalTable ? "TN-fmt-2"_rule : "TN-fmt-5"_rule, Severity::Critical, Results),
                    countsOf + ring.number.number);
            if (!isDecided(night) && !night.finalTable && !person.page.goesOn)
                add(owe(director::on(Does::Advance, who), "TN-fmt-4"_rule, Severity::Critical, Breaking),
                    sentOnOf + ring.number.number);
        }
    }
}

/// TN-fmt-6, TA-11: when every table has stopped.
static void addRound(const Night& night, std::vector<DirectorDuty>& duties)
{
    // a table that was stopped too early plays on first
    if (!night.finalTable && !isDecided(night) && allStopped(night))
        duties.push_back(owe(director::counted(Does::OpenRound, opensAt(night, night.round + 1)),
                             night.round == 1 ? "TN-fmt-6"_rule : "TA-11"_rule, Severity::Major, Breaking, {},
                             night.round)
                             .inChain(endingChain, roundStep));
}

/// Those who are left at the end, the highest count first.
static std::vector<EntrantId> lastOnes(const Night& night)
{
    std::vector<EntrantId> left = night.thoseWho(&Entrant::isIn);
    std::ranges::sort(left, std::less(), [&](EntrantId who) { return std::pair(-ownChips(night.person(who)), who); });
    return left;
}

/// TN-fmt-2, TN-fmt-3, TA-8, TA-9: who has won, and what.
static void addPrizes(const Night& night, std::vector<DirectorDuty>& duties)
{
    if (!isDecided(night))
        return;
    const auto left = lastOnes(night);
    const bool alone = left.size() == 1;
    const bool equal = left.size() == 2 && ownChips(night.person(left[0])) == ownChips(night.person(left[1]));
    constexpr Chips whole = 100;
    if (!left.empty() && !equal && night.person(left.front()).place == 0)
        duties.push_back(owe(director::on(Does::Winner, left.front()), alone ? "TN-fmt-3"_rule : "TN-fmt-2"_rule,
                             Severity::Critical, Results)
                             .inChain(endingChain, roundStep));
    for (std::size_t i = 0; i < left.size(); ++i) {
        Chips share = i == 0 ? night.house.firstPrize : whole - night.house.firstPrize;
        Rule rule = "TN-fmt-2"_rule;
        if (alone) {
            share = whole;
            rule = "TN-fmt-3"_rule;
        } else if (equal) {
            share = whole / 2;
            rule = "TA-9"_rule;
        }
        if (share > 0 && night.person(left[i]).page.share != share)
            duties.push_back(owe(director::on(Does::Prize, left[i], share), rule, Severity::Critical, Results)
                                 .inChain(endingChain, roundStep)
                                 .leftOutWith(prizes));
    }
}

/// TN-odc-2: the deposit is refundable; whoever is out has it back, the last ones when all is over.
static void addDepositsBack(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const EntrantId who : night.everybody()) {
        const Entrant& person = night.person(who);
        // what was not charged yet is kept back, and what is left of a loan is none of it: no order is set
        const Chips due = person.page.balance() - person.page.chargeDue;
        if (due > 0 && isAccountClosed(night, person))
            duties.push_back(owe(director::on(Does::PayBack, who, due), "TN-odc-2"_rule, Severity::Major, Stacks)
                                 .leftOutWith(depositsBack));
    }
}

void tennessee(const Night& night, std::vector<DirectorDuty>& duties)
{
    if (night.stage == NightStage::SettingUp) {
        calls(night, duties);
        roundOpening(night, duties);
        // what the bank has left to do of the round before
        if (night.round > 1) {
            addBank(night, duties);
            addDepositsBack(night, duties);
            addMissing(night, duties);
        }
        return;
    }
    addBank(night, duties);
    calls(night, duties);
    addBlinds(night, duties);
    addStops(night, duties);
    addRound(night, duties);
    addPrizes(night, duties);
    addDepositsBack(night, duties);
    addMissing(night, duties);
    addExcess(night, duties);
    // the document leaves breaks to the house, and there is no clock to stop: tables are held
    for (const Ring& ring : night.rings) {
        if (!ring.stopped && !(ring.held && ring.dark))
            duties.push_back(may(director::at(ring.held ? Does::Release : Does::Hold, ring.number),
                                 ring.dark ? "GP-light"_rule : "GP-hold"_rule, DirectorCompetency::Clock, ring.held));
    }
    if (isDecided(night)) {
        const auto paid = [](const DirectorDuty& duty) { return duty.act.verb != Does::PayBack; };
        duties.push_back(owe(director::simple(Does::Finish), "TN-fmt-2"_rule, Severity::Minor, Results)
                             .readyIf(std::ranges::all_of(duties, paid))
                             .inChain(endingChain, finishStep));
    }
}

} // namespace cutcard::agenda
