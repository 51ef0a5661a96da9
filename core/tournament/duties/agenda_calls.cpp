// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet section 3: conduct, calls to a table, requests.
#include "core/tournament/duties/agenda.h"

namespace cutcard {

using enum DirectorCompetency;
/// The sanction as an act: away is for the house's minutes; in words alone the booklet leaves them open (3.12.2).
static DirectorAct sanction(const Night& night, DirectorVerb verb, EntrantId who)
{
    return director::on(verb, who, verb == DirectorVerb::Penalise ? night.house.penaltyMinutes : 0);
}

static Rule rulesOf(const Night& night, Request request)
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

static DirectorCompetency competencyOf(Request request)
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

/// 3.8: chips stay on the table; the chip of somebody who has no stack any more goes out of play.
static DirectorDuty pickUp(const Night& night, const Call& call, int number, const Window& window)
{
    const DirectorAct act = night.person(call.person).table.isNone()
                                ? director::called(DirectorVerb::TakeOut, number)
                                : DirectorAct{.verb = DirectorVerb::HandBack, .person = call.person, .call = number};
    return agenda::owe(act, isTennessee(night) ? "GP-chips-not-due"_rule : "3.8"_rule, Severity::Major,
                       DirectorCompetency::Stacks, window);
}

/// GP-fouled-deck, GP-void-hand: a hand dealt from a deck that is short does not count, and none is dealt from it.
static void addShortDecks(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Ring& ring : night.rings) {
        const Call* call = night.openCall(CallKind::Deck, ring.number);
        if ((!ring.deckShort && call == nullptr) || !ring.isInPlay())
            continue;
        const int table = ring.number.number;
        const auto due = [&](DirectorVerb verb, const Window& window, int step) {
            return agenda::owe(director::at(verb, ring.number), "GP-fouled-deck"_rule, Severity::Major, Rulings, window)
                .inChain(agenda::deckChain + table, step)
                .leftOutWith(agenda::shortDeck + table);
        };
        if (ring.handOn) {
            const int number = call == nullptr ? 0 : night.numberOf(*call);
            duties.push_back(
                due(DirectorVerb::VoidHand, {.kind = Window::Kind::Queue, .table = ring.number, .call = number}, 0));
            // a hand that was played on with is past saving, and still no fair one
            duties.back().optional = duties.back().late = call == nullptr;
        }
        if (ring.deckShort)
            duties.push_back(due(DirectorVerb::NewDeck, untilHand(ring.number), 1));
    }
}

/// Whether two rulings are the same in substance, whoever they concern.
static bool isAlike(const RulingChoice& left, const RulingChoice& right)
{
    return left.act.verb == right.act.verb && left.act.phrase == right.act.phrase && left.right == right.right
           && left.rule == right.rule;
}

/// 3.15: where several rulings are right, the latest earlier call that says which one was ruled on a like case.
static const Call* likeCaseBefore(const Night& night, std::size_t number)
{
    const Call& call = night.calls[number];
    if (std::ranges::count(call.choices, true, &RulingChoice::right) < 2)
        return nullptr;
    for (std::size_t i = number; i-- > 0;) {
        const Call& before = night.calls[i];
        const bool decided = before.kind == CallKind::Floor && before.ruled > 0;
        if (decided && before.ruling().right && std::ranges::is_permutation(before.choices, call.choices, isAlike))
            return &before;
    }
    return nullptr;
}

namespace agenda {

DirectorDuty refusal(const Night& night, const Call& call)
{
    // PA-56: a time away that is over was served
    const Entrant& person = night.person(call.person);
    const bool served = call.request == Request::BackEarly && person.penaltyEnds <= night.now;
    DirectorDuty duty =
        owe(director::answered(served ? DirectorVerb::Grant : DirectorVerb::Refuse, call.person, call.request),
            rulesOf(night, call.request), served ? Severity::Major : Severity::Minor, competencyOf(call.request));
    // who is not answered is not allowed it either
    duty.ifWrong = Severity::Major;
    duty.key.verb = DirectorVerb::Refuse; // one duty, whatever the answer
    return duty;
}

DirectorDuty sanctionDuty(const Night& night, const Call& call)
{
    const Sanctions& row = sanctionsOf(call.offence);
    const auto& others = call.again ? row.othersAgain : row.others;
    // each offence is one: what was passed over is not met with the next
    DirectorDuty duty =
        agenda::owe(sanction(night, call.again ? row.again : row.usual, call.person), row.rule, row.ignored, Conduct,
                    {.kind = Window::Kind::AtOnce, .table = call.table}, night.numberOf(call));
    duty.key.verb = DirectorVerb::Warn; // one duty, whatever it is met with
    duty.optional = !row.asks;
    duty.customary = !row.asks;
    duty.ifWrong = std::max(row.ignored, Severity::Major);
    for (const DirectorVerb verb : others)
        duty.alike.push_back(sanction(night, verb, call.person));
    return duty;
}

/// 3.5.2: a live hand that was exposed is shown to all, also after the time away was given out of order.
static bool isToBeShown(const Night& night, const Call& call)
{
    const Ring* ring = night.ring(call.table);
    if (call.offence != Offence::ExposedLive || call.shown || ring == nullptr || !ring->handOn)
        return false;
    const bool holds = !contains(ring->mucked, call.person);
    return !call.closed || (holds && call.metWith && call.metAtHand == ring->hands);
}

void conduct(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Call& call : night.calls) {
        const int number = callChain + night.numberOf(call);
        if (call.kind == CallKind::Offence && night.person(call.person).isIn() && isToBeShown(night, call))
            duties.push_back(owe(director::on(DirectorVerb::ShowHand, call.person), "3.5.2"_rule, Severity::Major,
                                 Rulings, {.kind = Window::Kind::AtOnce, .table = call.table})
                                 .inChain(number)
                                 .leftOutWith(number));
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
        duties.push_back(std::move(duty).inChain(number).leftOutWith(number));
    }
}

