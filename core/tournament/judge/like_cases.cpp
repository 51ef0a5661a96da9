// SPDX-License-Identifier: GPL-3.0-or-later
// Whether like cases are answered alike.
#include "core/tournament/judge/director_judge.h"

namespace cutcard {

/// The call that an act would answer; nullptr: it answers none.
static const Call* answered(const Night& night, const DirectorAct& act)
{
    switch (act.verb) {
    case DirectorVerb::Rule:
        return night.call(act.call);
    case DirectorVerb::Warn:
    case DirectorVerb::Penalise:
    case DirectorVerb::Disqualify:
    case DirectorVerb::Ban:
    case DirectorVerb::Muck:
        return night.openCall(CallKind::Offence, act.person);
    case DirectorVerb::Grant:
    case DirectorVerb::Refuse:
        return night.openCall(CallKind::Asks, act.person);
    default:
        return nullptr;
    }
}

/// Whether two calls are about the same, whoever and wherever it was.
static bool areLike(const Call& one, const Call& other)
{
    if (one.kind != other.kind)
        return false;
    switch (one.kind) {
    case CallKind::Offence:
        return one.offence == other.offence && one.again == other.again;
    case CallKind::Asks:
        // whether a time away is over is another matter each time
        return one.request == other.request && one.request != Request::BackEarly;
    case CallKind::Floor: {
        const RulingChoice* right = firstWith(one.choices, true, &RulingChoice::right);
        const RulingChoice* there = firstWith(other.choices, true, &RulingChoice::right);
        return right != nullptr && there != nullptr && (one.claimed > 0) == (other.claimed > 0)
               && right->rule == there->rule && right->act.verb == there->act.verb
               && right->act.phrase == there->act.phrase;
    }
    default:
        return false;
    }
}

static bool isRight(const Call& call, Chips choice)
{
    const auto at = static_cast<std::size_t>(choice - 1);
    return choice > 0 && at < call.choices.size() && call.choices[at].right;
}

/// Whether a call that is closed was answered as an act would answer another.
static bool isAlike(const Night& night, const Call& before, const Call& call, const DirectorAct& act)
{
    if (before.kind == CallKind::Floor)
        return isRight(call, act.amount);
    const DirectorAct then = normalised(night, *before.metWith);
    const DirectorAct now = normalised(night, act);
    return then.verb == now.verb && (now.verb != DirectorVerb::Penalise || before.metWith->amount == act.amount);
}

/// Whether a call was answered by its paragraph: what was not is no case to go by.
static bool wasAnsweredRightly(const Night& night, const Call& call)
{
    if (call.kind == CallKind::Floor)
        return isRight(call, call.ruled);
    if (!call.metWith)
        return false;
    const DirectorDuty duty =
        call.kind == CallKind::Offence ? agenda::sanctionDuty(night, call) : agenda::refusal(night, call);
    return duty.isMetBy(normalised(night, *call.metWith));
}

int answeredUnlike(const Night& night, const DirectorAct& act)
{
    const Call* call = answered(night, act);
    if (call == nullptr || call->closed)
        return 0;
    for (std::size_t at = night.calls.size(); at-- > 0;) {
        const Call& before = night.calls[at];
        if (&before == call || !before.closed || !areLike(before, *call) || !wasAnsweredRightly(night, before))
            continue;
        // the last one is what is gone by
        return isAlike(night, before, *call, act) ? 0 : static_cast<int>(at) + 1;
    }
    return 0;
}

} // namespace cutcard
