// SPDX-License-Identifier: GPL-3.0-or-later
// What the Tennessee document never allows a director, act by act.
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/judge/director_look.h"

namespace cutcard {

using enum DirectorCompetency;

static std::optional<DirectorBan> onTable(const Night& night, const DirectorAct& act)
{
    const Ring* ring = night.ring(act.table);
    if (ring == nullptr)
        return DirectorBan{"GP-unneeded"_rule, Severity::Minor, Moves, Fault::Impossible};
    if (act.verb == DirectorVerb::Stop) {
        const Rule rule = night.finalTable ? "TN-fmt-2"_rule : "TN-fmt-4"_rule;
        return DirectorBan{rule, Severity::Major, Breaking, Fault::Premature};
    }
    // with its due blind called a table has no other
    return onlyIf(blindDue(night, *ring) == ring->announced,
                  DirectorBan{"TN-blinds-5"_rule, Severity::Major, Clock, Fault::Premature});
}

static std::optional<DirectorBan> onBank(const Night& night, const DirectorAct& act)
{
    const Entrant& person = night.person(act.person);
    const EventPage& page = person.page;
    switch (act.verb) {
    case DirectorVerb::TakeBack:
        // what has been played away since is not there to be taken
        return onlyIf(page.loan == 0 && person.chips > 0,
                      DirectorBan{"GP-chips-not-due"_rule, Severity::Critical, Stacks});
    case DirectorVerb::Charge:
        return onlyIf(page.chargeDue <= 0, DirectorBan{"TN-odc-12"_rule, Severity::Minor, Stacks});
    case DirectorVerb::PayBack:
        return onlyIf(person.presence != Presence::Out && !isDecided(night),
                      DirectorBan{"TN-odc-2"_rule, Severity::Major, Stacks, Fault::Premature});
    default:
        return std::nullopt;
    }
}

/// Nobody is out, goes on or has won before the document says so.
static std::optional<DirectorBan> onPlayer(const Night& night, const DirectorAct& act)
{
    const Entrant& person = night.person(act.person);
    const Ring* ring = night.ring(person.table);
    const bool stopped = ring != nullptr && hasEnded(night, *ring);
    switch (act.verb) {
    case DirectorVerb::TellOut:
        return DirectorBan{person.isIn() && person.page.loan > 0 ? "TN-odc-11"_rule : "GP-still-in"_rule,
                           Severity::Critical, Results};
    case DirectorVerb::Advance:
        if (!person.isIn())
            return DirectorBan{"TA-10"_rule, Severity::Critical, Breaking};
        if (night.finalTable)
            return DirectorBan{"TN-fmt-2"_rule, Severity::Critical, Breaking};
        return onlyIf(!stopped, DirectorBan{"TN-fmt-4"_rule, Severity::Major, Breaking, Fault::Premature});
    case DirectorVerb::Record:
        return onlyIf(!stopped, DirectorBan{night.finalTable ? "TN-fmt-2"_rule : "TN-fmt-5"_rule, Severity::Minor,
                                            Results, Fault::Premature});
    default:
        return std::nullopt;
    }
}

static std::optional<DirectorBan> onPrizes(const Night& night, const DirectorAct& act)
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
    const Entrant& person = night.person(act.person);
    const bool equal = std::ranges::any_of(night.people, [&](const Entrant& each) {
        return each.isIn() && &each != &person && ownChips(each) == ownChips(person);
    });
    if (equal && act.verb == DirectorVerb::Winner) {
        ban.rule = "TA-9"_rule;
        return ban;
    }
    return std::nullopt;
}

static std::optional<DirectorBan> onGranting(Request request)
{
    if (request == Request::PayLater)
        return DirectorBan{"TN-odc-2"_rule, Severity::Major, Stacks};
    return onlyIf(request == Request::Rebuy, DirectorBan{"TN-odc-4"_rule, Severity::Critical, Stacks});
}

static std::optional<DirectorBan> onDraw(const Night& night, const DirectorAct& act)
{
    // the tables of the round before are cleared by opening the next one
    if (night.stage == NightStage::Playing && allStopped(night) && !isDecided(night))
        return DirectorBan{night.round == 1 ? "TN-fmt-6"_rule : "TA-11"_rule, Severity::Minor, SetUp, Fault::Premature};
    const auto players = static_cast<Chips>(toBeSeated(night).size());
    if (night.stage == NightStage::SettingUp && act.amount > 0 && players / act.amount < leastAtTable)
        return DirectorBan{"TN-fmt-1"_rule, Severity::Critical, SetUp, Fault::WrongAmount};
    return std::nullopt;
}

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
            return DirectorBan{"TN-fmt-2"_rule, Severity::Critical, Breaking};
        return onlyIf(!allStopped(night), DirectorBan{"TN-fmt-4"_rule, Severity::Major, Breaking, Fault::Premature});
    case DirectorVerb::Grant:
        return onGranting(act.request);
    case DirectorVerb::Rule: {
        const Call* call = night.call(act.call);
        return onlyIf(call != nullptr && call->closed && call->ruled != act.amount,
                      DirectorBan{"GP-dispute"_rule, Severity::Major, Rulings});
    }
    case DirectorVerb::Finish:
        return DirectorBan{"TN-fmt-2"_rule, Severity::Critical, Results, Fault::Premature};
    case DirectorVerb::Move:
        // tables are never evened out: a short one plays on until it stops
        return DirectorBan{"GP-unneeded"_rule, Severity::Major, Moves, Fault::Unneeded};
    default:
        return std::nullopt;
    }
}

} // namespace cutcard
