// SPDX-License-Identifier: GPL-3.0-or-later
// What the director's hands and words do to the room, right or wrong; a row for each verb.
#include "core/tournament/acts/night_acts.h"
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/state/seats.h"

#include <algorithm>

namespace cutcard {

bool night_acts::canBeCounted(const Night& night, Chips amount)
{
    return amount > 0 && amount % night.house.common().smallestChip() == 0;
}

bool night_acts::canBeIssued(const Night& night, Chips amount)
{
    const auto people = static_cast<Chips>(night.people.size());
    return canBeCounted(night, amount) && amount <= (mostInPlay - night.ledger.inPlay()) / std::max<Chips>(1, people);
}

using namespace night_acts;

namespace {

bool issue(Night& night, Chips amount)
{
    // a lot that was counted wrongly for everybody is counted anew
    const bool again = night.issued;
    const auto other = [&](const Entrant& person) { return person.chips != 0 && person.chips != amount; };
    if (night.stage != NightStage::SettingUp || night.round > 1 || !canBeIssued(night, amount)
        || (again && !std::ranges::all_of(night.people, other)))
        return false;
    for (int i = 0; i < static_cast<int>(night.people.size()); ++i)
        setChips(night, {.index = i}, amount, &ChipLedger::issued);
    night.issued = true;
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
    ring->astray.reset();
    return true;
}

bool placeButton(Night& night, const DirectorAct& act)
{
    Ring* ring = night.ring(act.table);
    if (ring == nullptr || ring->handOn || ring->closed || !sitsAt(*ring, act.person))
        return false;
    if (ring->astray) {
        // the one whose turn it is needs no naming: the blinds go on from the hand before (2.2.1, 2.2.2)
        const auto due = comingDealer(night, *ring);
        ring->astray = due == act.person ? std::nullopt : std::optional(act.person);
        return true;
    }
    // nor is anything changed by naming the one who deals anyway
    if (ring->last && !ring->dealer && !ring->drawOwed && ring->drawing.empty()
        && comingDealer(night, *ring) == act.person)
        return false;
    ring->dealer = act.person;
    ring->drawOwed = false;
    ring->drawing.clear();
    // cards that say somebody else are not forgotten: by them it can still be put right
    if (!isGivenAgainstTheCards(*ring))
        ring->drawn.clear();
    return true;
}

/// What only a league night has.
bool isOfTheLeague(DirectorVerb verb)
{
    switch (verb) {
    case DirectorVerb::ReadStatement:
    case DirectorVerb::AnnounceMethod:
    case DirectorVerb::AnnounceBreak:
    case DirectorVerb::Level:
    case DirectorVerb::Pause: // its blinds go up by hands
    case DirectorVerb::Resume:
    case DirectorVerb::Break:
    case DirectorVerb::FinalTable:
    case DirectorVerb::ColourUp:
    case DirectorVerb::DrawDealer: // its document has the button begin anywhere
        return true;
    default:
        return false;
    }
}

bool nameWinner(Night& night, EntrantId who)
{
    Entrant& winner = night.person(who);
    if (!winner.isIn() || winner.place != 0 || anyHandOn(night) || (isTennessee(night) && !isDecided(night)))
        return false;
    // whoever was called that before it was put right is not
    for (Entrant& person : night.people) {
        if (isTennessee(night) && person.isIn() && person.place == 1)
            person.place = person.earned = 0;
    }
    winner.place = winner.earned = 1;
    return true;
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
        if (night.stage == NightStage::Playing)
            return correctLateStack(night, act.person, act.amount) || changeStack(night, act.person, act.amount);
        if (night.stage != NightStage::SettingUp || !night.issued || !canBeIssued(night, act.amount))
            return false;
        setChips(night, act.person, act.amount, &ChipLedger::issued);
        return true;
    case DirectorVerb::DrawSeats:
        return drawSeats(night, act.amount);
    case DirectorVerb::SeatBy:
        return seatBy(night, act.person, act.table);
    case DirectorVerb::AnnounceMethod:
        // once there was play by one it is kept
        if (night.stage == NightStage::Playing && night.method)
            return false;
        night.method = act.method;
        return true;
    case DirectorVerb::AnnounceBreak:
        return announceBreak(night, act.amount);
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
        return clearUnclaimed(night, act.table, act.people);
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
        // of somebody who was never written down it is the record
        if (night.person(act.person).place == 0)
            return recordOut(night, act.person, act.amount);
        if (act.amount < 1 || act.amount > static_cast<Chips>(night.people.size()))
            return false;
        night.person(act.person).place = static_cast<int>(act.amount);
        return true;
    case DirectorVerb::Winner:
        return nameWinner(night, act.person);
    case DirectorVerb::VoidHand:
        return night_acts::voidHand(night, act.table);
    case DirectorVerb::NewDeck:
        return newDeck(night, act.table);
    case DirectorVerb::HandBack:
    case DirectorVerb::TakeOut:
        return settleChip(night, act);
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
