// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/quiz_window.h"

#include "app/shell/quick_view.h"

#include <QQuickWidget>
#include <QShortcut>

namespace cutcard {

QuizWindow::QuizWindow(QQmlEngine* engine, QWidget* parent) : QMainWindow(parent)
{
    setWindowTitle(tr("Quiz – Cutcard"));
    resize(900, 700);
    m_view = quickView(engine, QStringLiteral("QuizView"), {{"quiz", QVariant::fromValue(&m_desk)}}, this);
    setCentralWidget(m_view);
    m_view->setFocus();
    connect(&m_desk, &QuizDesk::ruleAsked, this, &QuizWindow::ruleAsked);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
}

QuizWindow::~QuizWindow()
{
    // the model has to outlive what is drawn of it
    delete m_view;
}

} // namespace cutcard
