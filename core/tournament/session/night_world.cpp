// SPDX-License-Identifier: GPL-3.0-or-later
// What happens in the room without the director.
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/tournament/acts/night_acts.h"
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

namespace {

Error impossible(std::string expected, std::string found = {})
{
    return faultIn({}, Cause::Impossible, std::move(expected), std::move(found));
}

/// What is asked for, or done, by whom, and from which table it comes up.
Call callOf(const Night& night, const WorldEvent& event, CallKind kind)
{
    Call call{.kind = kind,
              .person = event.person,
              .since = night.now,
              .offence = event.offence,
              .request = event.request,
              .choices = event.choices};
    const bool ofTable = kind == CallKind::Floor || kind == CallKind::Light || kind == CallKind::Deck;
    call.table = ofTable ? event.table : night.person(event.person).table;
    if (event.kind == WorldKind::Dispute)
        call.claimed = event.amount;
    if (const Ring* ring = night.ring(call.table); ring != nullptr)
        call.metAtHand = ring->hands;
    if (kind == CallKind::Offence)
        call.again = night.person(event.person).offence(event.offence) > 0
                     || (event.offence == Offence::Money && night.person(event.person).known);
    return call;
}

Result<Done> signsIn(Night& night, const WorldEvent& event)
{
    if (event.name.empty() || contains(night.people, event.name, &Entrant::name))
        return impossible("a name that is not on the sheet", event.name);
    Entrant late;
    late.name = event.name;
    // by the level's time: nobody signs in at it after that, and an early call does not end it
    const bool runsStill = night.now < night.runsUntil;
    late.signedAtLevel = runsStill ? night.runsStill : std::max(1, night.level) + (night.clockOut ? 1 : 0);
    night.people.push_back(late);
    if (night.stage == NightStage::SettingUp)
        return Done{};
    WorldEvent asks = event;
    asks.person = {.index = static_cast<int>(night.people.size()) - 1};
    night.calls.push_back(callOf(night, asks, CallKind::Late));
    return Done{};
}

Result<Done> miscount(Night& night, const WorldEvent& event)
{
    if (night.stage != NightStage::SettingUp || !night.issued || !night_acts::canBeCounted(night, event.amount))
        return impossible("counted stacks, before play");
    night.ledger.issued += event.amount - night.person(event.person).chips;
    night.person(event.person).chips = event.amount;
    return Done{};
}

Result<Done> cards(Night& night, const WorldEvent& event)
{
    Ring* ring = night.ring(event.table);
    if (ring == nullptr || ring->handOn || ring->drawing.size() != event.cards.size())
        return impossible("a card for each who draws", tableWord(event.table));
    for (std::size_t i = 0; i < event.cards.size(); ++i) {
        const auto& [who, card] = event.cards[i];
        if (!contains(ring->drawing, who))
            return impossible("somebody who draws", tableWord(event.table));
        for (std::size_t j = 0; j < i; ++j) {
            if (event.cards[j].second == card || event.cards[j].first == who)
                return faultIn({}, Cause::DuplicateCard, {}, card.text());
        }
    }
    ring->drawn = event.cards;
    return Done{};
}

/// Who deals if nobody was drawn: a table left to itself goes on with what it has.
void dealAnyhow(Night& night, Ring& ring)
{
    const bool drawOwed = std::exchange(ring.drawOwed, false);
    if (!comingPositions(ring, {.dealerIsSmallBlind = night.house.table.dealerIsSmallBlind}))
        ring.dealer = stacksAt(ring).front();
    ring.drawOwed = drawOwed;
}

/// What a table has to be so that a hand can begin there, and is not.
Result<Done> hindrance(const Night& night, const Ring* ring, TableNo table)
{
    if (night.stage != NightStage::Playing || ring == nullptr || ring->closed)
        return impossible("a table in play", tableWord(table));
    if (ring->handOn)
        return impossible(isFrozen(night, table) ? "a table that waits for no ruling"
                                                 : "a table whose last hand is over",
                          tableWord(table));
    if (night.pausedAt)
        return impossible("a clock that runs", "paused");
    if (ring->held)
        return impossible("a table that is not held", tableWord(table) + ", held");
    if (ring->breaking)
        return impossible("a table that is not broken", tableWord(table) + ", breaking");
    if (const int stacks = stackCount(*ring); stacks < 2)
        return impossible("a table of two or more", tableWord(table) + ": " + std::to_string(stacks));
    return Done{};
}

Result<Done> handBegins(Night& night, const WorldEvent& event)
{
    Ring* ring = night.ring(event.table);
    TRY(hindrance(night, ring, event.table));
    ring->mucked.clear();
    ring->handEnds = event.until;
    // nobody has put the button right: the hand is dealt from there, and it stands
    if (ring->astray)
        ring->dealer = ring->astray;
    if (isTennessee(night))
        return beginTennesseeHand(night, *ring) ? Result<Done>(Done{})
                                                : impossible(ring->stopped ? "a table that is not stopped"
                                                                           : "a table of no more than there are chairs",
                                                             tableWord(event.table));
    const PositionOptions options{.dealerIsSmallBlind = night.house.table.dealerIsSmallBlind};
    auto positions = comingPositions(*ring, options);
    if (!positions) {
        dealAnyhow(night, *ring);
        ring->drawOwed = false;
        positions = comingPositions(*ring, options);
    }
    if (!positions)
        return impossible("a dealer", tableWord(event.table));
    beginHand(*ring, *positions);
    ring->smallBlind = night.house.blinds(night.level).small;
    ring->bigBlind = night.house.blinds(night.level).big;
    night.lateOpen = night.lateOpen && isSignInOpen(night);
    night.breakWaits = 0;
    return Done{};
}

/// What is wrong with one of the stacks that a hand is said to end with.
Result<Done> wrongIn(const Night& night, const Ring& ring, const WorldEvent& event, const StackAfter& stack)
{
    const auto same = std::ranges::count(event.stacks, stack.who, &StackAfter::who);
    if (!night.knows(stack.who) || !sitsAt(ring, stack.who) || same != 1)
        return impossible("stacks of the table, each once", tableWord(event.table));
    const bool lent = stack.loan > 0 && isTennessee(night);
    if ((stack.loan != 0 || stack.lost) && (!lent || stack.lost != (stack.chips <= stack.loan)))
        return impossible("a loan, lost with no more than that left and won with more", tableWord(event.table));
    if (stack.chips != 0 && !night_acts::canBeCounted(night, stack.chips))
        return impossible("chips that there are", std::to_string(stack.chips));
    return Done{};
}

/// Whoever is not named has what there was before.
Result<Done> wrongStacks(const Night& night, const Ring& ring, const WorldEvent& event)
{
    Chips before = ring.carried;
    Chips after = event.amount;
    for (const StackAfter& stack : event.stacks) {
        TRY(wrongIn(night, ring, event, stack));
        before += night.person(stack.who).chips + stack.loan;
        after += stack.chips;
    }
    if (before == after)
        return Done{};
    return faultIn({}, Cause::WrongCount, std::to_string(before) + " chips", std::to_string(after));
}

/// Counts a stack after a hand; true if its owner is out with it.
bool isOutWith(Night& night, const StackAfter& stack, TableNo table)
{
    Entrant& person = night.person(stack.who);
    const Chips had = std::exchange(person.chips, stack.chips);
    bookLoans(night, stack, had);
    if (stack.chips > 0 && !stack.lost)
        return false;
    // what is left of a lost loan lies there until the bank has it
    if (stack.chips == 0)
        leaveTable(night, stack.who);
    person.outAt = table;
    if (person.presence == Presence::Unclaimed)
        person.presence = Presence::Cleared;
    const bool out = person.isIn();
    if (out)
        person.presence = Presence::Out;
    return out;
}

Result<Done> handEnds(Night& night, const WorldEvent& event)
{
    Ring* ring = night.ring(event.table);
    if (ring == nullptr || !ring->handOn || event.number != ring->hands)
        return impossible("the hand that is on", tableWord(event.table) + " " + std::to_string(event.number));
    TRY(wrongStacks(night, *ring, event));
    ring->handOn = false;
    ring->carried = event.amount;
    ring->readyAt = night.now + handPause;
    ring->mucked.clear();
    std::vector<StackAfter> out;
    for (const StackAfter& stack : event.stacks) {
        const Chips had = night.person(stack.who).chips;
        if (isOutWith(night, stack, event.table))
            out.push_back({.who = stack.who, .chips = had, .value = stack.value});
    }
    placeTogether(night, event.table, out);
    night_acts::takeLeavers(night, *ring);
    return Done{};
}

Result<Done> comesOrGoes(Night& night, const WorldEvent& event)
{
    Entrant& person = night.person(event.person);
    const bool goes = event.kind == WorldKind::GoesAway;
    const bool served = person.presence == Presence::Penalised && person.penaltyEnds <= night.now;
    if (goes ? person.presence != Presence::Seated : person.presence != Presence::Away && !served)
        return impossible(goes ? "somebody who is there" : "somebody who may come back", person.name);
    if (Call* call = night.openCall(CallKind::Asks, event.person); call != nullptr && served && !goes)
        call->closed = call->closed || call->request == Request::BackEarly;
    person.presence = goes ? Presence::Away : Presence::Seated;
    person.penaltyEnds = goes ? event.until : 0;
    return Done{};
}

/// An offence that nothing was done about in its hand was one all the same: the next is no first any more.
void passOver(Night& night, EntrantId who)
{
    const Ring* ring = night.ring(night.person(who).table);
    Call* call = night.openCall(CallKind::Offence, who);
    if (ring == nullptr || call == nullptr || call->metAtHand == ring->hands)
        return;
    call->closed = true;
    night.person(who).noteOffence(call->offence);
}

bool plays(const Night& night, const Entrant& person)
{
    return night.stage == NightStage::Playing && person.isIn() && !person.table.isNone();
}

/// Friends who want one table say so when they sign in (2.1.2.1), before a hand is dealt.
bool isAtTheDraw(const Night& night, const Entrant& person)
{
    return night.stage == NightStage::SettingUp && !isTennessee(night)
           && (person.presence == Presence::Signed || person.isIn());
}

/// TN-odc-2: before play, without a deposit.
bool isUnpaid(const Night& night, const Entrant& person)
{
    return night.stage == NightStage::SettingUp && isTennessee(night) && person.page.deposit <= 0;
}

/// Who may ask for something, by what is said to everybody else; nothing: whoever asks is one of them.
std::optional<std::string> missingToAsk(const Night& night, const Entrant& person, Request request)
{
    if (request == Request::PayLater)
        return isUnpaid(night, person) ? std::nullopt : std::optional<std::string>("somebody who has not paid in");
    // who has left may want to come back to what still lies there
    if (request == Request::PlayAgain) {
        if (person.presence != Presence::Quit || person.table.isNone())
            return "somebody who has left, with a stack that still lies there";
    } else if (!plays(night, person) && (request != Request::Friends || !isAtTheDraw(night, person))) {
        return "somebody who plays";
    }
    if (request == Request::Late)
        return "somebody who signs in";
    // its document has nothing to answer the others by
    if (isTennessee(night) && request != Request::Rebuy)
        return "a request of a Tennessee event";
    if (request == Request::BackEarly && person.presence != Presence::Penalised)
        return "somebody who serves a penalty";
    return std::nullopt;
}

/// Comes to the director with something, once at a time.
Result<Done> comesUp(Night& night, const WorldEvent& event, CallKind kind)
{
    if (night.openCall(kind, event.person) != nullptr)
        return faultIn({}, Cause::Duplicate, "somebody whose last call of this kind was answered",
                       night.person(event.person).name);
    night.calls.push_back(callOf(night, event, kind));
    return Done{};
}

Result<Done> asks(Night& night, const WorldEvent& event)
{
    const Entrant& person = night.person(event.person);
    if (auto missing = missingToAsk(night, person, event.request))
        return impossible(*std::move(missing), person.name);
    return comesUp(night, event, CallKind::Asks);
}

Result<Done> quits(Night& night, const WorldEvent& event)
{
    const Entrant& person = night.person(event.person);
    return plays(night, person) ? comesUp(night, event, CallKind::Quits)
                                : impossible("somebody who plays", person.name);
}

Result<Done> offends(Night& night, const WorldEvent& event)
{
    const Entrant& person = night.person(event.person);
    if (!plays(night, person))
        return impossible("somebody who plays", person.name);
    passOver(night, event.person);
    auto called = comesUp(night, event, CallKind::Offence);
    const Ring* ring = night.ring(person.table);
    const bool ofHand = event.offence == Offence::Phone || event.offence == Offence::CardsBelow
                        || event.offence == Offence::ExposedLive;
    const bool holds = ring->handOn && !contains(ring->mucked, event.person);
    if (called && (person.presence != Presence::Seated || (ofHand && !holds)))
        return impossible("somebody in a hand", person.name);
    return called;
}

Result<Done> floorCall(Night& night, const WorldEvent& event)
{
    const Ring* ring = night.ring(event.table);
    if (ring == nullptr || !ring->handOn)
        return impossible("a table with a hand on", tableWord(event.table));
    if (event.choices.size() < 2 || std::ranges::count(event.choices, true, &RulingChoice::right) < 1)
        return impossible("two ways to rule, one of them right", tableWord(event.table));
    for (auto choice = event.choices.begin(); choice != event.choices.end(); ++choice) {
        if (std::ranges::find(choice + 1, event.choices.end(), choice->act, &RulingChoice::act) != event.choices.end())
            return faultIn({}, Cause::Duplicate, "each ruling once", tableWord(event.table));
    }
    if (event.kind == WorldKind::Dispute && (!sitsAt(*ring, event.person) || event.amount <= 0))
        return impossible("somebody at the table, and a bet", tableWord(event.table));
    night.calls.push_back(callOf(night, event, CallKind::Floor));
    return Done{};
}

Result<Done> playsOn(Night& night, const WorldEvent& event)
{
    Call* call = night.call(event.number);
    // who signed in in time has a seat to come (2.1.5)
    const bool inTime = call != nullptr && call->kind == CallKind::Late
                        && night.person(call->person).signedAtLevel <= night.house.lateLevels;
    if (call == nullptr || call->closed || inTime)
        return impossible("a call that waits", std::to_string(event.number));
    if (call->kind == CallKind::Chip)
        night_acts::handBack(night, *call, call->person); // its owner picks it up
    call->closed = true;
    if (call->kind == CallKind::Late)
        night.person(call->person).presence = Presence::Refused;
    if (call->kind == CallKind::Offence)
        night.person(call->person).noteOffence(call->offence);
    return Done{};
}

/// What fails at a table: its light, or its deck.
Result<Done> fails(Night& night, const WorldEvent& event)
{
    Ring* ring = night.ring(event.table);
    if (night.stage != NightStage::Playing || ring == nullptr || ring->closed)
        return impossible("a table in play", tableWord(event.table));
    const bool light = event.kind == WorldKind::LightOut;
    bool& failed = light ? ring->dark : ring->deckShort;
    if (std::exchange(failed, true))
        return faultIn({}, Cause::Duplicate, {}, tableWord(event.table));
    if (light)
        ring->lightAt = event.until;
    // a table that is held waits already
    if (!light || !ring->held)
        night.calls.push_back(callOf(night, event, light ? CallKind::Light : CallKind::Deck));
    return Done{};
}

Result<Done> lightOn(Night& night, const WorldEvent& event)
{
    Ring* ring = night.ring(event.table);
    // it may have come back by itself at the time that was said
    const bool back = ring != nullptr && ring->lightAt > 0 && !ring->dark;
    if (ring == nullptr || (!std::exchange(ring->dark, false) && !back))
        return impossible("a table without light", tableWord(event.table));
    if (back || ring->lightAt != night.now)
        ring->lightAt = 0;
    if (Call* call = night.openCall(CallKind::Light, event.table); call != nullptr)
        call->closed = true;
    return Done{};
}

Result<Done> chipFalls(Night& night, const WorldEvent& event)
{
    Entrant& person = night.person(event.person);
    if (!plays(night, person) || !night_acts::canBeCounted(night, event.amount) || event.amount >= person.chips
        || night.openCall(CallKind::Chip, event.person) != nullptr)
        return impossible("a chip, and not the last, of somebody who plays", person.name);
    Call call = callOf(night, event, CallKind::Chip);
    call.amount = event.amount;
    person.chips -= event.amount;
    night.calls.push_back(std::move(call));
    return Done{};
}

/// The clock stands still, or somebody sees that it does.
Result<Done> clockStands(Night& night, const WorldEvent& event)
{
    if (night.stage != NightStage::Playing)
        return impossible("a night in play");
    if (event.kind == WorldKind::ClockStops) {
        if (night.stoodAt || night.pausedAt || night.clockOut)
            return impossible("a clock that runs");
        night.stoodAt = night.now;
        night.clockSeen = false;
        return Done{};
    }
    // said once more where acts came between the time at which somebody sees it and this word of it
    if (night.clockSeen)
        return Done{};
    if (!night.stoodAt && !night.pausedAt)
        return impossible("a clock that stands");
    night.clockSeen = true;
    // whoever sees it starts it; after a break only the director says when play goes on
    night.stoodAt.reset();
    return Done{};
}

Result<Done> sitsWrong(Night& night, const WorldEvent& event)
{
    Entrant& person = night.person(event.person);
    const TableNo drawn = person.table;
    Ring* ring = night.ring(event.table);
    // a chair is soon drawn up
    const bool room = ring != nullptr && stackCount(*ring) < maxSeats;
    if (night.stage != NightStage::SettingUp || drawn.isNone() || drawn == event.table || !room)
        return impossible("before play a table that was not drawn, with a chair", tableWord(event.table));
    leaveTable(night, event.person);
    seatAfter(*ring, event.person, stacksAt(*ring).empty() ? EntrantId() : stacksAt(*ring).back());
    person.table = event.table;
    person.drawn = drawn;
    return Done{};
}

Result<Done> buttonAstray(Night& night, const WorldEvent& event)
{
    Ring* ring = night.ring(event.table);
    if (night.stage != NightStage::Playing || ring == nullptr)
        return impossible("a table in play", tableWord(event.table));
    const bool waits = ring->isOpen() && !ring->handOn && !ring->breaking && ring->last && !ring->drawOwed
                       && !ring->dealer && !ring->astray;
    const auto due = waits ? comingDealer(night, *ring) : std::nullopt;
    if (!due || !sitsAt(*ring, event.person) || *due == event.person)
        return impossible("between two hands somebody whose turn it is not", tableWord(event.table));
    ring->astray = event.person;
    return Done{};
}

Result<Done> clockOut(Night& night, const WorldEvent& /*event*/)
{
    // said once more where acts came between the end of the time and this word of it
    if (night.stage != NightStage::Playing || night.pausedAt || night.stoodAt
        || (night.clockOut && night.now <= night.levelEnds))
        return impossible("a clock that runs");
    if (night.now < night.levelEnds)
        return impossible("no earlier than " + nightTimeText(night.levelEnds), nightTimeText(night.now));
    night.clockOut = true;
    return Done{};
}

/// What an event of a kind does to the room.
struct Happening {
    WorldKind kind{};
    Result<Done> (*happened)(Night&, const WorldEvent&) = nullptr;
};

constexpr KeyedRows<Happening, &Happening::kind, worldKindCount> happenings({
    {WorldKind::SignsIn, signsIn},
    {WorldKind::Miscount, miscount},
    {WorldKind::Drawn, cards},
    {WorldKind::HandBegins, handBegins},
    {WorldKind::HandEnds, handEnds},
    {WorldKind::ClockOut, clockOut},
    {WorldKind::GoesAway, comesOrGoes},
    {WorldKind::ComesBack, comesOrGoes},
    {WorldKind::Quits, quits},
    {WorldKind::Offends, offends},
    {WorldKind::Asks, asks},
    {WorldKind::FloorCall, floorCall},
    {WorldKind::PlaysOn, playsOn},
    {WorldKind::LightOut, fails},
    {WorldKind::LightOn, lightOn},
    {WorldKind::DeckShort, fails},
    {WorldKind::ChipFalls, chipFalls},
    {WorldKind::ClockStops, clockStands},
    {WorldKind::ClockSeen, clockStands},
    {WorldKind::SitsWrong, sitsWrong},
    {WorldKind::ButtonAstray, buttonAstray},
    {WorldKind::Dispute, floorCall},
});

} // namespace

Result<Done> happen(Night& night, const WorldEvent& event)
{
    if (night.stage == NightStage::Over)
        return impossible("a night that goes on");
    const WorldKindFacts& facts = worldKinds.of(event.kind);
    if (facts.fields.find('p') != std::string_view::npos && !night.knows(event.person))
        return impossible("somebody of this night");
    if (facts.ofTheLeague && isTennessee(night))
        return impossible("an event of a Tennessee event");
    Night changed = night;
    TRY(happenings.of(event.kind).happened(changed, event));
    changed.incidents += event.planned;
    noteBalance(changed);
    night = std::move(changed);
    return Done{};
}

} // namespace cutcard
