// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rooms/window_rooms.h"

#include "app/keeping/home_picture_of.h"
#include "app/odds/odds_model.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/task/task_desk.h"
#include "core/base/seed.h"
#include "core/exam/quiz.h"

#include <QPointer>
#include <QQuickWidget>
#include <QStackedWidget>

namespace cutcard {

LookedUpRoom::LookedUpRoom(MainWindow& owner) : Room(owner)
{
    connect(&rooms().home(), &HomeModel::goBack, this, [this] {
        rooms().home().setBackTo({});
        if (const auto back = std::exchange(m_back, nullptr))
            back();
    });
    connect(&rooms().rules(), &RulesModel::windowAsked, &window(), &MainWindow::openRulesWindow);
    connect(&rooms().rules(), &RulesModel::questionsAsked, this, [this](const QString& ruleId) {
        QuizSpec spec{.seed = freshSeed(999'999'999)};
        spec.rules = {Rule::fromText(ruleId.toStdString())};
        spec.count = countOf(spec);
        rooms().home().go(HomeModel::Tasks);
        rooms().tasks().beginQuiz(spec);
    });
    connect(&desk(), &Desk::changed, this, [this] {
        if (window().shows(HomeModel::Bank))
            fill();
    });
}

void LookedUpRoom::fill()
{
    if (rooms().home().room() == HomeModel::Odds)
        rooms().odds().compute();
    else if (rooms().home().room() == HomeModel::Bank)
        rooms().bank().setPicture(desk().session() == nullptr ? BankPicture() : bankPicture(*desk().session()));
}

void LookedUpRoom::open(HomeModel::Room room)
{
    if (!window().academy().mayEnter(room))
        return;
    HomeModel& home = rooms().home();
    const HomeModel::Room before = home.room();
    QStackedWidget& pages = window().pages();
    const bool inRooms = pages.currentWidget() == rooms().view();
    // from one thing looked up to the next: back is still where one was before the first
    const bool goesOn = inRooms && (before == room || !home.backTo().isEmpty());
    QString backTo = goesOn ? home.backTo() : QString();
    if (!inRooms) {
        const QPointer<QWidget> page = pages.currentWidget();
        backTo = page == window().view() ? tr("Table") : tr("Debrief");
        m_back = [this, page] {
            if (page == nullptr)
                return window().showHome();
            window().pages().setCurrentWidget(page);
            page->setFocus();
        };
    } else if (!goesOn) {
        backTo = tr("Back");
        m_back = [this, before] { window().showRoom(before); };
    }
    window().showRoom(room);
    home.setBackTo(backTo);
}

void LookedUpRoom::openBank()
{
    if (window().shows(HomeModel::Bank) && !rooms().home().backTo().isEmpty())
        return rooms().home().goBack();
    open(HomeModel::Bank);
}

void LookedUpRoom::openRules(const QString& ruleId)
{
    rooms().rules().show(ruleId);
    open(HomeModel::Rules);
}

} // namespace cutcard
