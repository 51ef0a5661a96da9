// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/figures/quiz_item.h"

#include <span>

namespace cutcard {

/// The questions about a document, or about what all of them leave open.
std::span<const QuizItem> quizBank(Document document);

/// The competencies that a document's items are sorted by: the cells that a blueprint can have of it.
std::span<const ItemCompetency> itemCompetencies(Document document);

} // namespace cutcard
