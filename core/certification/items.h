// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/figures/quiz_item.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cutcard {

/// What an exam has to know of a question to choose it.
struct ExamItem {
    std::string id;
    Document document{};
    ItemCompetency competency{};
    Difficulty difficulty{};
    QuestionKind kind{};
    std::string model;                  ///< the same in other words has the same
    std::vector<std::string> enemies{}; ///< one gives the other away
    std::vector<Rule> rules{};
    std::optional<bool> truth{}; ///< of what is always right, or always wrong; where figures decide, nothing
    bool operator==(const ExamItem&) const = default;
};

/// The questions of some documents, in the banks' order.
std::vector<ExamItem> examItems(std::span<const Document> documents);

/// The entry of the bank that an item is; nullptr if there is none of this name.
const QuizItem* findItem(Document document, std::string_view id);
/// The document in whose bank an item stands.
std::optional<Document> documentOf(std::string_view id);
/// The same in whichever document's bank it stands.
const QuizItem* findItem(std::string_view id);

/// The share of candidates expected to answer an item right, by its difficulty.
double expectedOf(const ExamItem& item);

} // namespace cutcard
