// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/floor/slip.h"

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

} // namespace cutcard
