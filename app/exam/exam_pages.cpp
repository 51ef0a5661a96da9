// SPDX-License-Identifier: GPL-3.0-or-later
// What a candidate's pages show; nothing of it says whether anything was right.
// A director's station at the exam's window: questions of the drills, or a night.
#include "app/academy/result/result_text.h"

#include "app/exam/exam_window.h"
#include "app/files/or_none.h"

#include <QQuickWidget>
#include <QStackedWidget>

namespace cutcard {

void ExamWindow::showExam()
{
    const Blueprint& blueprint = m_sitting->blueprint();
    //: the part of an exam that is questions
    QVariantList parts{QVariantMap{{"name", tr("Theory")}, {"part", 0}}};
    for (int i = 0; i < static_cast<int>(blueprint.stations.size()); ++i)
        parts.append(
            //: a number, and the game
            QVariantMap{{"name", tr("Table %1: %2").arg(i + 1).arg(examText(m_sitting->stationTitle(i)))},
                        {"part", i + 1}});
    QVariantList signers;
    for (const RosterPerson& each : orNone(m_academy.people().all())) {
        if (contains(each.roles, Role::Supervisor) && each.active && each.id != m_sitting->candidate().id)
            signers.append(QVariantMap{{"id", QString::fromStdString(each.id)}, {"name", shown(each.name)}});
    }
    const auto record = m_academy.attempts().one(m_sitting->number());
    // what was declared void is not counted
    const Result<int> voided = record ? voidsUpTo(m_academy, *record) : Result<int>(0);
    const bool again = record && (record->interruptions > 0 || m_sitting->rows() > 0);
    const QVariantMap exam{{"title", examText(blueprint.name)},
                           {"name", shown(m_sitting->candidate().name)},
                           {"attempt", qlonglong(m_sitting->number())},
                           {"count", record ? record->attempt - voided.value_or(0) : 1},
                           {"of", blueprint.attempts},
                           {"again", again},
                           {"last", again ? lastDoneText(*m_sitting) : QString()},
                           {"minutes", m_sitting->secondsGiven() / 60},
                           {"task", nextTask()},
                           {"part", m_sitting->part()},
                           {"parts", parts},
                           {"signers", signers}};
    m_model.setExam(exam);
    showClock();
}

void ExamWindow::showClock()
{
    const auto record = m_academy.attempts().one(m_sitting->number());
    const Session* session = m_sitting->session();
    const DirectorWork* work = m_sitting->directing();
    // of a night its events count, and not that its clock was written down
    const auto recorded =
        work != nullptr && work->night() ? qlonglong(work->night()->entries().size()) : qlonglong(m_sitting->rows());
    const int left = m_sitting->secondsLeft();
    const int given = m_sitting->secondsGiven();
    QString warning;
    for (const int minutes : {1, 5, 10}) {
        // who has no more than that from the start need not be told
        if (warning.isEmpty() && left <= minutes * 60 && given > minutes * 60)
            warning = tr("%1 min or less").arg(minutes);
    }
    m_model.setClock({{"left", clockText(qint64{1000} * left)},
                      {"given", clockText(qint64{1000} * given)},
                      {"share", given == 0 ? 0.0 : static_cast<double>(left) / given},
                      {"warning", warning},
                      {"rows", recorded},
                      {"hand", m_sitting->handNumber()},
                      {"hands", m_sitting->handCount()},
                      {"handOver", session != nullptr && session->isOver()},
                      {"lastHand", m_sitting->handNumber() >= m_sitting->handCount()},
                      {"paused", record && record->state == AttemptState::Paused}});
}

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
        showQuestions();
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
    const auto& questions = m_sitting->questions();
    int open = 0;
    for (std::size_t i = 0; i < questions.size(); ++i)
        open += isWhole(questions[i], m_sitting->answers()[i]) ? 0 : 1;
    return open;
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
