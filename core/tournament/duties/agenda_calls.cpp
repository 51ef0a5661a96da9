// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet section 3, 2.3.2 and 2.3.3: conduct, calls to a table, requests, places and the end.
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/duties/agenda.h"
#include "core/tournament/state/finishing_list.h"

#include <algorithm>

namespace cutcard {

namespace {

using enum DirectorCompetency;
/// The sanction as an act: away is for the house's minutes; in words alone the booklet leaves them open (3.12.2).
DirectorAct sanction(const Night& night, DirectorVerb verb, EntrantId who)
{
    return director::on(verb, who, verb == DirectorVerb::Penalise ? night.house.penaltyMinutes : 0);
}

Rule rulesOf(const Night& night, Request request)
{
    switch (request) {
    case Request::Late:
        return "2.1.5"_rule;
    case Request::Rebuy:
        return isTennessee(night) ? "TN-odc-4"_rule : "2.1.1.1"_rule;
    case Request::PayLater:
        return "TN-odc-2"_rule;
    case Request::Deal:
        return "2.3.3"_rule;
    case Request::SeatChange:
    case Request::Friends:
        return night.stage == NightStage::SettingUp ? "2.1.2.1"_rule : "PA-48"_rule;
    case Request::BackEarly:
        return "PA-56"_rule;
    case Request::PlayAgain:
        break;
    }
    return night.finalTable ? "3.13.2"_rule : "3.13.1"_rule;
}

DirectorCompetency competencyOf(Request request)
{
    switch (request) {
    case Request::Rebuy:
    case Request::PayLater:
        return DirectorCompetency::Stacks;
    case Request::Deal:
        return Results;
    case Request::BackEarly:
        return Conduct;
    default:
        return Seating;
    }
}

/// GP-light: no card in the dark.
DirectorDuty holdInTheDark(const Call& call)
{
    return agenda::owe(director::at(DirectorVerb::Hold, call.table), "GP-light"_rule, Severity::Minor,
                       DirectorCompetency::Clock, call.table.number,
                       {.kind = Window::Kind::AtOnce, .table = call.table});
}

/// 3.8: chips stay on the table; the chip of somebody who has no stack any more goes out of play.
DirectorDuty pickUp(const Night& night, const Call& call, int number, const Window& window)
{
    DirectorAct act = director::called(DirectorVerb::HandBack, number);
    act.person = call.person;
    if (night.person(call.person).table.isNone())
        act = director::called(DirectorVerb::TakeOut, number);
    return agenda::owe(act, isTennessee(night) ? "GP-chips-not-due"_rule : "3.8"_rule, Severity::Major,
                       DirectorCompetency::Stacks, number, window);
}

/// GP-fouled-deck, GP-void-hand: a hand dealt from a deck that is short does not count, and none is dealt from it.
void addShortDecks(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Ring& ring : night.rings) {
        const Call* call = night.openCall(CallKind::Deck, ring.number);
        if ((!ring.deckShort && call == nullptr) || !ring.isOpen() || ring.breaking)
            continue;
        const int table = ring.number.number;
        const int number = call == nullptr ? 0 : static_cast<int>(call - night.calls.data()) + 1;
        DirectorDuty undo =
            agenda::owe(director::at(DirectorVerb::VoidHand, ring.number), "GP-fouled-deck"_rule, Severity::Major,
                        Rulings, table, {.kind = Window::Kind::Queue, .table = ring.number, .call = number});
        // a hand that was played on with is past saving, and still no fair one
        undo.optional = undo.late = call == nullptr;
        undo.chain = agenda::deckChain + table;
        undo.together = agenda::shortDeck + table;
        if (ring.handOn)
            duties.push_back(std::move(undo));
        DirectorDuty deck =
            agenda::owe(director::at(DirectorVerb::NewDeck, ring.number), "GP-fouled-deck"_rule, Severity::Major,
                        Rulings, table, {.kind = Window::Kind::Hand, .table = ring.number});
        deck.chain = agenda::deckChain + table;
        deck.together = agenda::shortDeck + table;
        deck.step = 1;
        if (ring.deckShort)
            duties.push_back(std::move(deck));
    }
}

/// Whether two rulings are the same in substance, whoever they concern.
bool isAlike(const RulingChoice& left, const RulingChoice& right)
{
    return left.act.verb == right.act.verb && left.act.phrase == right.act.phrase && left.right == right.right
           && left.rule == right.rule;
}

bool isRuledAlike(const RulingChoice& choice, const Call& before)
{
    return isAlike(choice, before.choices[static_cast<std::size_t>(before.ruled) - 1]);
}

/// 3.15: where only fairness governs, several rulings are right, and whoever has ruled one of them on a case rules it
/// on the next one like it; the latest earlier case, if there is one.
const Call* likeCaseBefore(const Night& night, std::size_t number)
{
    const Call& call = night.calls[number];
    if (std::ranges::count(call.choices, true, &RulingChoice::right) < 2)
        return nullptr;
    for (std::size_t i = number; i-- > 0;) {
        const Call& before = night.calls[i];
        const bool decided = before.kind == CallKind::Floor && before.ruled > 0;
        if (decided && before.choices[static_cast<std::size_t>(before.ruled) - 1].right
            && std::ranges::is_permutation(before.choices, call.choices, isAlike))
            return &before;
    }
    return nullptr;
}

} // namespace

