// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/demo.h"

#include "app/pictures/banked_shots.h"
#include "app/reports/debrief_report.h"
#include "app/shell/debrief_window.h"
#include "app/shell/main_window.h"
#include "app/shell/rooms.h"
#include "app/shell/session_dialog.h"
#include "app/table/table_rows.h"
#include "core/games/house.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QMainWindow>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QQuickItem>
#include <QQuickWidget>
#include <QStatusBar>
#include <QTextStream>

#include <algorithm>
#include <array>
#include <functional>

namespace cutcard {

namespace {

/// Four players of whom two are soon all-in, so that the hand has side pots.
SessionSetup demoSetup(std::uint64_t seed)
{
    SessionSetup setup;
    setup.seed = seed;
    setup.hands = 1;
    setup.button = Seat(2);
    setup.seats = makePlayers(6, setup.common(), seed, true, false);
    return setup;
}

/// A perfect dealer's session up to the moment at which `stop` says so, or to its end.
Session dealt(const SessionSetup& setup, const std::function<bool(const Session&)>& stop)
{
    Session session = Session::start(setup).value();
    const Simulator simulator(noIncidents, maniacStyle);
    while (!session.isOver() && !stop(session)) {
        const auto act = idealAct(session);
        const auto applied = act ? session.apply(*act) : session.apply(*simulator.next(session));
        if (!applied)
            break;
    }
    return session;
}

bool hasSidePot(const Session& session)
{
    return session.table().pots.size() > 1;
}

/// The first seed whose hand has a side pot.
SessionSetup withSidePot()
{
    for (std::uint64_t seed = 1;; ++seed) {
        const SessionSetup setup = demoSetup(seed);
        if (hasSidePot(dealt(setup, hasSidePot)))
            return setup;
    }
}

/// A cash table with a rake, of which one player is away.
SessionSetup limitSetup(std::uint64_t seed)
{
    LimitOptions house;
    house.rake = {.percent = 5, .step = 5, .cap = 15, .noFlopNoDrop = true};
    SessionSetup setup;
    setup.house = house;
    setup.seed = seed;
    setup.hands = 1;
    setup.button = Seat(2);
    setup.seats = makePlayers(8, setup.common(), setup.seed, true, false);
    setup.seats[4].absent = true;
    return setup;
}

void settleScreen()
{
    for (int i = 0; i < 12; ++i)
        QCoreApplication::processEvents();
}

/// Lets a scene of its own window be drawn anew; it draws some thousandths of a second after it has changed.
void settleScene()
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 80)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

bool save(QWidget& widget, const QString& file)
{
    settleScreen();
    if (auto* window = qobject_cast<QMainWindow*>(&widget))
        window->statusBar()->clearMessage();
    return widget.grab().save(file);
}

/// The page that the rooms show.
QQuickItem* pageOf(MainWindow& window)
{
    return window.rooms().view()->rootObject()->findChild<QObject*>("page")->property("item").value<QQuickItem*>();
}

/// Every page of the odds, with something to see on each.
bool saveOdds(MainWindow& window, const std::function<QString(const QString&)>& file)
{
    OddsRoom& odds = window.openOdds();
    QQuickItem* page = pageOf(window);
    settleScreen();
    bool saved = save(window, file("odds-working"));
    while (odds.odds().busy())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    odds.odds().setChosen(7);
    odds.decision().type("AsKd Qs7h2c");
    const QStringList pages{"odds-hands", "odds-decision", "odds-pay-table", "odds-document"};
    for (int i = 0; i < pages.size(); ++i) {
        page->setProperty("page", i);
        settleScene();
        saved = save(window, file(pages[i])) && saved;
    }
    odds.payTable().load(7);
    odds.payTable().setOdds(2, "x");
    page->setProperty("page", 2);
    settleScene();
    saved = save(window, file("odds-pay-table-wrong")) && saved;
    odds.odds().setGame(3);
    page->setProperty("page", 0);
    settleScene();
    saved = save(window, file("odds-dealers-side")) && saved;
    return saved;
}

/// The moments of a hand that are worth a picture.
struct Moment {
    QString name;
    std::function<bool(const Session&)> when;
};

std::vector<Moment> moments()
{
    const auto board = [](std::size_t count) {
        return [count](const Session& session) { return session.table().board.size() == count; };
    };
    return {{"opening", [](const Session& session) { return session.table().shuffles > 0; }},
            {"pitch", [](const Session& session) { return liveSeats(session.table()).size() == 4; }},
            {"preflop", [](const Session& session) { return session.situation().betting.street == 0; }},
            {"flop", board(3)},
            {"side-pot", hasSidePot},
            {"river", board(5)},
            {"reading",
             [](const Session& session) {
                 const auto duty = session.procedure().next();
                 return duty && duty->act.verb == Verb::NameHand;
             }},
            {"over", [](const Session&) { return false; }}};
}

/// A Tennessee table at the moments that only it has.
bool riverboatShots(MainWindow& window, const std::function<QString(const QString&)>& file)
{
    SessionSetup setup;
    setup.house = defaultHouse(GameId::Tennessee);
    setup.hands = 1;
    setup.button = Seat(2);
    const auto borrowed = [](const Session& now) { return now.situation().bank.outstanding() > 0; };
    const auto showdownWithLoan = [&](const Session& now) {
        const auto duty = now.procedure().next();
        return borrowed(now) && duty && duty->act.verb == Verb::NameHand;
    };
    // the first seed in which somebody borrows and comes to the showdown
    do {
        ++setup.seed;
        setup.seats = makePlayers(6, setup.common(), setup.seed, true, false);
        for (SeatSetup& seat : setup.seats)
            seat.stack = std::max<Chips>(25, seat.stack / 250 * 25);
    } while (!showdownWithLoan(dealt(setup, showdownWithLoan)));
    const std::vector<Moment> moments{
        {"tennessee-boat", [](const Session& now) { return now.situation().betting.street == 2; }},
        {"tennessee-overboard",
         [](const Session& now) {
             const auto turn = now.procedure().turn();
             return turn && turn->wait == Wait::Discard && !now.situation().notes.overboard.empty();
         }},
        {"tennessee-discs",
         [](const Session& now) {
             const auto duty = now.procedure().next();
             return duty && duty->act.verb == Verb::Announce && duty->act.phrase == Phrase::Reveal;
         }},
        {"tennessee-loan", borrowed},
        {"tennessee-reading", showdownWithLoan},
        {"tennessee-banking", [](const Session& now) {
             const auto duty = now.procedure().next();
             return duty && duty->act.verb == Verb::TakeLoan;
         }}};
    bool saved = true;
    for (const Moment& moment : moments) {
        window.desk().take(dealt(setup, moment.when), {}, true, {}, {});
        saved = save(window, file(moment.name)) && saved;
    }
    window.desk().take(dealt(setup, [](const Session&) { return false; }), {}, true, {}, {});
    window.openBank();
    saved = save(window, file("tennessee-bank")) && saved;
    window.openBank();
    DebriefWindow* debrief = window.openDebrief();
    debrief->resize(window.size());
    debrief->view()->rootObject()->setProperty("showsBank", true);
    saved = save(*debrief, file("tennessee-debrief-bank")) && saved;
    delete debrief;
    CompareModel& compare = window.openCompare();
    saved = save(window, file("compare-present")) && saved;
    for (int example = 0; example < 7; ++example) {
        compare.choose(example);
        saved = save(window, file(QStringLiteral("compare-w%1").arg(example + 1))) && saved;
    }
    compare.type(QStringLiteral("stack 1 100\n1 raise 500\n"));
    saved = save(window, file("compare-problem")) && saved;
    window.showTable();
    return saved;
}

/// The three house-banked games, one of them with the circle that is asked about.
bool bankedShots(MainWindow& window, const std::vector<BankedScene>& scenes,
                 const std::function<QString(const QString&)>& file)
{
    bool saved = true;
    for (const BankedScene& scene : scenes) {
        window.desk().take(dealt(scene.setup, scene.when), {}, true, {}, {});
        saved = save(window, file(scene.name)) && saved;
        if (scene.name != "champion-settling")
            continue;
        const auto duty = window.desk().session()->procedure().next();
        window.desk().table()->activate(TableSpot::Circle,
                                        circleIndex(duty->act.seat->number(), static_cast<int>(duty->act.circle)));
        saved = save(window, file("champion-circle")) && saved;
        window.desk().composer()->choose(1);
        window.desk().composer()->matchWager();
        saved = save(window, file("champion-paying")) && saved;
        window.desk().composer()->cancel();
        Settings large = window.settings();
        const Settings before = large;
        large.textPercent = 150;
        window.setSettings(large);
        saved = save(window, file("champion-text-150")) && saved;
        window.setSettings(before);
    }
    return saved;
}

/// Gives an answer by the way that its kind is entered.
void enter(TaskDesk& desk, const TaskAnswer& answer)
{
    for (std::size_t i = 0; i < answer.size(); ++i) {
        const auto number = static_cast<int>(answer[i]);
        switch (desk.task().answer) {
        case AnswerKind::Choose:
        case AnswerKind::Order:
            desk.press(number);
            break;
        case AnswerKind::Amounts:
            desk.type(static_cast<int>(i), QString::number(number));
            break;
        case AnswerKind::Seats:
            desk.pressChair(number);
            break;
        case AnswerKind::Counts:
            desk.addChips(static_cast<int>(i), number);
            break;
        }
    }
}

/// Tasks: each kind as it is asked and as it is told, what is chosen before and the result.
bool taskShots(MainWindow& window, const std::function<QString(const QString&)>& file)
{
    TaskDesk& desk = window.rooms().tasks();
    window.showRoom(HomeModel::Drills);
    settleScene();
    bool saved = save(window, file("drills"));
    window.showRoom(HomeModel::Tasks);
    desk.setSeedText(QStringLiteral("5"));
    for (int topic = 0; topic < static_cast<int>(topicWords.size()); ++topic) {
        desk.turnTo(topic);
        settleScene();
        saved = save(window, file(QStringLiteral("tasks-%1-start").arg(topic))) && saved;
    }
    for (const TaskKind& kind : taskKinds()) {
        if (kind.id.starts_with("pay.") && kind.id != "pay.CH1")
            continue;
        desk.practise(kind);
        settleScene();
        const QString name = QStringLiteral("task-") + QString::fromUtf8(kind.id.data(), qsizetype(kind.id.size()));
        saved = save(window, file(name)) && saved;
        enter(desk, desk.task().right);
        if (!desk.told())
            desk.confirm();
        settleScene();
        saved = save(window, file(name + "-told")) && saved;
    }
    desk.stop();
    desk.beginQuiz({.document = Document::PubLeague, .count = 14, .seed = 7});
    for (int number = 0; desk.page() == TaskDesk::Asking; ++number) {
        TaskAnswer answer = desk.task().right;
        if (number % 2 == 1 && desk.task().answer == AnswerKind::Amounts)
            answer[0] += 100;
        else if (number % 2 == 1 && answer.size() > 1)
            std::swap(answer[0], answer[1]);
        enter(desk, answer);
        settleScene();
        saved = save(window, file(QStringLiteral("quiz-%1").arg(number))) && saved;
        desk.confirm();
        settleScene();
        saved = save(window, file(QStringLiteral("quiz-%1-told").arg(number))) && saved;
        desk.confirm();
    }
    settleScene();
    saved = save(window, file("quiz-result")) && saved;
    return saved;
}

/// The moments of a limit hand that are worth a picture beside those of the league.
std::vector<Moment> limitMoments()
{
    const auto owed = [](Verb verb) {
        return [verb](const Session& session) {
            const auto duty = idealDuty(session);
            return duty && duty->act.verb == verb;
        };
    };
    return {{"limit-flop", [](const Session& session) { return session.table().board.size() == 3; }},
            {"limit-capped",
             [](const Session& session) {
                 const auto duty = idealDuty(session);
                 return duty && duty->act == say(Phrase::Capped);
             }},
            {"limit-rake", owed(Verb::TakeRake)},
            {"limit-push", owed(Verb::PushPot)},
            {"limit-hand-over", [](const Session& session) {
                 const auto duty = idealDuty(session);
                 return duty && duty->act.verb == Verb::Announce && duty->act.phrase == Phrase::ButtonAt;
             }}};
}

/// The first deck whose hand comes to every one of these moments and has a side pot.
SessionSetup eventfulLimit()
{
    for (std::uint64_t seed = 1;; ++seed) {
        const SessionSetup setup = limitSetup(seed);
        const auto moments = limitMoments();
        const bool all =
            std::ranges::all_of(moments, [&](const Moment& moment) { return !dealt(setup, moment.when).isOver(); });
        if (all && hasSidePot(dealt(setup, hasSidePot)))
            return setup;
    }
}

} // namespace

