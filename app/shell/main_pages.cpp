// SPDX-License-Identifier: GPL-3.0-or-later
// What the window turns to: the home's rooms or the table, and what the rooms ask of it.
#include "app/shell/main_window.h"

#include "app/compare/compare_model.h"
#include "app/home/academy_model.h"
#include "app/home/home_model.h"
#include "app/home/house_form.h"
#include "app/home/session_form.h"
#include "app/keeping/home_picture_of.h"
#include "app/keeping/keeping.h"
#include "app/shell/rooms.h"
#include "app/shell/windows/debrief_page.h"
#include "app/shell/windows/debrief_window.h"
#include "app/shell/windows/directing_review_window.h"
#include "app/shell/windows/manual_window.h"
#include "app/shell/windows/rules_window.h"
#include "app/shell/windows/small.h"
#include "app/supervisor/academy_desk.h"
#include "app/words/errors/error_words.h"

#include <QMenuBar>
#include <QQuickWidget>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>

#include <chrono>

namespace cutcard {

void MainWindow::makePages()
{
    m_pages = new QStackedWidget(this);
    m_rooms = new Rooms(&m_engine, m_pages);
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_rooms->view());
    setCentralWidget(m_pages);
    connect(&m_desk, &Desk::leaveAsked, this, &MainWindow::showHome);
    connect(&m_rooms->home(), &HomeModel::asked, this, &MainWindow::goWay);
    m_rooms->house().setSource([this](GameId game) { return house(game); });
    connect(&m_rooms->house(), &HouseForm::saved, this, &MainWindow::keepHouse);
    connect(&m_rooms->table(), &SessionForm::dealt, this, &MainWindow::dealChosen);
    connect(&m_rooms->compare(), &CompareModel::pictureAsked, this, [this] { keepCompare(false); });
    connect(&m_rooms->compare(), &CompareModel::printAsked, this, [this] { keepCompare(true); });
    connect(&m_rooms->home(), &HomeModel::sessionAsked, this, &MainWindow::goOn);
    connect(&m_rooms->home(), &HomeModel::ruleAsked, this, &MainWindow::showRules);
    connect(m_keeping, &Keeping::changed, this, &MainWindow::tellTrouble);
    makeHome();
    makeLookedUp();
    makeSets();
    makeAtlas();
    makeSituations();
    makeNight();
    m_academyDesk = new AcademyDesk(m_rooms->academy(), &m_engine, m_dataFolder + QStringLiteral("/academy"), this);
    m_academyDesk->setRecords([this] { return m_keeping->records(); });
    connect(m_academyDesk, &AcademyDesk::lookBackAsked, this,
            [this](const Session& session, const EventTimes& times, const QString& title) {
                showDebrief({.session = session, .times = times, .title = title, .sealed = true});
            });
    connect(m_academyDesk, &AcademyDesk::directingLookedOver, this,
            [this](const DirectorWork& work, const QString& title) {
                auto* window = new DirectingReviewWindow(work, title, &m_engine, this);
                window->setAttribute(Qt::WA_DeleteOnClose);
                connect(window, &DirectingReviewWindow::ruleAsked, this, &MainWindow::showRules);
                window->show();
            });
    m_rooms->home().setGate([this](HomeModel::Room room) { return mayEnter(room); });
    connect(&m_rooms->academy(), &AcademyModel::houseChanged, m_academyDesk, [this] { closeBesideExam(); });
    constexpr int seconds = 2;
    auto* look = new QTimer(this);
    look->setObjectName(QStringLiteral("exam elsewhere"));
    connect(look, &QTimer::timeout, m_academyDesk, [this] { lookForExam(); });
    look->start(std::chrono::seconds(seconds));
    connect(&m_rooms->home(), &HomeModel::roomChanged, m_academyDesk, [this] {
        if (m_rooms->home().room() == HomeModel::Academy)
            m_academyDesk->enter();
        else
            m_academyDesk->leave();
    });
}

/// Nothing is looked up and nothing practised beside an exam whose clock runs, or stands.
bool MainWindow::mayEnter(HomeModel::Room room)
{
    closeBesideExam();
    if (room == HomeModel::Academy || !m_closedBesideExam)
        return true;
    m_academyDesk->sayClosed();
    return false;
}

