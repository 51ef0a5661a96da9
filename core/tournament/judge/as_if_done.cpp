// SPDX-License-Identifier: GPL-3.0-or-later
// In a test one thing left out is one fault: what would be right with it is right without it as well. What that is
// comes from the room as it would be if it had been done.
#include "core/tournament/judge/as_if_done.h"

namespace cutcard {

/// What may be missing: what is owed, and a table broken by its moves that nobody said was.
static bool mayBeMissing(const DirectorDuty& duty)
{
    return !duty.optional || duty.act.verb == DirectorVerb::Break;
}

/// When somebody came up who is to leave by a duty; nullopt: nobody leaves by it.
static std::optional<NightTime> leavesSince(const Night& night, const DirectorDuty& duty)
{
    const bool signsOut = duty.act.verb == DirectorVerb::SignOut;
    if (!signsOut && !putsOut(duty.act.verb))
        return std::nullopt;
    const Call* call = night.openCall(signsOut ? CallKind::Quits : CallKind::Offence, duty.act.person);
    return call == nullptr ? std::nullopt : std::optional(call->since);
}

/// Does what was left out. Whoever went out after somebody should have left is placed as if that one had (3.13.1).
bool makeUpFor(Night& night, const DirectorDuty& duty)
{
    const auto since = leavesSince(night, duty);
    const NightTime levelEnds = night.levelEnds;
    if (!perform(night, duty.act))
        return false;
    // a level that nobody called began when the one before it was over, and may be over by now (GP-level)
    if (duty.act.verb == DirectorVerb::Level) {
        night.levelEnds = levelEnds + night.house.minutesPerLevel * oneMinute;
        night.clockOut = night.now >= night.levelEnds;
    }
    if (!since || *since > night.outAt || night.finalTable)
        return true;
    for (const StackAfter& stack : night.outTogether) {
        Entrant& person = night.person(stack.who);
        if (person.presence == Presence::Out && person.place == 0 && person.earned > 1)
            --person.earned;
    }
    return true;
}

AsIfDone asIfDone(const Night& night, const std::vector<DutyKey>& leftOut)
{
    AsIfDone asIf{.room = night};
    std::vector<DutyKey> open = leftOut;
    bool found = !open.empty();
    while (found) {
        found = false;
        for (const DirectorDuty& duty : owedNow(asIf.room)) {
            const auto key = std::ranges::find(open, duty.key);
            if (key == open.end() || !mayBeMissing(duty))
                continue;
            open.erase(key);
            found = makeUpFor(asIf.room, duty);
            if (found)
                asIf.done.push_back(duty);
            found = found || !open.empty();
            break;
        }
    }
    return asIf;
}

std::optional<DirectorDuty> missingFor(const Night& night, const DirectorAct& act, const DirectorVerdict& verdict)
{
    for (DirectorDuty& duty : owedNow(night)) {
        // of two who are to move the wrong one was moved
        const bool isTheTry =
            verdict.attempted == duty.key || (act.verb == duty.act.verb && act.verb == DirectorVerb::Move);
        Night after = night;
        if (!mayBeMissing(duty) || isTheTry || !makeUpFor(after, duty))
            continue;
        // right, and asked for
        if (const auto then = judgeAct(after, act);
            then.isCorrect() && !then.told && then.expected && !then.expected->late)
            return std::move(duty);
    }
    return std::nullopt;
}

/// An act as hands can do it with somebody missing: a chair is the next to the right that is taken.
static DirectorAct asItCanBe(const Night& real, const Night& asIf, const DirectorAct& act)
{
    const Ring* to = real.ring(act.table);
    const Ring* there = asIf.ring(act.table);
    if (act.verb != DirectorVerb::Move || to == nullptr || there == nullptr)
        return act;
    DirectorAct moved = normalised(asIf, act);
    for (int i = 0; i < stackCount(*there) && !sitsAt(*to, moved.other); ++i)
        moved.other = nextBefore(*there, moved.other);
    return moved;
}

/// Whether nothing has to be done in a room that has not to be done in another, but for what is missing.
static bool owesNoMore(const Night& room, const Night& asIf, const std::vector<DirectorDuty>& missing)
{
    const auto there = agendaOf(asIf);
    const auto agenda = agendaOf(room);
    return std::ranges::all_of(agenda, [&](const DirectorDuty& duty) {
        return duty.optional || contains(there, duty.key, &DirectorDuty::key)
               || contains(missing, duty.key, &DirectorDuty::key);
    });
}

std::optional<AsIfDone> carriedOn(const Night& real, const AsIfDone& asIf, const DirectorAct& act)
{
    Night all = asIf.room;
    if (!perform(all, act))
        return std::nullopt;
    // a table is broken by its moves whether or not that is said
    const bool breaks =
        std::ranges::any_of(asIf.done, [](const DirectorDuty& duty) { return duty.act.verb == DirectorVerb::Break; });
    AsIfDone byHands{.room = real};
    if (!breaks && perform(byHands.room, asItCanBe(real, asIf.room, act)) && owesNoMore(byHands.room, all, asIf.done))
        return byHands;
    for (const DirectorDuty& duty : asIf.done) {
        AsIfDone withOne{.room = real, .done = {duty}};
        if (makeUpFor(withOne.room, duty) && perform(withOne.room, act) && owesNoMore(withOne.room, all, asIf.done))
            return withOne;
    }
    return AsIfDone{.room = std::move(all), .done = asIf.done};
}

std::vector<DutyKey> owedBecauseOf(const Night& night, const std::vector<DutyKey>& leftOut)
{
    std::vector<DutyKey> keys;
    if (leftOut.empty())
        return keys;
    const auto asIf = agendaOf(asIfDone(night, leftOut).room);
    for (const DirectorDuty& duty : agendaOf(night)) {
        if (!contains(asIf, duty.key, &DirectorDuty::key) && !contains(leftOut, duty.key))
            keys.push_back(duty.key);
    }
    return keys;
}

} // namespace cutcard
