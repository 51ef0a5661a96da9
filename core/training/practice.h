// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/task.h"

#include <string>

namespace cutcard {

/// When practice ends: after so many tasks, or after so many seconds; 0: not by itself.
struct PracticeEnd {
    int tasks = 0;
    int seconds = 0;
    bool operator==(const PracticeEnd&) const = default;
};

/// When somebody is told what was right.
enum class Feedback : std::uint8_t { AtOnce, AtTheEnd, None };

/// An answer that was given.
struct Given {
    Task task{};
    TaskAnswer answer{};
    std::int64_t milliseconds = 0;
    bool right() const { return isRight(task, answer); }
};

/// So many asked, so many of them right.
struct TallyRow {
    int asked = 0;
    int right = 0;
    bool operator==(const TallyRow&) const = default;
};
struct RuleTally {
    Rule rule{};
    TallyRow count{};
};
struct HandTally {
    HandClass hand{};
    TallyRow count{};
};

/// How practice went; every figure is counted from the one list of answers.
class PracticeTally
{
public:
    void book(Given given) { m_given.push_back(std::move(given)); }

    const std::vector<Given>& given() const { return m_given; }
    TallyRow total() const;
    /// Right answers less wrong ones, so that guessing brings nothing.
    int points() const;
    std::int64_t milliseconds() const;
    /// In the order in which they first came up.
    std::vector<RuleTally> byRule() const;
    /// Of payments, spot by spot, the weakest first; only what came up.
    std::vector<HandTally> byHand() const;
    /// What was not right.
    std::vector<const Given*> wrong() const;

private:
    std::vector<Given> m_given;
};

/// An answer as one word of a line: numbers with commas between; "-" for none.
std::string answerText(const TaskAnswer& answer);
/// The answer of such a word; nothing if it is none.
std::optional<TaskAnswer> readTaskAnswer(std::string_view text);

} // namespace cutcard
