// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/floor/parts.h"

namespace cutcard {

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
