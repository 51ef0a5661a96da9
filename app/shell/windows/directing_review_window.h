// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QQmlEngine;
class QQuickWidget;

namespace cutcard {

class DirectorWork;
class NightReplay;
class TaskDesk;

/// What somebody did at a director's station, to be looked over: nothing can be run again, saved or handed on.
class DirectingReviewWindow : public QMainWindow
{
    Q_OBJECT

public:
    DirectingReviewWindow(const DirectorWork& work, const QString& title, QQmlEngine* engine, QWidget* parent);
    ~DirectingReviewWindow() override;
    QQuickWidget* view() { return m_view; }
    /// nullptr where questions are looked over.
    NightReplay* replay() { return m_replay; }
    /// nullptr where a night is.
    TaskDesk* tasks() { return m_tasks; }

signals:
    void ruleAsked(const QString& id);

private:
    NightReplay* m_replay = nullptr;
    TaskDesk* m_tasks = nullptr;
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
