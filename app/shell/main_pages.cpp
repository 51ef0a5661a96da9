// SPDX-License-Identifier: GPL-3.0-or-later
// What the window turns to: the home's rooms or the table, and what the rooms ask of it.
#include "app/shell/main_window.h"

#include "app/shell/home_picture_of.h"
#include "app/shell/rooms.h"

#include <QQuickWidget>
#include <QStackedWidget>

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
    connect(&m_rooms->home(), &HomeModel::sessionAsked, this, &MainWindow::goOn);
    connect(&m_rooms->home(), &HomeModel::ruleAsked, this, &MainWindow::showRules);
}

void MainWindow::showTable()
{
    m_pages->setCurrentWidget(m_view);
    m_view->setFocus();
}

void MainWindow::showHome()
{
    m_rooms->home().setPicture(homePicture(m_records.get()));
    m_rooms->home().go(HomeModel::Home);
    m_pages->setCurrentWidget(m_rooms->view());
    m_rooms->view()->setFocus();
}

void MainWindow::goWay(int way)
{
    switch (static_cast<HomeModel::Way>(way)) {
    case HomeModel::Continue:
        // a table that is still there is gone on with as it is, its composer and its players included
        if (m_desk.running() && !m_desk.over() && m_session == m_rooms->home().picture().left.session)
            return showTable();
        return goOn(m_rooms->home().picture().left.session);
    case HomeModel::NewTable:
        return newSession();
    case HomeModel::Guide:
        return guide();
    case HomeModel::Rules:
        return showRules({});
    case HomeModel::Odds:
        openOdds();
        return;
    case HomeModel::Compare:
        openCompare();
        return;
    case HomeModel::OpenFile:
        return openLog();
    }
}

} // namespace cutcard