int runDemo(MainWindow& window, const QString& pictureFile)
{
    const SessionSetup setup = withSidePot();
    const Session session = dealt(setup, [](const Session&) { return false; });
    const Session moment = dealt(setup, [](const Session& now) {
        const auto duty = now.procedure().next();
        return hasSidePot(now) && duty && duty->act.verb == Verb::PushPot;
    });
    QTextStream(stdout) << debriefText(session, debriefPicture(session, {}));
    window.resize(1280, 800);
    window.desk().take(moment, {}, true, {}, {});
    window.show();
    if (pictureFile.isEmpty())
        return 0;
    if (!save(window, pictureFile)) {
        QTextStream(stderr) << QApplication::translate("demo", "%1: the picture can't be saved").arg(pictureFile)
                            << '\n';
        return 3;
    }
    QTextStream(stdout) << QApplication::translate("demo", "Picture of the window: %1").arg(pictureFile) << '\n';
    return 0;
}

int takeShots(MainWindow& window, const QString& folder, const std::vector<QSize>& sizes, int textPercent)
{
    if (!QDir().mkpath(folder)) {
        QTextStream(stderr) << QApplication::translate("demo", "%1: the folder can't be made").arg(folder) << '\n';
        return 3;
    }
    bool saved = true;
    const SessionSetup setup = withSidePot();
    const SessionSetup limit = eventfulLimit();
    const std::vector<BankedScene> banked = bankedScenes(dealt);
    window.show();
    for (const bool dark : {true, false}) {
        for (const QSize size : sizes) {
            Settings settings = window.settings();
            settings.dark = dark;
            settings.animation = 0;
            settings.textPercent = textPercent;
            window.setSettings(settings);
            window.resize(size);
            const QString end = QStringLiteral("-%1-%2.png").arg(size.width()).arg(dark ? "dark" : "light");
            const auto file = [&](const QString& name) { return QDir(folder).filePath(name + end); };
            for (const Moment& moment : moments()) {
                window.desk().take(dealt(setup, moment.when), {}, true, {}, {});
                saved = save(window, file(moment.name)) && saved;
            }
            for (const Moment& moment : limitMoments()) {
                window.desk().take(dealt(limit, moment.when), {}, true, {}, {});
                saved = save(window, file(moment.name)) && saved;
            }
            window.desk().take(dealt(setup, moments()[2].when), {}, true, {}, {});
            window.desk().trigger("say raise");
            window.desk().composer()->chooseSeat(3);
            window.desk().composer()->addChip(500);
            saved = save(window, file("prompt-amount")) && saved;
            window.desk().composer()->cancel();
            window.desk().trigger("build");
            window.desk().composer()->choose(1);
            window.desk().composer()->setTyped("3200");
            window.desk().composer()->confirm();
            window.desk().composer()->chooseSeat(2);
            saved = save(window, file("prompt-seats")) && saved;
            window.desk().composer()->cancel();
            window.desk().trigger("floor");
            saved = save(window, file("prompt-matter")) && saved;
            window.desk().composer()->cancel();
            window.desk().take(dealt(setup, moments()[2].when), {}, true, {}, {});
            window.desk().act(act(Verb::Burn));
            saved = save(window, file("mistake")) && saved;
            settings.textPercent = 150;
            window.setSettings(settings);
            saved = save(window, file("text-150")) && saved;
            settings.textPercent = textPercent;
            window.setSettings(settings);
            window.guide();
            saved = save(window, file("guide")) && saved;
            window.desk().take(dealt(setup, [](const Session&) { return false; }), {}, true, {}, {});
            DebriefWindow* debrief = window.openDebrief();
            debrief->resize(size);
            saved = save(*debrief, file("debrief")) && saved;
            delete debrief;
            saved = taskShots(window, file) && saved;
            window.showTable();
            saved = saveOdds(window, file) && saved;
            window.showTable();
            saved = riverboatShots(window, file) && saved;
            saved = bankedShots(window, banked, file) && saved;
        }
    }
    SessionDialog session(window.settings(), defaultHouse, &window);
    session.show();
    saved = save(session, QDir(folder).filePath("dialog-session.png")) && saved;
    for (const bool expert : {false, true}) {
        window.rooms().house().choose(expert ? 1 : 0);
        window.showRoom(HomeModel::House);
        settleScreen();
        pageOf(window)->setProperty("expert", expert);
        saved = save(window, QDir(folder).filePath(expert ? "house-text.png" : "house-form.png")) && saved;
    }
    window.showRules("3.7.5");
    saved = save(window, QDir(folder).filePath("rules.png")) && saved;
    window.rooms().rules().setSearch("break a table");
    saved = save(window, QDir(folder).filePath("rules-searched.png")) && saved;
    QTextStream(stdout) << QApplication::translate("demo", "Pictures: %1").arg(folder) << '\n';
    return saved ? 0 : 3;
}

} // namespace cutcard
