// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/quiz_banks.h"

#include "core/base/defect.h"
#include "core/exam/bank.h"

#include <algorithm>
#include <mutex>

namespace cutcard {

namespace {

struct Shelf {
    std::once_flag once;
    Bank bank;
    std::vector<ItemCompetency> competencies;
};

constexpr std::size_t documentCount = static_cast<std::size_t>(Document::GeneralPractice) + 1;

/// A document's questions, read when they are first asked for.
const Shelf& shelfOf(Document document)
{
    static std::array<Shelf, documentCount> shelves;
    Shelf& shelf = shelves[static_cast<std::size_t>(document)];
    std::call_once(shelf.once, [&] {
        std::vector<Error> faults;
        shelf.bank = readBank(content(), document, faults);
        // what lies in a folder was checked before it was taken
        holds(faults.empty());
        for (const std::string_view word : documentHead(document).competencies) {
            const auto found = std::ranges::find(itemCompetencyWords, word);
            if (holds(found != itemCompetencyWords.end()))
                shelf.competencies.push_back(static_cast<ItemCompetency>(found - itemCompetencyWords.begin()));
        }
    });
    return shelf;
}

} // namespace

std::span<const QuizItem> quizBank(Document document)
{
    return shelfOf(document).bank.items;
}

std::span<const ItemCompetency> itemCompetencies(Document document)
{
    return shelfOf(document).competencies;
}

} // namespace cutcard
