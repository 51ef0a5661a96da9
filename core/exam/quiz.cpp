// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/quiz.h"
#include "core/base/fault.h"
#include "core/exam/quiz_banks.h"

namespace cutcard {

/// An item's number by a seed, which hangs on no other item.
static std::uint64_t numberOf(const QuizItem& item, std::uint64_t seed)
{
    // FNV-1a, the same on every platform
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char each : item.id)
        hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001b3U;
    return SplitMix::mixed(SplitMix::mixed(seed + 0x9e3779b97f4a7c15U) ^ hash);
}

static std::vector<const QuizItem*> candidates(const QuizSpec& spec)
{
    std::vector<const QuizItem*> found;
    for (const Document document : documents()) {
        if (spec.document && document != *spec.document)
            continue;
        for (const QuizItem& item : quizBank(document)) {
            const bool wanted = spec.rules.empty() || std::ranges::any_of(spec.rules, [&](Rule rule) {
                                    return contains(item.rules, rule);
                                });
            if (wanted && (!spec.difficulty || item.difficulty == *spec.difficulty))
                found.push_back(&item);
        }
    }
    return found;
}

int countOf(const QuizSpec& spec)
{
    return static_cast<int>(candidates(spec).size());
}

std::vector<const QuizItem*> drawItems(std::vector<const QuizItem*> items, int count, std::uint64_t seed)
{
    std::ranges::sort(items, {}, [&](const QuizItem* each) { return std::pair(numberOf(*each, seed), each->id); });
    items.resize(std::min(items.size(), static_cast<std::size_t>(count)));
    return items;
}

Result<std::vector<Task>> drawQuiz(const QuizSpec& spec)
{
    auto items = candidates(spec);
    if (spec.count < 1 || spec.count > static_cast<int>(items.size()))
        return faultIn("questions", Cause::OutOfRange, "1.." + std::to_string(items.size()),
                       std::to_string(spec.count));
    items = drawItems(std::move(items), spec.count, spec.seed);
    // what dealers do every hand first, what lies at the edges of a document last
    std::ranges::stable_sort(items, {}, &QuizItem::difficulty);
    return eachOf(items, [&, number = 0](const QuizItem* each) mutable {
        Task question = questionOf(*each, numberOf(*each, spec.seed));
        question.seed = spec.seed;
        question.number = number++;
        return question;
    });
}

Task questionOf(const QuizItem& item, std::uint64_t seed)
{
    RandomStream stream(seed, StreamPurpose::Quiz);
    const Figures figures =
        item.figures != nullptr ? item.figures(stream) : Figures{.amount = item.amount, .truth = item.truth};
    FixedVector<int, 14> order;
    for (std::size_t index = 0; index < item.right.size() + item.wrong.size(); ++index)
        order.push_back(static_cast<int>(index));
    const FixedVector<int, 14> given = order;
    // steps that came in their order would be answered by doing nothing
    do
        stream.shuffle(order);
    while (item.kind == QuestionKind::Order && order == given);
    return taskOf(item, figures, order);
}

Task taskOf(const QuizItem& item, const Figures& figures, const FixedVector<int, 14>& order)
{
    Task task{.item = &item,
              .options = static_cast<int>(order.size()),
              .order = order,
              .figures = figures.values,
              .rules = item.rules};
    // the place of each right answer, in the item's order
    for (int index = 0; index < static_cast<int>(item.right.size()); ++index)
        task.right.push_back(std::ranges::find(order, index) - order.begin());
    switch (item.kind) {
    case QuestionKind::Amount:
        task.answer = AnswerKind::Amounts;
        task.right = {figures.amount};
        break;
    case QuestionKind::TrueFalse:
        task.options = 2;
        task.right = {figures.truth ? 0 : 1};
        break;
    case QuestionKind::Order:
        task.answer = AnswerKind::Order;
        break;
    case QuestionKind::Choice:
        break;
    }
    return task;
}

Figures drawnFigures(const Task& question)
{
    const bool isAmount = question.answer == AnswerKind::Amounts;
    return {.values = question.figures,
            .amount = isAmount ? question.right[0] : 0,
            .truth = question.item->kind == QuestionKind::TrueFalse && question.right[0] == 0};
}

} // namespace cutcard
