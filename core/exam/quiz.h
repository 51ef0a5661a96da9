// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exam/figures/quiz_item.h"

#include <optional>
#include <vector>

namespace cutcard {

/// What a quiz is made of; the same specification gives the same quiz.
struct QuizSpec {
    std::optional<Document> document{};     ///< nothing: all of them
    std::optional<Difficulty> difficulty{}; ///< nothing: all of them
    int count = 10;
    std::uint64_t seed = 0;
    std::vector<Rule> rules{}; ///< only what rests on one of these; nothing: all of them
};

/// An item as it is asked: with its figures, and its answers in the order in which they are shown.
struct Question {
    const QuizItem* item = nullptr;
    Figures figures{};
    /// Choice and Order: which answer is shown at each place, first the right ones counted, then the wrong ones.
    FixedVector<int, 14> shown{};
};

/// What somebody answers.
struct Answer {
    std::vector<int> places;       ///< Choice: the places chosen; Order: the places in the order meant
    std::optional<Chips> amount{}; ///< Amount
    std::optional<bool> truth{};   ///< TrueFalse
    bool operator==(const Answer&) const = default;
};

/// What a seed asks of some items, whatever their order: each has a number by its id, and the lowest are asked.
std::vector<const QuizItem*> drawItems(std::vector<const QuizItem*> items, int count, std::uint64_t seed);

/// How many items a specification can draw from.
int countOf(const QuizSpec& spec);

/// Draws a quiz, no item twice; an error if there are not so many.
Result<std::vector<Question>> drawQuiz(const QuizSpec& spec);

/// An item as one question: the same seed gives the same figures and order of answers.
Question questionOf(const QuizItem& item, std::uint64_t seed);

/// The text of the answer shown at a place.
const char* shownText(const Question& question, int place);

/// The right answer.
Answer rightAnswer(const Question& question);

/// Whether an answer has all that is asked for, right or wrong: so many places, an amount, true or false.
bool isWhole(const Question& question, const Answer& answer);

/// Whether an answer is right: all of it, and nothing besides; the order of what was chosen matters for Order only.
bool isRight(const Question& question, const Answer& answer);

} // namespace cutcard
