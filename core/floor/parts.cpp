// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/floor/parts.h"

#include "core/judge/look.h"

namespace cutcard {

bool isPartOf(const Act& act, const Act& due, const Table& table)
{
    if (act.amount <= 0 || act.amount >= due.amount || !differsInAmountOnly(act, due))
        return false;
    Act rest = act;
    rest.amount = due.amount - act.amount;
    Table once = table;
    Table twice = table;
    return perform(once, due) && perform(twice, act) && perform(twice, rest) && liesAlike(once, twice);
}

Procedure askingForRest(const Slip& slip)
{
    Duty rest = *slip.verdict.expected;
    rest.act.amount -= slip.act.amount;
    const Procedure anew = slip.remedy.changed([](Duty duty) {
        duty.optional = true;
        return std::optional(duty);
    });
    const Procedure others = slip.owedBefore.changed(
        [&](const Duty& duty) { return duty.act == slip.verdict.expected->act ? std::nullopt : std::optional(duty); });
    return inOrder(inAnyOrder({owe(rest), anew}), others);
}

Procedure askingToTakeBack(const Slip& slip)
{
    return inOrder(slip.remedy, slip.owedBefore);
}

} // namespace cutcard
