// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 3.1 to 3.3, 3.5, 3.6, 3.8, 3.9, 3.11, 3.12 and 3.15, and card-room practice where it is silent.
#include "core/games/league_parts.h"

namespace cutcard::league_rules {

using namespace street;

namespace {

constexpr auto irregular = Competency::Irregularities;
constexpr auto protection = Competency::GameProtection;

/// 3.3 and 3.8: the hand is mucked at once, if the player still has one.
Procedure muckedAtOnce(const Situation& situation, Phrase phrase, Seat seat, Rule rule)
{
    auto reminder = warn(phrase, seat, rule);
    if (!liveSeats(situation.table).contains(seat))
        return reminder;
    return inOrder(owe(act(Verb::MuckHand, seat), rule, Severity::Major, irregular), reminder);
}

Procedure adviceAsked(Situation& situation, Seat seat)
{
    const bool again = situation.notes.warned.contains(seat);
    situation.notes.warned.insert(seat);
    auto warning = warn(Phrase::OneToAHand, seat, "3.11"_rule);
    return again ? inOrder(warning, callAuthority(Matter::Behaviour, "3.11"_rule, Severity::Minor)) : warning;
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
        boxBelow(situation, incident.amount);
        return rest;
    case Mishap::HandShown:
        return inOrder(warn(Phrase::ShowAll, seat, "3.5.2"_rule),
                       owe(act(Verb::ShowHand, seat), "3.5.3"_rule, Severity::Major, irregular), rest);
    case Mishap::FoldedHandShown:
        return inOrder(warn(Phrase::KeepYourHand, seat, "3.5.4"_rule),
                       callAuthority(Matter::FoldedHandShown, "3.5.4"_rule, Severity::Minor), rest);
    case Mishap::MuckSearched:
        return inOrder(owe(act(Verb::GuardMuck), "3.5.4.1"_rule, Severity::Major, protection),
                       callAuthority(Matter::MuckSearched, "3.5.4.1"_rule, Severity::Major), rest);
    case Mishap::CardsBelowTable:
        return inOrder(muckedAtOnce(situation, Phrase::CardsInView, seat, "3.8"_rule), rest);
    case Mishap::PhoneUsed:
        return inOrder(muckedAtOnce(situation, Phrase::NoPhone, seat, "3.3"_rule), rest);
    case Mishap::AdviceAsked:
        return inOrder(adviceAsked(situation, seat), rest);
    case Mishap::HandDiscussed:
        return inOrder(warn(Phrase::NoDiscussion, seat, "3.14.2"_rule), rest);
    case Mishap::ChipsTakenBack:
        return inOrder(takenBack(situation, incident, "3.6.1"_rule), rest);
    case Mishap::PotSplashed:
        return inOrder(splashed(situation, incident, "3.6.2"_rule), rest);
    case Mishap::RabbitAsked:
        return inOrder(warn(Phrase::NoRabbit, seat, "3.9"_rule), rest);
    case Mishap::MoneyOnTable:
        return inOrder(callAuthority(Matter::Money, "3.1"_rule, Severity::Critical), rest);
    case Mishap::SideBet:
        return inOrder(callAuthority(Matter::SideBet, "3.2"_rule, Severity::Major), rest);
    case Mishap::Insult:
        return inOrder(callAuthority(Matter::Behaviour, "3.12.1"_rule, Severity::Major), rest);
    case Mishap::RulingDisputed:
        return inOrder(callAuthority(Matter::Dispute, "3.15"_rule, Severity::Major), rest);
    default:
        return rest;
    }
}

} // namespace cutcard::league_rules
