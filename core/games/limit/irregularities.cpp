// SPDX-License-Identifier: GPL-3.0-or-later
// LH-cond, and card-room practice where the document is silent.
#include "core/games/limit/parts.h"

namespace cutcard::limit_rules {

using namespace street;

static Procedure remind(Phrase phrase, Seat seat, Rule rule, Severity severity)
{
    // the floor is told if the dealer thinks it necessary
    return inOrder(warn(phrase, seat, rule, severity), may(callFloor(Matter::Behaviour), rule, Competency::Protection));
}

static Procedure money(Phrase phrase, Seat seat, Rule rule)
{
    return inOrder(warn(phrase, seat, rule, Severity::Major), callAuthority(Matter::Money, rule, Severity::Major));
}

/// After a void hand the button stays, unless its player has left meanwhile.
static Procedure placeButtonAnew(const Situation& situation, int)
{
    const SeatSet players = playersOf(situation.table);
    if (players.size() < 2 || !situation.notes.isVoid || players.contains(*situation.table.button))
        return {};
    return owe(act(Verb::PlaceButton, nextHand(situation).positions.button), "LH-setup-2"_rule, Severity::Major,
               Competency::Blinds);
}

static Procedure voidHand(Situation& situation)
{
    situation.notes.isVoid = true;
    situation.notes.decided = true;
    return inOrder(callAuthority(Matter::FouledDeck, "GP-fouled-deck"_rule, Severity::Critical),
                   owe(say(Phrase::HandVoid), "GP-fouled-deck"_rule, Severity::Major, Competency::Irregularities),
                   inAnyOrder({potsPushedBack(situation), betsHandedBack(situation),
                               owe(act(Verb::GatherCards), "GP-gather-cards"_rule, Severity::Minor, Competency::Deck)}),
                   later({.heading = Heading::EndOfHand, .open = placeButtonAnew}),
                   later({.heading = Heading::HandOver, .open = handOver, .depends = true}));
}

bool Limit::isPossibleIncident(const Situation& situation, const Incident& incident) const
{
    const Table& table = situation.table;
    const SeatPlace& place = table.at(incident.seat);
    const bool present = place.seated && !place.absent;
    switch (incident.mishap) {
    case Mishap::ChipsAdded:
        return present && !place.hand.empty() && !situation.notes.decided;
    case Mishap::ChipsPocketed:
    case Mishap::ChipsPassed:
        return present && place.stack > 0;
    case Mishap::TipGiven:
        return present && incident.amount > 0 && incident.amount < place.stack
               && incident.amount % situation.house->smallestChip() == 0;
    case Mishap::PlaysOver:
        return place.seated && place.absent && place.stack > 0;
    case Mishap::OtherLanguage:
        return present;
    case Mishap::CardsStuck:
        return canStick(situation, incident.seat);
    case Mishap::ForeignCard:
        return situation.betting.street >= 0 && !situation.notes.decided && liveSeats(table).size() > 1;
    // nothing in this document is about these
    case Mishap::PhoneUsed:
    case Mishap::AdviceAsked:
    case Mishap::HandDiscussed:
    case Mishap::MoneyOnTable:
    case Mishap::SideBet:
        return false;
    default:
        return StreetGame::isPossibleIncident(situation, incident);
    }
}

Procedure Limit::meetIncident(Situation& situation, const Incident& incident, const Procedure& rest) const
{
    const Seat seat = incident.seat;
    Table& table = situation.table;
    switch (incident.mishap) {
    case Mishap::ForeignCard:
        return voidHand(situation);
    case Mishap::FoldedHandShown:
        return inOrder(warn(Phrase::ProtectHand, seat, "GP-hand-shown"_rule), rest);
    case Mishap::CardsBelowTable:
        return inOrder(remind(Phrase::CardsInView, seat, "LH-cond-5"_rule, Severity::Major), rest);
    case Mishap::OtherLanguage:
        return inOrder(remind(Phrase::EnglishOnly, seat, "LH-cond-1"_rule, Severity::Minor), rest);
    case Mishap::ChipsAdded:
        return inOrder(warn(Phrase::TableStakes, seat, "LH-cond-2"_rule, Severity::Major), rest);
    case Mishap::ChipsPocketed:
    case Mishap::ChipsPassed:
        return inOrder(money(Phrase::ChipsStay, seat, "LH-cond-3"_rule), rest);
    case Mishap::PlaysOver:
        return inOrder(money(Phrase::OwnChips, seat, "LH-cond-6"_rule), rest);
    case Mishap::TipGiven:
        // LH-cond-4: the one way chips leave the table before their owner does
        table.at(seat).stack -= incident.amount;
        table.tips += incident.amount;
        // a void hand does not give it back
        situation.notes.tipped[static_cast<std::size_t>(seat.index())] += incident.amount;
        return rest;
    default:
        return StreetGame::meetIncident(situation, incident, rest);
    }
}

} // namespace cutcard::limit_rules
