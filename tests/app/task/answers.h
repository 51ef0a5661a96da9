// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/task/task_desk.h"

#include <QtTest>

#include <string>

namespace cutcard {

/// Types a number.
template <typename View> void typeDigits(View* view, std::int64_t number)
{
    for (const char digit : std::to_string(number))
        QTest::keyClick(view, digit);
}

/// Types an answer with keys alone, as the task's kind of answer is entered; what is typed is not confirmed.
template <typename View> void typeAnswer(View* view, const TaskDesk& desk, const TaskAnswer& answer)
{
    for (std::size_t i = 0; i < answer.size(); ++i) {
        switch (desk.task().answer) {
        case AnswerKind::Choose:
        case AnswerKind::Order:
            QTest::keyClick(view, static_cast<char>('a' + answer[i]));
            break;
        case AnswerKind::Amounts:
            if (i > 0)
                QTest::keyClick(view, Qt::Key_Tab);
            typeDigits(view, answer[i]);
            break;
        case AnswerKind::Seats: {
            const auto& chairs = std::get<RingShown>(desk.task().shown).chairs;
            QTest::keyClick(view, answer[i] == nobodysChair ? '-' : chairs[static_cast<std::size_t>(answer[i])].name);
            break;
        }
        case AnswerKind::Counts:
            for (std::int64_t count = 0; count < answer[i]; ++count)
                QTest::keyClick(view, static_cast<char>('1' + i));
            break;
        }
    }
}

/// An answer of the right form that is wrong.
inline TaskAnswer wrongAnswer(const Task& task)
{
    TaskAnswer wrong = task.right;
    switch (task.answer) {
    case AnswerKind::Choose:
        wrong[0] = (wrong[0] + 1) % task.options;
        break;
    case AnswerKind::Order:
        std::swap(wrong[0], wrong[1]);
        break;
    case AnswerKind::Amounts:
        wrong[0] += 100;
        break;
    case AnswerKind::Seats:
        wrong[0] = wrong[0] == 0 ? 1 : 0;
        break;
    case AnswerKind::Counts:
        wrong[3] += wrong[3] == 0 ? 1 : -1;
        break;
    }
    return wrong;
}

} // namespace cutcard
