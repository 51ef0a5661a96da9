// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/directing_review_window.h"

#include "app/director/night_replay.h"
#include "app/shell/windows/small.h"
#include "app/task/task_desk.h"
#include "core/certification/station/director_station.h"

#include <QQuickWidget>
#include <QShortcut>

namespace cutcard {

DirectingReviewWindow::DirectingReviewWindow(const DirectorWork& work, const QString& title, QQmlEngine* engine,
                                             QWidget* parent)
    : QMainWindow(parent)
{
    setWindowTitle(tr("%1 – Cutcard").arg(title));
    resize(1280, 800);
    if (work.night()) {
        m_replay = new NightReplay(*work.night(), title, this);
        connect(m_replay, &NightReplay::askRule, this, &DirectingReviewWindow::ruleAsked);
        m_view =
            quickView(engine, QStringLiteral("NightReplayView"), {{"replay", QVariant::fromValue(m_replay)}}, this);
    } else {
        m_tasks = new TaskDesk(this);
        m_tasks->review(work.task().questions, work.answers());
        connect(m_tasks, &TaskDesk::askRule, this, &DirectingReviewWindow::ruleAsked);
        m_view = quickView(engine, QStringLiteral("TaskReview"), {{"desk", QVariant::fromValue(m_tasks)}}, this);
    }
    setCentralWidget(m_view);
    m_view->setFocus();
    connect(new QShortcut(QKeySequence("Ctrl+W"), this), &QShortcut::activated, this, &QWidget::close);
}

DirectingReviewWindow::~DirectingReviewWindow()
{
    // the models have to outlive what is drawn of them
    delete m_view;
}

} // namespace cutcard
