// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/quiz.h"
#include "core/base/fault.h"
#include "core/base/gathered.h"
#include "core/exam/quiz_banks.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

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

static bool hasShownAnswers(const QuizItem& item)
{
    return item.kind == QuestionKind::Choice || item.kind == QuestionKind::Order;
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

Result<std::vector<Question>> drawQuiz(const QuizSpec& spec)
{
    auto items = candidates(spec);
    if (spec.count < 1 || spec.count > static_cast<int>(items.size()))
        return faultIn("questions", Cause::OutOfRange, "1.." + std::to_string(items.size()),
                       std::to_string(spec.count));
    items = drawItems(std::move(items), spec.count, spec.seed);
    // what dealers do every hand first, what lies at the edges of a document last
    std::ranges::stable_sort(items, {}, &QuizItem::difficulty);
    return eachOf(items, [&](const QuizItem* each) { return questionOf(*each, numberOf(*each, spec.seed)); });
}

Question questionOf(const QuizItem& item, std::uint64_t seed)
{
    RandomStream stream(seed, StreamPurpose::Quiz);
    Question question{.item = &item};
    question.figures =
        item.figures != nullptr ? item.figures(stream) : Figures{.amount = item.amount, .truth = item.truth};
    if (!hasShownAnswers(item))
        return question;
    std::vector<int> order(item.right.size() + item.wrong.size());
    std::iota(order.begin(), order.end(), 0);
    const std::vector<int> given = order;
    // steps that came in their order would be answered by doing nothing
    do
        stream.shuffle(order);
    while (item.kind == QuestionKind::Order && order == given);
    for (const int index : order)
        question.shown.push_back(index);
    return question;
}

const char* shownText(const Question& question, int place)
{
    const auto index = static_cast<std::size_t>(question.shown[static_cast<std::size_t>(place)]);
    const auto& right = question.item->right;
    return index < right.size() ? right[index] : question.item->wrong[index - right.size()];
}

Answer rightAnswer(const Question& question)
{
    switch (question.item->kind) {
    case QuestionKind::Amount:
        return {.places = {}, .amount = question.figures.amount};
    case QuestionKind::TrueFalse:
        return {.places = {}, .truth = question.figures.truth};
    case QuestionKind::Choice:
    case QuestionKind::Order:
        break;
    }
    // the place of each right answer, in the item's order
    Answer answer;
    for (int index = 0; index < static_cast<int>(question.item->right.size()); ++index) {
        const auto place = std::ranges::find(question.shown, index);
        answer.places.push_back(static_cast<int>(place - question.shown.begin()));
    }
    return answer;
}

bool isWhole(const Question& question, const Answer& answer)
{
    switch (question.item->kind) {
    case QuestionKind::Amount:
        return answer.amount.has_value();
    case QuestionKind::TrueFalse:
        return answer.truth.has_value();
    case QuestionKind::Choice:
    case QuestionKind::Order:
        break;
    }
    return answer.places.size() == question.item->right.size();
}

bool isRight(const Question& question, const Answer& answer)
{
    Answer expected = rightAnswer(question);
    if (question.item->kind != QuestionKind::Choice)
        return answer == expected;
    Answer given = answer;
    std::ranges::sort(expected.places);
    std::ranges::sort(given.places);
    return given == expected;
}

} // namespace cutcard
