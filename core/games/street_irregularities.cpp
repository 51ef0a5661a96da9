// SPDX-License-Identifier: GPL-3.0-or-later
// Irregularities that are met alike in the games dealt in streets.
#include "core/games/street_parts.h"

#include <algorithm>

namespace cutcard::street {

namespace {

constexpr auto irregular = Competency::Irregularities;
constexpr auto protection = Competency::GameProtection;

} // namespace

Procedure warn(Phrase phrase, Seat seat, Rule rule, Severity severity)
{
    return owe(say(phrase, seat), rule, severity, protection);
}

Procedure callAuthority(Matter matter, Rule rule, Severity severity)
{
    return owe(callFloor(matter), rule, severity, irregular);
}

Procedure exposedInDeal(Situation& situation, Seat seat, const Procedure& rest)
{
    const StreetRules& rules = streetGame(situation).rules();
    int dealt = 0;
    for (const Seat each : situation.notes.dealtIn)
        dealt += static_cast<int>(situation.table.at(each).hand.size());
    const StreetHabits habits = streetGame(situation).habits(situation);
    const bool first = dealt == 1 && habits.firstCardMisdeal;
    if (situation.notes.exposedFrom || first || habits.noSpareCard) {
        return inOrder(owe(say(Phrase::Misdeal), rules.misdeal, Severity::Critical, irregular),
                       owe(act(Verb::GatherCards), rules.misdeal, Severity::Major, irregular), redeal(),
                       streetGame(situation).afterDeal());
    }
    situation.notes.exposedFrom = seat;
    // with the last card of the deal what replaces an exposed one has been passed: it is asked for anew
    const auto ahead = rest.chapters();
    const bool passed = std::ranges::find(ahead, Heading::ReplaceExposed, &Chapter::heading) == ahead.end();
    return inOrder(owe(say(Phrase::ExposedCard), rules.exposed, Severity::Minor, irregular),
                   owe(act(Verb::ShowExposed, seat), rules.exposed, Severity::Major, irregular),
                   passed ? later({.heading = Heading::ReplaceExposed, .open = replaceExposed}) : Procedure(), rest);
}

Procedure takenBack(Situation& situation, const Incident& incident, Rule rule)
{
    putInFront(situation.table, incident.seat, situation.table.at(incident.seat).bet - incident.amount);
    const Chips stands = situation.table.at(incident.seat).bet + incident.amount;
    return inOrder(warn(Phrase::BetStands, incident.seat, rule, Severity::Major),
                   owe(say(Phrase::CorrectTo, incident.seat, stands), rule, Severity::Major, protection));
}

Procedure splashed(Situation& situation, const Incident& incident, Rule rule)
{
    situation.table.at(incident.seat).bet -= incident.amount;
    situation.table.pots.back().amount += incident.amount;
    return inOrder(warn(Phrase::DoNotSplash, incident.seat, rule),
                   owe(act(Verb::SeparateBet, incident.seat, incident.amount), rule, Severity::Major, protection));
}

void boxBelow(Situation& situation, Chips fromTop)
{
    Cards& stub = situation.table.stub;
    stub[stub.size() - static_cast<std::size_t>(fromTop)].faceUp = true;
}

Procedure meetBoxedCard(Situation& situation, const Act& act, const Procedure& rest)
{
    Table& table = situation.table;
    const auto call = callAuthority(Matter::BoxedCard, "GP-boxed-card"_rule, Severity::Major);
    if (act.verb == Verb::Pitch && table.at(*act.seat).hand.back().faceUp)
        return inOrder(call, streetGame(situation).cardSeen(situation, *act.seat, rest));
    // lying on top it is seen before it is dealt: as a board card it would be, it makes way for the next
    const auto next = rest.next();
    if (!table.stub.empty() && table.stub.back().faceUp && next && next->act.verb == Verb::Board) {
        if (const auto instead = streetGame(situation).withoutSpareCard(situation))
            return inOrder(call, *instead);
        ++situation.notes.boxedBurns;
        return inOrder(call, owe(cutcard::act(Verb::Burn), "GP-boxed-card"_rule, Severity::Major, irregular), rest);
    }
    return rest;
}

} // namespace cutcard::street
