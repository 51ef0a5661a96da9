// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QQmlEngine;
class QQuickWidget;

namespace cutcard {

class NightFacts;

/// The night's clock for a second screen: level, blinds, time left and players in, to be read across a room.
class ClockWindow : public QMainWindow
{
    Q_OBJECT

public:
    ClockWindow(NightFacts& facts, QQmlEngine* engine, QWidget* parent);
    ~ClockWindow() override;
    QQuickWidget* view() { return m_view; }

private:
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
