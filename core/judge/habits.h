// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/verdict.h"

namespace cutcard {

/// Duties that are the same one coming up again: by verb, by what is said, and burns by which of the hand it is.
struct DutyKind {
    Verb verb = Verb::Announce;
    std::optional<Phrase> phrase{};
    int burn = 0; ///< from 1; 0: no burn
    bool operator==(const DutyKind&) const = default;
};

/// How often a duty came up, and how often it was done right in the end.
struct Habit {
    DutyKind kind{};
    Competency competency = Competency::Action;
    Rule rule{};
    int due = 0;
    int right = 0;
    int corrected = 0; ///< of those that were right in the end: only after a mistake
    bool operator==(const Habit&) const = default;

    /// Whether it came up often enough to speak of, and was right in less than two thirds.
    bool isBad(int least) const { return isSeldom(right, least); }
    /// The same of how often it was right at once, where it was corrected: to be spoken of, and no more.
    bool isMended(int least) const { return !isBad(least) && corrected >= least && isSeldom(right - corrected, least); }

private:
    bool isSeldom(int times, int least) const { return least > 0 && due >= least && times * 3 < due * 2; }
};

/// The duties of a session by their kind, counted hand by hand: what percentages average away.
class HabitBook
{
public:
    /// Books a verdict that counts, of this hand.
    void book(const Verdict& verdict, int hand);
    /// A duty of this hand was left out for good, with what was charged for it.
    void leaveUndone(const Duty& duty, int hand);
    /// Adds what was seen elsewhere.
    void add(const HabitBook& other);
    /// One that fell short by a rule was judged wrongly: it was right.
    void excuse(Rule rule);
    /// The duties done wrong out of habit; `least`: how often one has to come up, 0: none is a habit.
    std::vector<Habit> bad(int least) const { return such(&Habit::isBad, least); }
    /// Those that were corrected again and again.
    std::vector<Habit> mended(int least) const { return such(&Habit::isMended, least); }
    bool operator==(const HabitBook&) const = default;

private:
    std::vector<Habit> such(bool (Habit::*is)(int) const, int least) const;
    Habit& habit(const DutyKind& kind);
    void beginHand(int hand);
    void bookRight(const Verdict& verdict);
    void bookMissed(const Duty& duty);

    std::vector<Habit> m_habits;
    int m_hand = 0;
    int m_burns = 0;             ///< of this hand, done or left out
    std::vector<Act> m_open;     ///< missed in this hand, and may still be done right
    std::vector<Act> m_passed;   ///< of those, in whose place something else was done that is not allowed before
    std::vector<Verb> m_counted; ///< that repeat within a hand, and were counted in it
    std::vector<Verb> m_spoilt;  ///< those of them that were missed
};

} // namespace cutcard
