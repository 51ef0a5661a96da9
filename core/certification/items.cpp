// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/items.h"
#include "core/base/gathered.h"
#include "core/exam/quiz_banks.h"

#include <algorithm>
#include <iterator>

namespace cutcard {

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

std::vector<QuizItem> examItems(std::span<const Document> documents)
{
    std::vector<QuizItem> items;
    for (const Document document : documents) {
        std::ranges::copy_if(quizBank(document), std::back_inserter(items),
                             [&](const QuizItem& item) { return item.with.empty() || holdsBeside(item, documents); });
    }
    return items;
}

const QuizItem* findItem(std::string_view id)
{
    for (const Document document : documents()) {
        const auto bank = quizBank(document);
        if (const QuizItem* found = firstWith(bank, id, &QuizItem::id))
            return found;
    }
    return nullptr;
}

} // namespace cutcard
