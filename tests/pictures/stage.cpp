// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pictures/stage.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/dealing.h"
#include "app/shell/table/lessons.h"

#include "app/exam/academy_desk.h"
#include "app/keeping/keeping.h"
#include "app/sets/sets_model.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/shell/windows/small.h"
#include "core/games/catalogue/catalogue.h"
#include "tests/app/support/month.h"
#include "tests/demo/scenes.h"
#include "tests/pictures/exam_seat.h"
#include "tests/pictures/standing_clock.h"
#include "tests/support/items.h"

#include <QDialog>
#include <QDir>
#include <QQuickItem>
#include <QQuickWidget>
#include <QStatusBar>
#include <QTemporaryDir>

#include <algorithm>

namespace cutcard {

namespace {

constexpr int wholeHand = 400; ///< more acts than any has

/// A month of somebody who learns, what is set, and a table that was left.
void practise(MainWindow& window)
{
    Records& records = *window.keeping().records();
    const PersonId person = window.keeping().person();
    dealMonth(records, QDate::currentDate());
    static_cast<void>(records.renamePerson(person, QStringLiteral("Ida Berg")));
    static_cast<void>(records.addPerson(QStringLiteral("Mona Okafor")));
    static_cast<void>(records.setExamDate(
        person, {.document = QStringLiteral("league"), .day = QDate::currentDate().addDays(12).toJulianDay()}));
    const auto deal = [&](int acts) {
        for (int i = 0; i < acts && !window.desk().over(); ++i) {
            if (const auto act = idealAct(*window.desk().session()))
                window.desk().act(*act);
            else
                window.desk().hurry();
        }
    };
    const auto games = catalogue();
    window.lessons().begin(games[0].id);
    deal(wholeHand);
    window.lessons().begin(games[1].id);
    deal(12);
    window.dealing().begin(sidePotHand(), true, QStringLiteral("none"));
    deal(20);
    SetsModel& sets = window.rooms().sets();
    window.showRoom(HomeModel::Sets);
    sets.create(QStringLiteral("First week"));
    sets.typeNote(QStringLiteral("Twice each, and once as a test"));
    sets.typeDue(QDate::currentDate().addDays(3).toString(Qt::ISODate));
    for (const PicturedTable& scene : leagueScenes()) {
        const Session session = dealtUntil(scene.setup, scene.when);
        sets.addTask(taskFrom(session, session.entries().size(), scene.name));
    }
}

} // namespace

Stage::Stage() : m_folder(std::make_unique<QTemporaryDir>())
{
    // names of folders that are shown are the same at each start
    QDir::setCurrent(m_folder->path());
}

Stage::~Stage()
{
    delete m_own.data();
}

std::unique_ptr<MainWindow> Stage::makeWindow(const QString& folder)
{
    QDir().mkpath(folder);
    auto window = std::make_unique<MainWindow>(folder, folder);
    window->academy().desk().setKeyCost({.operations = 1, .memory = 8192});
    window->academy().desk().setFullScreen(false);
    window->welcome();
    Settings settings = window->settings();
    settings.animation = 0;
    settings.thinking = 0;
    window->setSettings(settings);
    return window;
}

MainWindow& Stage::windowOn(const QString& what, const std::function<void(const QString& folder)>& prepare,
                            const std::function<void(MainWindow&)>& fill)
{
    std::unique_ptr<MainWindow>& window = m_windows[what];
    if (window == nullptr) {
        const QString folder = file(what);
        QDir().mkpath(folder);
        if (prepare)
            prepare(folder);
        window = makeWindow(folder);
        if (fill)
            fill(*window);
    }
    // whoever is not looked at draws nothing
    for (const auto& [name, other] : m_windows)
        other->setVisible(other == window);
    delete m_own.data();
    m_seat = nullptr;
    dressWindow(*window);
    return *window;
}

MainWindow& Stage::fresh()
{
    return windowOn(QStringLiteral("fresh"));
}

MainWindow& Stage::used()
{
    return windowOn(QStringLiteral("used"), {}, practise);
}

void Stage::dressWindow(MainWindow& window) const
{
    Settings settings = window.settings();
    settings.dark = m_look.dark;
    settings.textPercent = m_look.textPercent;
    window.setSettings(settings);
    window.resize(m_look.width, m_look.height);
    window.statusBar()->clearMessage();
}

void Stage::dress(const Look& look)
{
    m_look = look;
    for (const auto& [name, window] : m_windows) {
        if (window->isVisible())
            dressWindow(*window);
    }
    if (m_seat != nullptr)
        m_seat->dress(look);
    resizeOwn();
}

ExamSeat& Stage::seat(const QString& blueprint)
{
    std::unique_ptr<ExamSeat>& seat = m_seats[blueprint];
    if (seat == nullptr)
        seat = std::make_unique<ExamSeat>(file(blueprint), blueprint);
    m_seat = seat.get();
    seat->dress(m_look);
    return *seat;
}

QWidget* Stage::own(QWidget* window)
{
    if (m_own != window)
        delete m_own.data();
    m_own = window;
    window->show();
    resizeOwn();
    return window;
}

void Stage::resizeOwn()
{
    if (qobject_cast<QDialog*>(m_own.data()) != nullptr)
        m_own->resize(m_own->sizeHint());
    else if (m_own != nullptr)
        m_own->resize(m_look.width, m_look.height);
}

void Stage::reveal(QQuickWidget& view, const QString& name)
{
    m_revealedIn = &view;
    m_revealed = name;
}

void Stage::scroll()
{
    QQuickItem* item = m_revealedIn == nullptr ? nullptr : named(m_revealedIn->rootObject(), m_revealed);
    QQuickItem* around = item == nullptr ? nullptr : item->parentItem();
    while (around != nullptr && !around->inherits("QQuickFlickable"))
        around = around->parentItem();
    if (around == nullptr)
        return;
    const qreal most = std::max(0.0, around->property("contentHeight").toReal() - around->height());
    const qreal at = item->mapToItem(around->property("contentItem").value<QQuickItem*>(), {0, 0}).y();
    around->setProperty("contentY", std::clamp(at - around->height() / 2, 0.0, most));
    settle();
}

QString Stage::file(const QString& name) const
{
    return name;
}

void Stage::settle(int milliseconds)
{
    constexpr int step = 20;
    for (int gone = 0; gone < milliseconds; gone += step) {
        standing::goOn(step);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

QQuickItem* pageOf(MainWindow& window)
{
    return window.rooms().view()->rootObject()->findChild<QObject*>("page")->property("item").value<QQuickItem*>();
}

} // namespace cutcard
