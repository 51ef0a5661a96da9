// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/figures/quiz_item.h"
#include "core/training/task.h"

#include <QString>

namespace cutcard {

/// A text with its figures put in: each once and from left to right, so that none is taken for a place.
QString filledText(const QString& words, const FixedVector<Chips, 6>& figures);

/// The letter by which a place is chosen: A, B …
QString placeText(int place);
/// An answer to a question of the bank, for paper: "B: Turn; C: River", "1,600", "true".
QString answerText(const Task& question, const TaskAnswer& answer);

/// The words of a competency of questions.
QString itemCompetencyText(const QString& word);
QString itemCompetencyText(ItemCompetency competency);

} // namespace cutcard
