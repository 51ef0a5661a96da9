// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/quiz_item.h"

namespace cutcard {

/// The questions about each document, one file for each.
std::span<const QuizItem> leagueQuiz();
std::span<const QuizItem> limitQuiz();
std::span<const QuizItem> tennesseeQuiz();
std::span<const QuizItem> championProceduresQuiz();
std::span<const QuizItem> championRulesQuiz();
/// The questions about what all documents leave open.
std::span<const QuizItem> generalPracticeQuiz();

} // namespace cutcard
