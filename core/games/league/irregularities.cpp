// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 3.1 to 3.3, 3.5, 3.6, 3.8, 3.9, 3.11, 3.12 and 3.15, and card-room practice where it is silent.
#include "core/games/league/parts.h"

namespace cutcard::league_rules {

using namespace street;

namespace {

using namespace competencies;

/// 3.3 and 3.8: the hand is mucked at once, if the player still has one.
Procedure muckedAtOnce(const Situation& situation, Phrase phrase, Seat seat, Rule rule, const Procedure& rest)
{
    auto reminder = warn(phrase, seat, rule);
    // who is left has won, and once the pots are pushed there is no hand that could lose; a card that was drawn is none
    if (!liveSeats(situation.table).contains(seat) || situation.notes.decided || isDecidedEarly(situation.notes)
        || !situation.notes.drawing.empty())
        return inOrder(reminder, rest);
    const auto isWon = [&](const Duty& duty) { return duty.act.verb == Verb::PushPot && duty.act.seat == seat; };
    const Severity severity =
        std::ranges::any_of(rest.duties(), isWon) ? Severity::Critical : Severity::Major; // it goes to somebody else
    return inOrder(inAnyOrder({owe(act(Verb::MuckHand, seat), rule, severity, irregular), reminder}), rest);
}

Procedure adviceAsked(Situation& situation, Seat seat)
{
    const bool again = situation.notes.warned.contains(seat);
    situation.notes.warned.insert(seat);
    auto warning = warn(Phrase::OneToAHand, seat, "3.11"_rule);
    return again ? inAnyOrder({warning, callAuthority(Matter::Behaviour, "3.11"_rule, Severity::Minor)}) : warning;
}

/// Chips that break 3.7 may be drawn back (3.6.1); what was in front before them may not.
Procedure drawnBack(Situation& situation, const Incident& incident, const Procedure& rest)
{
    const Seat seat = incident.seat;
    const auto corrects = [&](const Duty& duty) {
        return duty.act.verb == Verb::Announce && duty.act.phrase == Phrase::CorrectTo && duty.act.seat == seat;
    };
    const auto illegal = situation.illegalBet;
    if (!illegal || illegal->seat != seat)
        return inOrder(takenBack(situation, incident, "3.6.1"_rule), rest);
    const Chips free = std::min(incident.amount, situation.table.at(seat).bet - illegal->before);
    const Chips left = situation.table.at(seat).bet - free;
    putInFront(situation.table, seat, left);
    // less than any bet is still to be put right
    Procedure after = rest;
    if (left == illegal->before
        || (illegal->round.betTo > 0 && left >= callTo(situation.table, illegal->round, seat))) {
        situation.illegalBet.reset();
        situation.betting = illegal->round;
        if (left > illegal->before && left == illegal->round.betTo)
            noteActed(situation.betting, seat);
        after = rest.without(corrects);
    }
    if (free == incident.amount)
        return after;
    const Incident more{.mishap = incident.mishap, .seat = seat, .amount = incident.amount - free};
    return inOrder(takenBack(situation, more, "3.6.1"_rule), after);
}

/// After the deal 3.5.2: everybody sees the hand, which lives (3.5.3); 3.14.1: what it costs its owner is the
/// manager's.
Procedure handShown(Situation& situation, Seat seat, const Procedure& rest)
{
    const auto isPitch = [](const Duty& duty) { return duty.act.verb == Verb::Pitch; };
    // 3.5.1: in the deal it is an exposed card, whoever has exposed it
    if (std::ranges::any_of(rest.duties(), isPitch)) {
        Procedure seen = rest;
        for (LyingCard& card : situation.table.at(seat).hand) {
            card.faceUp = true;
            seen = exposedInDeal(situation, seat, rest);
        }
        return seen;
    }
    situation.notes.unreported.insert(seat);
    return inOrder(inAnyOrder({owe(Duty{.act = say(Phrase::ShowAll, seat),
                                        .rule = "3.5.2"_rule,
                                        .severity = Severity::Minor,
                                        .competency = protection,
                                        .ifWrong = Severity::Major}), // nobody sees the hand by it
                               owe(act(Verb::ShowHand, seat), "3.5.2"_rule, Severity::Major, irregular)}),
                   may(callFloor(Matter::ExposedCard), "3.14.1"_rule, irregular), rest);
}

} // namespace

Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest)
{
    const Seat seat = incident.seat;
    switch (incident.mishap) {
    case Mishap::HandShown:
        return handShown(situation, seat, rest);
    case Mishap::FoldedHandShown:
        return inOrder(inAnyOrder({warn(Phrase::KeepYourHand, seat, "3.5.4"_rule),
                                   callAuthority(Matter::FoldedHandShown, "3.5.4"_rule, Severity::Minor)}),
                       rest);
    case Mishap::MuckSearched:
        return inOrder(inAnyOrder({owe(act(Verb::GuardMuck), "3.5.4.1"_rule, Severity::Major, protection),
                                   callAuthority(Matter::MuckSearched, "3.5.4.1"_rule, Severity::Major)}),
                       rest);
    case Mishap::CardsBelowTable:
        return muckedAtOnce(situation, Phrase::CardsInView, seat, "3.8"_rule, rest);
    case Mishap::PhoneUsed:
        return muckedAtOnce(situation, Phrase::NoPhone, seat, "3.3"_rule, rest);
    case Mishap::AdviceAsked:
        return inOrder(adviceAsked(situation, seat), rest);
    case Mishap::HandDiscussed:
        return inOrder(warn(Phrase::NoDiscussion, seat, "3.14.2"_rule), rest);
    case Mishap::ChipsTakenBack:
        return drawnBack(situation, incident, rest);
    case Mishap::PotSplashed:
        return inOrder(splashed(situation, incident, "3.6.2"_rule, Severity::Minor), rest);
    case Mishap::RabbitAsked:
        return inOrder(warn(Phrase::NoRabbit, seat, "3.9"_rule), rest);
    case Mishap::MoneyOnTable:
        return inOrder(callAuthority(Matter::Money, "3.1"_rule, Severity::Critical), rest);
    case Mishap::SideBet:
        return inOrder(callAuthority(Matter::SideBet, "3.2"_rule, Severity::Major), rest);
    case Mishap::Insult:
        return inOrder(callAuthority(Matter::Behaviour, "3.12.2"_rule, Severity::Minor), rest);
    case Mishap::PenaltyGiven:
    case Mishap::Disqualified:
    case Mishap::HandForfeited:
        return managerRules(situation, incident, rest);
    case Mishap::OtherShuffles:
        return shuffledByAnother(situation, seat, rest);
    case Mishap::RulingDisputed:
        return inOrder(callAuthority(Matter::Dispute, "3.15"_rule, Severity::Major), rest);
    default:
        return league().StreetGame::meetIncident(situation, incident, rest);
    }
}

} // namespace cutcard::league_rules
