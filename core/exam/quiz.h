// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exam/figures/quiz_item.h"
#include "core/training/task.h"

namespace cutcard {

/// What a quiz is made of; the same specification gives the same quiz.
struct QuizSpec {
    std::optional<Document> document{};     ///< nothing: all of them
    std::optional<Difficulty> difficulty{}; ///< nothing: all of them
    int count = 10;
    std::uint64_t seed = 0;
    std::vector<Rule> rules{}; ///< only what rests on one of these; nothing: all of them
};

/// What a seed asks of some items, whatever their order: each has a number by its id, and the lowest are asked.
std::vector<const QuizItem*> drawItems(std::vector<const QuizItem*> items, int count, std::uint64_t seed);

/// How many items a specification can draw from.
int countOf(const QuizSpec& spec);

/// Draws a quiz, no item twice; an error if there are not so many.
Result<std::vector<Task>> drawQuiz(const QuizSpec& spec);

/// An item as it is asked: the same seed gives the same figures and order of answers.
Task questionOf(const QuizItem& item, std::uint64_t seed);

/// An item as a task with these figures; `order`: which answer is shown at each place, the right ones counted first.
Task taskOf(const QuizItem& item, const Figures& figures, const FixedVector<int, 14>& order);

/// The figures that such a task was drawn with.
Figures drawnFigures(const Task& question);

} // namespace cutcard
