// SPDX-License-Identifier: GPL-3.0-or-later
// Irregularities that are met alike in the games dealt in streets.
#include "core/base/gathered.h"
#include "core/games/street/parts.h"

namespace cutcard::street {

using namespace competencies;

/// How many of the board cards just dealt lay face up in the deck; they lie at the end of the row.
static int boxedAmongDealt(const Situation& situation, const Act& act)
{
    if (act.verb != Verb::Board || !streetGame(situation).habits(situation).replacesBoxedCards)
        return 0;
    const Cards& board = situation.table.board;
    const auto dealt = std::min(board.size(), static_cast<std::size_t>(act.number));
    return sumOf(board | std::views::drop(board.size() - dealt),
                 [&](const LyingCard& lying) { return isBoxed(situation.notes, lying.card) ? 1 : 0; });
}

/// Whether everybody has the cards of the deal, one more than that, and nothing of it is still to be done.
static bool dealIsOver(const Situation& situation, const Procedure& rest)
{
    const auto next = rest.next();
    if (next && next->competency == irregular)
        return false;
    const auto cards = static_cast<std::size_t>(streetGame(situation).variant().holeCards);
    return std::ranges::all_of(situation.notes.dealtIn - situation.notes.folded,
                               [&](Seat seat) { return situation.table.at(seat).hand.size() >= cards; });
}

bool isHoleDealt(const Situation& situation)
{
    return situation.betting.street >= 0 || std::ranges::all_of(situation.notes.dealtIn, [&](Seat seat) {
               return situation.table.at(seat).hand.size() >= 2;
           });
}

bool canStick(const Situation& situation, Seat seat)
{
    const Table& table = situation.table;
    const SeatPlace& place = table.at(seat);
    return place.seated && situation.betting.street < 0 && table.board.empty() && !place.hand.empty()
           && place.hand.size() <= 2 && !table.stub.empty();
}

/// It does: the hand has a card too many, which is found when the hands are counted.
static Procedure stuckTogether(Situation& situation, Seat seat, const Procedure& rest)
{
    // nobody sees it before the hands are counted
    perform(situation.table, act(Verb::Pitch, seat));
    // with the last card of the deal they have been counted already
    return dealIsOver(situation, rest) ? inOrder(handsCounted(), rest) : rest;
}

bool isBoxed(const HandNotes& notes, Card card)
{
    return std::ranges::find(notes.boxed, card) != notes.boxed.end();
}

bool buttonStays(const HandNotes& notes)
{
    return notes.isVoid || (notes.afterVoid && !notes.decided);
}

bool isLeftOutOfDeal(const Situation& situation, Seat seat)
{
    const auto whole = static_cast<std::size_t>(streetGame(situation).variant().holeCards);
    const HandNotes& notes = situation.notes;
    return situation.betting.street < 0 && !notes.dealtIn.contains(seat)
           && std::ranges::any_of(
               notes.dealtIn - notes.folded, [&](Seat each) { return situation.table.at(each).hand.size() < whole; });
}

std::optional<Ban> replacedAtOnce(const Situation& situation, Seat seat)
{
    const auto whole = static_cast<std::size_t>(streetGame(situation).variant().holeCards);
    const bool waiting = std::ranges::any_of(situation.notes.dealtIn - situation.notes.folded, [&](Seat each) {
        return each != seat && situation.table.at(each).hand.size() < whole;
    });
    return onlyIf(situation.notes.exposedFrom == seat && waiting,
                  weighsOnly(streetGame(situation).rules().exposed, Severity::Major, irregular));
}

Procedure boxedOnTop(const Situation& situation)
{
    const Cards& stub = situation.table.stub;
    if (!streetGame(situation).habits(situation).replacesBoxedCards || stub.empty() || !stub.back().faceUp)
        return {};
    return inOrder(callAuthority(Matter::BoxedCard, "GP-boxed-card"_rule, Severity::Major),
                   owe(act(Verb::Burn), "GP-boxed-card"_rule, Severity::Major, irregular));
}

/// The same of one that is seen after the street was begun, or where the board is dealt without a burn.
static Procedure seenOnTop(Situation& situation, const Procedure& rest)
{
    const auto next = rest.next();
    if (next && next->act.verb == Verb::Burn && next->rule != "GP-boxed-card"_rule)
        return inOrder(boxedOnTop(situation), rest);
    if (!next || next->act.verb != Verb::Board || situation.table.stub.empty() || !situation.table.stub.back().faceUp)
        return rest;
    const auto call = callAuthority(Matter::BoxedCard, "GP-boxed-card"_rule, Severity::Major);
    if (const auto instead = streetGame(situation).withoutSpareCard(situation))
        return inOrder(call, *instead);
    if (!streetGame(situation).habits(situation).replacesBoxedCards)
        ++situation.notes.boxedBurns;
    return inOrder(call, owe(act(Verb::Burn), "GP-boxed-card"_rule, Severity::Major, irregular), rest);
}

Procedure warn(Phrase phrase, Seat seat, Rule rule, Severity severity)
{
    return owe(say(phrase, seat), rule, severity, protection);
}

Procedure callAuthority(Matter matter, Rule rule, Severity severity)
{
    return owe(callFloor(matter), rule, severity, irregular);
}

bool liesExposed(const Situation& situation)
{
    const Table& table = situation.table;
    return situation.betting.street < 0
           && (!table.exposed.empty()
               || std::ranges::any_of(
                   table.places,
                   [](const SeatPlace& place) { return std::ranges::any_of(place.hand, &LyingCard::faceUp); }));
}

Procedure exposedInDeal(Situation& situation, Seat seat, const Procedure& rest)
{
    const StreetRules& rules = streetGame(situation).rules();
    const std::size_t dealt =
        sumOf(situation.notes.dealtIn, [&](Seat each) { return situation.table.at(each).hand.size(); });
    const StreetHabits habits = streetGame(situation).habits(situation);
    const bool first = dealt == 1 && habits.firstCardMisdeal;
    if (situation.notes.exposedFrom || first || habits.noSpareCard) {
        return inOrder(owe(say(Phrase::Misdeal), rules.misdeal, Severity::Critical, irregular),
                       owe(act(Verb::GatherCards), rules.misdeal, Severity::Major, irregular), redeal(),
                       streetGame(situation).afterDeal());
    }
    situation.notes.exposedFrom = seat;
    // with the last card of the deal what replaces an exposed one has been passed: it is asked for anew
    const auto ahead = rest.chapters();
    const bool passed = std::ranges::find(ahead, &replaceExposed, &Chapter::open) == ahead.end();
    return inOrder(inAnyOrder({owe(say(Phrase::ExposedCard), rules.exposed, Severity::Minor, irregular),
                               owe(act(Verb::ShowExposed, seat), rules.exposed, Severity::Major, irregular)}),
                   passed ? later({.heading = Heading::ReplaceExposed, .open = replaceExposed}) : Procedure(), rest);
}

Procedure withoutHand(const Situation& situation, Seat seat, const Procedure& rest)
{
    const bool decided = isDecidedEarly(situation.notes);
    const auto ofHand = [&](const Duty& duty) { return decided || duty.act.seat == seat ? Procedure() : owe(duty); };
    // pots that are just being built or pushed are worked out anew, without that hand
    bool gathers = false;
    bool awards = false;
    const auto once = [](bool& done, const Chapter& chapter) {
        return std::exchange(done, true) ? Procedure() : later(chapter);
    };
    const auto duties = [&](const Duty& duty) {
        switch (duty.act.verb) {
        case Verb::Pitch:
        case Verb::ShowExposed:
        case Verb::ShowHand:
        case Verb::TurnUp:
        case Verb::NameHand:
            return ofHand(duty);
        case Verb::Burn:
        case Verb::Board:
        case Verb::ReturnAside:
        case Verb::MuckHand: // who is left has won
            return decided ? Procedure() : owe(duty);
        case Verb::Announce:
            if (duty.act.phrase == Phrase::HandsUp)
                return ofHand(duty);
            return duty.act.phrase == Phrase::Showdown && decided ? Procedure() : owe(duty);
        case Verb::Sweep:
        case Verb::BuildPot:
            return once(gathers, {.heading = Heading::GatherBets, .open = intoPots});
        case Verb::ReturnChips:
            if (duty.competency != pots)
                return owe(duty); // what the player had put in wrongly
            return once(gathers, {.heading = Heading::GatherBets, .open = gatherBets});
        case Verb::PushPot:
            if (situation.notes.decided)
                return owe(duty);
            return once(awards, {.heading = Heading::AwardPots, .open = awardPots, .goesOn = true});
        default:
            return owe(duty);
        }
    };
    const auto turns = [&](const Turn& turn) {
        const bool over = (turn.wait == Wait::Show && decided) || turn.seat == seat;
        return over ? Procedure() : turnOf(turn.seat, turn.wait);
    };
    // whose turn it is may have changed with the hand that is gone
    return rest.withoutBetTurn().mapped(duties, turns);
}

Procedure potsPushedBack(const Situation& situation)
{
    const HandNotes& notes = situation.notes;
    // out of which pot a player's own chips come makes no difference to anybody
    std::vector<Procedure> steps;
    for (std::size_t i = 0; i < situation.table.pots.size(); ++i) {
        for (const Seat seat : notes.dealtIn) {
            const Chips due = putIn(situation, seat) - situation.table.at(seat).inFront();
            if (const Chips most = std::min(situation.table.pots[i].amount, due); most > 0)
                steps.push_back(owe(Duty{.act = pushPot(static_cast<int>(i), seat, most),
                                         .rule = "GP-void-hand"_rule,
                                         .severity = Severity::Critical,
                                         .competency = pots,
                                         .orLess = true}));
        }
    }
    return inAnyOrder(steps);
}

Procedure pushedBackAnew(const Situation& situation, const Procedure& rest)
{
    if (!situation.notes.isVoid)
        return rest;
    bool done = false;
    return rest.mapped([&](const Duty& duty) {
        if (!duty.orLess)
            return owe(duty);
        return std::exchange(done, true) ? Procedure() : potsPushedBack(situation);
    });
}

Procedure betsHandedBack(const Situation& situation)
{
    std::vector<Procedure> bets;
    for (const Seat seat : situation.notes.dealtIn) {
        if (const Chips bet = situation.table.at(seat).bet; bet > 0)
            bets.push_back(owe(act(Verb::ReturnChips, seat, bet), "GP-void-hand"_rule, Severity::Critical, pots));
    }
    return inAnyOrder(bets);
}

Procedure takenBack(Situation& situation, const Incident& incident, Rule rule)
{
    putInFront(situation.table, incident.seat, situation.table.at(incident.seat).bet - incident.amount);
    const Chips stands = situation.table.at(incident.seat).bet + incident.amount;
    return inAnyOrder({warn(Phrase::BetStands, incident.seat, rule, Severity::Major),
                       owe(say(Phrase::CorrectTo, incident.seat, stands), rule, Severity::Major, protection)});
}

Procedure splashed(Situation& situation, const Incident& incident, Rule rule, Severity severity)
{
    situation.table.at(incident.seat).bet -= incident.amount;
    situation.table.pots.back().amount += incident.amount;
    return inAnyOrder({warn(Phrase::DoNotSplash, incident.seat, rule),
                       owe(Duty{.act = act(Verb::SeparateBet, incident.seat, incident.amount),
                                .rule = rule,
                                .severity = severity,
                                .competency = protection,
                                .ifWrong = Severity::Major})});
}

/// Turns a card of the stub over, counted from the top, and what that asks for.
static Procedure boxBelow(Situation& situation, Chips fromTop, const Procedure& rest)
{
    Cards& stub = situation.table.stub;
    LyingCard& lying = stub[stub.size() - static_cast<std::size_t>(fromTop)];
    lying.faceUp = true;
    if (!situation.notes.boxed.full())
        situation.notes.boxed.push_back(lying.card);
    return seenOnTop(situation, rest);
}

Procedure meetBoxedCard(Situation& situation, const Act& act, const Procedure& rest)
{
    Table& table = situation.table;
    const auto call = [] { return callAuthority(Matter::BoxedCard, "GP-boxed-card"_rule, Severity::Major); };
    if (act.verb == Verb::Pitch && table.at(*act.seat).hand.back().faceUp)
        return inOrder(call(), streetGame(situation).cardSeen(situation, *act.seat, rest));
    // lying on top it is seen before it is dealt: as a board card it would be, it makes way for the next
    if (const int among = boxedAmongDealt(situation, act); among > 0) {
        if (const auto instead = streetGame(situation).withoutSpareCard(situation))
            return inOrder(call(), *instead);
        return inOrder(call(), owe(actOnCards(Verb::SetAside, among), "GP-boxed-card"_rule, Severity::Major, irregular),
                       owe(actOnCards(Verb::Board, among), "GP-boxed-card"_rule, Severity::Major, irregular), rest);
    }
    return seenOnTop(situation, rest);
}

} // namespace cutcard::street

