// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/item_task.h"

namespace cutcard {

Task taskOf(const Question& question)
{
    const QuizItem& item = *question.item;
    Task task{
        .item = &item, .document = question.document, .order = question.shown, .figures = question.figures.values};
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
    for (const int place : rightAnswer(question).places)
        task.right.push_back(place);
    return task;
}

} // namespace cutcard