/// What a ruling that was given rests on may be said.
static DirectorDuty citing(const Call& call, int number)
{
    DirectorAct cite = director::called(DirectorVerb::Cite, number);
    for (const RulingChoice& choice : call.choices)
        cite.rule = choice.right ? choice.rule : cite.rule;
    return may(cite, cite.rule, Rulings);
}

/// 3.15: somebody comes, hears what happened, and decides.
static std::vector<DirectorDuty> onFloor(const Night& night, const Call& call, int number, const Window& queue)
{
    std::vector<DirectorDuty> duties;
    // who decides: the booklet's manager, or, where a document says nothing of it, the floor
    const Rule decides = isTennessee(night) ? "GP-dispute"_rule : "3.15"_rule;
    if (!call.attended)
        duties.push_back(owe(director::called(DirectorVerb::Attend, number), decides, Severity::Minor, Rulings, queue));
    if (!call.asked)
        duties.push_back(
            owe(director::called(DirectorVerb::Ask, number), "GP-facts"_rule, Severity::Minor, Rulings, queue));
    DirectorDuty ruling = owe(director::called(DirectorVerb::Rule, number), decides, Severity::Major, Rulings, queue);
    const Call* const like = likeCaseBefore(night, static_cast<std::size_t>(number) - 1);
    for (std::size_t choice = call.choices.size(); choice-- > 0;) {
        if (!call.choices[choice].right || (like != nullptr && !isAlike(call.choices[choice], like->ruling())))
            continue;
        ruling.act.amount = static_cast<Chips>(choice) + 1;
        // who does not come has broken no paragraph of the case, but left others to decide it
        ruling.rule = call.attended ? call.choices[choice].rule : decides;
        ruling.alike.push_back(ruling.act);
        // cards that all have seen stay in a hand that has to be dealt anew
        if (call.choices[choice].rule == "3.5.1-multi"_rule)
            ruling.ifWrong = Severity::Critical;
    }
    duties.push_back(std::move(ruling));
    for (std::size_t step = 0; step < duties.size(); ++step) {
        duties[step].chain = duties[step].together = callChain + number;
        duties[step].step = static_cast<int>(step);
    }
    return duties;
}

/// 3.13: who leaves signs out; blinded away, or put out, there is nothing more to sign.
static std::vector<DirectorDuty> signingOut(const Night& night, const Call& call)
{
    const Entrant& person = night.person(call.person);
    if (!person.isIn() && person.presence != Presence::Quit)
        return {};
    return {owe(director::on(DirectorVerb::SignOut, call.person), night.finalTable ? "3.13.2"_rule : "3.13.1"_rule,
                night.finalTable ? Severity::Major : Severity::Minor, Results, untilHand(call.table))};
}

/// What is asked for is answered, unless whoever asked to be back early is back by now.
static std::vector<DirectorDuty> answering(const Night& night, const Call& call, const Window& queue)
{
    if (call.request == Request::BackEarly && night.person(call.person).presence != Presence::Penalised)
        return {};
    DirectorDuty answer = refusal(night, call);
    answer.window = queue;
    return {std::move(answer)};
}

static std::vector<DirectorDuty> onCall(const Night& night, const Call& call, int number)
{
    const Window queue{.kind = Window::Kind::Queue, .table = call.table, .call = number};
    switch (call.kind) {
    case CallKind::Floor:
        return onFloor(night, call, number, queue);
    case CallKind::Asks:
        return answering(night, call, queue);
    case CallKind::Quits:
        return signingOut(night, call);
    case CallKind::Light:
        // no card in the dark
        return {owe(director::at(DirectorVerb::Hold, call.table), "GP-light"_rule, Severity::Minor,
                    DirectorCompetency::Clock, {.kind = Window::Kind::AtOnce, .table = call.table})};
    case CallKind::Chip:
        return {pickUp(night, call, number, queue)};
    case CallKind::Late:
    case CallKind::Offence:
    case CallKind::Deck:
        return {}; // of other chapters, and of the decks
    }
    return {};
}

void calls(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Call& call : night.calls) {
        const int number = night.numberOf(call);
        if (call.kind == CallKind::Floor && call.closed && call.ruled > 0 && !call.cited)
            duties.push_back(citing(call, number));
        if (!call.closed)
            std::ranges::move(onCall(night, call, number), std::back_inserter(duties));
    }
    addShortDecks(night, duties);
}

} // namespace agenda

} // namespace cutcard
