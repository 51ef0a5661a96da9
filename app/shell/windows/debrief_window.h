// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/debrief_page.h"

#include <QMainWindow>

namespace cutcard {

/// The session looked back on in a window of its own, for a second screen.
class DebriefWindow : public QMainWindow
{
    Q_OBJECT

public:
    DebriefWindow(LookedBack what, QQmlEngine* engine, QWidget* parent);
    QQuickWidget* view() { return m_page.view(); }
    DebriefModel& debrief() { return m_page.debrief(); }
    TableModel& table() { return m_page.table(); }
    DebriefPage& page() { return m_page; }

signals:
    void ruleAsked(const QString& id);

private:
    DebriefPage m_page;
};

} // namespace cutcard
