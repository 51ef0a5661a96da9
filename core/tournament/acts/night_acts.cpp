// SPDX-License-Identifier: GPL-3.0-or-later
// What the director's hands and words do to the room, right or wrong; a row for each verb.
#include "core/tournament/acts/night_acts.h"

#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/state/seats.h"

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

using Does = DirectorVerb;

bool issue(Night& night, Chips amount)
{
    // a lot that was counted wrongly for everybody is counted anew
    const bool again = night.issued;
    const auto other = [&](const Entrant& person) { return person.chips != 0 && person.chips != amount; };
    if (night.stage != NightStage::SettingUp || night.round > 1 || !canBeIssued(night, amount)
        || (again && !std::ranges::all_of(night.people, other)))
        return false;
    for (const EntrantId who : night.everybody())
        setChips(night, who, amount, &ChipLedger::issued);
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

/// What only a league night has: elsewhere blinds go up by hands, and the button begins anywhere.
bool isOfTheLeague(DirectorVerb verb)
{
    return isOneOf(verb, {Does::ReadStatement, Does::AnnounceMethod, Does::AnnounceBreak, Does::Level, Does::Pause,
                          Does::Resume, Does::Break, Does::FinalTable, Does::ColourUp, Does::DrawDealer});
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

bool setStack(Night& night, EntrantId who, Chips amount)
{
    if (night.stage == NightStage::Playing)
        return correctLateStack(night, who, amount) || changeStack(night, who, amount);
    if (night.stage != NightStage::SettingUp || !night.issued || !canBeIssued(night, amount))
        return false;
    setChips(night, who, amount, &ChipLedger::issued);
    return true;
}

bool announceMethod(Night& night, MoveMethod method)
{
    // once there was play by one it is kept
    if (night.stage == NightStage::Playing && night.method)
        return false;
    night.method = method;
    return true;
}

bool renumber(Night& night, EntrantId who, Chips place)
{
    // of somebody who was never written down it is the record
    if (night.person(who).place == 0)
        return recordOut(night, who, place);
    if (place < 1 || place > static_cast<Chips>(night.people.size()))
        return false;
    night.person(who).place = static_cast<int>(place);
    return true;
}

bool closeBook(Night& night)
{
    if (night.stage != NightStage::Playing)
        return false;
    night.stage = NightStage::Over;
    return true;
}

/// What an act of a verb does.
struct Deed {
    Does verb{};
    bool (*performed)(Night& night, const DirectorAct& act) = nullptr;
};

constexpr KeyedRows<Deed, &Deed::verb, directorVerbCount> deeds({
    {Does::ReadStatement, [](Night& night, const DirectorAct&) { return !std::exchange(night.statementRead, true); }},
    {Does::Issue, [](Night& night, const DirectorAct& act) { return issue(night, act.amount); }},
    {Does::SetStack, [](Night& night, const DirectorAct& act) { return setStack(night, act.person, act.amount); }},
    {Does::DrawSeats, [](Night& night, const DirectorAct& act) { return drawSeats(night, act.amount); }},
    {Does::SeatBy, [](Night& night, const DirectorAct& act) { return seatBy(night, act.person, act.table); }},
    {Does::AnnounceMethod, [](Night& night, const DirectorAct& act) { return announceMethod(night, act.method); }},
    {Does::AnnounceBreak, [](Night& night, const DirectorAct& act) { return announceBreak(night, act.amount); }},
    {Does::DrawDealer, drawDealer},
    {Does::PlaceButton, placeButton},
    {Does::Start, [](Night& night, const DirectorAct&) { return start(night); }},
    {Does::Level, [](Night& night, const DirectorAct& act) { return callLevel(night, act.amount); }},
    {Does::Pause, [](Night& night, const DirectorAct&) { return pause(night, true); }},
    {Does::Resume, [](Night& night, const DirectorAct&) { return pause(night, false); }},
    {Does::Hold, [](Night& night, const DirectorAct& act) { return hold(night, act.table, true); }},
    {Does::Release, [](Night& night, const DirectorAct& act) { return hold(night, act.table, false); }},
    {Does::Move, move},
    {Does::Break, [](Night& night, const DirectorAct& act) { return breakTable(night, act.table); }},
    {Does::FinalTable, [](Night& night, const DirectorAct&) { return finalTable(night); }},
    {Does::Claim, [](Night& night, const DirectorAct& act) { return claim(night, act.person, act.other); }},
    {Does::Admit, admit},
    {Does::Refuse, answer},
    {Does::Grant, answer},
    {Does::ClearUnclaimed,
     [](Night& night, const DirectorAct& act) { return clearUnclaimed(night, act.table, act.people); }},
    {Does::ColourUp, colourUp},
    {Does::RemoveStack, [](Night& night, const DirectorAct& act) { return removeStack(night, act.person); }},
    {Does::Warn, sanction},
    {Does::Penalise, sanction},
    {Does::Muck, sanction},
    {Does::ShowHand, sanction},
    {Does::Disqualify, sanction},
    {Does::Ban, sanction},
    {Does::Report, sanction},
    {Does::SignOut, [](Night& night, const DirectorAct& act) { return signOut(night, act.person); }},
    {Does::Attend, onCall},
    {Does::Ask, onCall},
    {Does::Rule, onCall},
    {Does::Cite, onCall},
    {Does::Out, [](Night& night, const DirectorAct& act) { return recordOut(night, act.person, act.amount); }},
    {Does::Renumber, [](Night& night, const DirectorAct& act) { return renumber(night, act.person, act.amount); }},
    {Does::Winner, [](Night& night, const DirectorAct& act) { return nameWinner(night, act.person); }},
    {Does::Finish, [](Night& night, const DirectorAct&) { return closeBook(night); }},
    {Does::VoidHand, [](Night& night, const DirectorAct& act) { return night_acts::voidHand(night, act.table); }},
    {Does::NewDeck, [](Night& night, const DirectorAct& act) { return newDeck(night, act.table); }},
    {Does::HandBack, settleChip},
    {Does::TakeOut, settleChip},
    {Does::Deposits, performTennessee},
    {Does::Deposit, performTennessee},
    {Does::RaiseBlinds, performTennessee},
    {Does::Stop, performTennessee},
    {Does::TakeBack, performTennessee},
    {Does::Charge, performTennessee},
    {Does::TellOut, performTennessee},
    {Does::Record, performTennessee},
    {Does::Advance, performTennessee},
    {Does::OpenRound, performTennessee},
    {Does::Prize, performTennessee},
    {Does::PayBack, performTennessee},
});

} // namespace

bool perform(Night& night, const DirectorAct& act)
{
    if (night.stage == NightStage::Over || (factsOf(act.verb).uses('p') && !night.knows(act.person))
        || (isTennessee(night) && isOfTheLeague(act.verb)))
        return false;
    Night changed = night;
    if (!deeds.of(act.verb).performed(changed, act))
        return false;
    noteBalance(changed);
    night = std::move(changed);
    return true;
}

} // namespace cutcard
