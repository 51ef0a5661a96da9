// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/main_window.h"

#include "app/director/night_desk.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/lessons.h"
#include "app/shell/table/looking_back.h"
#include "app/shell/table/session_files.h"
#include "app/shell/windows/rooms.h"
#include "app/task/task_desk.h"
#include "app/words/table/act_words.h"
#include "core/games/catalogue/catalogue.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QQuickWidget>
#include <QStackedWidget>

namespace cutcard {

void MainWindow::makeMenus()
{
    makeSessionMenu();
    makeCoachMenu();
    makeTrainingMenu();
    makeViewMenu();
    makeHelpMenu();
    // a menu that was opened by hand leaves the keys with the menu bar, or with nobody
    for (QMenu* menu : menuBar()->findChildren<QMenu*>())
        connect(
            menu, &QMenu::aboutToHide, this,
            [this] {
                if (QApplication::activePopupWidget() == nullptr && m_pages->currentWidget() != nullptr)
                    m_pages->currentWidget()->setFocus();
            },
            Qt::QueuedConnection);
}

void MainWindow::makeSessionMenu()
{
    QMenu* session = menuBar()->addMenu(tr("&Session"));
    session->addAction(tr("&Home"), QKeySequence("Alt+Home"), this, &MainWindow::showHome);
    session->addAction(tr("&New…"), QKeySequence::New, this, [this] { showRoom(HomeModel::Table); });
    session->addAction(tr("&Lessons"), this, [this] { showRoom(HomeModel::Lessons); });
    session->addAction(tr("&History"), QKeySequence("Ctrl+K"), this, [this] { showRoom(HomeModel::History); });
    session->addAction(tr("&Open file…"), QKeySequence::Open, m_files, &SessionFiles::ask);
    session->addAction(tr("&Save file…"), QKeySequence::Save, m_files, &SessionFiles::save);
    session->addAction(tr("Add &to a set…"), QKeySequence("Ctrl+Shift+S"), this, [this] {
        if (m_desk.session() != nullptr && m_pages->currentWidget() == m_view)
            m_sets->add(*m_desk.session(), m_desk.session()->entries().size());
    });
    session->addAction(tr("&Make up a situation…"), this, [this] { showRoom(HomeModel::Situation); });
    session->addSeparator();
    QMenu* houses = session->addMenu(tr("House o&ptions"));
    for (const CatalogueEntry& entry : catalogue())
        houses->addAction(tr("%1…").arg(gameText(entry.id)), this, [this, game = entry.id] { m_houses->edit(game); });
    session->addSeparator();
    session->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
}

void MainWindow::makeCoachMenu()
{
    QMenu* coach = menuBar()->addMenu(tr("&Coach"));
    // what is on the screen is meant: the night that is directed, or the table
    const auto here = [this](auto atTheTable, auto atTheNight) {
        return [this, atTheTable, atTheNight] {
            if (shows(HomeModel::Night))
                atTheNight(m_rooms->night());
            else if (m_pages->currentWidget() == m_view)
                (m_desk.*atTheTable)();
        };
    };
    coach->addAction(tr("&Undo"), QKeySequence::Undo, this,
                     here(&Desk::undo, [](NightDesk& night) { night.run()->undo(); }));
    QAction* redo =
        coach->addAction(tr("&Redo"), this, here(&Desk::redo, [](NightDesk& night) { night.run()->redo(); }));
    redo->setShortcuts({QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")});
    coach->addAction(tr("Show &me"), QKeySequence("Ctrl+M"), this,
                     here(&Desk::showMe, [](NightDesk& night) { night.acts()->showMe(); }));
    coach->addAction(tr("Mor&e help in a lesson"), QKeySequence("Ctrl+G"), m_lessons, &Lessons::sayMore);
    coach->addAction(tr("&Hurry the players"), QKeySequence("Ctrl+H"), &m_desk, &Desk::hurry);
}

void MainWindow::makeTrainingMenu()
{
    QMenu* training = menuBar()->addMenu(tr("&Training"));
    const auto tasks = [this](Topic topic) {
        m_rooms->tasks().turnTo(static_cast<int>(topic));
        showRoom(HomeModel::Tasks);
    };
    training->addAction(tr("&Drills…"), QKeySequence("Ctrl+Shift+Y"), this, [this] { showRoom(HomeModel::Drills); });
    training->addAction(tr("&Quiz about the rules…"), QKeySequence("Ctrl+T"), this, [tasks] { tasks(Topic::Rules); });
    training->addAction(tr("Direct a &night"), QKeySequence("Ctrl+Shift+N"), this,
                        [this] { showRoom(HomeModel::Night); });
    training->addAction(tr("&Short of chips: four ways…"), QKeySequence("Ctrl+R"), this,
                        [this] { m_fourWays->open(); });
    training->addSeparator();
    training->addAction(tr("&Academy: exams and certificates"), QKeySequence("Ctrl+Shift+A"), this,
                        [this] { showRoom(HomeModel::Academy); });
}

void MainWindow::makeViewMenu()
{
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addAction(tr("&Debrief"), QKeySequence("Ctrl+D"), m_lookingBack, &LookingBack::showTable);
    view->addAction(tr("&Odds"), QKeySequence("Ctrl+E"), this, [this] { m_lookedUp->open(HomeModel::Odds); });
    view->addAction(tr("&Bank's book"), QKeySequence("Ctrl+B"), m_lookedUp, &LookedUpRoom::openBank);
    view->addSeparator();
    view->addAction(tr("&Settings"), QKeySequence("Ctrl+,"), this, [this] { m_lookedUp->open(HomeModel::Settings); });
}

void MainWindow::makeHelpMenu()
{
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&Rules"), QKeySequence::HelpContents, this, [this] { m_lookedUp->openRules({}); });
    help->addAction(tr("&Words"), QKeySequence("Shift+F1"), this, [this] { openManual(Manual::Words); });
    help->addAction(tr("The &director's manual"), this, [this] { openManual(Manual::Directors); });
    help->addAction(tr("The &supervisor's manual"), this, [this] { openManual(Manual::Supervisors); });
    help->addSeparator();
    help->addAction(tr("&About Cutcard"), this, &MainWindow::showAbout);
}

} // namespace cutcard
