// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/pictures/pictures.h"
#include "app/table/table_model.h"

#include <QMainWindow>
#include <QObject>

class QQmlEngine;
class QQuickWidget;
class QWidget;

namespace cutcard {

/// A session that is looked back on, and how it was judged when it was dealt.
struct LookedBack {
    Session session;
    EventTimes times{};
    JudgedThen then{};
    QString title{};     ///< which session it is; empty: the one at the table
    QString incidents{}; ///< the word of its incident plan
    QString person{};    ///< who has dealt it; empty: has not said
    QString day{};       ///< when it was begun, as a date; empty: today
    bool sealed = false; ///< of an exam: it is not dealt again
};

/// The session looked back on: timeline, scores, the table at every moment, and the report as PDF and text.
class DebriefPage : public QObject
{
    Q_OBJECT

public:
    /// As a page it leads back; as a window of its own it is closed.
    DebriefPage(LookedBack what, bool isPage, QQmlEngine* engine, QWidget* parent);
    ~DebriefPage() override;
    QQuickWidget* view() { return m_view; }
    DebriefModel& debrief() { return m_debrief; }
    TableModel& table() { return m_table; }
    const Session& session() const { return m_what.session; }
    const LookedBack& what() const { return m_what; }
    void savePdf();
    void saveText();

private:
    void showPicture();
    void showMoment(int event);

    LookedBack m_what;
    TableModel m_table;
    DebriefModel m_debrief;
    QQuickWidget* m_view = nullptr;
};

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

private:
    DebriefPage m_page;
};

} // namespace cutcard
