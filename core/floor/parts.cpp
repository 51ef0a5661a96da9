// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/floor/parts.h"

#include "core/judge/look.h"

#include <cstdlib>

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

void addPiece(Slip& slip, const Act& act)
{
    if (!slip.isPart()) {
        if (slip.motions.empty())
            slip.motions.push_back(slip.act);
        slip.motions.push_back(act);
    }
    const auto first = gainedAt(slip.act);
    const auto more = gainedAt(act);
    slip.act.amount += act.amount;
    if (first && more) {
        const Chips gained = *first + *more;
        slip.act.verb = gained > 0 ? Verb::TakeWager : gained < 0 ? Verb::PayWager : Verb::PushWager;
        slip.act.amount = gained != 0 ? std::abs(gained) : slip.before.table.at(*act.seat).wagers.at(act.circle);
    }
}

Procedure askingForRest(const Slip& slip)
{
    Duty rest = *slip.verdict.expected;
    rest.act.amount -= slip.act.amount;
    const Procedure anew = slip.remedy.changed([](Duty duty) {
        duty.optional = true;
        return std::optional(duty);
    });
    const Procedure others =
        slip.owedBefore.without([&](const Duty& duty) { return duty.act == slip.verdict.expected->act; });
    return inOrder(inAnyOrder({owe(rest), anew}), others);
}

Procedure askingToTakeBack(const Slip& slip)
{
    return inOrder(slip.remedy, slip.owedBefore);
}

} // namespace cutcard
