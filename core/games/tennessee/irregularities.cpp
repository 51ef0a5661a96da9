// SPDX-License-Identifier: GPL-3.0-or-later
// The document has no section on irregularities: general practice, and what TN-over, TN-disc and TN-odc imply.
#include "core/games/tennessee/parts.h"

namespace cutcard::tennessee_rules {

using namespace street;

static bool isExposable(const Situation& situation, const SeatPlace& place)
{
    const Table& table = situation.table;
    if (place.hand.empty() || place.hand.back().faceUp)
        return false;
    if (situation.betting.street < 0 && table.board.empty())
        return true;
    // of the boat only the card in the air, and one replacement at a time
    return table.board.size() == 2 && situation.betting.street == launch && place.hand.size() > 2
           && place.hand.size() <= 5 && situation.notes.boatExposed.empty() && table.exposed.empty();
}

static bool isBeforeOverboard(const Situation& situation)
{
    return situation.betting.street == boat && situation.notes.overboard.empty();
}

bool isPossibleIncident(const Situation& situation, const Incident& incident)
{
    const Table& table = situation.table;
    const SeatPlace& place = table.at(incident.seat);
    const bool present = place.seated && !place.absent;
    const bool inPlay = situation.betting.street >= 0 && !situation.notes.decided;
    switch (incident.mishap) {
    case Mishap::CardExposed:
        return place.seated && isExposable(situation, place);
    case Mishap::FoldedHandShown:
    case Mishap::MuckSearched:
        return present && place.hand.empty() && !place.laidDown.empty();
    case Mishap::DiscMoved:
        return present && inPlay && table.board.size() >= 3 && !place.hand.empty()
               && place.noRiver == (place.hand.size() > 3);
    case Mishap::DiscardTouched:
        return present && inPlay && std::ranges::any_of(table.places, [&](const SeatPlace& other) {
                   return &other != &place && !other.discards.empty();
               });
    case Mishap::DiscardChanged:
        return present && inPlay && !place.hand.empty() && isOverboardDone(situation);
    case Mishap::DiscardedEarly:
        return present && inPlay && place.hand.size() == 5 && isBeforeOverboard(situation);
    case Mishap::OdcAskedBroke:
        return present && situation.bank.options().offered && place.stack + place.inFront() == 0 && place.hand.empty()
               && !situation.notes.dealtIn.contains(incident.seat);
    case Mishap::ForeignCard:
        return inPlay;
    case Mishap::PotSplashed:
        // nothing lies in the middle to splash into before the award
        return tennesseeOptions(situation).sweepsRounds
               && tennessee().StreetGame::isPossibleIncident(situation, incident);
    case Mishap::PhoneUsed:
        return present && inPlay;
    case Mishap::ChipsAdded:
    case Mishap::MoneyOnTable:
    case Mishap::SideBet:
    case Mishap::AdviceAsked:
        return false;
    default:
        return tennessee().StreetGame::isPossibleIncident(situation, incident);
    }
}

Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest)
{
    const Seat seat = incident.seat;
    Table& table = situation.table;
    switch (incident.mishap) {
    case Mishap::FoldedHandShown:
        return inOrder(warn(Phrase::KeepYourHand, seat, "TN-etq-3"_rule, Severity::Major), rest);
    case Mishap::DiscMoved:
        table.at(seat).noRiver = !table.at(seat).noRiver;
        return rest;
    case Mishap::DiscardTouched:
        return inOrder(callAuthority(Matter::Discards, "GP-discards"_rule, Severity::Major), rest);
    case Mishap::DiscardChanged:
        return inOrder(warn(Phrase::DiscardStands, seat, "TA-16"_rule, Severity::Major),
                       callAuthority(Matter::Discards, "TA-16"_rule, Severity::Major), rest);
    case Mishap::DiscardedEarly:
        // once it is called everybody discards, and with one player left nobody does
        if (liveSeats(table).size() < 2
            || std::ranges::any_of(rest.turns(), [](const Turn& turn) { return turn.wait == Wait::Discard; }))
            return rest;
        return inOrder(warn(Phrase::NotYet, seat, "TN-over-1"_rule, Severity::Major), rest);
    case Mishap::OdcAskedBroke:
        return inOrder(owe(say(Phrase::NoOdc, seat), "TN-odc-7"_rule, Severity::Critical, Competency::Pots), rest);
    case Mishap::ForeignCard:
        return voidHand(situation, "GP-fouled-deck"_rule);
    case Mishap::CardsBelowTable:
        return inOrder(warn(Phrase::CardsInView, seat, "GP-cards-in-view"_rule), rest);
    case Mishap::PhoneUsed:
        return inOrder(warn(Phrase::NoPhone, seat, "GP-phone"_rule),
                       callAuthority(Matter::Behaviour, "GP-phone"_rule, Severity::Minor), rest);
    case Mishap::HandDiscussed:
        return inOrder(warn(Phrase::NoDiscussion, seat, "GP-discussion"_rule), rest);
    default:
        return tennessee().StreetGame::meetIncident(situation, incident, rest);
    }
}

} // namespace cutcard::tennessee_rules
