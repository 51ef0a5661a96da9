// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulebook.h"

#include <array>
#include <optional>
#include <vector>

namespace cutcard {

/// How an answer went, in the words of the memory model; the numbers are its own.
enum class Recall : int { Forgotten = 1, Hard = 2, Good = 3, Easy = 4 };

/// What is remembered of one thing, by the model FSRS-5 (Ye, Su and Cao; see README.md for its source).
struct Memory {
    double stability = 0;  ///< days until nine of ten are still remembered
    double difficulty = 0; ///< 1 to 10
    bool operator==(const Memory&) const = default;
};

/// The published constants of FSRS-5, which fit a mean of many learners.
inline constexpr std::array<double, 19> memoryConstants{
    0.40255, 1.18385, 3.173, 15.69105, 7.1949, 0.5345, 1.4604, 0.0046,  1.54575, 0.1192,
    1.01925, 1.9395,  0.11,  0.29605,  2.2698, 0.2315, 2.9898, 0.51655, 0.6621,
};

/// The share that is still remembered so many days after the last answer: the published power curve.
double retrievability(const Memory& memory, double days);

/// The memory after the first answer.
Memory firstMemory(Recall recall);

/// The memory after a further answer so many days after the last; 0: on the same day.
Memory nextMemory(const Memory& memory, Recall recall, double days);

/// An answer of a day.
struct MemoryAnswer {
    std::int64_t day = 0;
    Recall recall = Recall::Good;
};

/// What is remembered after answers in the order of their days; nothing without one.
std::optional<Memory> memoryAfter(std::span<const MemoryAnswer> answers);

/// A rule that is to be known on a date, and what is remembered of it.
struct RememberedRule {
    Rule rule{};
    std::optional<Memory> memory{}; ///< nothing: never met
    std::int64_t lastDay = 0;
};

/// What is to be done today to be ready on a date.
struct ExamPlan {
    std::vector<Rule> today; ///< forgotten first, then new ones
    int remembered = 0;      ///< rules of which nine of ten are remembered today
    int known = 0;           ///< rules that would be remembered on the date without doing any more
    int unseen = 0;          ///< rules never met
    int minutes = 0;         ///< about what today takes
};

/// The plan for one day: what has faded to below nine of ten, or would by the date, and an even share of what is new.
ExamPlan planFor(std::span<const RememberedRule> rules, std::int64_t today, std::int64_t examDay);

} // namespace cutcard