/// The menus lead past the rooms, and what is open would stay open.
void MainWindow::closeBesideExam()
{
    const bool closed = m_academyDesk->closesRooms();
    if (closed == m_closedBesideExam)
        return;
    m_closedBesideExam = closed;
    menuBar()->setEnabled(!closed);
    m_rooms->home().setClosed(closed);
    if (!closed)
        return;
    for (RulesWindow* each : findChildren<RulesWindow*>())
        each->close();
    for (DebriefWindow* each : findChildren<DebriefWindow*>())
        each->close();
    for (ManualWindow* each : findChildren<ManualWindow*>())
        each->close();
}

/// An exam may begin at another program of this house while this one shows its rules, or a table.
void MainWindow::lookForExam()
{
    closeBesideExam();
    const bool inAcademy = m_pages->currentWidget() == m_rooms->view() && m_rooms->home().room() == HomeModel::Academy;
    if (m_closedBesideExam && !inAcademy)
        showRoom(HomeModel::Academy);
}

void MainWindow::showTable()
{
    m_pages->setCurrentWidget(m_view);
    m_view->setFocus();
}

void MainWindow::showHome()
{
    showRoom(HomeModel::Home);
}

void MainWindow::showRoom(HomeModel::Room room)
{
    if (!mayEnter(room))
        return;
    settleTable();
    if (m_rooms->home().room() == room)
        fillRoom();
    else
        m_rooms->home().go(room);
    m_pages->setCurrentWidget(m_rooms->view());
    m_rooms->view()->setFocus();
    giveBackMemory(m_engine);
}

void MainWindow::openRecords()
{
    m_keeping->open();
    const Records* records = m_keeping->records();
    const auto persons = records == nullptr ? Result<std::vector<Person>>(std::vector<Person>()) : records->persons();
    for (const Person& person : persons ? *persons : std::vector<Person>()) {
        if (person.id == m_settings.person)
            m_keeping->setPerson(person.id);
    }
}

void MainWindow::tellTrouble()
{
    const QString trouble = m_keeping->keeps() ? QString() : errorText(m_keeping->trouble());
    m_desk.setTroubleText(trouble);
    m_rooms->home().setPicture(homeNow());
}

void MainWindow::setAsideDamaged()
{
    const auto rescue = m_keeping->setAside();
    if (!rescue)
        return showError(rescue.error());
    statusBar()->showMessage(
        tr("The damaged file was set aside as %1. Rescued beside it: sessions: %2, single events: %3")
            .arg(rescue->file)
            .arg(rescue->sessions)
            .arg(rescue->fragments));
    showHome();
}

void MainWindow::goOn(SessionId id)
{
    if (goOnNight(id))
        return;
    auto revived = m_keeping->revive(id);
    if (!revived)
        return showError(revived.error());
    if (revived->kept.finished)
        return lookBackOn(std::move(*revived));
    const auto cutFirst = revived->stopped ? std::optional(revived->session.entries().size()) : std::nullopt;
    deal(std::move(revived->session), revived->times, revived->kept.coached, revived->kept.incidents, id, cutFirst);
    if (revived->kept.kind == QLatin1String("guide"))
        startLesson();
    if (!revived->warning.isEmpty())
        statusBar()->showMessage(revived->warning);
}

void MainWindow::goWay(int way)
{
    if (!mayEnter(HomeModel::Home))
        return;
    switch (static_cast<HomeModel::Way>(way)) {
    case HomeModel::Continue:
        // a table that is still there is gone on with as it is, its composer and its players included
        if (m_desk.running() && !m_desk.over() && m_session == m_rooms->home().picture().left.session)
            return showTable();
        return goOn(m_rooms->home().picture().left.session);
    case HomeModel::NewTable:
        return showRoom(HomeModel::Table);
    case HomeModel::Guide:
        return guide();
    case HomeModel::Compare:
        openCompare();
        return;
    case HomeModel::OpenFile:
        return openLog();
    case HomeModel::TryAgain:
        m_keeping->open();
        return showHome();
    case HomeModel::SetAside:
        return setAsideDamaged();
    }
}

} // namespace cutcard
