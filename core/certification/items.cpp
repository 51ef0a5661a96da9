// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/items.h"
#include "core/base/gathered.h"
#include "core/exam/quiz_banks.h"

#include <algorithm>
#include <array>

namespace cutcard {

// how often a candidate answers an item of each difficulty right
constexpr std::array answeredRight{0.85, 0.70, 0.55};

/// Whether a question of general practice, which names no game, holds by all of these documents.
static bool holdsBeside(const QuizItem& item, std::span<const Document> documents)
{
    const std::span<const Document> silent(item.with.begin(), item.with.end());
    const auto againstTheHouse = [](Document document) { return documentHead(document).isBanked; };
    const bool ofBank = againstTheHouse(silent.front());
    const auto speaksOtherwise = [&](Document document) {
        return document != Document::Practice && againstTheHouse(document) == ofBank && !contains(silent, document);
    };
    return std::ranges::any_of(documents, [&](Document document) { return contains(silent, document); })
           && std::ranges::none_of(documents, speaksOtherwise);
}

std::vector<ExamItem> examItems(std::span<const Document> documents)
{
    std::vector<ExamItem> items;
    for (const Document document : documents) {
        for (const QuizItem& item : quizBank(document)) {
            if (!item.with.empty() && !holdsBeside(item, documents))
                continue;
            ExamItem each{.id = std::string(item.id),
                          .document = document,
                          .competency = item.competency,
                          .difficulty = item.difficulty,
                          .kind = item.kind,
                          // an item that shares its idea with no other is a model of its own
                          .model = std::string(item.model.empty() ? item.id : item.model)};
            for (const std::string_view enemy : item.enemies)
                each.enemies.emplace_back(enemy);
            each.rules.assign(item.rules.begin(), item.rules.end());
            if (item.kind == QuestionKind::TrueFalse && item.figures == nullptr)
                each.truth = item.truth;
            items.push_back(std::move(each));
        }
    }
    return items;
}

const QuizItem* findItem(Document document, std::string_view id)
{
    const auto bank = quizBank(document);
    return firstWith(bank, id, &QuizItem::id);
}

std::optional<Document> documentOf(std::string_view id)
{
    const auto all = documents();
    return copyOf(firstOf(all, [&](Document document) { return findItem(document, id) != nullptr; }));
}

const QuizItem* findItem(std::string_view id)
{
    const auto document = documentOf(id);
    return document ? findItem(*document, id) : nullptr;
}

double expectedOf(const ExamItem& item)
{
    return answeredRight[static_cast<std::size_t>(item.difficulty)];
}

} // namespace cutcard
