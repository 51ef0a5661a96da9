// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/item_task.h"

namespace cutcard {

Task taskOf(const Question& question)
{
    const QuizItem& item = *question.item;
    Task task{.item = &item, .order = question.shown, .figures = question.figures.values};
    for (const Rule rule : item.rules)
        task.rules.push_back(rule);
    switch (item.kind) {
    case QuestionKind::Amount:
        task.answer = AnswerKind::Amounts;
        task.right = {question.figures.amount};
        return task;
    case QuestionKind::TrueFalse:
        task.options = 2;
        task.right = {question.figures.truth ? 0 : 1};
        return task;
    case QuestionKind::Order:
        task.answer = AnswerKind::Order;
        break;
    case QuestionKind::Choice:
        break;
    }
    task.options = static_cast<int>(question.shown.size());
    task.right = givenOf(rightAnswer(question));
    return task;
}

TaskAnswer givenOf(const Answer& answer)
{
    TaskAnswer given;
    if (answer.amount)
        given.push_back(*answer.amount);
    if (answer.truth)
        given.push_back(*answer.truth ? 0 : 1);
    for (const int place : answer.places)
        given.push_back(place);
    return given;
}

Answer answerOf(const Question& question, const TaskAnswer& given)
{
    if (given.empty())
        return {};
    switch (question.item->kind) {
    case QuestionKind::Amount:
        return {.places = {}, .amount = given[0]};
    case QuestionKind::TrueFalse:
        return {.places = {}, .truth = given[0] == 0};
    case QuestionKind::Choice:
    case QuestionKind::Order:
        break;
    }
    Answer answer;
    for (const std::int64_t place : given)
        answer.places.push_back(static_cast<int>(place));
    return answer;
}

} // namespace cutcard
