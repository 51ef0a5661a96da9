// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/blueprint.h"
#include "core/certification/station/director_station.h"
#include "core/exam/quiz_banks.h"

namespace cutcard {

/// The three forms of the theory, by the ids of their items in the order of the cells.
using TheoryForms = std::array<std::vector<std::string>, formCount>;

/// The hands of the tables of the three forms as session files, by form and table; a director's table has none.
using TableForms = std::array<std::vector<std::vector<std::string>>, formCount>;

/// All that a house draws of an exam.
struct ExamForms {
    TheoryForms questions{};
    TableForms hands{};
    bool operator==(const ExamForms&) const = default;
};

/// What two or three forms have in common and how alike they are; printed for those who approve them.
struct FormFigures {
    std::array<double, formCount> expected{}; ///< right answers
    std::array<std::array<int, namedWords<QuestionKind>.size()>, formCount> kinds{};
    std::vector<std::string> sharedModels{}; ///< in more than one form
    int sharedItems = 0;                     ///< in more than one form
    bool operator==(const FormFigures&) const = default;
};

/// What an exam is built from where no house builds it: an example of what a house would get.
inline constexpr std::uint64_t exampleDraw = 1;

/// From how many of a cell's questions a house draws its forms: half of them, and one more than a form has.
int drawnFrom(int questions, int asked);

/// Chooses three forms out of the whole bank by a house's own draw; an error names what no choice can bring.
Result<TheoryForms> assembleForms(const TheoryPlan& theory, std::span<const QuizItem> items, std::uint64_t draw,
                                  const std::string& name);

/// Looks forms over without knowing how they were chosen; the first fault, if there is one.
Result<Done> checkForms(const TheoryPlan& theory, std::span<const QuizItem> items, const TheoryForms& forms,
                        const std::string& name);

/// How alike the forms are.
FormFigures figuresOf(std::span<const QuizItem> items, const TheoryForms& forms);

} // namespace cutcard