namespace cutcard {

std::optional<Procedure> StreetGame::withCardTooMany(Situation& situation, Seat seat, const Procedure& rest) const
{
    return street::canStick(situation, seat) ? std::optional(street::stuckTogether(situation, seat, rest))
                                             : std::nullopt;
}

Procedure StreetGame::meetIncident(Situation& situation, const Incident& incident, const Procedure& rest) const
{
    using namespace street;
    const Seat seat = incident.seat;
    switch (incident.mishap) {
    case Mishap::CardExposed:
        situation.table.at(seat).hand.back().faceUp = true;
        return cardSeen(situation, seat, rest);
    case Mishap::BoxedCard:
        return boxBelow(situation, incident.amount, rest);
    case Mishap::CardsStuck:
        return stuckTogether(situation, seat, rest);
    case Mishap::HandShown:
        return inOrder(warn(Phrase::ProtectHand, seat, "GP-hand-shown"_rule), rest);
    case Mishap::MuckSearched:
        return inOrder(owe(act(Verb::GuardMuck), "GP-muck"_rule, Severity::Major, Competency::Protection),
                       callAuthority(Matter::MuckSearched, "GP-muck"_rule, Severity::Major), rest);
    case Mishap::ChipsTakenBack:
        return inOrder(takenBack(situation, incident, "GP-bet-stands"_rule), rest);
    case Mishap::PotSplashed:
        return inOrder(splashed(situation, incident, "GP-splash"_rule), rest);
    case Mishap::RabbitAsked:
        return inOrder(warn(Phrase::NoRabbit, seat, "GP-decided"_rule), rest);
    case Mishap::Insult:
        return inOrder(callAuthority(Matter::Behaviour, "GP-behaviour"_rule, Severity::Major), rest);
    case Mishap::RulingDisputed:
        return inOrder(callAuthority(Matter::Dispute, "GP-dispute"_rule, Severity::Major), rest);
    default:
        return rest;
    }
}

} // namespace cutcard
