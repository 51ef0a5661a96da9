// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/exam/academy_desk.h"
#include "app/keeping/keeping.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/looking_back.h"
#include "app/shell/windows/debrief_page.h"
#include "app/shell/windows/directing_review_window.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"

#include <QMenuBar>

#include <chrono>

namespace cutcard {

AcademyRoom::AcademyRoom(MainWindow& owner) : Room(owner)
{
    m_desk = new AcademyDesk(rooms().academy(), &window().engine(), window().dataFolder() + QStringLiteral("/academy"),
                             &window());
    m_desk->setRecords([this] { return keeping().records(); });
    connect(m_desk, &AcademyDesk::lookBackAsked, this,
            [this](const Session& session, const EventTimes& times, const QString& title) {
                window().lookingBack().show({.session = session, .times = times, .title = title, .sealed = true});
            });
    connect(m_desk, &AcademyDesk::directingLookedOver, this, [this](const DirectorWork& work, const QString& title) {
        auto* beside = new DirectingReviewWindow(work, title, &window().engine(), &window());
        beside->setAttribute(Qt::WA_DeleteOnClose);
        connect(beside, &DirectingReviewWindow::ruleAsked, &window().lookedUp(), &LookedUpRoom::openRules);
        beside->show();
    });
    rooms().home().setGate([this](HomeModel::Room room) { return mayEnter(room); });
    connect(&rooms().academy(), &AcademyModel::houseChanged, m_desk, [this] { closeBesideExam(); });
    constexpr int seconds = 2;
    auto* look = new QTimer(this);
    look->setObjectName(QStringLiteral("exam elsewhere"));
    connect(look, &QTimer::timeout, m_desk, [this] { lookForExam(); });
    look->start(std::chrono::seconds(seconds));
    connect(&rooms().home(), &HomeModel::roomChanged, m_desk, [this] {
        if (rooms().home().room() == HomeModel::Academy)
            m_desk->enter();
        else
            m_desk->leave();
    });
}

AcademyRoom::~AcademyRoom()
{
    delete m_desk; // before the models it fills
}

/// Nothing is looked up and nothing practised beside an exam whose clock runs, or stands.
bool AcademyRoom::mayEnter(HomeModel::Room room)
{
    closeBesideExam();
    if (room == HomeModel::Academy || !m_closed)
        return true;
    m_desk->sayClosed();
    return false;
}

/// The menus lead past the rooms, and what is open would stay open.
void AcademyRoom::closeBesideExam()
{
    const bool closed = m_desk->closesRooms();
    if (closed == m_closed)
        return;
    m_closed = closed;
    window().menuBar()->setEnabled(!closed);
    rooms().home().setClosed(closed);
    if (!closed)
        return;
    for (RulesWindow* each : window().findChildren<RulesWindow*>())
        each->close();
    for (DebriefWindow* each : window().findChildren<DebriefWindow*>())
        each->close();
    for (ManualWindow* each : window().findChildren<ManualWindow*>())
        each->close();
}

/// An exam may begin at another program of this house while this one shows its rules, or a table.
void AcademyRoom::lookForExam()
{
    closeBesideExam();
    if (m_closed && !window().shows(HomeModel::Academy))
        window().showRoom(HomeModel::Academy);
}

} // namespace cutcard
