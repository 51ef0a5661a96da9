// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/figures/quiz_item.h"
#include "core/exam/quiz.h"

#include <QString>

namespace cutcard {

/// A text with its figures put in: each once and from left to right, so that none is taken for a place.
QString filledText(const QString& words, const FixedVector<Chips, 6>& figures);

/// What is asked, with its figures.
QString questionText(const Question& question);
/// The answer shown at a place.
QString shownAnswerText(const Question& question, int place);
/// The letter by which a place is chosen: A, B …
QString placeText(int place);
/// An answer in words: "B: Turn; C: River", "1,600", "true".
QString answerText(const Question& question, const Answer& answer);
/// Why the right answer is right.
QString explanationText(const Question& question);

QString questionKindText(QuestionKind kind);
QString difficultyText(Difficulty difficulty);

/// The words of a competency of questions.
QString itemCompetencyText(const QString& word);
QString itemCompetencyText(ItemCompetency competency);

} // namespace cutcard
