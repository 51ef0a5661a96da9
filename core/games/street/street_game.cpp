// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/street/street_game.h"

#include "core/acts/traits.h"
#include "core/games/catalogue/catalogue.h"
#include "core/games/street/parts.h"

namespace cutcard {

using namespace street;

/// What a betting decision needs to be within a player's power, right or wrong.
static bool isPossibleBet(const Situation& situation, const Decision& decision)
{
    const Table& table = situation.table;
    const BettingRound round = currentRound(situation);
    const SeatPlace& place = table.at(decision.seat);
    const Chips all = allChips(table, decision.seat);
    // nobody has a part of a chip
    if (place.hand.empty() || !streetGame(situation).canStillAct(situation, decision.seat)
        || decision.amount % situation.house->smallestChip() != 0)
        return false;
    switch (decision.choice) {
    case Choice::Check:
        return (place.bet >= round.betTo && situation.notes.saidRaise != decision.seat)
               || streetGame(situation).rules().checkRefused(situation, round) != Rule();
    case Choice::Call:
        return round.betTo > place.bet && place.stack > 0;
    case Choice::AllIn:
        return place.stack > 0;
    case Choice::BetTo:
        return round.betTo == 0 && decision.amount > 0 && decision.amount <= all;
    case Choice::RaiseTo:
    case Choice::StringRaise:
        return round.betTo > 0 && decision.amount > round.betTo && decision.amount <= all;
    case Choice::AnnounceRaise:
        return round.betTo > place.bet && allChips(table, decision.seat) > round.betTo
               && (streetGame(situation).rules().announcedRaise != Rule()
                   || streetGame(situation).rules().howMuch != Rule());
    case Choice::ShortCall:
        return decision.amount > place.bet && decision.amount < callTo(table, round, decision.seat);
    case Choice::PlaceChip:
        return decision.amount > 0 && decision.amount <= place.stack;
    default:
        return true;
    }
}

/// Whether a hand lies in front of its player that others have not seen, and that is still played with.
static bool isHidden(const Situation& situation, Seat seat)
{
    return !situation.notes.decided && situation.notes.drawing.empty()
           && std::ranges::any_of(situation.table.at(seat).hand, [](const LyingCard& card) { return !card.faceUp; });
}

/// Whether the hole cards are out: before that a mistake with cards is simply taken back.
static bool isDealt(const Situation& situation)
{
    const HandNotes& notes = situation.notes;
    const auto cards = static_cast<std::size_t>(streetGame(situation).variant().holeCards);
    return situation.betting.street >= 0 || std::ranges::all_of(notes.dealtIn - notes.folded, [&](Seat seat) {
               return situation.table.at(seat).hand.size() == cards;
           });
}

/// Whether a bet is waited for, or the dealer is about to ask for one.
static bool waitsForBet(const Procedure& procedure)
{
    const auto turn = procedure.turn();
    const auto next = procedure.next();
    return (turn && turn->wait == Wait::Bet) || (next && isPointing(next->act));
}

static bool tellsToWait(const Duty& duty)
{
    return duty.act.verb == Verb::Announce && duty.act.phrase == Phrase::OutOfTurn;
}

/// Whether a seat may act out of turn as well, after another has and before the dealer has spoken.
static bool joinsOutOfTurn(const Situation& situation, const Procedure& procedure, Seat seat)
{
    const auto next = procedure.next();
    return next && tellsToWait(*next) && next->act.seat != seat
           && nextToAct(situation, currentRound(situation)) != seat;
}

/// What is owed once another has acted out of turn too: no document says whom the dealer tells first.
static std::optional<Procedure> besideAnother(const Procedure& procedure, const Procedure& owed)
{
    bool found = false;
    auto both = procedure.mapped([&](const Duty& duty) {
        const bool here = !found && tellsToWait(duty);
        found = found || here;
        return here ? inAnyOrder({owe(duty), owed}) : owe(duty);
    });
    return found ? std::optional(std::move(both)) : std::nullopt;
}

/// Whether a decision is of the kind that is waited for, and physically possible.
static bool fits(Wait wait, const Situation& situation, const Decision& decision)
{
    const Table& table = situation.table;
    switch (wait) {
    case Wait::Bet:
        return isBetting(decision.choice) && isPossibleBet(situation, decision);
    case Wait::Cut:
        return decision.choice == Choice::TapDeck
               || (decision.choice == Choice::Cut && decision.amount >= 1
                   && decision.amount < static_cast<Chips>(table.stub.size()));
    case Wait::Draw:
        return decision.choice == Choice::Draw && !table.stub.empty() && !table.at(decision.seat).hand.full();
    case Wait::Post:
        if (decision.choice == Choice::ForgetBlind)
            return !situation.notes.askedForBlind.contains(decision.seat);
        return decision.choice == Choice::Post && decision.amount >= 1
               && decision.amount <= table.at(decision.seat).stack
               && streetGame(situation).blindDue(situation, decision.seat) <= table.at(decision.seat).stack
               && decision.amount % situation.house->smallestChip() == 0;
    case Wait::Show:
        return decision.choice == Choice::Show || decision.choice == Choice::TryMuck;
    case Wait::Discard: // only a game that has it knows what can be laid down
    case Wait::Wager:   // and these are of games that the house banks
    case Wait::PlayOrFold:
    case Wait::Raise:
        return false;
    }
    return false;
}

/// Decisions outside the betting: the cut, the draw, blinds, the showdown.
static Procedure other(Situation& situation, const Decision& decision)
{
    Table& table = situation.table;
    switch (decision.choice) {
    case Choice::Cut:
        table.cutOff = static_cast<int>(decision.amount);
        return {};
    case Choice::TapDeck: // also one that was cut before
        table.cutOff = 0;
        return {};
    case Choice::Draw:
        perform(table, act(Verb::Pitch, decision.seat));
        table.at(decision.seat).hand.back().faceUp = true;
        return {};
    case Choice::Post:
        return post(situation, decision);
    case Choice::ForgetBlind:
        return askForBlind(situation, decision.seat);
    case Choice::Show:
        perform(table, act(Verb::TurnUp, decision.seat));
        return {};
    default:
        return {};
    }
}

/// Whether hands are shown already: who would not is told to first.
static bool isShowdown(const Procedure& procedure)
{
    return isAwaited(procedure, Wait::Show) || findOwed(procedure, [](const Duty& duty) {
               return duty.act.verb == Verb::Announce && duty.act.phrase == Phrase::HandsUp;
           });
}

/// A hand that has to be shown is as well turned up by the dealer, once the player was told to.
static Procedure tellToShow(const Situation& situation, Seat seat, const Procedure& procedure)
{
    const Rule rule = streetGame(situation).rules().showdown;
    return procedure.mappedTurns([&](const Turn& turn) {
        const Procedure waits = turnOf(turn.seat, turn.wait);
        if (turn.seat != seat || turn.wait != Wait::Show)
            return waits;
        return inOrder(owe(say(Phrase::HandsUp, seat), rule, Severity::Major, Competency::Showdown),
                       may(act(Verb::TurnUp, seat), rule, Competency::Showdown), waits);
    });
}

/// A hand that lies open may be read while others have still to be turned up: no document orders it.
static Procedure asShown(const Situation& situation, Seat seat, const Procedure& procedure)
{
    if (!isShowdown(procedure) || situation.notes.read.contains(seat) || !liveSeats(situation.table).contains(seat))
        return procedure;
    return procedure.besideTurns(readingOf(situation, seat, true));
}

/// What is owed after a decision outside the betting.
static Procedure meetOther(Situation& situation, const Decision& decision, const Procedure& procedure)
{
    const Procedure owed = other(situation, decision);
    // tabled while something else is still owed first
    if (decision.choice == Choice::Show && findTurn(procedure, decision.seat) == nullptr)
        return inOrder(owed, withoutShowOf(decision.seat, procedure));
    return asShown(situation, decision.seat, inOrder(owed, procedure.afterTurn(decision.seat)));
}

/// Whose hand was mucked has folded, but for one shown at the showdown: a better one is read all the same.
static void noteMucked(HandNotes& notes, Seat seat, const Procedure& rest)
{
    const bool shown = std::ranges::any_of(
        owedIn(rest), [&](const Duty* duty) { return isReading(duty->act) && duty->act.seat == seat; });
    if (!shown && !notes.read.contains(seat))
        notes.folded.insert(seat);
}

/// What the dealer has still to hand back lies in front until then: the words do not move it.
static void leaveExcess(Situation& situation, Seat seat, const Procedure& rest)
{
    for (const Duty* duty : owedIn(rest)) {
        if (duty->act.verb == Verb::ReturnChips && duty->act.seat == seat)
            putInFront(situation.table, seat, situation.table.at(seat).bet + duty->act.amount);
    }
}

const StreetGame& streetGame(const Situation& situation)
{
    return gameAs<StreetGame>(situation.house->game);
}

bool StreetGame::isPossible(const Situation& situation, const Procedure& procedure, const Event& event) const
{
    if (const auto* incident = std::get_if<Incident>(&event))
        return isPossibleIncident(situation, *incident);
    const auto* decision = std::get_if<Decision>(&event);
    if (decision == nullptr)
        return false;
    if (isComingOrGoing(decision->choice))
        return isPossibleUnasked(situation, *decision);
    if (!situation.table.at(decision->seat).seated)
        return false;
    const Turn* turn = findTurn(procedure, decision->seat);
    if (turn == nullptr && decision->choice == Choice::Show)
        return (!isShowdown(procedure) && mayBeTabled(situation, decision->seat))
               || isShownAgain(situation, decision->seat);
    if (turn == nullptr)
        return isBetting(decision->choice)
               && (waitsForBet(procedure) || joinsOutOfTurn(situation, procedure, decision->seat))
               && isPossibleBet(situation, *decision);
    return fits(turn->wait, situation, *decision);
}

Procedure StreetGame::happen(Situation& situation, const Procedure& procedure, const Event& event) const
{
    if (const auto* incident = std::get_if<Incident>(&event)) {
        if (incident->mishap != Mishap::HandShown)
            return meetIncident(situation, *incident, procedure);
        if (!isHidden(situation, incident->seat))
            return procedure;
        if (!mayBeTabled(situation, incident->seat))
            return meetIncident(situation, *incident, procedure);
        perform(situation.table, act(Verb::TurnUp, incident->seat));
        return procedure;
    }
    const auto& decision = std::get<Decision>(event);
    if (isComingOrGoing(decision.choice))
        return inOrder(meetUnasked(situation, decision), procedure);
    if (decision.choice == Choice::TryMuck)
        return tellToShow(situation, decision.seat, procedure);
    if (!isBetting(decision.choice))
        return meetOther(situation, decision, procedure);
    const auto turn = procedure.turn();
    if (turn && turn->seat == decision.seat)
        return inOrder(takeTurn(situation, decision), procedure.afterTurn(decision.seat));
    // whose turn it is may act without being pointed at
    const auto next = procedure.next();
    if (next && isPointing(next->act) && next->act.seat == decision.seat)
        return inOrder(takeTurn(situation, decision), procedure.withoutBetTurn());
    // the action returns to whose turn it is, after the dealer has pointed there (again)
    const Procedure owed = actOutOfTurn(situation, decision);
    if (const auto both = besideAnother(procedure, owed))
        return *both;
    return inOrder(owed, procedure.withoutBetTurn());
}

Procedure StreetGame::noteAct(Situation& situation, const Act& act, const Procedure& rest) const
{
    HandNotes& notes = situation.notes;
    switch (act.verb) {
    case Verb::Announce:
        // whoever is told what it is to call makes it up
        if (act.phrase == Phrase::ToCall && situation.illegalBet && situation.illegalBet->seat == act.seat)
            putInFront(situation.table, *act.seat, act.amount);
        if (act.phrase == Phrase::ToCall || act.phrase == Phrase::CorrectTo)
            situation.illegalBet.reset();
        if (act.phrase == Phrase::CorrectTo)
            leaveExcess(situation, *act.seat, rest);
        return rest;
    case Verb::PostFor:
        notes.blind(*act.seat) = act.amount;
        return rest;
    case Verb::Pitch:
        return meetBoxedCard(situation, act, rest);
    case Verb::PlaceExposed:
        notes.exposedReplaced = true;
        return rest;
    case Verb::ReturnAside:
        // shuffled in, they are cards like any other
        notes.boxed.clear();
        for (const LyingCard& lying : situation.table.stub) {
            if (lying.faceUp && !notes.boxed.full())
                notes.boxed.push_back(lying.card);
        }
        return rest;
    case Verb::TurnUp:
        // nobody waits for the player any more
        return asShown(situation, *act.seat, withoutShowOf(*act.seat, rest));
    case Verb::NameHand:
        notes.read.insert(*act.seat);
        return rest;
    case Verb::MuckHand:
        noteMucked(notes, *act.seat, rest);
        return withoutHand(situation, *act.seat, rest);
    case Verb::Burn:
        // where a card face up in the deck is no burn, it was not one however it was burnt
        if (habits(situation).replacesBoxedCards && isBoxed(notes, situation.table.burns.back().card))
            ++notes.boxedBurns;
        return meetBoxedCard(situation, act, rest);
    case Verb::Board:
        return meetBoxedCard(situation, act, rest);
    case Verb::PushPot:
        notes.decided = true;
        notes.settling.reset();
        if (situation.table.pots[static_cast<std::size_t>(act.number)].amount > 0)
            notes.settling = act.number;
        return pushedBackAnew(situation, rest);
    case Verb::TakeRake:
        notes.raked += act.amount;
        if (street::isBeforeShowdown(situation))
            notes.rakedEarly += act.amount;
        else
            notes.rakedPots |= 1U << static_cast<unsigned>(act.number);
        return rest;
    case Verb::GatherCards:
        notes.exposedFrom.reset();
        notes.exposedReplaced = false;
        notes.boxedBurns = 0;
        if (!notes.decided)
            notes.folded = {}; // whoever was dealt in gets new cards
        notes.boxed.clear();
        return rest;
    default:
        return rest;
    }
}

static Ban forbidsMucking(const Situation& situation, Seat seat)
{
    const bool done = street::isDoneWith(situation, seat);
    if (const auto unseen = done ? std::nullopt : forbidsMuckingUnseen(situation, seat))
        return *unseen;
    return {.rule = done ? "GP-gather-cards"_rule : "GP-live-hand"_rule,
            .severity = Severity::Critical,
            .aboveOthers = true,
            .welcome = done};
}

/// Every card that lies exposed may be seen by all, also where it makes the deal void.
static std::optional<Ban> showingExposed(const Situation& situation)
{
    if (!liesExposed(situation))
        return std::nullopt;
    const StreetRules& rules = streetGame(situation).rules();
    return welcome(situation.notes.exposedFrom ? rules.exposed : rules.misdeal, Competency::Irregularities);
}

/// An all-in that somebody has still to answer may be counted down at any time.
static std::optional<Ban> countingDown(const Situation& situation, const Act& act)
{
    const SeatPlace& place = situation.table.at(*act.seat);
    const bool open = place.stack == 0 && act.amount > 0 && act.amount == place.bet;
    return onlyIf(open && nextToAct(situation, currentRound(situation)),
                  welcome("GP-announce"_rule, Competency::Action));
}

static std::optional<Ban> forbidsCompleting(const Situation& situation)
{
    const int cut = situation.table.cutOff;
    return onlyIf(cut > 0 && (cut < situation.house->leastCut || cut > situation.house->mostCut),
                  Ban{streetGame(situation).rules().shuffle, Severity::Major, Competency::Deck});
}

/// The button put where it lies already, before anybody has cards.
static std::optional<Ban> placingAgain(const Situation& situation, Seat seat)
{
    const HandNotes& notes = situation.notes;
    const bool lies = notes.drawing.empty() && !notes.decided && seat == situation.table.button;
    return onlyIf(lies && situation.table.stub.size() == cardCount,
                  welcome(streetGame(situation).rules().button.usual(), Competency::Blinds));
}

static std::optional<Ban> forbidsGathering(const Situation& situation)
{
    return onlyIf(!situation.notes.decided && !liveSeats(situation.table).empty(),
                  Ban{"GP-live-hand"_rule, Severity::Critical, Competency::Protection});
}

/// Bets swept or built into a pot before all have acted, or into the pot of others.
static std::optional<Ban> forbidsPot(const Situation& situation, const Act& act)
{
    const StreetRules& rules = streetGame(situation).rules();
    const BettingRound round = currentRound(situation);
    if (const auto next = nextToAct(situation, round))
        // it is asking the big blind that was left out
        return hasOption(situation, round, *next) ? Ban{rules.option, Severity::Major, Competency::Action}
                                                  : Ban{rules.earlySweep, Severity::Major, Competency::Pots};
    if (act.verb == Verb::Sweep && needsSidePot(situation))
        return Ban{rules.mainPot, Severity::Critical, Competency::Pots};
    // chips of one pot in another: what an all-in player can win is no longer what was matched
    return onlyIf(act.verb == Verb::BuildPot && (situation.table.pots.size() > 1 || needsSidePot(situation)),
                  Ban{act.number == 0 ? rules.mainPot : rules.sidePot, Severity::Critical, Competency::Pots});
}

std::optional<Ban> StreetGame::forbids(const Situation& situation, const Act& act) const
{
    switch (act.verb) {
    case Verb::MuckHand:
        return forbidsMucking(situation, *act.seat);
    // a card that voids the deal treated like one that has its own way
    case Verb::ShowExposed:
        if (const auto welcome = showingExposed(situation))
            return welcome;
        return Ban{rules().misdeal, Severity::Critical, Competency::Irregularities};
    case Verb::PointTo:
        return forbidsAsking(situation);
    case Verb::Announce:
        if (act.phrase == Phrase::Option)
            return forbidsAsking(situation);
        if (act.phrase == Phrase::Blinds && act.seat)
            return forbidsBlindWords(situation, act);
        if (act.phrase == Phrase::ExposedCard)
            return showingExposed(situation);
        if (act.phrase == Phrase::Showdown)
            return forbidsShowdown(situation);
        return onlyIf(act.phrase == Phrase::HandsUp && mayBeTabled(situation, *act.seat),
                      welcome(rules().showdown, Competency::Showdown));
    // the dealer's at any time
    case Verb::GuardMuck:
        return welcome(rules().muck, Competency::Protection);
    case Verb::TurnUp:
        return forbidsTurningUp(situation);
    case Verb::CountStack:
        return countingDown(situation, act);
    case Verb::ShowHand:
        return Ban{"GP-live-hand"_rule, Severity::Major, Competency::Protection};
    case Verb::CompleteCut:
        return forbidsCompleting(situation);
    case Verb::PlaceButton:
        return placingAgain(situation, *act.seat);
    case Verb::GatherCards:
        return forbidsGathering(situation);
    case Verb::Sweep:
    case Verb::BuildPot:
        return forbidsPot(situation, act);
    case Verb::PushPot:
        return forbidsShare(situation, act);
    case Verb::Board:
    case Verb::Burn:
        return forbidsCard(situation, act.verb);
    default:
        return std::nullopt;
    }
}

std::optional<Ban> StreetGame::forbidsAsking(const Situation& situation) const
{
    // a street with a card too few, and play goes on: a wrong number of cards, not a step left out
    int whole = 0;
    const auto there = static_cast<int>(situation.table.board.size());
    for (std::size_t street = 0; street < variant().boardCards.size() && whole < there; ++street) {
        whole += variant().boardCards[street];
        if (there < whole)
            return weighsOnly(rules().street[street], Severity::Critical, Competency::Delivery);
    }
    return std::nullopt;
}

std::optional<Ban> StreetGame::forbidsBlindWords(const Situation& situation, const Act& act) const
{
    const HandNotes& notes = situation.notes;
    if (!liveSeats(situation.table).empty() || notes.decided)
        return std::nullopt;
    const auto owing = street::stillToPost(situation);
    const bool owes = std::ranges::find(owing, *act.seat) != owing.end();
    Ban ban{.rule = street::blindRule(situation, *act.seat),
            .severity = Severity::Minor,
            .competency = Competency::Blinds,
            .welcome = owes && act.amount == blindDue(situation, *act.seat)};
    if (owing.empty() || ban.welcome)
        return ban;
    const Seat seat = owes ? *act.seat : owing.front();
    ban.instead = say(Phrase::Blinds, seat, blindDue(situation, seat));
    if (!owes)
        ban.rule = street::blindRule(situation, seat);
    else if (rules().wrongBlind != Rule() && !notes.makingUp.contains(seat))
        ban.rule = rules().wrongBlind;
    return ban;
}

std::optional<Ban> StreetGame::forbidsCard(const Situation& situation, Verb verb) const
{
    // nothing is dealt any more once the hand has its winner
    if (situation.notes.decided || isDecidedEarly(situation.notes))
        return Ban{rules().noMoreCards, Severity::Minor, Competency::Protection};
    // with everybody all-in nobody acts between this burn and the next street's
    return onlyIf(
        verb == Verb::Burn && isBurntFor(situation, streetGame(situation).streetOf(situation) + 1),
        Ban{situation.notes.exposedReplaced && situation.table.burns.empty() ? rules().exposed : rules().burn.usual(),
            Severity::Major, Competency::Delivery, true});
}

/// What is done about cards of the board that were seen too early, or are not the ones that are due.
static Procedure withCardsAside(const Act& act, const Verdict& verdict)
{
    using competencies::irregular;
    // dealt in time, but not as many as they should be, be it without the burn: the street is dealt anew at once
    const bool unburnt =
        verdict.fault == Fault::Forbidden && verdict.expected && verdict.expected->act.verb == Verb::Burn;
    Procedure back;
    if (verdict.fault == Fault::WrongAmount || unburnt)
        back = owe(cutcard::act(Verb::ReturnAside), "GP-premature-card"_rule, Severity::Major, irregular);
    return inOrder(
        inAnyOrder({owe(say(Phrase::Stop), "GP-premature-card"_rule, Severity::Minor, irregular),
                    owe(callFloor(Matter::PrematureCard), "GP-premature-card"_rule, Severity::Critical, irregular)}),
        owe(actOnCards(Verb::SetAside, act.number), "GP-premature-card"_rule, Severity::Critical, irregular), back);
}

Procedure StreetGame::remedy(const Situation& situation, const Act& act, const Verdict& verdict) const
{
    using competencies::irregular;
    // nobody asks for cards back that decide nothing any more, and are still to be gathered with the others
    const bool over = situation.notes.decided || isDecidedEarly(situation.notes);
    const bool gathered = situation.table.stub.size() + static_cast<std::size_t>(act.number) == cardCount;
    if (act.verb == Verb::Board && over && !gathered)
        return {};
    // cards seen by players with hands can't be unseen: the manager decides, the cards go aside and are shuffled in
    if (act.verb == Verb::Board && verdict.fault != Fault::OutOfOrder && isDealt(situation) && !gathered)
        return withCardsAside(act, verdict);
    // what all have seen cannot be unseen
    if (has(act, Trait::ShowsHand) && verdict.severity == Severity::Critical)
        return inOrder(owe(callFloor(Matter::OwnMistake), "GP-own-mistake"_rule, Severity::Critical, irregular),
                       owe(cutcard::act(Verb::TakeBack), "GP-own-mistake"_rule, Severity::Critical, irregular));
    // turned up for its player, a hand lies as it has to, and is shown all the same
    if (act.verb == Verb::TurnUp && verdict.severity == Severity::Minor)
        return may(cutcard::act(Verb::TakeBack), "GP-own-mistake"_rule, irregular);
    return inOrder(may(callFloor(Matter::OwnMistake), "GP-own-mistake"_rule, irregular),
                   owe(cutcard::act(Verb::TakeBack), "GP-own-mistake"_rule, Severity::Critical, irregular));
}

const StreetVariant& StreetGame::variant() const
{
    static constexpr StreetVariant holdem;
    return holdem;
}

int StreetGame::streetOf(const Situation& situation) const
{
    return std::max(0, static_cast<int>(situation.table.board.size()) - 2);
}

bool StreetGame::canStillAct(const Situation& situation, Seat seat) const
{
    return situation.table.at(seat).stack > 0 || loanToBeHad(situation, seat) > 0;
}

Chips StreetGame::blindDue(const Situation& situation, Seat seat) const
{
    return std::min(situation.notes.blindOf(seat), situation.table.at(seat).stack);
}

Procedure StreetGame::cardSeen(Situation& situation, Seat seat, const Procedure& rest) const
{
    return exposedInDeal(situation, seat, rest);
}

FixedVector<Card, maxHandCards + 5> StreetGame::playable(const Situation& situation, Seat seat) const
{
    return withBoard(situation.table, situation.table.at(seat).hand, 5); // board cards too many are none of the game's
}

Procedure StreetGame::afterDeal() const
{
    return street::afterDeal();
}

Seat StreetGame::nextButton(const Situation& situation) const
{
    return positionsAfter(situation).button;
}

Procedure StreetGame::endOfHand(const Situation&) const
{
    // who sits down or leaves while the cards are gathered may change where the button goes
    return inOrder(owe(act(Verb::GatherCards), "GP-gather-cards"_rule, Severity::Minor, Competency::Deck),
                   later({.heading = Heading::EndOfHand, .open = moveButton}));
}

bool StreetGame::isPossibleIncident(const Situation& situation, const Incident& incident) const
{
    const Table& table = situation.table;
    const SeatPlace& place = table.at(incident.seat);
    const bool inHand = !place.hand.empty();
    switch (incident.mishap) {
    case Mishap::BoxedCard:
        return incident.amount >= 1 && incident.amount <= static_cast<Chips>(table.stub.size());
    case Mishap::CardExposed:
        // only the card in the air can flash, and nobody's old ones
        return place.seated && inHand && situation.betting.street < 0 && table.board.empty()
               && !place.hand.back().faceUp;
    case Mishap::HandShown:
    case Mishap::CardsBelowTable:
        return place.seated && !place.absent && inHand;
    case Mishap::FoldedHandShown:
    case Mishap::MuckSearched:
        return place.seated && !place.absent && !inHand && !table.muck.empty();
    case Mishap::ChipsTakenBack:
        return place.seated && !place.absent && incident.amount > 0 && incident.amount <= place.bet;
    case Mishap::PotSplashed:
        return place.seated && !place.absent && !table.pots.empty() && incident.amount > 0
               && incident.amount <= place.bet;
    case Mishap::RabbitAsked:
        // nobody asks for what would have come before it is settled that it does not
        return place.seated && !place.absent && (situation.notes.decided || isDecidedEarly(situation.notes));
    case Mishap::PhoneUsed:
    case Mishap::AdviceAsked:
    case Mishap::HandDiscussed:
    case Mishap::MoneyOnTable:
    case Mishap::SideBet:
    case Mishap::Insult:
    case Mishap::RulingDisputed:
        return place.seated && !place.absent;
    default:
        return false;
    }
}

} // namespace cutcard
