// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/pictures.h"
#include "app/table/table_model.h"

#include <QMainWindow>

class QQmlEngine;
class QQuickWidget;

namespace cutcard {

/// The session looked back on: timeline, scores, the table at every moment, and the report as PDF and text.
class DebriefWindow : public QMainWindow
{
    Q_OBJECT

public:
    DebriefWindow(Session session, EventTimes times, QQmlEngine* engine, QWidget* parent);
    ~DebriefWindow() override;
    QQuickWidget* view() { return m_view; }
    DebriefModel& debrief() { return m_debrief; }
    TableModel& table() { return m_table; }

signals:
    void ruleAsked(const QString& id);

private:
    void showMoment(int event);
    void savePdf();
    void saveText();

    Session m_session;
    EventTimes m_times;
    TableModel m_table;
    DebriefModel m_debrief;
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
