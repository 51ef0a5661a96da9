// SPDX-License-Identifier: GPL-3.0-or-later
// What voids a round of a house-banked game, and what players are stopped from.
#include "core/games/banked_parts.h"

#include <algorithm>

namespace cutcard::banked {

namespace {

constexpr auto irregular = Competency::Irregularities;
constexpr auto protection = Competency::GameProtection;

bool isDealt(const Table& table)
{
    return !table.dealerHand.empty() || !table.sharedHand.empty() || !liveSeats(table).empty() || !table.board.empty();
}

bool isBoardDown(const Table& table)
{
    return std::ranges::any_of(table.board, [](const LyingCard& lying) { return !lying.faceUp; });
}

bool isDealerDown(const Table& table)
{
    return std::ranges::any_of(table.dealerHand, [](const LyingCard& lying) { return !lying.faceUp; });
}

/// Whether cards are still being dealt: none has been decided on yet.
bool isDealing(const Situation& situation, const Procedure& procedure)
{
    if (procedure.turn() || !isDealt(situation.table))
        return false;
    const auto owed = procedure.next();
    return owed
           && (owed->rule == bankedGame(situation).rules().deal || owed->rule == bankedGame(situation).rules().board
               || owed->rule == bankedGame(situation).rules().burn);
}

/// Whether somebody has still to decide on a wager.
bool isDecisionPending(const Procedure& procedure)
{
    return procedure.waitsForPlayers();
}

Procedure warn(Phrase phrase, Seat seat, Rule rule)
{
    return owe(say(phrase, seat), rule, Severity::Major, protection);
}

Procedure machineJam(const Situation& situation)
{
    constexpr auto rule = "CHP-irreg-d"_rule;
    auto back = situation.table.stub.size() == cardCount || bettors(situation.table).empty()
                    ? Procedure()
                    : owe(act(Verb::ReturnWagers), "CA-7"_rule, Severity::Critical, irregular);
    return inOrder(owe(say(Phrase::HandVoid), rule, Severity::Critical, irregular), back,
                   owe(callFloor(Matter::Shuffler), rule, Severity::Major, irregular),
                   owe(act(Verb::GatherCards), rule, Severity::Major, irregular));
}

/// What the late chips were added to goes back to what it was.
Procedure lateWager(Situation& situation, const Incident& incident)
{
    const Chips before = situation.table.at(incident.seat).wagers.at(Circle::Bonus);
    putInCircle(situation.table, incident.seat, Circle::Bonus, incident.amount);
    return inOrder(owe(correction(Circle::Bonus, incident.seat, before, "GP-late-wager"_rule)),
                   owe(callFloor(Matter::Wager), "GP-late-wager"_rule, Severity::Minor, irregular));
}

} // namespace

Procedure voidRound(const Situation& situation, Rule rule)
{
    const BankedOptions& house = bankedOptions(situation);
    // the document has these rules for machines; where the house does not follow them by hand the floor decides
    auto floor = house.machine || house.voidByHand
                     ? Procedure()
                     : owe(callFloor(Matter::OwnMistake), "CHP-irreg-e"_rule, Severity::Major, irregular);
    return inOrder(floor, owe(say(Phrase::HandVoid), rule, Severity::Critical, irregular),
                   owe(act(Verb::ReturnWagers), "CA-7"_rule, Severity::Critical, irregular),
                   owe(act(Verb::GatherCards), rule, Severity::Major, irregular));
}

bool isPossibleIncident(const Situation& situation, const Procedure& procedure, const Incident& incident)
{
    const Table& table = situation.table;
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
               && incident.amount <= Chips{2} * (bettors(table).size() + 1) && !bettors(table).empty()
               && (table.cutCardPlaced || table.deckBack > 0) && !procedure.turn();
    case Mishap::DealerCardSeen:
        return isDealerDown(table) && isDecisionPending(procedure);
    case Mishap::BoardCardSeen:
        return isBoardDown(table) && isDecisionPending(procedure);
    case Mishap::MachineJam:
        return bankedOptions(situation).machine && isDealing(situation, procedure);
    case Mishap::ForeignCard:
        return isDealt(table) && isDecisionPending(procedure);
    case Mishap::LateWager:
        return isDealt(table) && bets && isDecisionPending(procedure) && incident.amount >= 1
               && incident.amount % situation.house->smallestChip() == 0
               && incident.amount <= table.at(incident.seat).stack;
    case Mishap::WagerTouched:
    case Mishap::MoneyOnTable:
        return bets;
    case Mishap::CardsBelowTable:
    case Mishap::AdviceAsked:
    case Mishap::HandDiscussed:
    case Mishap::HandShown:
        return !table.at(incident.seat).hand.empty() && isDecisionPending(procedure);
    case Mishap::RulingDisputed:
        return isDealt(table);
    default:
        return false;
    }
}

Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest)
{
    Table& table = situation.table;
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
        return voidRound(situation, "CHP-irreg-c"_rule);
    case Mishap::BoardCardSeen:
        return inOrder(owe(callFloor(Matter::ExposedCard), "GP-board-card-seen"_rule, Severity::Major, irregular),
                       voidRound(situation, "GP-board-card-seen"_rule));
    case Mishap::MachineJam:
        return machineJam(situation);
    case Mishap::ForeignCard:
        return inOrder(owe(callFloor(Matter::FouledDeck), "GP-fouled-deck"_rule, Severity::Critical, irregular),
                       voidRound(situation, "GP-fouled-deck"_rule));
    case Mishap::LateWager:
        return inOrder(lateWager(situation, incident), rest);
    case Mishap::WagerTouched:
        return inOrder(warn(Phrase::HandsOff, incident.seat, "CHP-comp-a"_rule), rest);
    case Mishap::MoneyOnTable:
        return inOrder(warn(Phrase::ChipsOnly, incident.seat, "CHP-wag-e"_rule), rest);
    case Mishap::CardsBelowTable:
        return inOrder(warn(Phrase::CardsInView, incident.seat, "CHP-comp-a"_rule), rest);
    case Mishap::AdviceAsked:
    case Mishap::HandDiscussed:
        return inOrder(warn(Phrase::OneToAHand, incident.seat, "CHP-comp-a"_rule), rest);
    case Mishap::HandShown:
        return inOrder(warn(Phrase::ProtectHand, incident.seat, "CHP-comp-a"_rule), rest);
    case Mishap::RulingDisputed:
        return inOrder(owe(callFloor(Matter::Dispute), "GP-dispute"_rule, Severity::Major, irregular), rest);
    default:
        return rest;
    }
}

} // namespace cutcard::banked
