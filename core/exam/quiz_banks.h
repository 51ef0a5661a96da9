// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/content/content.h"
#include "core/exam/figures/quiz_item.h"

#include <span>

namespace cutcard {

/// The questions about a document, or about what all of them leave open.
std::span<const QuizItem> quizBank(Document document);

/// The question of this name; nullptr if there is none.
const QuizItem* findItem(std::string_view id);

/// The questions that an exam by some documents may ask, in the banks' order.
std::vector<QuizItem> examItems(std::span<const Document> documents);

/// The competencies that a document's items are sorted by: the cells that a blueprint can have of it.
std::span<const ItemCompetency> itemCompetencies(Document document);

/// A document's questions as they were read.
struct Bank {
    std::vector<QuizItem> items;
    std::vector<Place> places; ///< of each question
    Texts texts;
};

/// Reads the questions about a document; what can't be read is left out, and said.
Bank readBank(const Content& content, Document document, std::vector<Error>& faults);

} // namespace cutcard
