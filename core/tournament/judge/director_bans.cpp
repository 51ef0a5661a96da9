// SPDX-License-Identifier: GPL-3.0-or-later
// What the booklet never allows a manager, act by act, by the paragraph that is broken.
#include "core/tournament/judge/director_look.h"

#include "core/tournament/acts/night_acts.h"

namespace cutcard {

using enum DirectorCompetency;
static std::optional<DirectorBan> moving(const Night& night, const DirectorAct& act, bool tried)
{
    const Entrant& person = night.person(act.person);
    const Ring* from = night.ring(person.table);
    const Ring* to = night.ring(act.table);
    // a chair can be changed for another by somebody who has just sat down
    if (from != nullptr && from == to && tried)
        return std::nullopt;
    if (from == nullptr || to == nullptr || from == to || to->closed)
        return DirectorBan{"2.2.5"_rule, Severity::Major, Moves, Fault::Impossible};
    if (from->breaking)
        return std::nullopt;
    if (!person.isIn())
        return DirectorBan{"PA-48"_rule};
    if (from->handOn || to->handOn)
        return DirectorBan{"2.2.5"_rule, Severity::Major, Moves, Fault::Premature};
    return onlyIf(stackCount(*to) >= night.house.tableMax,
                  DirectorBan{"2.2.6"_rule, Severity::Major, Moves, Fault::Impossible});
}

static std::optional<DirectorBan> granting(const Night& night, Request request)
{
    switch (request) {
    case Request::PlayAgain:
        return DirectorBan{night.finalTable ? "3.13.2"_rule : "3.13.1"_rule, Severity::Major, Seating};
    case Request::Deal:
        return DirectorBan{"2.3.3"_rule, Severity::Major, Results};
    case Request::Rebuy:
        return DirectorBan{"2.1.1.1"_rule, Severity::Critical, Stacks};
    case Request::BackEarly:
        return DirectorBan{"PA-56"_rule, Severity::Major, Conduct};
    default:
        // once seats are drawn moving is the manager's, by the method that was announced and by nobody's wish
        return DirectorBan{night.stage == NightStage::SettingUp ? "2.1.2.1"_rule : "PA-48"_rule, Severity::Major,
                           Seating};
    }
}

/// Chips are taken from nobody who plays, and a leaver's stay until the final table forms (3.13.1).
static std::optional<DirectorBan> removing(const Night& night, EntrantId who)
{
    // that they go when the hand is over was said
    const Ring* ring = night.ring(night.person(who).table);
    if (ring != nullptr && contains(ring->leaving, who))
        return std::nullopt;
    // 2.1.5 has them lie there until sign-in is over, and then go from the table together
    if (night.person(who).presence == Presence::Unclaimed)
        return DirectorBan{"2.1.5"_rule, Severity::Major, Seating};
    if (night.person(who).isIn() && night.openCall(CallKind::Quits, who) == nullptr)
        return DirectorBan{"GP-chips-not-due"_rule, Severity::Critical, Stacks};
    return DirectorBan{"3.13.1"_rule, Severity::Major, Moves};
}

/// Stacks that nobody has claimed lie there as long as somebody may (2.1.5).
static std::optional<DirectorBan> clearing(const Night& night, TableNo table)
{
    const auto isUnclaimed = [&](EntrantId who) { return night.person(who).presence == Presence::Unclaimed; };
    // before the seats are drawn there are no tables
    const Ring* ring = night.ring(table);
    const bool any = ring != nullptr && std::ranges::any_of(stacksAt(*ring), isUnclaimed);
    return onlyIf(any && isSignInOpen(night), DirectorBan{"2.1.5"_rule, Severity::Major, Seating, Fault::Premature});
}

/// 2.1.5: the stack of somebody let in late was right, and would be so no more.
static std::optional<DirectorBan> resetting(const Night& night, const DirectorAct& act)
{
    Night after = night;
    // 2.1.1.1: nobody begins with more, or fewer, than the others
    if (night.stage == NightStage::SettingUp && night.issued && act.amount != night.house.startingChips())
        return DirectorBan{night.house.tennessee ? "TN-odc-4"_rule : "2.1.1.1"_rule, Severity::Critical, Stacks,
                           Fault::WrongAmount};
    if (night.stage != NightStage::Playing || night.person(act.person).chips == act.amount)
        return std::nullopt;
    if (night_acts::correctLateStack(after, act.person, act.amount))
        return DirectorBan{"2.1.5"_rule, Severity::Major, Seating, Fault::WrongAmount};
    // 2.1.1.1: nobody has chips that were not won
    return DirectorBan{"GP-chips-not-due"_rule, Severity::Critical, Stacks};
}

static std::optional<DirectorBan> ruling(const Night& night, const DirectorAct& act)
{
    const Call* call = night.call(act.call);
    // what was said once more was not taken back
    return onlyIf(call != nullptr && call->closed && call->ruled != act.amount,
                  DirectorBan{"3.15"_rule, Severity::Major, Rulings});
}

/// What both documents are silent on: light, decks and chips on the floor.
static std::optional<DirectorBan> banOnEquipment(const Night& night, const DirectorAct& act)
{
    const Ring* ring = night.ring(act.table);
    switch (act.verb) {
    case DirectorVerb::VoidHand:
        if (ring == nullptr || !ring->handOn)
            return DirectorBan{"GP-deal-stands"_rule, Severity::Major, Rulings, Fault::Impossible};
        return DirectorBan{"GP-deal-stands"_rule, Severity::Critical, Rulings};
    case DirectorVerb::TakeOut:
        return DirectorBan{"GP-chips-not-due"_rule, Severity::Critical, Stacks};
    case DirectorVerb::Release:
        return onlyIf(ring != nullptr && ring->dark, DirectorBan{"GP-light"_rule, Severity::Minor, Clock});
    default:
        return std::nullopt;
    }
}

/// The clock decides; where nobody has said so yet it is the level that was called late.
static std::optional<DirectorBan> admitting(const Night& night, const DirectorAct& act)
{
    const EntrantId who = act.person;
    const Ring* ring = night.ring(act.table);
    // 2.1.5 has nobody sit where there is no chair
    if (act.verb == DirectorVerb::Admit && ring != nullptr && stackCount(*ring) >= night.house.tableMax)
        return DirectorBan{"GP-unneeded"_rule, Severity::Minor, Moves, Fault::Impossible};
    return onlyIf(night.person(who).signedAtLevel > night.house.lateLevels,
                  DirectorBan{"2.1.5"_rule, night.level > night.house.lateLevels ? Severity::Critical : Severity::Minor,
                              Seating});
}

static std::optional<DirectorBan> refusing(const Night& night, const DirectorAct& act)
{
    if (act.request == Request::Late)
        return DirectorBan{"2.1.5"_rule, Severity::Major, Seating};
    // a time away that is over has been served
    const Call* call = night.openCall(CallKind::Asks, act.person);
    return onlyIf(act.request == Request::BackEarly && call != nullptr && call->request == act.request,
                  DirectorBan{"PA-56"_rule, Severity::Major, Conduct});
}

static std::optional<DirectorBan> placing(const Night& night, const DirectorAct& act)
{
    const Entrant& person = night.person(act.person);
    // who was put out has no place, and no points
    if (person.presence == Presence::Disqualified)
        return DirectorBan{night.finalTable ? "3.13.2"_rule : "PA-53"_rule, Severity::Major, Results};
    const bool leaves = night.finalTable && night.openCall(CallKind::Quits, act.person) != nullptr;
    // a place that stands rightly is made another's
    if (act.verb == DirectorVerb::Renumber && person.place > 0 && person.place == person.earned)
        return DirectorBan{"2.3.2"_rule, Severity::Major, Results, Fault::WrongAmount};
    return onlyIf(act.verb == DirectorVerb::Out && person.isIn() && !leaves,
                  DirectorBan{"GP-still-in"_rule, Severity::Major, Results});
}

/// Announced before play, and kept.
static std::optional<DirectorBan> announcingMethod(const Night& night, MoveMethod method)
{
    return onlyIf(night.stage == NightStage::Playing && night.method && night.method != method,
                  DirectorBan{"PA-48"_rule});
}

/// Over is over, and what was not called yet is not due.
static std::optional<DirectorBan> callingLevel(const Night& night, Chips level, bool tried)
{
    DirectorBan ban{.rule = "GP-level"_rule, .severity = Severity::Minor, .competency = Clock};
    ban.fault = level <= night.level ? Fault::Impossible : Fault::Premature;
    return tried && ban.fault == Fault::Premature ? std::nullopt : std::optional(ban);
}

static std::optional<DirectorBan> ending(const Night& night, const DirectorAct& act, bool tried)
{
    if (act.verb == DirectorVerb::Winner && playersIn(night) == 1 && tried)
        return std::nullopt; // it is somebody else
    return DirectorBan{"2.1.4"_rule, Severity::Critical, Results, Fault::Premature};
}

/// Whether somebody has done anything in this hand of the table.
static bool hasOffended(const Night& night, EntrantId who, const Ring* ring)
{
    return ring != nullptr && std::ranges::any_of(night.calls, [&](const Call& call) {
               return call.kind == CallKind::Offence && call.person == who && call.metAtHand == ring->hands;
           });
}

/// Who is put out for nothing, or loses a live hand, loses what nobody gives back.
static Severity weightForNothing(const Night& night, const DirectorAct& act, const Ring* ring)
{
    const bool holds = ring != nullptr && ring->handOn && !contains(ring->mucked, act.person);
    const bool costsAll = act.verb == DirectorVerb::Muck ? holds : act.verb != DirectorVerb::Penalise;
    return costsAll && !hasOffended(night, act.person, ring) ? Severity::Critical : Severity::Major;
}

/// Nobody is punished for nothing, and a live hand that its owner exposed is played on (3.5.3).
static std::optional<DirectorBan> punishing(const Night& night, const DirectorAct& act)
{
    const Call* call = night.openCall(CallKind::Offence, act.person);
    const Ring* ring = night.ring(night.person(act.person).table);
    // 3.3, 3.8: at once; the hand of an offence that is over is over, and the next one is another
    if (call == nullptr || (act.verb == DirectorVerb::Muck && !hasOffended(night, act.person, ring)))
        return DirectorBan{"3.15"_rule, weightForNothing(night, act, ring), Conduct};
    return onlyIf(act.verb == DirectorVerb::Muck && call->offence == Offence::ExposedLive,
                  DirectorBan{"3.5.3"_rule, Severity::Critical, Rulings});
}

/// Whether an act is about somebody, a table or a call that there is not.
static bool namesNothing(const Night& night, const DirectorAct& act)
{
    return (!act.person.isNobody() && !night.knows(act.person))
           || (!act.table.isNone() && night.ring(act.table) == nullptr && !night.rings.empty())
           || (act.call > 0 && night.call(act.call) == nullptr);
}

/// What the booklet has broken by an act.
static std::optional<DirectorBan> leagueBanOn(const Night& night, const DirectorAct& act, bool tried)
{
    switch (act.verb) {
    case DirectorVerb::Move:
        return moving(night, act, tried);
    case DirectorVerb::AnnounceBreak:
        return onlyIf(night.house.breaks.empty(), DirectorBan{"2.1.4"_rule, Severity::Minor, Clock});
    case DirectorVerb::Admit:
    case DirectorVerb::Claim:
        return admitting(night, act);
    case DirectorVerb::Grant:
        return granting(night, act.request);
    case DirectorVerb::Refuse:
        return refusing(night, act);
    case DirectorVerb::RemoveStack:
        return removing(night, act.person);
    case DirectorVerb::ClearUnclaimed:
        return clearing(night, act.table);
    case DirectorVerb::Out:
    case DirectorVerb::Renumber:
        return placing(night, act);
    case DirectorVerb::SetStack:
        return tried ? std::nullopt : resetting(night, act);
    case DirectorVerb::AnnounceMethod:
        return announcingMethod(night, act.method);
    case DirectorVerb::SeatBy:
        return DirectorBan{"2.1.2.1"_rule, Severity::Major, SetUp};
    case DirectorVerb::Break:
        return DirectorBan{"2.2.6"_rule, Severity::Major, Breaking, Fault::Impossible};
    case DirectorVerb::FinalTable:
        return DirectorBan{"PA-52"_rule, Severity::Major, Breaking};
    case DirectorVerb::Level:
        return callingLevel(night, act.amount, tried);
    case DirectorVerb::PlaceButton:
        return tried ? std::nullopt : std::optional(DirectorBan{"2.2.2"_rule, Severity::Major, Moves});
    case DirectorVerb::Winner:
    case DirectorVerb::Finish:
        return ending(night, act, tried);
    case DirectorVerb::Rule:
        return ruling(night, act);
    case DirectorVerb::Penalise:
    case DirectorVerb::Muck:
    case DirectorVerb::Disqualify:
    case DirectorVerb::Ban:
        return punishing(night, act);
    default:
        return std::nullopt;
    }
}

std::optional<DirectorBan> banOn(const Night& night, const DirectorAct& act, bool tried)
{
    if (namesNothing(night, act))
        return DirectorBan{"GP-unneeded"_rule, Severity::Minor, Moves, Fault::Impossible};
    if (const auto ban = banOnEquipment(night, act))
        return ban;
    if (act.verb == DirectorVerb::SetStack && night.stage == NightStage::SettingUp)
        return tried ? std::nullopt : resetting(night, act);
    return night.house.tennessee ? tennesseeBanOn(night, act) : leagueBanOn(night, act, tried);
}

} // namespace cutcard
