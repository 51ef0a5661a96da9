// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/content/content.h"
#include "core/content/texts.h"
#include "core/exam/figures/quiz_item.h"

#include <vector>

namespace cutcard {

/// A document's questions as they were read.
struct Bank {
    std::vector<QuizItem> items;
    std::vector<Place> places; ///< of each question
    Texts texts;
};

/// Reads the questions about a document; what can't be read is left out, and said.
Bank readBank(const Content& content, Document document, std::vector<Error>& faults);

} // namespace cutcard
