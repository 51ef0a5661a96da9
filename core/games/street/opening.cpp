// SPDX-License-Identifier: GPL-3.0-or-later
// Shuffle, cut, blinds and the deal: what they have in common in the games dealt in streets.
#include "core/base/gathered.h"
#include "core/games/street/parts.h"

namespace cutcard::street {

using namespace competencies;

static Procedure afterCut(const Situation& situation, int)
{
    const HouseOptions& options = *situation.house;
    const Rule rule = streetGame(situation).rules().shuffle;
    const int cut = situation.table.cutOff;
    auto cutCard = owe(act(Verb::PlaceCutCard), rule, Severity::Minor, deck);
    if (cut == 0)
        return cutCard;
    if (cut < options.leastCut || cut > options.mostCut)
        return inOrder(owe(say(Phrase::CutAgain, cutter(situation)), rule, Severity::Major, deck),
                       turnOf(cutter(situation), Wait::Cut),
                       later({.heading = Heading::ShuffleAndCut, .open = afterCut, .waitsForPlayers = true}));
    return inOrder(owe(act(Verb::CompleteCut), rule, Severity::Major, deck), cutCard);
}

static Procedure postBlind(const Situation& situation, Seat seat)
{
    const SeatPlace& place = situation.table.at(seat);
    if (place.bet > 0)
        return {};
    if (!place.absent)
        return turnOf(seat, Wait::Post);
    const StreetGame& game = streetGame(situation);
    return owe(act(Verb::PostFor, seat, game.blindDue(situation, seat)), blindRule(situation, seat), Severity::Major,
               blinds);
}

Rule blindRule(const Situation& situation, Seat seat)
{
    const HandNotes& notes = situation.notes;
    const StreetRules& rules = streetGame(situation).rules();
    if (const Rule other = rules.otherBlinds(situation); other != Rule())
        return other;
    if (notes.makingUp.contains(seat))
        return rules.missedBlind;
    if (seat == notes.openingBlindSeat)
        return rules.openingBlind;
    return seat == notes.smallBlindSeat ? rules.smallBlind : rules.bigBlind;
}

void setPositions(Table& table, HandNotes& notes, const Positions& positions)
{
    table.button = positions.button;
    notes.button = positions.button;
    notes.smallBlindSeat = positions.smallBlind;
    notes.bigBlindSeat = positions.bigBlind;
}

void begin(Situation& situation, const HandNotes& notes, Chips carried)
{
    Table& table = situation.table;
    situation.notes = notes;
    for (const Seat seat : notes.dealtIn)
        situation.notes.stackBefore(seat) = allChips(table, seat);
    table.pots.clear();
    table.pots.push_back({.amount = carried, .eligible = {}});
    situation.betting = {};
}

/// Who posts in a hand, in their order.
static std::vector<Seat> posters(const HandNotes& notes)
{
    std::vector<Seat> seats;
    for (const auto& seat : {notes.openingBlindSeat, notes.smallBlindSeat, std::optional(notes.bigBlindSeat)}) {
        if (seat)
            seats.push_back(*seat);
    }
    for (const Seat seat : notes.makingUp)
        seats.push_back(seat);
    return seats;
}

std::vector<Seat> stillToPost(const Situation& situation)
{
    return thoseOf(posters(situation.notes),
                   [&](Seat seat) { return situation.table.at(seat).bet == 0 && !situation.table.at(seat).absent; });
}

Seat cutter(const Situation& situation)
{
    const Seat shuffler = situation.notes.shuffler.value_or(*situation.table.button);
    const SeatSet present =
        situation.notes.dealtIn.where([&](Seat seat) { return seat != shuffler && !situation.table.at(seat).absent; });
    return present.empty() ? shuffler : present.nextBefore(shuffler);
}

static Procedure shuffleAndCut(const Situation& situation, int)
{
    if (!situation.table.button)
        return {}; // looked ahead to while the first dealer is still drawn for
    const HouseOptions& options = *situation.house;
    const Rule rule = streetGame(situation).rules().shuffle;
    std::vector<Procedure> steps;
    for (int i = situation.table.shuffles; i < options.leastShuffles; ++i)
        steps.push_back(owe(act(Verb::Shuffle), rule, Severity::Major, deck));
    steps.push_back(freeShuffles(rule));
    const Seat seat = cutter(situation);
    steps.push_back(owe(act(Verb::OfferCut, seat), rule, Severity::Major, deck));
    steps.push_back(turnOf(seat, Wait::Cut));
    // foreseeable, so that a dealer who goes on without offering the cut is told so
    steps.push_back(later({.heading = Heading::ShuffleAndCut, .open = afterCut}));
    return inOrder(steps);
}

Procedure freeShuffles(Rule rule)
{
    return owe(Duty{.act = act(Verb::Shuffle), .rule = rule, .competency = deck, .optional = true, .repeats = true});
}

static Procedure postBlinds(const Situation& situation, int)
{
    const auto blinds = eachOf(posters(situation.notes), [&](Seat seat) { return postBlind(situation, seat); });
    // the dealer's own posts for players who are away, which nobody waits for
    const bool allAway = std::ranges::all_of(blinds, [](const Procedure& blind) { return blind.turns().empty(); });
    return allAway ? inAnyOrder(blinds) : inOrder(blinds);
}

static Procedure pitchHoleCards(const Situation& situation, int)
{
    if (!situation.table.button)
        return {}; // looked ahead to while the first dealer is still drawn for
    // as many passes as cards, from the button's left to the button
    const StreetRules& rules = streetGame(situation).rules();
    const int passes = streetGame(situation).variant().holeCards;
    const SeatSet dealtIn = situation.notes.dealtIn;
    std::vector<Procedure> steps;
    for (int pass = 0; pass < passes; ++pass) {
        Seat seat = *situation.table.button;
        for (int i = 0; i < dealtIn.size(); ++i) {
            seat = dealtIn.nextAfter(seat);
            const bool absent = situation.table.at(seat).absent;
            const bool edge = (pass == 0 && i == 0) || (pass + 1 == passes && i + 1 == dealtIn.size());
            const Rule rule = absent ? rules.absentPitch : edge ? rules.buttonLast : rules.pitch;
            steps.push_back(owe(Duty{.act = act(Verb::Pitch, seat),
                                     .rule = rule,
                                     .severity = Severity::Major,
                                     .competency = delivery,
                                     .order = rules.dealOrder,
                                     .among = rules.dealOrder == Rule() ? Rule() : "GP-clockwise"_rule}));
        }
    }
    return inOrder(steps);
}

Procedure replaceExposed(const Situation& situation, int)
{
    const HandNotes& notes = situation.notes;
    if (!notes.exposedFrom || isDecidedEarly(notes))
        return {};
    const Rule rule = streetGame(situation).rules().exposed;
    const bool folded = notes.folded.contains(*notes.exposedFrom);
    // mucked before it was shown, it lies in the muck and stands for no burn
    if (folded && situation.table.exposed.empty())
        return {};
    Procedure replacement;
    if (!folded)
        replacement = owe(act(Verb::Pitch, *notes.exposedFrom), rule, Severity::Major, irregular);
    return inOrder(replacement, owe(act(Verb::PlaceExposed), rule, Severity::Major, irregular));
}

/// The count of every hand before anybody acts.
static Procedure countHands(const Situation& situation, int)
{
    if (!situation.table.button)
        return {}; // looked ahead to, nobody has been dealt in
    if (isDecidedEarly(situation.notes))
        return {};
    const auto cards = static_cast<std::size_t>(streetGame(situation).variant().holeCards);
    for (const Seat seat : situation.notes.dealtIn - situation.notes.folded) {
        if (situation.table.at(seat).hand.size() == cards)
            continue;
        return inOrder(owe(callFloor(Matter::WrongCount), "GP-wrong-count"_rule, Severity::Critical, irregular),
                       owe(say(Phrase::Misdeal), "GP-wrong-count"_rule, Severity::Major, irregular),
                       owe(act(Verb::GatherCards), "GP-wrong-count"_rule, Severity::Major, irregular), redeal());
    }
    return {};
}

Procedure handsCounted()
{
    // what it finds in a hand can't be foreseen before the hand is there
    return later({.heading = Heading::ReplaceExposed, .open = countHands, .depends = true});
}

Procedure deal()
{
    return inOrder(later({.heading = Heading::HoleCards, .open = pitchHoleCards}),
                   later({.heading = Heading::ReplaceExposed, .open = replaceExposed}), handsCounted());
}

Procedure openingOf()
{
    return inOrder(later({.heading = Heading::ShuffleAndCut, .open = shuffleAndCut, .waitsForPlayers = true}),
                   later({.heading = Heading::Blinds, .open = postBlinds, .waitsForPlayers = true}));
}

Procedure redeal()
{
    return inOrder(later({.heading = Heading::ShuffleAndCut, .open = shuffleAndCut, .waitsForPlayers = true}), deal());
}

bool isOutSinceLastHand(const Situation& situation, Seat seat)
{
    const SeatPlace& place = situation.table.at(seat);
    return place.seated && place.chips() == 0 && (situation.notes.number > 1 || situation.notes.decided)
           && situation.table.stub.size() == cardCount;
}

bool isEarlyBlind(const Situation& situation, const Act& act)
{
    const HandNotes& notes = situation.notes;
    const SeatPlace& place = situation.table.at(*act.seat);
    const bool owes = act.seat == notes.openingBlindSeat || act.seat == notes.smallBlindSeat
                      || act.seat == notes.bigBlindSeat || notes.makingUp.contains(*act.seat);
    return act.verb == Verb::PostFor && owes && place.absent && place.bet == 0 && !situation.table.cutCardPlaced
           && liveSeats(situation.table).empty() && act.amount == streetGame(situation).blindDue(situation, *act.seat);
}

std::optional<Rule> ruleOfWrongBlind(const Situation& situation)
{
    const HandNotes& notes = situation.notes;
    const Rule named = streetGame(situation).rules().wrongBlind;
    for (const auto& seat : {notes.openingBlindSeat, notes.smallBlindSeat, std::optional(notes.bigBlindSeat)}) {
        if (seat && notes.blind(*seat) > 0 && situation.table.at(*seat).bet != notes.blind(*seat))
            return named == Rule() ? blindRule(situation, *seat) : named;
    }
    return std::nullopt;
}

Procedure askForBlind(Situation& situation, Seat seat)
{
    const StreetGame& game = streetGame(situation);
    const Rule rule = blindRule(situation, seat);
    situation.notes.askedForBlind.insert(seat);
    return inOrder(owe(say(Phrase::Blinds, seat, game.blindDue(situation, seat)), rule, Severity::Major, blinds),
                   turnOf(seat, Wait::Post));
}

Procedure post(Situation& situation, const Decision& decision)
{
    const StreetGame& game = streetGame(situation);
    const Chips due = game.blindDue(situation, decision.seat);
    putInFront(situation.table, decision.seat, decision.amount);
    situation.notes.blind(decision.seat) = due;
    if (decision.amount == due)
        return {};
    const Rule named = game.rules().wrongBlind;
    const Rule wrong = named == Rule() ? blindRule(situation, decision.seat) : named;
    auto said = owe(say(Phrase::CorrectTo, decision.seat, due), wrong, Severity::Major, blinds);
    if (decision.amount < due || !game.habits(situation).handsBackExcess)
        return said;
    return inAnyOrder(
        {said, owe(act(Verb::ReturnChips, decision.seat, decision.amount - due), wrong, Severity::Major, blinds)});
}

} // namespace cutcard::street
