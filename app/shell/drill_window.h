// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drill/drill_desk.h"

#include <QMainWindow>

class QQmlEngine;
class QQuickWidget;

namespace cutcard {

/// The window of the pay table drill.
class DrillWindow : public QMainWindow
{
    Q_OBJECT

public:
    DrillWindow(QQmlEngine* engine, QWidget* parent);
    ~DrillWindow() override;
    QQuickWidget* view() { return m_view; }
    DrillDesk& desk() { return m_desk; }
    /// Asks for a pay table file and adds its tables.
    void openTables();

private:
    DrillDesk m_desk;
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
