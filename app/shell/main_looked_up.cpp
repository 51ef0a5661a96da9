// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked up and left again: rules, odds, the bank's book. Each leads back to where one was.
#include "app/shell/main_window.h"

#include "app/home/home_model.h"
#include "app/home/rules_model.h"
#include "app/odds/odds_model.h"
#include "app/shell/rooms.h"
#include "app/shell/windows/manual_window.h"
#include "app/shell/windows/rules_window.h"
#include "app/task/task_desk.h"
#include "core/exam/quiz.h"

#include <QPointer>
#include <QQuickWidget>
#include <QRandomGenerator>
#include <QStackedWidget>

#include <utility>

namespace cutcard {

void MainWindow::makeLookedUp()
{
    connect(&m_rooms->home(), &HomeModel::backAsked, this, [this] {
        m_rooms->home().setBackTo({});
        if (const auto back = std::exchange(m_back, nullptr))
            back();
    });
    connect(&m_rooms->rules(), &RulesModel::windowAsked, this, &MainWindow::openRulesWindow);
    connect(&m_rooms->rules(), &RulesModel::questionsAsked, this, [this](const QString& ruleId) {
        QuizSpec spec{.seed = QRandomGenerator::global()->generate()};
        spec.rules = {Rule::fromText(ruleId.toStdString())};
        spec.count = countOf(spec);
        m_rooms->home().go(HomeModel::Tasks);
        m_rooms->tasks().beginQuiz(spec);
    });
    connect(&m_desk, &Desk::changed, this, [this] {
        if (m_pages->currentWidget() == m_rooms->view() && m_rooms->home().room() == HomeModel::Bank)
            fillRoom();
    });
}

void MainWindow::lookUp(HomeModel::Room room)
{
    if (!mayEnter(room))
        return;
    HomeModel& home = m_rooms->home();
    const HomeModel::Room before = home.room();
    const bool inRooms = m_pages->currentWidget() == m_rooms->view();
    // from one thing looked up to the next: back is still where one was before the first
    const bool goesOn = inRooms && (before == room || !home.backTo().isEmpty());
    QString backTo = goesOn ? home.backTo() : QString();
    if (!inRooms) {
        const QPointer<QWidget> page = m_pages->currentWidget();
        backTo = page == m_view ? tr("Table") : tr("Debrief");
        m_back = [this, page] {
            if (page == nullptr)
                return showHome();
            m_pages->setCurrentWidget(page);
            page->setFocus();
        };
    } else if (!goesOn) {
        backTo = tr("Back");
        m_back = [this, before] { showRoom(before); };
    }
    showRoom(room);
    home.setBackTo(backTo);
}

void MainWindow::openOdds()
{
    lookUp(HomeModel::Odds);
}

void MainWindow::openBank()
{
    const bool isOpen = m_pages->currentWidget() == m_rooms->view() && m_rooms->home().room() == HomeModel::Bank;
    if (isOpen && !m_rooms->home().backTo().isEmpty())
        return m_rooms->home().goBack();
    lookUp(HomeModel::Bank);
}

void MainWindow::showRules(const QString& ruleId)
{
    m_rooms->rules().show(ruleId);
    lookUp(HomeModel::Rules);
}

ManualWindow* MainWindow::openManual(Manual manual)
{
    auto* window = new ManualWindow(manual, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    return window;
}

RulesWindow* MainWindow::openRulesWindow(const QString& ruleId)
{
    auto* window = new RulesWindow(ruleId, &m_engine, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    return window;
}

} // namespace cutcard
