// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/main_window.h"

#include "app/director/night_desk.h"
#include "app/home/home_model.h"
#include "app/shell/rooms.h"
#include "app/shell/windows/manual_window.h"
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
    QMenu* session = menuBar()->addMenu(tr("&Session"));
    session->addAction(tr("&Home"), QKeySequence("Alt+Home"), this, &MainWindow::showHome);
    session->addAction(tr("&New…"), QKeySequence::New, this, [this] { showRoom(HomeModel::Table); });
    session->addAction(tr("&Lessons"), this, [this] { showRoom(HomeModel::Lessons); });
    session->addAction(tr("&History"), QKeySequence("Ctrl+K"), this, [this] { showRoom(HomeModel::History); });
    session->addAction(tr("&Open file…"), QKeySequence::Open, this, &MainWindow::openLog);
    session->addAction(tr("&Save file…"), QKeySequence::Save, this, &MainWindow::saveLog);
    session->addAction(tr("Add &to a set…"), QKeySequence("Ctrl+Shift+S"), this, [this] {
        if (m_desk.session() != nullptr && m_pages->currentWidget() == m_view)
            addToSet(*m_desk.session(), m_desk.session()->entries().size());
    });
    session->addAction(tr("&Make up a situation…"), this, [this] { showRoom(HomeModel::Situation); });
    session->addSeparator();
    QMenu* houses = session->addMenu(tr("House o&ptions"));
    for (const CatalogueEntry& entry : catalogue())
        houses->addAction(tr("%1…").arg(gameText(entry.id)), this, [this, game = entry.id] { editHouse(game); });
    session->addSeparator();
    session->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);

    QMenu* coach = menuBar()->addMenu(tr("&Coach"));
    // what is on the screen is meant: the night that is directed, or the table
    const auto here = [this](auto atTheTable, auto atTheNight) {
        return [this, atTheTable, atTheNight] {
            if (isDirecting())
                (m_rooms->night().*atTheNight)();
            else if (m_pages->currentWidget() == m_view)
                (m_desk.*atTheTable)();
        };
    };
    coach->addAction(tr("&Undo"), QKeySequence::Undo, this, here(&Desk::undo, &NightDesk::undo));
    QAction* redo = coach->addAction(tr("&Redo"), this, here(&Desk::redo, &NightDesk::redo));
    redo->setShortcuts({QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")});
    coach->addAction(tr("Show &me"), QKeySequence("Ctrl+M"), this, here(&Desk::showMe, &NightDesk::showMe));
    coach->addAction(tr("Lesson: say mor&e"), QKeySequence("Ctrl+G"), this, &MainWindow::sayMore);
    coach->addAction(tr("&Hurry the players"), QKeySequence("Ctrl+H"), &m_desk, &Desk::hurry);

    QMenu* training = menuBar()->addMenu(tr("&Training"));
    const auto tasks = [this](Topic topic) {
        m_rooms->tasks().turnTo(static_cast<int>(topic));
        showRoom(HomeModel::Tasks);
    };
    training->addAction(tr("&Drills…"), QKeySequence("Ctrl+Shift+Y"), this, [this] { showRoom(HomeModel::Drills); });
    training->addAction(tr("&Quiz about the rules…"), QKeySequence("Ctrl+T"), this, [tasks] { tasks(Topic::Rules); });
    training->addAction(tr("Direct a &night"), QKeySequence("Ctrl+Shift+N"), this,
                        [this] { showRoom(HomeModel::Night); });
    training->addAction(tr("&Short of chips: four ways…"), QKeySequence("Ctrl+R"), this, [this] { openCompare(); });
    training->addSeparator();
    training->addAction(tr("&Academy: exams and certificates"), QKeySequence("Ctrl+Shift+A"), this,
                        [this] { showRoom(HomeModel::Academy); });

    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addAction(tr("&Debrief"), QKeySequence("Ctrl+D"), this, &MainWindow::lookBackHere);
    view->addAction(tr("&Odds"), QKeySequence("Ctrl+E"), this, [this] { openOdds(); });
    view->addAction(tr("&Bank's book"), QKeySequence("Ctrl+B"), this, &MainWindow::openBank);
    view->addSeparator();
    view->addAction(tr("&Settings"), QKeySequence("Ctrl+,"), this, [this] { lookUp(HomeModel::Settings); });

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&Rules"), QKeySequence::HelpContents, this, [this] { showRules({}); });
    help->addAction(tr("&Words"), QKeySequence("Shift+F1"), this, [this] { openManual(Manual::Words); });
    help->addAction(tr("The &director's manual"), this, [this] { openManual(Manual::Directors); });
    help->addAction(tr("The &supervisor's manual"), this, [this] { openManual(Manual::Supervisors); });
    help->addSeparator();
    help->addAction(tr("&About Cutcard"), this, &MainWindow::showAbout);

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

} // namespace cutcard
