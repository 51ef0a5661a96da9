// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet section 3: what an offence may be met with, the first time and after that.
#include "core/tournament/duties/agenda.h"

namespace cutcard {

// in the booklet's order: weight if passed over; the first time, as right then; after that, as right then
static const std::vector<Sanctions>& allSanctions()
{
    using enum DirectorVerb;
    using enum Severity;
    static const std::vector<Sanctions> rows{
        {Offence::Money, "3.1"_rule, Critical, Disqualify, {}, Ban},
        {Offence::SideBet, "3.2"_rule, Major, Warn, {Penalise, Disqualify}, Disqualify, {Warn, Penalise}},
        {Offence::Phone, "3.3"_rule, Major, Muck, {}, Muck},
        {Offence::PhoneFolded, "3.3"_rule, Minor, Warn, {}, Warn, {}, false},
        {Offence::ShownFold, "3.5.4"_rule, Minor, Warn, {Penalise}, Penalise, {Warn, Disqualify}},
        {Offence::MuckSearch, "3.5.4.1"_rule, Major, Warn, {Penalise}, Penalise, {Warn, Disqualify}},
        {Offence::CardsBelow, "3.8"_rule, Major, Muck, {}, Muck},
        {Offence::Advice, "3.11"_rule, Minor, Warn, {}, Muck, {Warn}},
        {Offence::Threat, "3.12.1"_rule, Major, Warn, {Disqualify, Report}, Disqualify, {Warn, Report}},
        {Offence::Insult, "3.12.2"_rule, Minor, Warn, {Penalise, Disqualify}, Penalise, {Warn, Disqualify}},
        {Offence::ExposedLive, "3.14.1"_rule, Minor, Penalise, {Warn}, Disqualify},
    };
    return rows;
}

const Sanctions& sanctionsOf(Offence offence)
{
    return *std::ranges::find(allSanctions(), offence, &Sanctions::offence);
}

namespace agenda {

/// What an offence was met with at its table before this moment; nullopt: the table has gone on, or something new came.
static std::optional<DirectorVerb> justMet(const Night& night, const Call& call)
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
static std::vector<DirectorAct> beside(const Night& night, const Call& call, DirectorVerb met)
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

/// 3.12.1, 3.12.2: what else the manager may say of an assault or an insult before the table's next hand.
void besides(const Night& night, std::vector<DirectorDuty>& duties)
{
    for (const Call& call : night.calls) {
        const auto met = justMet(night, call);
        const auto acts = met ? beside(night, call, *met) : std::vector<DirectorAct>();
        if (acts.empty())
            continue;
        duties.push_back(may(acts.front(), sanctionsOf(call.offence).rule, DirectorCompetency::Conduct).orElse(acts));
        duties.back().key.verb = DirectorVerb::Report;
    }
}

} // namespace agenda

} // namespace cutcard
