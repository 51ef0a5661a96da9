// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"

#include <QMainWindow>

class QQuickWidget;

namespace cutcard {

/// The program's window: menus around the trainee's desk.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);

    Desk& desk() { return m_desk; }
    QQuickWidget* view() { return m_view; }

private:
    Desk m_desk;
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