namespace agenda {

DirectorDuty refusal(const Night& night, const Call& call)
{
    // PA-56: a time away that is over was served
    const Entrant& person = night.person(call.person);
    const bool served = call.request == Request::BackEarly && person.penaltyEnds <= night.now;
    DirectorDuty duty =
        owe(director::answered(served ? DirectorVerb::Grant : DirectorVerb::Refuse, call.person, call.request),
            rulesOf(night, call.request), Severity::Major, competencyOf(call.request), call.person.index);
    duty.key.verb = DirectorVerb::Refuse; // one duty, whatever the answer
    return duty;
}

namespace {

/// 3.5.4, 3.5.4.1: who goes on showing after having been sent away, or for the third time; other offences name no such
/// order.
bool mayBeAskedToLeave(const Night& night, const Call& call)
{
    if (call.offence != Offence::ShownFold && call.offence != Offence::MuckSearch)
        return true;
    const auto wasSentAway = [&](const Call& before) {
        return &before < &call && before.kind == CallKind::Offence && before.person == call.person
               && before.offence == call.offence && before.metWith && before.metWith->verb == DirectorVerb::Penalise;
    };
    const int met = night.person(call.person).offence(call.offence) - (call.closed ? 1 : 0);
    return met >= 2 || std::ranges::any_of(night.calls, wasSentAway);
}

} // namespace

DirectorDuty sanctionDuty(const Night& night, const Call& call)
{
    const Sanctions& row = sanctionsOf(call.offence);
    const auto& others = call.again ? row.othersAgain : row.others;
    DirectorDuty duty =
        agenda::owe(sanction(night, call.again ? row.again : row.usual, call.person), row.rule, row.ignored, Conduct,
                    call.person.index, {.kind = Window::Kind::AtOnce, .table = call.table});
    duty.key.verb = DirectorVerb::Warn; // one duty, whatever it is met with
    duty.optional = !row.asks;
    duty.customary = !row.asks;
    duty.ifWrong = std::max(row.ignored, Severity::Major);
    for (const DirectorVerb verb : others) {
        if (verb != DirectorVerb::Disqualify || mayBeAskedToLeave(night, call))
            duty.alike.push_back(sanction(night, verb, call.person));
    }
    return duty;
}

namespace {

/// 3.5.2: a live hand that was exposed is shown to all, also after the time away was given out of order.
bool isToBeShown(const Night& night, const Call& call)
{
    const Ring* ring = night.ring(call.table);
    if (call.offence != Offence::ExposedLive || call.shown || ring == nullptr || !ring->handOn)
        return false;
    const bool holds = std::ranges::find(ring->mucked, call.person) == ring->mucked.end();
    return !call.closed || (holds && call.metWith && call.metAtHand == ring->hands);
}

} // namespace

std::vector<DirectorDuty> conduct(const Night& night)
{
    std::vector<DirectorDuty> duties;
    for (std::size_t i = 0; i < night.calls.size(); ++i) {
        const Call& call = night.calls[i];
        if (call.kind == CallKind::Offence && night.person(call.person).isIn() && isToBeShown(night, call)) {
            DirectorDuty show = owe(director::on(DirectorVerb::ShowHand, call.person), "3.5.2"_rule, Severity::Major,
                                    Rulings, call.person.index, {.kind = Window::Kind::AtOnce, .table = call.table});
            show.chain = show.together = callChain + static_cast<int>(i) + 1;
            duties.push_back(std::move(show));
        }
        // who was put out over something else meanwhile is met already
        if (call.kind != CallKind::Offence || call.closed || !night.person(call.person).isIn())
            continue;
        DirectorDuty duty = sanctionDuty(night, call);
        // a hand that is over is past mucking, and the next one is another
        if (const Ring* ring = night.ring(call.table);
            duty.act.verb == DirectorVerb::Muck
            && (ring == nullptr || !ring->handOn || ring->hands != call.metAtHand)) {
            if (duty.alike.empty())
                continue;
            duty.act = duty.alike.front();
        }
        duty.chain = duty.together = callChain + static_cast<int>(i) + 1;
        duty.step = 1;
        duties.push_back(std::move(duty));
    }
    return duties;
}

std::vector<DirectorDuty> calls(const Night& night)
{
    std::vector<DirectorDuty> duties;
    // who decides: the booklet's manager, or, where a document says nothing of it, the floor
    const Rule decides = isTennessee(night) ? "GP-dispute"_rule : "3.15"_rule;
    for (std::size_t i = 0; i < night.calls.size(); ++i) {
        const Call& call = night.calls[i];
        const int number = static_cast<int>(i) + 1;
        const Window queue{.kind = Window::Kind::Queue, .table = call.table, .call = number};
        if (call.kind == CallKind::Floor && call.closed && call.ruled > 0 && !call.cited) {
            DirectorAct cite = director::called(DirectorVerb::Cite, number);
            for (const RulingChoice& choice : call.choices)
                cite.rule = choice.right ? choice.rule : cite.rule;
            duties.push_back(may(cite, cite.rule, Rulings, number));
        }
        if (call.closed)
            continue;
        switch (call.kind) {
        case CallKind::Floor: {
            const std::size_t before = duties.size();
            if (!call.attended)
                duties.push_back(owe(director::called(DirectorVerb::Attend, number), decides, Severity::Minor, Rulings,
                                     number, queue));
            if (!call.asked)
                duties.push_back(owe(director::called(DirectorVerb::Ask, number), "GP-facts"_rule, Severity::Minor,
                                     Rulings, number, queue));
            DirectorDuty ruling =
                owe(director::called(DirectorVerb::Rule, number), decides, Severity::Major, Rulings, number, queue);
            const Call* const like = likeCaseBefore(night, i);
            for (std::size_t choice = call.choices.size(); choice-- > 0;) {
                if (!call.choices[choice].right || (like != nullptr && !isRuledAlike(call.choices[choice], *like)))
                    continue;
                ruling.act.amount = static_cast<Chips>(choice) + 1;
                ruling.rule = call.choices[choice].rule;
                ruling.alike.push_back(ruling.act);
            }
            duties.push_back(std::move(ruling));
            for (std::size_t step = before; step < duties.size(); ++step) {
                duties[step].chain = duties[step].together = callChain + number;
                duties[step].step = static_cast<int>(step - before);
            }
            break;
        }
        case CallKind::Asks:
            if (call.request == Request::BackEarly && night.person(call.person).presence != Presence::Penalised)
                break; // is back by now
            duties.push_back(refusal(night, call));
            duties.back().window = queue;
            break;
        case CallKind::Quits:
            // blinded away, or put out: there is nothing more to sign
            if (!night.person(call.person).isIn() && night.person(call.person).presence != Presence::Quit)
                break;
            duties.push_back(owe(director::on(DirectorVerb::SignOut, call.person),
                                 night.finalTable ? "3.13.2"_rule : "3.13.1"_rule,
                                 night.finalTable ? Severity::Major : Severity::Minor, Results, call.person.index,
                                 {.kind = Window::Kind::Hand, .table = call.table}));
            break;
        case CallKind::Light:
            duties.push_back(holdInTheDark(call));
            break;
        case CallKind::Chip:
            duties.push_back(pickUp(night, call, number, queue));
            break;
        case CallKind::Late:
        case CallKind::Offence:
        case CallKind::Deck:
            break; // of other chapters, and below
        }
    }
    addShortDecks(night, duties);
    return duties;
}

namespace {

/// What a place goes by: of those out in one hand 2.3.2; of one alone, after somebody was disqualified at the final
/// table, the place that is nobody's any more (3.13.2).
Rule placeRule(const Night& night, EntrantId who)
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
int waitingForAChair(const Night& night)
{
    return static_cast<int>(std::ranges::count_if(night.calls, [&](const Call& call) {
        return call.kind == CallKind::Late && !call.closed
               && night.person(call.person).signedAtLevel <= night.house.lateLevels;
    }));
}

} // namespace

std::vector<DirectorDuty> results(const Night& night)
{
    std::vector<DirectorDuty> duties;
    const int waiting = waitingForAChair(night);
    for (int i = 0; i < static_cast<int>(night.people.size()); ++i) {
        const Entrant& person = night.people[static_cast<std::size_t>(i)];
        const EntrantId who{.index = i};
        // a leaver's place can be written before the signature: of the two no order is asked for either
        const bool leaving = night.finalTable && person.isIn() && night.openCall(CallKind::Quits, who) != nullptr;
        const int earned = leaving ? playersIn(night) : person.earned;
        const bool placed = (leaving || !person.isIn()) && earned > 0;
        const bool counts = earned <= night.house.finalTable;
        const Window window{.kind = Window::Kind::Hand, .table = person.outAt};
        // who leaves is signed out, and the chips go: the paragraph asks for no order of the two
        const bool leaves = person.hasLeft() || night.openCall(CallKind::Quits, who) != nullptr;
        if (night.finalTable && leaves && !person.table.isNone()) {
            const Ring* ring = night.ring(person.table);
            DirectorDuty duty = owe(director::on(DirectorVerb::RemoveStack, who), "3.13.2"_rule, Severity::Major,
                                    Results, i, {.kind = Window::Kind::Hand, .table = person.table});
            duty.ready = ring != nullptr && !ring->handOn;
            // said too early they go by themselves when the hand is over
            if (ring == nullptr || std::ranges::find(ring->leaving, who) == ring->leaving.end())
                duties.push_back(std::move(duty));
        }
        if (placed && person.place == 0) {
            DirectorDuty duty = owe(director::on(DirectorVerb::Out, who, earned),
                                    leaving ? "3.13.2"_rule : placeRule(night, who), Severity::Major, Results, i,
                                    person.outAt.isNone() ? Window{.kind = Window::Kind::AnyHand} : window);
            // who is not signed out in time is left out by that
            if (leaving)
                duty.window = {};
            if (counts)
                duty.ifWrong = Severity::Critical;
            // whoever has signed in in time will sit in, and the place counts them then (2.1.5)
            for (int more = 1; more <= waiting; ++more)
                duty.alike.push_back(director::on(DirectorVerb::Out, who, earned + more));
            for (const int place : placesAsRight(night, who))
                duty.alike.push_back(director::on(DirectorVerb::Out, who, place));
            duty.together = placesOf + person.outAt.number;
            duties.push_back(std::move(duty));
        }
        const bool counted = person.place > person.earned && person.place <= person.earned + waiting;
        if (placed && person.place != 0 && person.place != person.earned && !counted) {
            DirectorDuty duty = owe(director::on(DirectorVerb::Renumber, who, person.earned),
                                    person.bumped ? "3.13.2"_rule : placeRule(night, who), Severity::Major, Results, i,
                                    {.kind = Window::Kind::AnyHand});
            duty.optional = duty.late = !person.bumped;
            // put right before the book is closed, the first try costs a third and nothing more
            if (!person.bumped)
                duty.key.verb = DirectorVerb::Out;
            else
                duty.together = movedUp;
            if (counts)
                duty.ifWrong = Severity::Critical;
            duties.push_back(std::move(duty));
        }
    }
    for (DirectorDuty& duty : duties)
        duty.chain = endingChain;
    return duties;
}

std::vector<DirectorDuty> ending(const Night& night)
{
    std::vector<DirectorDuty> duties;
    if (playersIn(night) > 1 || anyHandOn(night))
        return duties;
    const auto last = std::ranges::find_if(night.people, &Entrant::isIn);
    const bool open = last != night.people.end() && last->place == 0;
    if (open) {
        const EntrantId who{.index = static_cast<int>(last - night.people.begin())};
        duties.push_back(
            owe(director::on(DirectorVerb::Winner, who), "2.1.4"_rule, Severity::Critical, Results, who.index));
        duties.back().step = 1;
    }
    duties.push_back(owe(director::simple(DirectorVerb::Finish), "2.1.4"_rule, Severity::Minor, Results, 0));
    duties.back().step = 2;
    for (DirectorDuty& duty : duties)
        duty.chain = endingChain;
    return duties;
}

} // namespace agenda

} // namespace cutcard
