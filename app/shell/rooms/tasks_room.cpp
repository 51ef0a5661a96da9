// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rooms/window_rooms.h"

#include "app/keeping/keeping.h"
#include "app/keeping/learning.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/task/task_desk.h"
#include "app/words/tr.h"
#include "core/base/seed.h"
#include "core/exam/quiz.h"
#include "core/exam/quiz_banks.h"

#include <QDate>

namespace cutcard {

static KeptAnswer keptAnswer(const Given& given)
{
    const Task& task = given.task;
    KeptAnswer kept{.kind = QString::fromUtf8(task.item != nullptr ? task.item->id : task.kind->id),
                    .seed = QString::number(task.seed),
                    .number = task.number,
                    .given = QString::fromStdString(answerText(given.answer)),
                    .right = given.right(),
                    .milliseconds = given.milliseconds};
    kept.rules = textsOf(task.rules, ruleNumber);
    if (task.kind != nullptr) {
        kept.game = QString::fromUtf8(task.kind->game);
        kept.competency = task.kind->competency;
    }
    return kept;
}

TasksRoom::TasksRoom(MainWindow& owner) : Room(owner)
{
    connect(&rooms().tasks(), &TaskDesk::finished, this, &TasksRoom::keep);
}

void TasksRoom::keep()
{
    const TaskDesk& desk = rooms().tasks();
    Activity activity;
    activity.kind = desk.wholeRun() ? QStringLiteral("run") : QStringLiteral("tasks");
    activity.subject = desk.subject();
    activity.asked = desk.tally().total().asked;
    activity.right = desk.tally().total().right;
    activity.seconds = desk.seconds();
    activity.answers = eachOf(desk.tally().given(), keptAnswer);
    // practice counts even where the records can't take it: the home says that nothing is kept
    static_cast<void>(keeping().keep(std::move(activity)));
    fill();
}

void TasksRoom::fill()
{
    QHash<QString, int> bests;
    const Records* records = keeping().records();
    const auto activities = records == nullptr ? Result<std::vector<Activity>>(std::vector<Activity>())
                                               : records->activities(keeping().person());
    for (const Activity& one : activities ? *activities : std::vector<Activity>()) {
        if (one.kind == QLatin1String("run"))
            bests[one.subject] = std::max(bests.value(one.subject), std::max(0, 2 * one.right - one.asked));
    }
    rooms().tasks().setBests(std::move(bests));
}

void TasksRoom::askPlan(const QString& document)
{
    const Records* records = keeping().records();
    if (records == nullptr)
        return;
    const auto reviews = records->reviews(keeping().person());
    const auto dates = records->examDates(keeping().person());
    if (!reviews || !dates)
        return;
    for (const Document one : documents()) {
        if (document != QString::fromUtf8(documentWord(one)))
            continue;
        for (const ExamDate& date : *dates) {
            if (date.document != document)
                continue;
            QuizSpec spec{.document = one, .seed = freshSeed(999'999'999)};
            spec.rules = rulesOfToday(one, *reviews, QDate::currentDate().toJulianDay(), date.day);
            spec.count = countOf(spec);
            if (spec.rules.empty() || spec.count == 0)
                return;
            rooms().home().go(HomeModel::Tasks);
            rooms().tasks().beginQuiz(spec);
        }
    }
}

} // namespace cutcard
