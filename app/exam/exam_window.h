// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/sitting/exam_clock.h"
#include "app/academy/sitting/sitting.h"
#include "app/desk/desk.h"
#include "app/director/night_desk.h"
#include "app/home/exam_model.h"
#include "app/task/task_desk.h"

#include <QMainWindow>

class QQmlEngine;
class QQuickWidget;
class QStackedWidget;

namespace cutcard {

/// The window at which a candidate sits; leaving it is always possible and recorded, coming back needs a supervisor.
class ExamWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The academy has to outlive it.
    ExamWindow(QQmlEngine* engine, Academy& academy, std::unique_ptr<Sitting> sitting, QWidget* parent = nullptr);
    ~ExamWindow() override;

    ExamModel& model() { return m_model; }
    Desk& desk() { return m_desk; }
    QQuickWidget* view() { return m_view; }
    QQuickWidget* table() { return m_table; }
    QQuickWidget* room() { return m_room; }
    NightDesk& night() { return m_night; }
    TaskDesk& tasks() { return m_tasks; }
    Sitting& sitting() { return *m_sitting; }

signals:
    /// The attempt is not what it was: time, state or part.
    void attemptChanged();
    /// Nobody sits here any more; `why` is empty once everything was handed in.
    void ended(const QString& why);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void take(ExamModel::Way way);
    void begin();
    void turnToPart();
    void beginPart();
    void showTable();
    void showDirecting();
    void keepNightTime(NightTime since);
    int openAnswers() const;
    QString nextTask() const;
    void nextHand();
    bool isPaused() const { return m_model.clock().value(QStringLiteral("paused")).toBool(); }
    void handIn(bool sure);
    void leave(bool sure);
    void showQuestions();
    void count();
    void stop(const QString& why);
    /// Does what a supervisor signs, with a reason if it needs one; `act` says whether it was done.
    void supervise(const QString* reason, Signature* by, const std::function<bool(const Unlocked& who)>& act);
    void extend(int minutes, const QString& reason, Signature* by);
    void pause(const QString& reason, Signature* by);
    void goOn(Signature* by);
    bool isDone(const Result<Done>& result);
    void fail(const Error& error);

    // exam_pages.cpp: what the pages show
    void showExam();
    void showClock();

    Academy& m_academy;
    std::unique_ptr<Sitting> m_sitting;
    ExamModel m_model;
    Desk m_desk;
    NightDesk m_night;
    TaskDesk m_tasks;
    QQuickWidget* m_view = nullptr;
    QQuickWidget* m_table = nullptr;
    QQuickWidget* m_room = nullptr;
    QStackedWidget* m_pages = nullptr;
    QTimer m_ticks;
    ExamClock m_clock;
    QElapsedTimer m_away;
    std::optional<ExamModel::Way> m_sure; ///< what was pressed once and is done when it is pressed again
    bool m_left = false;                  ///< *Leave* was pressed, and not the window's own cross
    bool m_ended = false;
};

} // namespace cutcard
