// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/quiz/quiz_desk.h"

#include <QMainWindow>

class QQmlEngine;
class QQuickWidget;

namespace cutcard {

/// The window of the quiz.
class QuizWindow : public QMainWindow
{
    Q_OBJECT

public:
    QuizWindow(QQmlEngine* engine, QWidget* parent);
    ~QuizWindow() override;
    QQuickWidget* view() { return m_view; }
    QuizDesk& desk() { return m_desk; }

signals:
    void ruleAsked(const QString& id);

private:
    QuizDesk m_desk;
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
