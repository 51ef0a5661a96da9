// SPDX-License-Identifier: GPL-3.0-or-later
// A director's station at the exam's window: questions of the drills, or a night.
#include "app/exam/exam_window.h"

#include <QQuickWidget>
#include <QStackedWidget>

#include <algorithm>

namespace cutcard {

void ExamWindow::showDirecting()
{
    const DirectorWork& work = *m_sitting->directing();
    m_model.setPage(work.night() ? ExamModel::Night : ExamModel::Questions);
    if (work.night()) {
        // an event is kept without its time, which stands beside it
        const auto keep = [this](const QString& line, qint64 at, const QString&) {
            return m_sitting->keepNight(line.section(QLatin1Char(' '), 2).toStdString(), at);
        };
        m_night.run()->examine(*work.night(), work.task().until, {.append = keep, .cutBack = {}});
        // what had gone by since its last event before an interruption has gone by
        m_night.run()->pass(m_sitting->nightTime() - m_night.run()->now());
    } else {
        m_tasks.examine(work.task().questions, work.answers(), [this](int question, const TaskAnswer& answer) {
            return !isPaused() && isDone(m_sitting->keepAnswer(question, answer));
        });
        m_tasks.setMarks(m_sitting->flags(), [this](int question, bool marked) {
            return !isPaused() && isDone(m_sitting->flag(question, marked));
        });
    }
    showExam();
    m_pages->setCurrentWidget(m_room);
    m_room->setFocus();
}

/// Keeps how far the night's clock has run, if that was so long ago.
void ExamWindow::keepNightTime(NightTime since)
{
    if (m_model.page() == ExamModel::Night && m_night.run()->now() - m_sitting->nightTime() > since)
        isDone(m_sitting->keepNightTime(m_night.run()->now()));
}

/// How many questions of this part are not answered, or not wholly.
int ExamWindow::openAnswers() const
{
    if (m_sitting->part() == 0) {
        int open = 0;
        for (std::size_t i = 0; i < m_sitting->answers().size(); ++i)
            open += isWhole(m_sitting->form().questions[i], m_sitting->answers()[i]) ? 0 : 1;
        return open;
    }
    const DirectorWork* work = m_sitting->directing();
    return work == nullptr ? 0 : work->open();
}

/// What the next part asks for.
QString ExamWindow::nextTask() const
{
    const DirectorWork* work = m_sitting->directing();
    if (work == nullptr)
        //: a number
        return tr("%1 hands").arg(m_sitting->handCount());
    if (!work->night())
        return tr("%1 questions").arg(work->answers().size());
    return tr("a night of %1 minutes").arg((work->task().until - work->task().night->opening.now) / oneMinute);
}

} // namespace cutcard
