// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 3.1 to 3.3, 3.5, 3.6, 3.8, 3.9, 3.11, 3.12 and 3.15, and card-room practice where it is silent.
#include "core/games/league_parts.h"

namespace cutcard::league_rules {

namespace {

constexpr auto irregular = Competency::Irregularities;
constexpr auto protection = Competency::GameProtection;

Procedure warn(Phrase phrase, Seat seat, Rule rule, Severity severity = Severity::Minor)
{
    return owe(say(phrase, seat), rule, severity, protection);
}

Procedure callManager(Matter matter, Rule rule, Severity severity)
{
    return owe(callFloor(matter), rule, severity, irregular);
}

/// 3.3 and 3.8: the hand is mucked at once, if the player still has one.
Procedure muckedAtOnce(const Situation& situation, Phrase phrase, Seat seat, Rule rule)
{
    auto reminder = warn(phrase, seat, rule);
    if (!liveSeats(situation.table).contains(seat))
        return reminder;
    return inOrder(owe(act(Verb::MuckHand, seat), rule, Severity::Major, irregular), reminder);
}

/// 3.5.1: one exposed card serves as the burn, a second one makes the whole deal void.
Procedure exposedInDeal(Situation& situation, Seat seat, const Procedure& rest)
{
    if (situation.notes.exposedFrom) {
        return inOrder(owe(say(Phrase::Misdeal), "3.5.1-multi"_rule, Severity::Critical, irregular),
                       owe(act(Verb::GatherCards), "3.5.1-multi"_rule, Severity::Major, irregular), redeal(),
                       afterDeal());
    }
    situation.notes.exposedFrom = seat;
    return inOrder(owe(say(Phrase::ExposedCard), "3.5.1"_rule, Severity::Minor, irregular),
                   owe(act(Verb::ShowExposed, seat), "3.5.1"_rule, Severity::Major, irregular), rest);
}

Procedure takenBack(Situation& situation, const Incident& incident)
{
    putInFront(situation.table, incident.seat, situation.table.at(incident.seat).bet - incident.amount);
    const Chips stands = situation.table.at(incident.seat).bet + incident.amount;
    return inOrder(warn(Phrase::BetStands, incident.seat, "3.6.1"_rule, Severity::Major),
                   owe(say(Phrase::CorrectTo, incident.seat, stands), "3.6.1"_rule, Severity::Major, protection));
}

Procedure splashed(Situation& situation, const Incident& incident)
{
    situation.table.at(incident.seat).bet -= incident.amount;
    situation.table.pots.back().amount += incident.amount;
    return inOrder(
        warn(Phrase::DoNotSplash, incident.seat, "3.6.2"_rule),
        owe(act(Verb::SeparateBet, incident.seat, incident.amount), "3.6.2"_rule, Severity::Major, protection));
}

Procedure adviceAsked(Situation& situation, Seat seat)
{
    const bool again = situation.notes.warned.contains(seat);
    situation.notes.warned.insert(seat);
    auto warning = warn(Phrase::OneToAHand, seat, "3.11"_rule);
    return again ? inOrder(warning, callManager(Matter::Behaviour, "3.11"_rule, Severity::Minor)) : warning;
}

Procedure boxBelow(Situation& situation, const Incident& incident)
{
    Cards& stub = situation.table.stub;
    stub[stub.size() - static_cast<std::size_t>(incident.amount)].faceUp = true;
    return {};
}

} // namespace

Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest)
{
    const Seat seat = incident.seat;
    switch (incident.mishap) {
    case Mishap::CardExposed:
        situation.table.at(seat).hand.back().faceUp = true;
        return exposedInDeal(situation, seat, rest);
    case Mishap::BoxedCard:
        return inOrder(boxBelow(situation, incident), rest);
    case Mishap::HandShown:
        return inOrder(warn(Phrase::ShowAll, seat, "3.5.2"_rule),
                       owe(act(Verb::ShowHand, seat), "3.5.3"_rule, Severity::Major, irregular), rest);
    case Mishap::FoldedHandShown:
        return inOrder(warn(Phrase::KeepYourHand, seat, "3.5.4"_rule),
                       callManager(Matter::FoldedHandShown, "3.5.4"_rule, Severity::Minor), rest);
    case Mishap::MuckSearched:
        return inOrder(owe(act(Verb::GuardMuck), "3.5.4.1"_rule, Severity::Major, protection),
                       callManager(Matter::MuckSearched, "3.5.4.1"_rule, Severity::Major), rest);
    case Mishap::CardsBelowTable:
        return inOrder(muckedAtOnce(situation, Phrase::CardsInView, seat, "3.8"_rule), rest);
    case Mishap::PhoneUsed:
        return inOrder(muckedAtOnce(situation, Phrase::NoPhone, seat, "3.3"_rule), rest);
    case Mishap::AdviceAsked:
        return inOrder(adviceAsked(situation, seat), rest);
    case Mishap::HandDiscussed:
        return inOrder(warn(Phrase::NoDiscussion, seat, "3.14.2"_rule), rest);
    case Mishap::ChipsTakenBack:
        return inOrder(takenBack(situation, incident), rest);
    case Mishap::PotSplashed:
        return inOrder(splashed(situation, incident), rest);
    case Mishap::RabbitAsked:
        return inOrder(warn(Phrase::NoRabbit, seat, "3.9"_rule), rest);
    case Mishap::MoneyOnTable:
        return inOrder(callManager(Matter::Money, "3.1"_rule, Severity::Critical), rest);
    case Mishap::SideBet:
        return inOrder(callManager(Matter::SideBet, "3.2"_rule, Severity::Major), rest);
    case Mishap::Insult:
        return inOrder(callManager(Matter::Behaviour, "3.12.1"_rule, Severity::Major), rest);
    case Mishap::RulingDisputed:
        return inOrder(callManager(Matter::Dispute, "3.15"_rule, Severity::Major), rest);
    }
    return rest;
}

Procedure meetBoxedCard(Situation& situation, const Act& act, const Procedure& rest)
{
    Table& table = situation.table;
    const auto call = callManager(Matter::BoxedCard, "GP-boxed-card"_rule, Severity::Major);
    if (act.verb == Verb::Pitch && table.at(*act.seat).hand.back().faceUp)
        return inOrder(call, exposedInDeal(situation, *act.seat, rest));
    // lying on top it is seen before it is dealt: as a board card it would be, it makes way for the next
    const auto next = rest.next();
    if (!table.stub.empty() && table.stub.back().faceUp && next && next->act.verb == Verb::Board) {
        ++situation.notes.boxedBurns;
        return inOrder(call, owe(cutcard::act(Verb::Burn), "GP-boxed-card"_rule, Severity::Major, irregular), rest);
    }
    return rest;
}

} // namespace cutcard::league_rules
