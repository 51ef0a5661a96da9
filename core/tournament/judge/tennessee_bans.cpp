// SPDX-License-Identifier: GPL-3.0-or-later
// What the Tennessee document never allows a director, act by act.
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/judge/director_bans.h"
#include "core/tournament/state/seats.h"

#include <algorithm>

namespace cutcard {

namespace {

using enum DirectorCompetency;

std::optional<DirectorBan> onTable(const Night& night, const DirectorAct& act)
{
    const Ring* ring = night.ring(act.table);
    if (ring == nullptr)
        return DirectorBan{.rule = "GP-unneeded"_rule, .severity = Severity::Minor, .fault = Fault::Impossible};
    if (act.verb == DirectorVerb::Stop) {
        const Rule rule = night.finalTable ? "TN-fmt-2"_rule : "TN-fmt-4"_rule;
        return DirectorBan{.rule = rule, .competency = Breaking, .fault = Fault::Premature};
    }
    // with its due blind called a table has no other
    if (blindDue(night, *ring) == ring->announced)
        return DirectorBan{.rule = "TN-blinds-5"_rule, .competency = Clock, .fault = Fault::Premature};
    return std::nullopt;
}

std::optional<DirectorBan> onBank(const Night& night, const DirectorAct& act)
{
    const Entrant& person = night.person(act.person);
    const EventPage& page = person.page;
    switch (act.verb) {
    case DirectorVerb::TakeBack:
        // what has been played away since is not there to be taken
        if (page.loan == 0 && person.chips > 0)
            return DirectorBan{.rule = "GP-chips-not-due"_rule, .severity = Severity::Critical, .competency = Stacks};
        return std::nullopt;
    case DirectorVerb::Charge:
        if (page.chargeDue <= 0)
            return DirectorBan{.rule = "TN-odc-12"_rule, .severity = Severity::Minor, .competency = Stacks};
        return std::nullopt;
    case DirectorVerb::PayBack:
        if (person.presence != Presence::Out && !isDecided(night))
            return DirectorBan{.rule = "TN-odc-2"_rule, .competency = Stacks, .fault = Fault::Premature};
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

/// Nobody is out, goes on or has won before the document says so.
std::optional<DirectorBan> onPlayer(const Night& night, const DirectorAct& act)
{
    const Entrant& person = night.person(act.person);
    const Ring* ring = night.ring(person.table);
    const bool stopped = ring != nullptr && hasEnded(night, *ring);
    switch (act.verb) {
    case DirectorVerb::TellOut:
        return DirectorBan{.rule = person.isIn() && person.page.loan > 0 ? "TN-odc-11"_rule : "GP-still-in"_rule,
                           .severity = Severity::Critical,
                           .competency = Results};
    case DirectorVerb::Advance:
        if (!person.isIn())
            return DirectorBan{.rule = "TA-10"_rule, .severity = Severity::Critical, .competency = Breaking};
        if (night.finalTable)
            return DirectorBan{.rule = "TN-fmt-2"_rule, .severity = Severity::Critical, .competency = Breaking};
        if (!stopped)
            return DirectorBan{.rule = "TN-fmt-4"_rule, .competency = Breaking, .fault = Fault::Premature};
        return std::nullopt;
    case DirectorVerb::Record:
        if (!stopped)
            return DirectorBan{.rule = night.finalTable ? "TN-fmt-2"_rule : "TN-fmt-5"_rule,
                               .severity = Severity::Minor,
                               .competency = Results,
                               .fault = Fault::Premature};
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

std::optional<DirectorBan> onPrizes(const Night& night, const DirectorAct& act)
{
    DirectorBan ban{.rule = "TN-fmt-2"_rule, .severity = Severity::Critical, .competency = Results};
    if (!isDecided(night)) {
        ban.fault = Fault::Premature;
        return ban;
    }
    // nobody gets anything by it
    if (act.verb == DirectorVerb::Prize && act.amount == 0)
        return std::nullopt;
    if (playersIn(night) == 1 && act.verb == DirectorVerb::Prize && !night.person(act.person).isIn()) {
        ban.rule = "TN-fmt-3"_rule; // there is no second prize
        return ban;
    }
    if (!night.person(act.person).isIn())
        return ban;
    const auto other = std::ranges::find_if(
        night.people, [&](const Entrant& each) { return each.isIn() && &each != &night.person(act.person); });
    const bool equal = other != night.people.end() && ownChips(*other) == ownChips(night.person(act.person));
    if (equal && act.verb == DirectorVerb::Winner) {
        ban.rule = "TA-9"_rule;
        return ban;
    }
    return std::nullopt;
}

std::optional<DirectorBan> onGranting(Request request)
{
    if (request == Request::PayLater)
        return DirectorBan{.rule = "TN-odc-2"_rule, .competency = Stacks};
    if (request == Request::Rebuy)
        return DirectorBan{.rule = "TN-odc-4"_rule, .severity = Severity::Critical, .competency = Stacks};
    return std::nullopt;
}

std::optional<DirectorBan> onDraw(const Night& night, const DirectorAct& act)
{
    // the tables of the round before are cleared by opening the next one
    if (night.stage == NightStage::Playing && allStopped(night) && !isDecided(night))
        return DirectorBan{.rule = night.round == 1 ? "TN-fmt-6"_rule : "TA-11"_rule,
                           .severity = Severity::Minor,
                           .competency = SetUp,
                           .fault = Fault::Premature};
    const auto players = static_cast<Chips>(toBeSeated(night).size());
    if (night.stage == NightStage::SettingUp && act.amount > 0 && players / act.amount < leastAtTable)
        return DirectorBan{
            .rule = "TN-fmt-1"_rule, .severity = Severity::Critical, .competency = SetUp, .fault = Fault::WrongAmount};
    return std::nullopt;
}

} // namespace

std::optional<DirectorBan> tennesseeBanOn(const Night& night, const DirectorAct& act)
{
    switch (act.verb) {
    case DirectorVerb::Stop:
    case DirectorVerb::RaiseBlinds:
        return onTable(night, act);
    case DirectorVerb::TakeBack:
    case DirectorVerb::Charge:
    case DirectorVerb::PayBack:
        return onBank(night, act);
    case DirectorVerb::TellOut:
    case DirectorVerb::Advance:
    case DirectorVerb::Record:
        return onPlayer(night, act);
    case DirectorVerb::Winner:
    case DirectorVerb::Prize:
        return onPrizes(night, act);
    case DirectorVerb::DrawSeats:
        return onDraw(night, act);
    case DirectorVerb::OpenRound:
        if (isDecided(night) || night.finalTable)
            return DirectorBan{.rule = "TN-fmt-2"_rule, .severity = Severity::Critical, .competency = Breaking};
        if (!allStopped(night))
            return DirectorBan{.rule = "TN-fmt-4"_rule, .competency = Breaking, .fault = Fault::Premature};
        return std::nullopt;
    case DirectorVerb::Grant:
        return onGranting(act.request);
    case DirectorVerb::Rule: {
        const Call* call = night.call(act.call);
        if (call != nullptr && call->closed && call->ruled != act.amount)
            return DirectorBan{.rule = "GP-dispute"_rule, .competency = Rulings};
        return std::nullopt;
    }
    case DirectorVerb::Finish:
        return DirectorBan{
            .rule = "TN-fmt-2"_rule, .severity = Severity::Critical, .competency = Results, .fault = Fault::Premature};
    case DirectorVerb::Move:
        // tables are never evened out: a short one plays on until it stops
        return DirectorBan{.rule = "GP-unneeded"_rule, .fault = Fault::Unneeded};
    default:
        return std::nullopt;
    }
}

} // namespace cutcard
