// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/floor/slip.h"

#include "core/judge/as_good.h"
#include "core/judge/look.h"

namespace cutcard {

bool performOwed(HandState& state, const Act& act, const Game& game)
{
    const auto step = state.procedure.after(act);
    if (!step || act.verb == Verb::TakeBack || !perform(state.situation.table, act))
        return false;
    state.procedure = game.noteAct(state.situation, act, step->rest).settled(state.situation);
    state.duties += step->duty.optional ? 0 : 1;
    state.did.push_back(act);
    return true;
}

bool asksNothingOfChips(const Act& act)
{
    return act.verb == Verb::CallFloor || (isSaid(act) && isOnlySaid(act));
}

std::optional<Chips> gainedAt(const Act& act)
{
    switch (act.verb) {
    case Verb::PayWager:
        return -act.amount;
    case Verb::TakeWager:
        return act.amount;
    case Verb::PushWager:
        return 0;
    default:
        return std::nullopt;
    }
}

bool sharesPlace(const Act& one, const Act& other)
{
    const auto ofPot = [](const Act& act) { return act.verb == Verb::PushPot || act.verb == Verb::TakeRake; };
    if (ofPot(one) && ofPot(other))
        return one.number == other.number;
    return settlesSameWager(one, other);
}

bool isPushedToLoser(const Act& raked, const Act& push, const std::vector<Act>& due)
{
    return raked.verb == Verb::TakeRake && push.verb == Verb::PushPot
           && std::ranges::none_of(due, [&](const Act& each) { return differsInAmountOnly(each, push); });
}

bool performSwept(Table& table, const Act& done)
{
    if (perform(table, done))
        return true;
    if (done.verb != Verb::PushPot)
        return false;
    Table swept = table;
    if (!perform(swept, act(Verb::Sweep)) || !perform(swept, done))
        return false;
    table = swept;
    return true;
}

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
