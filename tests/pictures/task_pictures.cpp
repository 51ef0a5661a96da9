// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks: what is chosen, each kind as it is asked and as a wrong answer is told, and what it came to.
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/task/task_desk.h"
#include "core/exam/quiz.h"
#include "tests/pictures/picture.h"
#include "tests/pictures/stage.h"

#include <utility>

namespace cutcard {

namespace {

const QString asking = QStringLiteral("TaskDesk::Asking");

QString textOf(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

TaskDesk& deskOf(MainWindow& window)
{
    TaskDesk& desk = window.rooms().tasks();
    desk.leave();
    window.showRoom(HomeModel::Tasks);
    desk.setSeedText(QStringLiteral("5"));
    return desk;
}

/// Gives an answer by the way that its kind is entered.
void enter(TaskDesk& desk, const TaskAnswer& answer)
{
    for (std::size_t i = 0; i < answer.size(); ++i) {
        const auto number = static_cast<int>(answer[i]);
        switch (desk.task().answer) {
        case AnswerKind::Choose:
        case AnswerKind::Order:
            desk.press(number);
            break;
        case AnswerKind::Amounts:
            desk.type(static_cast<int>(i), QString::number(number));
            break;
        case AnswerKind::Seats:
            desk.pressChair(number);
            break;
        case AnswerKind::Counts:
            desk.addChips(static_cast<int>(i), number);
            break;
        }
    }
}

/// An answer as whole as the right one, and wrong.
TaskAnswer wrongAnswer(const Task& task)
{
    TaskAnswer answer = task.right;
    if (task.answer == AnswerKind::Order && answer.size() > 1)
        std::swap(answer[0], answer[1]);
    else if (task.answer == AnswerKind::Choose && task.options > 0)
        answer[0] = (answer[0] + 1) % task.options;
    else if (task.answer == AnswerKind::Seats)
        answer[0] = answer[0] == 0 ? 1 : 0;
    else if (!answer.empty())
        answer[0] += task.answer == AnswerKind::Counts ? 1 : 100;
    return answer;
}

void answerWrongly(TaskDesk& desk)
{
    enter(desk, wrongAnswer(desk.task()));
    if (!desk.told())
        desk.confirm();
}

Picture choosing(int topic)
{
    return {QStringLiteral("TaskDesk::Choosing"), PageState::Used,
            textOf(namedWords<Topic>.at(static_cast<std::size_t>(topic))), [topic](Stage& stage) {
                deskOf(stage.used()).turnTo(topic);
                return &stage.used();
            }};
}

QWidget* practised(Stage& stage, const TaskKind& kind, bool isAnswered)
{
    TaskDesk& desk = deskOf(stage.used());
    desk.practise(kind);
    if (isAnswered)
        answerWrongly(desk);
    return &stage.used();
}

/// A quiz up to the first question of a kind.
QWidget* quizAt(Stage& stage, QuestionKind kind, bool isAnswered)
{
    TaskDesk& desk = deskOf(stage.used());
    const auto isFound = [&] { return desk.page() == TaskDesk::Asking && desk.task().item->kind == kind; };
    constexpr std::uint64_t mostSeeds = 40;
    for (std::uint64_t seed = 7; seed < mostSeeds && !isFound(); ++seed) {
        desk.beginQuiz({.document = Document::League, .count = 30, .seed = seed});
        while (desk.page() == TaskDesk::Asking && !isFound()) {
            enter(desk, desk.task().right);
            desk.confirm();
            desk.confirm();
        }
    }
    if (isAnswered)
        answerWrongly(desk);
    return &stage.used();
}

} // namespace

std::vector<Picture> taskPictures()
{
    std::vector<Picture> all{{QStringLiteral("TaskDesk::Choosing"), PageState::New, {}, [](Stage& stage) {
                                  deskOf(stage.fresh());
                                  return &stage.fresh();
                              }}};
    for (int topic = 0; topic < static_cast<int>(namedWords<Topic>.size()); ++topic)
        all.push_back(choosing(topic));
    for (const TaskKind& kind : taskKinds()) {
        // one pay table is like another
        if (kind.id.starts_with("pay.") && kind.id != "pay.CH1")
            continue;
        for (const bool isAnswered : {false, true})
            all.push_back({asking, isAnswered ? PageState::Wrong : PageState::Used, textOf(kind.id),
                           [&kind, isAnswered](Stage& stage) { return practised(stage, kind, isAnswered); }});
    }
    for (std::size_t i = 0; i < namedWords<QuestionKind>.size(); ++i) {
        const auto kind = static_cast<QuestionKind>(i);
        for (const bool isAnswered : {false, true})
            all.push_back({asking, isAnswered ? PageState::Wrong : PageState::Used,
                           QStringLiteral("question-") + textOf(namedWords<QuestionKind>.at(i)),
                           [kind, isAnswered](Stage& stage) { return quizAt(stage, kind, isAnswered); }});
    }
    all.push_back({QStringLiteral("TaskDesk::Result"), PageState::Used, {}, [](Stage& stage) {
                       TaskDesk& desk = deskOf(stage.used());
                       desk.beginQuiz({.document = Document::League, .count = 10, .seed = 7});
                       for (int number = 0; desk.page() == TaskDesk::Asking && number < 40; ++number) {
                           enter(desk, number % 3 == 1 ? wrongAnswer(desk.task()) : desk.task().right);
                           desk.confirm();
                           desk.confirm();
                       }
                       return &stage.used();
                   }});
    return all;
}

} // namespace cutcard
