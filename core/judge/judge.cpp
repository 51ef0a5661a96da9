// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/judge.h"

#include "core/acts/traits.h"
#include "core/judge/as_good.h"
#include "core/judge/findings.h"

namespace cutcard {

/// All findings; the first that finds anything counts, and the last always does.
constexpr std::array rows{
    Finding{"part-of-street", owed_now::partOfStreet},
    Finding{"streets-at-once", owed_now::streetsAtOnce},
    Finding{"only-too-early", owed_now::onlyTooEarly},
    Finding{"wrong-amount", owed_now::wrongAmount},
    Finding{"settled-otherwise", owed_now::settledOtherwise},
    Finding{"passes-over", owed_later::passesOver},
    Finding{"welcome", owed_later::welcome},
    Finding{"same-as-owed", owed_later::sameAsOwed},
    Finding{"over-habits", owed_later::overHabits},
    Finding{"in-free-order", owed_later::inFreeOrder},
    Finding{"floor-told-at-once", owed_later::floorToldAtOnce},
    Finding{"tray-filled-at-once", owed_later::trayFilledAtOnce},
    Finding{"floor-before-dealt-out", owed_later::floorBeforeDealtOut},
    Finding{"out-of-order", owed_later::outOfOrder},
    Finding{"meant-other", not_owed::meantOther},
    Finding{"misread-too-early", not_owed::misreadTooEarly},
    Finding{"given-back-unruled", not_owed::givenBackUnruled},
    Finding{"banned", not_owed::banned},
    Finding{"ruled-otherwise", not_owed::ruledOtherwise},
    Finding{"went-past", not_owed::wentPast},
    Finding{"uncalled", not_owed::uncalled},
    Finding{"unneeded", not_owed::unneeded},
};

/// Who comes to the table once is there for all that waits for the same call.
static Procedure calledOnce(const Act& act, Procedure rest)
{
    if (act.verb != Verb::CallFloor)
        return rest;
    for (auto next = rest.next(); next && next->act == act; next = rest.next())
        rest = rest.after(act)->rest;
    return rest;
}

/// Whether an act deals with a part of what is owed as one: the last part counts for all.
static bool isPart(const Act& act, const Duty& duty)
{
    return has(act, Trait::CountsCards) && duty.boards != 0 && act.number < duty.act.number;
}

/// Whether a hand is only read by custom: it wins nothing.
static bool isUnreadHabit(const Duty& duty)
{
    return duty.customary && duty.act.verb == Verb::NameHand;
}

static Judgement rightBy(const Act& act, Step&& step)
{
    Judgement right = rightAs(step.duty, calledOnce(act, std::move(step.rest)));
    right.lapsed = std::move(step.lapsed);
    right.verdict.told = isPart(act, step.duty);
    return right;
}

Judgement judge(const Act& asDone, const Procedure& procedure, const Situation& situation, const Prohibitions& rules)
{
    const Act act = calledFor(asDone, procedure, situation);
    if (auto step = procedure.after(act))
        return rightBy(act, *std::move(step));
    Judgement found = firstFound(rows, lookAt(act, procedure, situation, rules));
    // nobody has to read a hand that wins nothing before chips are moved: what is wrong about them has another cause
    if (const auto& due = found.verdict.expected;
        has(act, Trait::MovesChips) && !found.verdict.isCorrect() && due && isUnreadHabit(*due))
        found = firstFound(rows, lookAt(act, procedure.without(isUnreadHabit).settled(situation), situation, rules));
    found.verdict = mutated(std::move(found.verdict));
    return found;
}

} // namespace cutcard
