// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/habits.h"

#include "core/acts/traits.h"
#include "core/judge/as_good.h"

namespace cutcard {

static bool isGraded(const Duty& duty)
{
    return !duty.customary && (!duty.optional || duty.late || duty.owedLater);
}

static DutyKind kindOf(const Act& act, int burn)
{
    return {.verb = act.verb,
            .phrase = act.verb == Verb::Announce ? std::optional(act.phrase) : std::nullopt,
            .burn = act.verb == Verb::Burn ? burn : 0};
}

/// Whether something was done that is not allowed before a duty, by that duty's own paragraph: it was left out.
static bool goesPast(const Verdict& verdict)
{
    const auto& due = verdict.expected;
    return verdict.fault == Fault::Forbidden && due && due->rule == verdict.rule && !recurs(due->act);
}

std::vector<Habit> HabitBook::such(bool (Habit::*is)(int) const, int least) const
{
    std::vector<Habit> found;
    std::ranges::copy_if(m_habits, std::back_inserter(found), [&](const Habit& each) { return (each.*is)(least); });
    return found;
}

Habit& HabitBook::habit(const DutyKind& kind)
{
    const auto known = std::ranges::find(m_habits, kind, &Habit::kind);
    return known != m_habits.end() ? *known : m_habits.emplace_back(Habit{.kind = kind});
}

void HabitBook::beginHand(int hand)
{
    m_hand = hand;
    m_burns = 0;
    m_open.clear();
    m_passed.clear();
    m_counted.clear();
    m_spoilt.clear();
}

void HabitBook::book(const Verdict& verdict, int hand)
{
    if (hand != m_hand)
        beginHand(hand);
    if (verdict.isCorrect())
        return bookRight(verdict);
    if (verdict.fault == Fault::Impossible)
        return;
    const bool early = verdict.fault == Fault::OutOfOrder || verdict.fault == Fault::Premature;
    if (verdict.attempted && !(early && !verdict.jumped.empty())) {
        Duty tried = verdict.expected.value_or(Duty{});
        tried.act = *verdict.attempted;
        tried.rule = verdict.rule;
        tried.competency = verdict.competency;
        // tried again, it is still the same duty
        if (std::ranges::find(m_open, tried.act) == m_open.end())
            bookMissed(tried);
        return;
    }
    if (verdict.fault == Fault::Omitted && verdict.expected)
        return bookMissed(*verdict.expected);
    if (goesPast(verdict)) {
        m_passed.push_back(verdict.expected->act);
        return bookMissed(*verdict.expected);
    }
    // one slip is one miss, however many duties of a kind it jumps over
    std::vector<Verb> missed;
    for (const Duty& duty : verdict.jumped) {
        if (std::ranges::find(missed, duty.act.verb) == missed.end())
            bookMissed(duty);
        missed.push_back(duty.act.verb);
    }
}

void HabitBook::leaveUndone(const Duty& duty, int hand)
{
    if (hand == m_hand && !recurs(duty.act))
        bookMissed(duty);
}

void HabitBook::bookRight(const Verdict& verdict)
{
    if (!verdict.expected || !isGraded(*verdict.expected))
        return;
    const Act& act = verdict.expected->act;
    if (std::erase(m_passed, act) > 0 || verdict.selfCorrected) {
        if (std::erase(m_open, act) > 0) {
            Habit& seen = habit(kindOf(act, m_burns));
            ++seen.right;
            ++seen.corrected;
        }
        return;
    }
    if (has(act, Trait::Repeats)) {
        if (std::ranges::find(m_counted, act.verb) != m_counted.end())
            return;
        m_counted.push_back(act.verb);
    }
    m_burns += act.verb == Verb::Burn ? 1 : 0;
    Habit& seen = habit(kindOf(act, m_burns));
    seen.competency = verdict.competency;
    seen.rule = verdict.rule;
    ++seen.due;
    ++seen.right;
}

void HabitBook::bookMissed(const Duty& duty)
{
    const bool known = !recurs(duty.act) && std::ranges::find(m_open, duty.act) != m_open.end();
    if (!isGraded(duty) || known)
        return;
    const Verb verb = duty.act.verb;
    // a shuffle too few spoils all of them
    if (has(duty.act, Trait::Repeats)) {
        if (std::ranges::find(m_spoilt, verb) != m_spoilt.end())
            return;
        m_spoilt.push_back(verb);
    }
    m_burns += verb == Verb::Burn ? 1 : 0;
    Habit& seen = habit(kindOf(duty.act, m_burns));
    seen.competency = duty.competency;
    seen.rule = duty.rule;
    m_open.push_back(duty.act);
    if (std::ranges::find(m_counted, verb) != m_counted.end()) {
        --seen.right;
        return;
    }
    ++seen.due;
    if (has(duty.act, Trait::Repeats))
        m_counted.push_back(verb);
}

void HabitBook::add(const HabitBook& other)
{
    for (const Habit& each : other.m_habits) {
        Habit& sum = habit(each.kind);
        sum.competency = each.competency;
        sum.rule = each.rule;
        sum.due += each.due;
        sum.right += each.right;
        sum.corrected += each.corrected;
    }
}

void HabitBook::excuse(Rule rule)
{
    const auto found =
        std::ranges::find_if(m_habits, [&](const Habit& each) { return each.rule == rule && each.right < each.due; });
    if (found != m_habits.end())
        ++found->right;
}

} // namespace cutcard
