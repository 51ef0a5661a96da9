// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet section 3: what an offence may be met with, the first time and after that.
#include "core/tournament/duties/agenda.h"

#include <algorithm>
#include <optional>

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
         .again = DirectorVerb::Disqualify},
    };
    return rows;
}

} // namespace

const Sanctions& sanctionsOf(Offence offence)
{
    return *std::ranges::find(allSanctions(), offence, &Sanctions::offence);
}

namespace agenda {

namespace {

/// What an offence was met with at its table before this moment; nullopt: the table has gone on, or something new came.
std::optional<DirectorVerb> justMet(const Night& night, const Call& call)
{
    // a dispute is nobody's
    if (call.kind != CallKind::Offence || !call.closed || !call.metWith)
        return std::nullopt;
    const Ring* ring = night.ring(night.person(call.person).table);
    const bool now =
        ring != nullptr && ring->hands == call.metAtHand && night.openCall(CallKind::Offence, call.person) == nullptr;
    return now ? std::optional(call.metWith->verb) : std::nullopt;
}

/// What may be said beside the measure that was taken.
std::vector<DirectorAct> beside(const Night& night, const Call& call, DirectorVerb met)
{
    using enum DirectorVerb;
    const EntrantId who = call.person;
    std::vector<DirectorAct> acts;
    const bool isIn = night.person(who).isIn();
    if (call.offence == Offence::Threat && (met == Warn || met == Disqualify))
        acts.push_back(director::on(Report, who));
    if (call.offence == Offence::Threat && met == Report && isIn)
        acts = {director::on(Disqualify, who), director::on(Warn, who)};
    // 3.12.2 has measures that grow: a warning stands, and more may follow it
    if (call.offence == Offence::Insult && met == Warn && isIn)
        acts = {director::on(Penalise, who, night.house.penaltyMinutes), director::on(Disqualify, who)};
    return acts;
}

} // namespace

/// 3.12.1, 3.12.2: what else the manager may say of an assault or an insult before the table's next hand.
std::vector<DirectorDuty> besides(const Night& night)
{
    std::vector<DirectorDuty> duties;
    for (const Call& call : night.calls) {
        const auto met = justMet(night, call);
        const auto acts = met ? beside(night, call, *met) : std::vector<DirectorAct>();
        if (acts.empty())
            continue;
        duties.push_back(may(acts.front(), sanctionsOf(call.offence).rule, DirectorCompetency::Conduct).orElse(acts));
        duties.back().key.verb = DirectorVerb::Report;
    }
    return duties;
}

} // namespace agenda

} // namespace cutcard
