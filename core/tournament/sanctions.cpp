// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet section 3: what an offence may be met with, the first time and after that.
#include "core/tournament/agenda.h"

#include <algorithm>

namespace cutcard {

namespace {

// what the booklet has each offence met with, in its order
const std::vector<Sanctions>& allSanctions()
{
    static const std::vector<Sanctions> rows{
        {.offence = Offence::Money,
         .rule = "3.1"_rule,
         .ignored = Severity::Critical,
         .usual = DirectorVerb::Disqualify,
         .again = DirectorVerb::Ban},
        {.offence = Offence::SideBet,
         .rule = "3.2"_rule,
         .usual = DirectorVerb::Warn,
         .others = {DirectorVerb::Penalise, DirectorVerb::Disqualify},
         .again = DirectorVerb::Disqualify,
         .othersAgain = {DirectorVerb::Warn, DirectorVerb::Penalise}},
        {.offence = Offence::Phone, .rule = "3.3"_rule, .usual = DirectorVerb::Muck, .again = DirectorVerb::Muck},
        {.offence = Offence::PhoneFolded,
         .rule = "3.3"_rule,
         .ignored = Severity::Minor,
         .usual = DirectorVerb::Warn,
         .again = DirectorVerb::Warn,
         .asks = false},
        {.offence = Offence::ShownFold,
         .rule = "3.5.4"_rule,
         .ignored = Severity::Minor,
         .usual = DirectorVerb::Warn,
         .others = {DirectorVerb::Penalise},
         .again = DirectorVerb::Penalise,
         .othersAgain = {DirectorVerb::Warn, DirectorVerb::Disqualify}},
        {.offence = Offence::MuckSearch,
         .rule = "3.5.4.1"_rule,
         .usual = DirectorVerb::Warn,
         .others = {DirectorVerb::Penalise},
         .again = DirectorVerb::Penalise,
         .othersAgain = {DirectorVerb::Warn, DirectorVerb::Disqualify}},
        {.offence = Offence::CardsBelow, .rule = "3.8"_rule, .usual = DirectorVerb::Muck, .again = DirectorVerb::Muck},
        {.offence = Offence::Advice,
         .rule = "3.11"_rule,
         .ignored = Severity::Minor,
         .usual = DirectorVerb::Warn,
         .again = DirectorVerb::Muck,
         .othersAgain = {DirectorVerb::Warn}},
        {.offence = Offence::Threat,
         .rule = "3.12.1"_rule,
         .usual = DirectorVerb::Warn,
         .others = {DirectorVerb::Disqualify, DirectorVerb::Report},
         .again = DirectorVerb::Disqualify,
         .othersAgain = {DirectorVerb::Warn, DirectorVerb::Report}},
        {.offence = Offence::Insult,
         .rule = "3.12.2"_rule,
         .ignored = Severity::Minor,
         .usual = DirectorVerb::Warn,
         .others = {DirectorVerb::Penalise, DirectorVerb::Disqualify},
         .again = DirectorVerb::Penalise,
         .othersAgain = {DirectorVerb::Warn, DirectorVerb::Disqualify}},
        {.offence = Offence::ExposedLive,
         .rule = "3.14.1"_rule,
         .ignored = Severity::Minor,
         .usual = DirectorVerb::Penalise,
         .others = {DirectorVerb::Warn},
         .again = DirectorVerb::Disqualify,
         .othersAgain = {DirectorVerb::Penalise, DirectorVerb::Warn}},
    };
    return rows;
}

} // namespace

const Sanctions& sanctionsOf(Offence offence)
{
    return *std::ranges::find(allSanctions(), offence, &Sanctions::offence);
}

namespace agenda {

/// An assault that was met, or reported, before the table's next hand.
std::vector<DirectorDuty> besides(const Night& night)
{
    std::vector<DirectorDuty> duties;
    for (const Call& call : night.calls) {
        if (call.kind != CallKind::Offence || call.offence != Offence::Threat || !call.closed || !call.metWith)
            continue;
        const Entrant& person = night.person(call.person);
        const Ring* ring = night.ring(person.table);
        if (ring == nullptr || ring->hands != call.metAtHand
            || night.openCall(CallKind::Offence, call.person) != nullptr)
            continue;
        const DirectorVerb met = call.metWith->verb;
        const auto add = [&](std::vector<DirectorAct> acts) {
            DirectorDuty duty = may(acts.front(), "3.12.1"_rule, DirectorCompetency::Conduct, call.person.index);
            duty.key.verb = DirectorVerb::Report;
            duty.alike = std::move(acts);
            duties.push_back(std::move(duty));
        };
        if (met == DirectorVerb::Warn || met == DirectorVerb::Disqualify)
            add({director::on(DirectorVerb::Report, call.person)});
        if (met == DirectorVerb::Report && person.isIn())
            add({director::on(DirectorVerb::Disqualify, call.person), director::on(DirectorVerb::Warn, call.person)});
    }
    return duties;
}

} // namespace agenda

} // namespace cutcard
