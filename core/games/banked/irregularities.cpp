// SPDX-License-Identifier: GPL-3.0-or-later
// What voids a round of a house-banked game, and what players are stopped from.
#include "core/base/gathered.h"
#include "core/games/banked/parts.h"

namespace cutcard::banked {

using namespace competencies;

static bool isDealt(const Table& table)
{
    return !table.dealerHand.empty() || !table.sharedHand.empty() || !liveSeats(table).empty() || !table.board.empty();
}

static bool isAnyDown(std::span<const LyingCard> cards)
{
    return std::ranges::any_of(cards, [](const LyingCard& lying) { return !lying.faceUp; });
}

/// Whether the next thing owed is a card: none has been decided on yet.
static bool isDealing(const Situation& situation, const Procedure& procedure)
{
    if (procedure.turn())
        return false;
    const auto owed = procedure.next();
    return owed
           && (owed->rule == bankedGame(situation).rules().deal || owed->rule == bankedGame(situation).rules().board
               || owed->rule == bankedGame(situation).rules().burn);
}

static Procedure warn(Phrase phrase, Seat seat, Rule rule)
{
    return owe(say(phrase, seat), rule, Severity::Major, protection);
}

/// The round's wagers go back and its cards are gathered: no document says which of the two comes first.
static Procedure undoRound(const Situation& situation, Rule rule)
{
    const Rule back = bankedGame(situation).rules().spoilt.wagersBack;
    return inAnyOrder({owe(act(Verb::ReturnWagers), back, Severity::Critical, irregular),
                       owe(act(Verb::GatherCards), rule, Severity::Major, irregular)});
}

/// The round is void, the cards come out, the supervisor checks them, and they are shuffled again.
static Procedure machineJam(Situation& situation)
{
    const SpoiltRules& rules = bankedGame(situation).rules().spoilt;
    const Rule rule = rules.jam;
    situation.notes.voidBy = rule;
    auto out = inOrder(owe(say(Phrase::HandVoid), rule, Severity::Critical, irregular), undoRound(situation, rule));
    // the supervisor may be called as soon as it jams, and checks the cards before they are shuffled
    return inOrder(inAnyOrder({out, owe(callFloor(Matter::Shuffler), rule, Severity::Major, irregular)}),
                   loadAgain(situation));
}

/// What chips were added to or drawn out of comes to what it was, and the floor hears of it.
static Procedure wagerRestored(const Incident& incident, Chips before, Rule rule)
{
    return inOrder(owe(correction(incident.circle, incident.seat, before, rule)),
                   owe(callFloor(Matter::Wager), rule, Severity::Minor, irregular));
}

static Procedure lateWager(Situation& situation, const Incident& incident)
{
    const Chips before = situation.table.at(incident.seat).wagers.at(incident.circle);
    putInCircle(situation.table, incident.seat, incident.circle, incident.amount);
    return wagerRestored(incident, before, "GP-late-wager"_rule);
}

static Procedure pinchedWager(Situation& situation, const Incident& incident)
{
    SeatPlace& place = situation.table.at(incident.seat);
    const Chips before = place.wagers.at(incident.circle);
    place.wagers.at(incident.circle) -= incident.amount;
    place.stack += incident.amount;
    return wagerRestored(incident, before, "GP-pinched-wager"_rule);
}

/// A wager for the next round, before the cards of this one are picked up, goes back for the time being.
static Procedure earlyWager(Situation& situation, const Incident& incident)
{
    putInCircle(situation.table, incident.seat, incident.circle, incident.amount);
    return owe(correction(incident.circle, incident.seat, 0, bankedGame(situation).rules().pickUp));
}

static bool isWholeChips(const Situation& situation, Chips amount)
{
    return amount >= 1 && amount % situation.house->smallestChip() == 0;
}

/// Whether chips could be added to a circle: to a wager that lies there, or where one could have been made.
static bool canPastPost(const Situation& situation, const Procedure& procedure, const Incident& incident)
{
    const SeatPlace& place = situation.table.at(incident.seat);
    if (!isDealt(situation.table) || !isWholeChips(situation, incident.amount) || incident.amount > place.stack)
        return false;
    if (place.wagers.at(incident.circle) > 0)
        return true;
    // a further wager, when nobody is asked for one any more and the outcome can be seen
    return incident.circle == Circle::Raise && inAgainstDealer(situation).contains(incident.seat)
           && !procedure.waitsForPlayers();
}

static bool canPinch(const Situation& situation, const Incident& incident)
{
    return isDealt(situation.table) && isWholeChips(situation, incident.amount)
           && incident.amount <= situation.table.at(incident.seat).wagers.at(incident.circle);
}

static bool canBetEarly(const Situation& situation, const Procedure& procedure, const Incident& incident)
{
    const auto next = procedure.next();
    const auto circles = bankedGame(situation).openingCircles(situation);
    return next && next->act.verb == Verb::GatherCards && next->rule == bankedGame(situation).rules().pickUp
           && contains(circles, incident.circle) && situation.table.at(incident.seat).wagers.total() == 0
           && isWholeChips(situation, incident.amount) && incident.amount <= situation.table.at(incident.seat).stack;
}

/// The cards that come off the deck in a round.
static Chips cardsOfRound(const Situation& situation)
{
    constexpr Chips board = 5;
    constexpr Chips burns = 3;
    const Chips hands = bankedGame(situation).sharesHand() ? 2 : bettors(situation.table).size() + 1;
    return 2 * hands + board + (bankedOptions(situation).burns ? burns : 0);
}

Procedure becomeVoid(Situation& situation, Rule rule)
{
    situation.notes.voidBy = rule;
    return voidRound(situation, rule);
}

Procedure voidRound(const Situation& situation, Rule rule)
{
    const BankedOptions& house = bankedOptions(situation);
    const SpoiltRules& rules = bankedGame(situation).rules().spoilt;
    // the document has these rules for machines; where the house does not follow them by hand the floor decides
    auto floor = house.machine || house.voidByHand
                     ? Procedure()
                     : owe(callFloor(Matter::OwnMistake), rules.byHand, Severity::Major, irregular);
    return inOrder(floor, owe(say(Phrase::HandVoid), rule, Severity::Critical, irregular), undoRound(situation, rule),
                   house.machine ? loadAgain(situation) : Procedure());
}

bool isPossibleIncident(const Situation& situation, const Procedure& procedure, const Incident& incident)
{
    const Table& table = situation.table;
    if (situation.notes.voidBy != Rule())
        return false; // one thing at a time
    if (mishapFacts(incident.mishap).takesSeat && (!table.at(incident.seat).seated || table.at(incident.seat).absent))
        return false;
    const bool bets = table.at(incident.seat).wagers.total() > 0;
    switch (incident.mishap) {
    case Mishap::CardExposed: {
        const auto& hand = table.at(incident.seat).hand;
        return isDealing(situation, procedure) && !hand.empty() && !hand.back().faceUp && table.board.empty();
    }
    case Mishap::BoxedCard:
        return !isDealt(table) && incident.amount >= 1 && table.stub.size() == cardCount
               && incident.amount <= cardsOfRound(situation) && !bettors(table).empty()
               && (bankedOptions(situation).machine ? table.shuffles > 0 : table.cutCardPlaced) && !procedure.turn();
    case Mishap::DealerCardSeen:
        return isAnyDown(table.dealerHand);
    case Mishap::BoardCardSeen:
        return isAnyDown(table.board);
    case Mishap::MachineJam:
        return bankedOptions(situation).machine && isDealing(situation, procedure);
    case Mishap::ForeignCard:
        return isDealt(table) && procedure.waitsForPlayers();
    case Mishap::LateWager:
        return canPastPost(situation, procedure, incident);
    case Mishap::WagerPinched:
        return canPinch(situation, incident);
    case Mishap::EarlyWager:
        return canBetEarly(situation, procedure, incident);
    case Mishap::WagerTouched:
    case Mishap::MoneyOnTable:
        return bets;
    case Mishap::CardsBelowTable:
    case Mishap::AdviceAsked:
    case Mishap::HandDiscussed:
    case Mishap::HandShown:
        return !table.at(incident.seat).hand.empty() && procedure.waitsForPlayers();
    case Mishap::RulingDisputed:
        return isDealt(table);
    default:
        return false;
    }
}

Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest)
{
    Table& table = situation.table;
    const BankedRules& rules = bankedGame(situation).rules();
    switch (incident.mishap) {
    case Mishap::CardExposed:
        table.at(incident.seat).hand.back().faceUp = true;
        // the dealer's play is mechanical: what is seen of a player's hand changes nothing
        return inOrder(owe(callFloor(Matter::ExposedCard), "GP-player-card-seen"_rule, Severity::Major, irregular),
                       rest);
    case Mishap::BoxedCard: {
        Cards& stub = table.stub;
        stub[stub.size() - static_cast<std::size_t>(incident.amount)].faceUp = true;
        return rest;
    }
    case Mishap::DealerCardSeen:
        return becomeVoid(situation, rules.spoilt.dealerSeen);
    case Mishap::BoardCardSeen:
        // with nothing left to decide on nobody can use what was seen
        return inOrder(owe(callFloor(Matter::ExposedCard), "GP-board-card-seen"_rule, Severity::Major, irregular),
                       rest.waitsForPlayers() ? becomeVoid(situation, "GP-board-card-seen"_rule) : rest);
    case Mishap::MachineJam:
        return machineJam(situation);
    case Mishap::ForeignCard:
        return inOrder(owe(callFloor(Matter::FouledDeck), "GP-fouled-deck"_rule, Severity::Critical, irregular),
                       becomeVoid(situation, "GP-fouled-deck"_rule));
    case Mishap::LateWager:
        return inOrder(lateWager(situation, incident), rest);
    case Mishap::WagerPinched:
        return inOrder(pinchedWager(situation, incident), rest);
    case Mishap::EarlyWager:
        return inOrder(earlyWager(situation, incident), rest);
    case Mishap::WagerTouched:
        return inOrder(warn(Phrase::HandsOff, incident.seat, rules.conduct), rest);
    case Mishap::MoneyOnTable:
        return inOrder(warn(Phrase::ChipsOnly, incident.seat, rules.chipsOnly), rest);
    case Mishap::CardsBelowTable:
        return inOrder(warn(Phrase::CardsInView, incident.seat, rules.conduct), rest);
    case Mishap::AdviceAsked:
    case Mishap::HandDiscussed:
        return inOrder(warn(Phrase::OneToAHand, incident.seat, rules.conduct), rest);
    case Mishap::HandShown:
        return inOrder(warn(Phrase::ProtectHand, incident.seat, "GP-hand-shown"_rule), rest);
    case Mishap::RulingDisputed:
        return inOrder(owe(callFloor(Matter::Dispute), "GP-dispute"_rule, Severity::Major, irregular), rest);
    default:
        return rest;
    }
}

} // namespace cutcard::banked
