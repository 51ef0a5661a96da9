// SPDX-License-Identifier: GPL-3.0-or-later
// TN-boat-1, and cards that were seen when they should not have been.
#include "core/base/gathered.h"
#include "core/games/tennessee/parts.h"

namespace cutcard::tennessee_rules {

using namespace street;

using namespace competencies;
constexpr int handCards = 5;
constexpr int boardCards = 4;
constexpr int burnsOfAHand = 3;

static int cardsOf(const SeatPlace& place)
{
    return static_cast<int>(place.hand.size() + place.discards.size());
}

Procedure pitchBoat(const Situation& situation, int)
{
    const SeatSet live = liveSeats(situation.table);
    if (live.size() < 2 || !situation.table.button)
        return {};
    std::vector<Procedure> steps;
    for (int pass = 2; pass < handCards; ++pass) {
        Seat seat = *situation.table.button;
        for (int i = 0; i < live.size(); ++i) {
            seat = live.nextAfter(seat);
            steps.push_back(owe(Duty{.act = act(Verb::Pitch, seat),
                                     .rule = "TN-boat-1"_rule,
                                     .severity = Severity::Critical,
                                     .competency = delivery,
                                     .order = "TN-struct-1"_rule,
                                     .among = "GP-clockwise"_rule}));
        }
    }
    return inOrder(steps);
}

Procedure replaceBoat(const Situation& situation, int)
{
    return inOrder(eachOf(situation.notes.boatExposed, [](Seat seat) {
        return owe(act(Verb::Pitch, seat), "GP-exposed-boat"_rule, Severity::Major, irregular);
    }));
}

Procedure placeBoat(const Situation& situation, int)
{
    const bool shown = std::ranges::any_of(situation.table.exposed, &LyingCard::faceUp);
    return shown ? owe(act(Verb::PlaceExposed), "GP-exposed-boat"_rule, Severity::Minor, irregular) : Procedure();
}

Procedure boatCardSeen(Situation& situation, Seat seat, const Procedure& rest)
{
    const auto words = owe(say(Phrase::ExposedCard), "GP-exposed-boat"_rule, Severity::Minor, irregular);
    if (spareCards(situation) < 1)
        return inOrder(words, voidHand(situation, "GP-no-card-left"_rule));
    const bool last = streetOf(situation) == boat;
    situation.notes.boatExposed.push_back(seat);
    const Procedure replacements =
        last ? inOrder(replaceBoat(situation, 0), later({.heading = Heading::Boat, .open = placeBoat, .goesOn = true}))
             : Procedure();
    // all that are still to come are replaced in the order in which they were exposed
    const auto isReplaced = [&](const Duty& duty) {
        return last && duty.rule == "GP-exposed-boat"_rule && isOneOf(duty.act.verb, {Verb::Pitch, Verb::PlaceExposed});
    };
    return inOrder(words, owe(act(Verb::ShowExposed, seat), "GP-exposed-boat"_rule, Severity::Major, irregular),
                   callAuthority(Matter::Dispute, "GP-exposed-boat"_rule, Severity::Minor), replacements,
                   rest.without(isReplaced));
}

void noteBoatPitch(Situation& situation, Seat seat)
{
    auto& exposed = situation.notes.boatExposed;
    const auto waiting = static_cast<int>(std::ranges::count(exposed, seat));
    // more than the five that are coming anyway: this one was in place of an exposed card
    if (waiting > 0 && cardsOf(situation.table.at(seat)) + waiting > handCards)
        exposed.eraseAt(static_cast<std::size_t>(std::ranges::find(exposed, seat) - exposed.begin()));
}

int spareCards(const Situation& situation)
{
    const Table& table = situation.table;
    const HandNotes& notes = situation.notes;
    int needed = boardCards - static_cast<int>(table.board.size());
    for (const Seat seat : situation.betting.street < 0 ? notes.dealtIn : liveSeats(table))
        needed += std::max(0, handCards - cardsOf(table.at(seat)));
    if (tennesseeOptions(situation).burns)
        needed += std::max(0, burnsOfAHand - static_cast<int>(table.burns.size()) + notes.boxedBurns
                                  - (notes.exposedFrom ? 1 : 0));
    // a boxed card that was set aside does not come back
    const auto comesBack = [&](const LyingCard& lying) { return !street::isBoxed(notes, lying.card); };
    return static_cast<int>(table.stub.size()) + static_cast<int>(std::ranges::count_if(table.aside, comesBack))
           - needed;
}

Procedure voidHand(Situation& situation, Rule rule)
{
    HandNotes& notes = situation.notes;
    notes.isVoid = true;
    notes.loanAsked.reset();
    notes.decided = true;
    const Procedure pushed = potsPushedBack(situation);
    std::vector<Procedure> loans;
    for (const Seat seat : notes.dealtIn) {
        SeatPlace& place = situation.table.at(seat);
        place.bet = place.inFront();
        place.earlier = 0;
        if (notes.loan(seat) > 0)
            loans.push_back(
                owe(act(Verb::TakeLoan, seat, notes.loan(seat)), "GP-void-hand"_rule, Severity::Critical, pots));
    }
    // a loan is there to be taken back once the bets are; when the cards are gathered no document says
    return inOrder(callAuthority(Matter::FouledDeck, rule, Severity::Critical),
                   owe(say(Phrase::HandVoid), rule, Severity::Major, irregular),
                   inAnyOrder({inOrder(inAnyOrder({pushed, betsHandedBack(situation)}), inAnyOrder(loans)),
                               owe(act(Verb::GatherCards), "GP-gather-cards"_rule, Severity::Minor, deck)}));
}

} // namespace cutcard::tennessee_rules
