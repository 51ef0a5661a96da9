// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/clock_window.h"

#include "app/director/night_facts.h"
#include "app/shell/windows/small.h"

#include <QQuickWidget>
#include <QShortcut>

namespace cutcard {

ClockWindow::ClockWindow(NightFacts& facts, QQmlEngine* engine, QWidget* parent) : QMainWindow(parent)
{
    setWindowTitle(tr("Clock – Cutcard"));
    resize(960, 600);
    m_view = quickView(engine, QStringLiteral("BigClock"), {{"facts", QVariant::fromValue(&facts)}}, this);
    setCentralWidget(m_view);
    m_view->setFocus();
    connect(new QShortcut(QKeySequence("Ctrl+W"), this), &QShortcut::activated, this, &QWidget::close);
    connect(new QShortcut(QKeySequence("F11"), this), &QShortcut::activated, this,
            [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    connect(new QShortcut(QKeySequence("Esc"), this), &QShortcut::activated, this,
            [this] { isFullScreen() ? showNormal() : static_cast<void>(close()); });
}

ClockWindow::~ClockWindow()
{
    // the model has to outlive what is drawn of it
    delete m_view;
}

} // namespace cutcard
