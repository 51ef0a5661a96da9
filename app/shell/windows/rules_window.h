// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/rules_model.h"

#include <QMainWindow>

class QQmlEngine;
class QQuickWidget;

namespace cutcard {

/// The rules in a window of their own, for a second screen.
class RulesWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Opens at a rule, or at the first if the id is empty or unknown.
    RulesWindow(const QString& ruleId, QQmlEngine* engine, QWidget* parent);
    ~RulesWindow() override;
    QQuickWidget* view() { return m_view; }
    RulesModel& book() { return m_book; }

private:
    RulesModel m_book;
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
