// SPDX-License-Identifier: GPL-3.0-or-later
// The home and its rooms in the real window, by keys alone and by mouse alone.
#include "app/compare/compare_model.h"
#include "app/home/history_model.h"
#include "app/home/home_model.h"
#include "app/home/house_form.h"
#include "app/home/rules_model.h"
#include "app/home/session_form.h"
#include "app/home/settings_model.h"
#include "app/home/situation_form.h"
#include "app/keeping/keeping.h"
#include "app/records/records.h"
#include "app/sets/sets_model.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/dealing.h"
#include "app/shell/table/lessons.h"
#include "app/shell/table/looking_back.h"
#include "app/shell/windows/debrief_page.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/manual_window.h"
#include "app/shell/windows/rooms.h"
#include "app/task/task_desk.h"
#include "app/words/said.h"
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "tests/app/support/month.h"
#include "tests/support/hands.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QAccessible>
#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QMetaEnum>
#include <QPointer>
#include <QQmlContext>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>
#include <QtTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

using namespace cutcard;

namespace {

SessionSetup fourPlayers(std::uint64_t seed)
{
    SessionSetup setup;
    setup.seed = seed;
    setup.hands = 1;
    setup.button = Seat(2);
    for (int i = 1; i <= 4; ++i)
        setup.seats.push_back(
            {.seat = Seat(i), .name = "P" + std::to_string(i), .stack = Chips{700} * i, .absent = false});
    return setup;
}

/// Everything below an item that a mouse could press.
void pressable(QQuickItem* item, std::vector<QQuickItem*>& found)
{
    if (!item->isVisible() || !item->isEnabled())
        return;
    constexpr std::array roles{QAccessible::Button,       QAccessible::RadioButton, QAccessible::CheckBox,
                               QAccessible::EditableText, QAccessible::ComboBox,    QAccessible::Link,
                               QAccessible::Slider,       QAccessible::PageTab,     QAccessible::SpinBox};
    auto* accessible = QAccessible::queryAccessibleInterface(item);
    if (accessible != nullptr && std::ranges::find(roles, accessible->role()) != roles.end()
        && !accessible->text(QAccessible::Name).isEmpty())
        found.push_back(item);
    for (QQuickItem* child : item->childItems())
        pressable(child, found);
}

} // namespace

class HomeTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        failOnAnyWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        open();
    }
    void cleanup()
    {
        m_window.reset(); // lets go of the lock before its folder goes
        m_folder.reset();
    }

    void theHomeIsTheFirstThingSeenAndNothingElseOpens()
    {
        QVERIFY(atHome());
        QVERIFY(!m_window->desk().running());
        for (QWidget* widget : QApplication::topLevelWidgets())
            QVERIFY(widget == m_window.get() || !widget->isVisible());
    }

    void aMonthOfPracticeFillsTheHome()
    {
        dealMonth(*m_window->keeping().records(), QDate::currentDate());
        const ExamDate date{.document = "league", .day = QDate::currentDate().addDays(12).toJulianDay()};
        QVERIFY(m_window->keeping().records()->setExamDate(m_window->keeping().person(), date).has_value());
        m_window->showHome();
        HomeModel& home = m_window->rooms().home();
        QCOMPARE(home.practice().size(), 5);
        QCOMPARE(home.recent().size(), 6);
        QVERIFY2(home.picture().placeAndDay.contains("of the last 7 days"), qPrintable(home.picture().placeAndDay));
        m_window->showRoom(HomeModel::History);
        QVERIFY(m_window->rooms().history().count() > 40);
    }

    void onAnEmptyMachineEnterBeginsTheGuidedHand()
    {
        press(Qt::Key_Return);
        QVERIFY(!atHome());
        QVERIFY(m_window->desk().running());
        QVERIFY(!m_window->desk().guideText().isEmpty());
    }

    /// U12: name and goal are asked for once, and every competency that is scored has its row.
    void aNewcomerIsAskedForNameAndGoal()
    {
        HomeModel& home = m_window->rooms().home();
        const auto first = m_window->rooms().settings().dates().front().value<DatePicture>();
        Hands hands(*shown());
        click("Your goal: Exam: " + first.title);
        QVERIFY(hands.type("Your name", "Ida"));
        QVERIFY(hands.type("Day of the exam", QDate::currentDate().addDays(12).toString(Qt::ISODate)));
        click("Save");
        QCOMPARE(m_window->rooms().settings().name(), QString("Ida"));
        QCOMPARE(home.exams().size(), 1);
        QVERIFY(hands.find("Your name") == nullptr);
        QCOMPARE(home.matrix().size(), competencyCount - 1); // pace is a time
        QVERIFY(std::ranges::any_of(
            home.matrix(), [](const QVariant& row) { return row.toMap()["name"] == said(Competency::Protection); }));
    }

    /// U15: the home of somebody who was never here leaves no half of the window empty.
    void theHomeFillsTheWindow()
    {
        m_window->resize(1280, 800);
        QQuickItem* last = Hands(*shown()).find("Recent sessions");
        QVERIFY(last != nullptr);
        const double bottom = last->mapToScene(QPointF(0, last->height())).y();
        QVERIFY2(bottom > 0.75 * shown()->height(), qPrintable(QString::number(bottom)));
    }

    void aSessionLeftIsGoneOnWithFromTheHomeByKeys()
    {
        m_window->dealing().begin(fourPlayers(3), true, "none");
        dealSome(5);
        m_window->showHome();
        QVERIFY(m_window->rooms().home().hasLeft());
        press(Qt::Key_Return);
        QVERIFY(!atHome());
        QVERIFY(m_window->desk().session()->entries().size() >= 5);
        QCOMPARE(m_window->desk().session()->setup().seed, std::uint64_t{3});
    }

    void aSessionLeftIsGoneOnWithAfterTheNextStartByMouse()
    {
        m_window->dealing().begin(fourPlayers(3), true, "none");
        dealSome(5);
        const Session before = *m_window->desk().session();
        m_window.reset();
        open();
        click("Continue, key Enter");
        QVERIFY(!atHome());
        QCOMPARE(m_window->desk().session()->entries(), before.entries());
    }

    void everyPlaceOfTheRailIsReachedByKeysAndEscLeadsBack()
    {
        press(Qt::Key_4, Qt::AltModifier);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Drills);
        press(Qt::Key_Escape);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Home);
        click("Drills");
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Drills);
        click("Begin: Rules");
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Tasks);
        QCOMPARE(m_window->rooms().tasks().topic(), Topic::Rules);
        click("Home");
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Home);
    }

    void whateverCanBePressedIsReachedByTab_data()
    {
        QTest::addColumn<int>("room");
        const auto rooms = QMetaEnum::fromType<HomeModel::Room>();
        for (int i = 0; i < rooms.keyCount(); ++i)
            QTest::newRow(rooms.key(i)) << rooms.value(i);
    }
    void whateverCanBePressedIsReachedByTab()
    {
        QFETCH(const int, room);
        if (room == HomeModel::Home || room == HomeModel::History)
            dealMonth(*m_window->keeping().records(), QDate::currentDate());
        m_window->showRoom(static_cast<HomeModel::Room>(room));
        std::vector<QQuickItem*> pressed;
        pressable(drawn(*shown()), pressed);
        QVERIFY(!pressed.empty());
        std::set<QQuickItem*> reached;
        QQuickItem* first = nullptr;
        for (int i = 0; i < 150; ++i) {
            press(Qt::Key_Tab);
            QQuickItem* focused = shown()->quickWindow()->activeFocusItem();
            if (focused != nullptr && focused == std::exchange(first, first == nullptr ? focused : first))
                break;
            // a list has the keyboard as a whole, and arrows go through it
            for (QQuickItem* item = focused; item != nullptr; item = item->parentItem()) {
                if (item == focused || item->property("currentIndex").isValid())
                    reached.insert(item);
            }
        }
        QStringList missed;
        for (QQuickItem* item : pressed) {
            const auto isReached = [&](QQuickItem* at) {
                return reached.contains(at) && (at == item || at->property("currentIndex").isValid());
            };
            QQuickItem* at = item;
            while (at != nullptr && !isReached(at))
                at = at->parentItem();
            if (at == nullptr)
                missed.append(accessibleName(item));
        }
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(" | ")));
    }

    void theTableLeadsHomeByItsWordAndByTheMenusKey()
    {
        m_window->dealing().begin(fourPlayers(3), true, "none");
        QVERIFY(!atHome());
        click("Home");
        QVERIFY(atHome());
    }

    void whatIsNotKeptIsShownForAsLongAsItLastsAndNoTestBegins()
    {
        m_window.reset();
        auto other = Records::open(m_folder->path());
        QVERIFY(other.has_value());
        open();
        QVERIFY(!m_window->rooms().home().picture().trouble.isEmpty());
        QTimer::singleShot(0, this, [] {
            while (QApplication::activeModalWidget() == nullptr)
                QCoreApplication::processEvents();
            QApplication::activeModalWidget()->close();
        });
        m_window->dealing().begin(fourPlayers(3), false, "none");
        QVERIFY(!m_window->desk().running());
        m_window->dealing().begin(fourPlayers(3), true, "none");
        QVERIFY(m_window->desk().running());
        QVERIFY(!m_window->desk().troubleText().isEmpty());
        m_window->showHome();
        *other = nullptr;
        click("Try again");
        QVERIFY(m_window->rooms().home().picture().trouble.isEmpty());
        QVERIFY(m_window->desk().troubleText().isEmpty());
        m_window->dealing().begin(fourPlayers(3), false, "none");
        QVERIFY(!m_window->desk().coached());
    }

    void theHistoryIsSortedSearchedAndDeletedFrom()
    {
        for (const std::uint64_t seed : {3U, 4U, 5U}) {
            m_window->dealing().begin(fourPlayers(seed), true, "none");
            dealSome(4);
        }
        m_window->showRoom(HomeModel::History);
        HistoryModel& history = m_window->rooms().history();
        QCOMPARE(history.all(), 3);
        history.setSearch("nothing like this");
        QCOMPARE(history.count(), 0);
        history.setSearch("coach");
        QCOMPARE(history.count(), 3);
        press(Qt::Key_Down);
        press(Qt::Key_Delete);
        QCOMPARE(history.all(), 3);
        press(Qt::Key_Delete);
        QCOMPARE(history.all(), 2);
        press(Qt::Key_Return);
        QVERIFY(!atHome());
    }

    void aSessionThatIsOverIsLookedBackOnAndDealtOnFromAnyMoment()
    {
        m_window->dealing().begin(fourPlayers(3), true, "none");
        dealSome(2);
        m_window->desk().act(act(Verb::Burn)); // in place of what is owed
        while (!m_window->desk().over())
            dealSome(1);
        m_window->showRoom(HomeModel::History);
        QCOMPARE(m_window->rooms().history().count(), 1);
        QCOMPARE(m_window->rooms().home().picture().recent.front().way, QString("Look back"));
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        DebriefPage* page = m_window->lookingBack().page();
        QVERIFY(page != nullptr);
        QVERIFY(page->view()->isVisible());
        QVERIFY(page->debrief().picture().judgeText.startsWith("Judged "));
        // the fault is the third act
        page->debrief().setFaultsOnly(true);
        QCOMPARE(page->debrief().timeline()->rowCount(), 2); // the fault, and the act that put it right
        page->debrief().setFaultsOnly(false);
        QTest::keyClick(page->view(), Qt::Key_Down);
        QTest::keyClick(page->view(), Qt::Key_Down);
        QTest::keyClick(page->view(), Qt::Key_Down);
        QTest::keyClick(page->view(), Qt::Key_Return);
        QTest::keyClick(page->view(), Qt::Key_P);
        QVERIFY(m_window->lookingBack().page() == nullptr);
        QVERIFY(m_window->view()->isVisible());
        QCOMPARE(m_window->desk().session()->setup().seed, std::uint64_t{3});
        QCOMPARE(m_window->desk().session()->entries().size(), std::size_t{2});
    }

    void theVerdictsOfTheirTimeAreShownAndNoOthers()
    {
        const SessionSetup setup = fourPlayers(3);
        Session session = Session::start(setup).value();
        QVERIFY(session.apply(act(Verb::Burn)).has_value());
        QVERIFY(session.apply(act(Verb::Shuffle)).has_value());
        QVERIFY(session.apply(act(Verb::Shuffle)).has_value());
        // a judge of then that found nothing wrong with the burn
        std::vector<Entry> then = session.entries().from(0);
        then.front().verdicts = then.back().verdicts;
        const DebriefPicture old =
            debriefPicture(session, {}, {.entries = EntryLog(then), .score = 100, .day = "long ago", .program = "0.1"});
        QCOMPARE(old.scoreText, QString("100"));
        QCOMPARE(old.judgeText, QString("Judged long ago by Cutcard 0.1."));
        QCOMPARE(old.timeline[0].mark, mark::Done);
        const DebriefPicture today = debriefPicture(session, {});
        QCOMPARE(today.timeline[0].mark, mark::Fault);
        QVERIFY(today.judgeText.isEmpty() && today.scoreText != "100");
    }

    void eachGamesFirstHandIsTaughtAndGoneOnWithWhereItWasLeft_data()
    {
        QTest::addColumn<int>("line");
        for (int i = 0; i < static_cast<int>(catalogue().size()); ++i)
            QTest::newRow(std::string(catalogue()[static_cast<std::size_t>(i)].word).c_str()) << i;
    }
    void eachGamesFirstHandIsTaughtAndGoneOnWithWhereItWasLeft()
    {
        QFETCH(const int, line);
        const auto home = [this]() -> HomeModel& { return m_window->rooms().home(); };
        press(Qt::Key_2, Qt::AltModifier);
        QCOMPARE(home().room(), HomeModel::Lessons);
        press(static_cast<Qt::Key>(Qt::Key_1 + line));
        QVERIFY(!atHome());
        const GameId game = catalogue()[static_cast<std::size_t>(line)].id;
        QCOMPARE(m_window->desk().session()->setup().game(), game);
        // each step says what to press or to drag
        const auto dealAsTaught = [this] {
            const Act act = owed();
            Desk& desk = m_window->desk();
            const QString hint = desk.guideText();
            desk.act(act);
            QVERIFY2(hint.contains(QRegularExpression("^Step .*([Pp]ress|[Dd]rag)")), qPrintable(hint));
        };
        for (int i = 0; i < 6; ++i)
            dealAsTaught();
        m_window->showRoom(HomeModel::Lessons);
        QCOMPARE(home().picture().lessons[static_cast<std::size_t>(line)].way, QString("Continue"));
        const std::size_t left = m_window->desk().session()->entries().size();
        m_window.reset();
        open();
        m_window->showRoom(HomeModel::Lessons);
        press(static_cast<Qt::Key>(Qt::Key_1 + line));
        QCOMPARE(m_window->desk().session()->entries().size(), left);
        Desk& desk = m_window->desk();
        while (!desk.over())
            dealAsTaught();
        QCOMPARE(desk.session()->score().total().percent(), 100);
        m_window->showRoom(HomeModel::Lessons);
        QVERIFY(home().picture().lessons[static_cast<std::size_t>(line)].done);
        // once more: the hints come by degrees
        press(static_cast<Qt::Key>(Qt::Key_1 + line));
        owed();
        const QString that = desk.guideText();
        QVERIFY2(that.contains("Something is due") || that.contains("A procedure of this house comes now"),
                 qPrintable(that));
        // nothing on the screen says what, until it is asked for
        QCOMPARE(desk.table()->picture().owedSpot, TableSpot::None);
        QVERIFY(desk.coach()->picture().ruleText.isEmpty());
        QCOMPARE(desk.coach()->owedStep(), -1);
        m_window->lessons().sayMore();
        const QString kind = desk.guideText();
        m_window->lessons().sayMore();
        const QString what = desk.guideText();
        QVERIFY(kind != that && what != kind);
        QVERIFY(!what.contains("tells you more"));
        QVERIFY(!desk.coach()->picture().ruleText.isEmpty());
        QVERIFY(desk.coach()->owedStep() >= 0);
        dealSome(1);
        owed();
        QVERIFY(desk.guideText().contains("Something is due"));
    }

    void theFourWaysAreKeptAsTheyAreSeenDarkOnWhite()
    {
        Settings dark = m_window->settings();
        dark.dark = true;
        m_window->setSettings(dark);
        CompareModel& compare = m_window->fourWays().open();
        const auto save = [&](const QString& name, const auto& ask) {
            QTimer answers;
            connect(&answers, &QTimer::timeout, this, [&] {
                auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                if (dialog == nullptr)
                    return;
                auto* const typed = dialog->findChild<QLineEdit*>();
                typed->setText(m_folder->filePath(name));
                QTest::keyClick(typed, Qt::Key_Return);
            });
            answers.start(10);
            ask();
        };
        save("ways.png", [&] { compare.askPicture(); });
        const QImage picture(m_folder->filePath("ways.png"));
        QVERIFY(picture.width() > 1000 && picture.height() > 1000);
        std::map<QRgb, int> dots;
        for (int y = 0; y < picture.height(); y += 7)
            for (int x = 0; x < picture.width(); x += 7)
                ++dots[picture.pixel(x, y)];
        const auto most = std::ranges::max_element(dots, {}, [](const auto& each) { return each.second; });
        QVERIFY(qGray(most->first) > 220);
        QVERIFY(dots.size() > 20);
        save("ways.pdf", [&] { compare.askPrint(); });
        QFile sheet(m_folder->filePath("ways.pdf"));
        QVERIFY(sheet.open(QIODevice::ReadOnly) && sheet.read(5) == "%PDF-");
        QVERIFY(compare.message().contains("ways.pdf"));
    }

    void theFourWaysAreAPageWhoseStacksMoveByKeys()
    {
        CompareModel& compare = m_window->fourWays().open();
        QVERIFY(atHome());
        QCOMPARE(m_window->rooms().home().room(), HomeModel::FourWays);
        QQuickItem* handle = nullptr;
        const auto search = [&](auto&& self, QQuickItem* item) -> void {
            if (QQmlProperty::read(item, "Accessible.name", qmlContext(item)).toString().startsWith("Seat 2's stack"))
                handle = item;
            for (QQuickItem* child : item->childItems())
                self(self, child);
        };
        search(search, m_window->rooms().view()->rootObject());
        QVERIFY(handle != nullptr);
        handle->forceActiveFocus();
        press(Qt::Key_Up);
        QCOMPARE(compare.stacks().at(1).toMap()["text"].toString(), QString("500"));
        press(Qt::Key_Escape);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Home);
    }

    void houseOptionsAreAFormAndHoldForTheNextTable()
    {
        HouseForm& house = m_window->rooms().house();
        house.choose(0);
        m_window->showRoom(HomeModel::House);
        house.setValue("hands_per_level", "3");
        house.save();
        house.choose(1);
        house.choose(0);
        QCOMPARE(std::get<LeagueOptions>(*house.house()).handsPerLevel, 3);
        m_window->rooms().house().askRule("3.7.5");
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Rules);
        QVERIFY(m_window->rooms().rules().title().startsWith("3.7.5"));
        // back is where the rule was asked for
        press(Qt::Key_Escape);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::House);
    }

    void rulesAreLookedUpAtTheTableAndByWordsAndLeadBack()
    {
        m_window->dealing().begin(fourPlayers(3), true, "none");
        dealSome(2);
        m_window->lookedUp().openRules("3.4");
        RulesModel& rules = m_window->rooms().rules();
        QVERIFY2(rules.title().startsWith("3.4 "), qPrintable(rules.title()));
        QCOMPARE(m_window->rooms().home().backTo(), QString("Table"));
        // what is typed is searched for, and the arrows move in what was found
        QTest::keyClicks(shown(), "break a table");
        QVERIFY2(rules.title().startsWith("2.2.6"), qPrintable(rules.title()));
        press(Qt::Key_Down);
        QCOMPARE(rules.current(), 1);
        press(Qt::Key_Escape);
        QVERIFY(m_window->view()->isVisible());
        // by the rail nothing is left behind
        m_window->showHome();
        press(Qt::Key_5, Qt::AltModifier);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Rules);
        QVERIFY(m_window->rooms().home().backTo().isEmpty());
        rules.show("3.7.5");
        QVERIFY(rules.questions() > 0);
        click("Quiz me on this rule");
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Tasks);
        QVERIFY(std::ranges::any_of(m_window->rooms().tasks().task().rules,
                                    [](Rule each) { return each == Rule::fromText("3.7.5"); }));
        press(Qt::Key_Escape); // no answer was given: back to what can be asked
        press(Qt::Key_Escape);
        // a window of its own is left as it is opened
        RulesWindow* window = m_window->openRulesWindow("2.2.3");
        QVERIFY(window->book().title().startsWith("2.2.3"));
        delete window;
    }

    void theManualsStandUnderHelp_data()
    {
        QTest::addColumn<QString>("menu");
        QTest::addColumn<QString>("heading");
        QTest::addColumn<QString>("word");
        QTest::newRow("director") << "The &director's manual" << "A real night" << "DEALER-right";
        QTest::newRow("supervisor") << "The &supervisor's manual" << "The second look" << "fourteen groups";
    }
    void theManualsStandUnderHelp()
    {
        QFETCH(const QString, menu);
        QFETCH(const QString, heading);
        QFETCH(const QString, word);
        const auto actions = m_window->findChildren<QAction*>();
        const auto action = std::ranges::find(actions, menu, &QAction::text);
        QVERIFY(action != actions.end());
        (*action)->trigger();
        const QPointer<ManualWindow> manual = m_window->findChild<ManualWindow*>();
        QVERIFY(manual != nullptr && QTest::qWaitForWindowExposed(manual));
        QCOMPARE(manual->text()->textCursor().position(), 0);
        QCOMPARE(manual->text()->verticalScrollBar()->value(), 0);
        const auto headings = manual->contents()->findItems(heading, Qt::MatchExactly);
        QCOMPARE(headings.size(), 1);
        manual->contents()->setCurrentItem(headings.front());
        QCOMPARE(manual->text()->textCursor().block().text(), heading);
        QVERIFY(manual->text()->cursorRect().top() >= 0 && manual->text()->cursorRect().top() < 40);
        // from here on, once more from the beginning, and what is nowhere moves nothing
        QTest::keyClick(manual, Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(manual->find(), word);
        QTest::keyClick(manual->find(), Qt::Key_Return);
        QCOMPARE(manual->text()->textCursor().selectedText().toLower(), word.toLower());
        manual->find()->setText("roulette");
        QTest::keyClick(manual->find(), Qt::Key_Return);
        QCOMPARE(manual->text()->textCursor().selectedText().toLower(), word.toLower());
        QVERIFY(manual->statusBar()->currentMessage().contains("roulette"));
        QTest::keyClick(manual, Qt::Key_Escape);
        QTRY_VERIFY(manual.isNull());
    }

    void aSetIsMadeAtTheTableDealtAndHandedOn()
    {
        m_window->dealing().begin(fourPlayers(3), true, "none");
        dealSome(5);
        const std::size_t moment = m_window->desk().session()->entries().size();
        for (QAction* action : m_window->findChildren<QAction*>()) {
            if (action->shortcut() == QKeySequence("Ctrl+Shift+S"))
                action->trigger();
        }
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Sets);
        SetsModel& sets = m_window->rooms().sets();
        QVERIFY(!sets.pending().isEmpty());
        sets.create("First week");
        sets.takePending("After the cut");
        QVERIFY(sets.typeDue(QDate::currentDate().addDays(3).toString(Qt::ISODate)));
        QCOMPARE(sets.tasks().size(), 1);
        m_window->showHome();
        QCOMPARE(m_window->rooms().home().sets().size(), 1);
        m_window->showRoom(HomeModel::Sets);
        click("Begin: After the cut");
        QVERIFY(m_window->view()->isVisible());
        QCOMPARE(m_window->desk().session()->entries().size(), moment);
        QCOMPARE(m_window->desk().session()->score().total().duties, 0);
        while (!m_window->desk().over())
            dealSome(1);
        m_window->showRoom(HomeModel::Sets);
        QCOMPARE(sets.tasks()[0].toMap()["state"].toString(), QString("best: 100"));
        // handed on as a file it is nobody's to change, and what was done of it is known
        const QString file = m_folder->filePath("first-week.cutset");
        QFile written(file);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(setText(*sets.chosen()).toUtf8());
        written.close();
        sets.removeSet();
        QVERIFY(sets.sets().isEmpty());
        m_window->sets().take(file);
        QVERIFY(!sets.own());
        QCOMPARE(sets.tasks()[0].toMap()["state"].toString(), QString("best: 100"));
        QVERIFY(sets.lines()[0].complete);
        m_window->showHome();
        QVERIFY(m_window->rooms().home().sets().isEmpty());
    }

    void aSituationIsMadeUpTriedAndPutIntoASet()
    {
        m_window->showRoom(HomeModel::Situation);
        SituationForm& form = m_window->rooms().situation();
        dealAlways(form);
        QVERIFY(form.button() > 0);
        form.typeCards(2, "As Ax");
        click("Set up the table");
        QVERIFY2(form.message().contains("Ax") && form.message().contains("Seat 2"), qPrintable(form.message()));
        form.typeCards(2, "As Ah");
        form.typeStack(1, "many");
        click("Set up the table");
        QVERIFY2(form.message().contains("many"), qPrintable(form.message()));
        form.typeStack(1, "3,000");
        form.typeMiddle(0, "2c 7d Ts Ah");
        click("Set up the table");
        QVERIFY2(form.message().contains("Ah"), qPrintable(form.message()));
        form.typeMiddle(0, "2c 7d 10s");
        click("Set up the table");
        QVERIFY(form.message().isEmpty());
        Desk& desk = m_window->desk();
        SituationModel& situation = *desk.situation();
        QVERIFY(m_window->view()->isVisible() && situation.picture().shown);
        QCOMPARE(desk.session()->table().at(Seat(1)).stack, 3000);
        // up to the first bet after the hole cards the house deals, and players do as players would
        const auto bets = [&] { return desk.session()->turn() && desk.session()->turn()->wait == Wait::Bet; };
        while (!bets())
            click(situation.awaited() ? "Let the player decide" : "Keep dealing");
        QCOMPARE(desk.session()->table().at(Seat(2)).hand[0].card, Card::fromText("As").value());
        QCOMPARE(situation.seat(), desk.session()->turn()->seat.number());
        // a raise that is too small is chosen, and something that somebody else does wrong
        const std::size_t before = desk.session()->entries().size();
        situation.typeAmount("12x");
        QVERIFY(situation.wrong());
        situation.typeAmount("700");
        const QString raise = situation.decisions().filter("raises to 700").value(0);
        QVERIFY2(!raise.isEmpty(), qPrintable(situation.decisions().join(" | ")));
        situation.choose(false, static_cast<int>(situation.decisions().indexOf(raise)));
        QVERIFY(std::holds_alternative<Decision>(desk.session()->entries().back().event));
        QCOMPARE(std::get<Decision>(desk.session()->entries().back().event).amount, 700);
        situation.setSeat(2);
        const QString phone = situation.irregular().filter("phone").value(0);
        QVERIFY2(!phone.isEmpty(), qPrintable(situation.irregular().join(" | ")));
        situation.choose(true, static_cast<int>(situation.irregular().indexOf(phone)));
        QVERIFY(std::holds_alternative<Incident>(desk.session()->entries().back().event));
        QCOMPARE(std::get<Incident>(desk.session()->entries().back().event).seat, Seat(2));
        click("Take back");
        QCOMPARE(desk.session()->entries().size(), before + 1);
        // into a set, and back to the table as it was
        click("Add to a set…");
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Sets);
        QVERIFY(!m_window->rooms().sets().pending().isEmpty());
        m_window->showTable();
        // tried, there are players again, and the coach
        const EntryLog made = desk.session()->entries();
        click("Deal from here");
        QVERIFY(!situation.picture().shown);
        QCOMPARE(desk.session()->entries().size(), made.size());
        while (!desk.over())
            dealSome(1);
        // what was made up is in the history, and gone on with as it was
        QCOMPARE(m_window->keeping().records()->list(firstPerson)->at(1).kind, QString("situation"));
        m_window->dealing().goOn(m_window->keeping().records()->list(firstPerson)->at(1).id);
        QVERIFY(situation.picture().shown);
        QCOMPARE(desk.session()->entries().size(), made.size());
    }

    void aSituationIsMadeUpByKeysAlone()
    {
        m_window->showRoom(HomeModel::Situation);
        dealAlways(m_window->rooms().situation());
        click("Set up the table");
        Desk& desk = m_window->desk();
        const auto focused = [&] {
            QQuickItem* item = shown()->quickWindow()->activeFocusItem();
            return accessibleName(item);
        };
        for (int i = 0; i < 60 && focused() != "Keep dealing"; ++i)
            press(Qt::Key_Tab);
        QCOMPARE(focused(), QString("Keep dealing"));
        // Enter alone goes on: the house deals, and whoever is waited for does the first thing that can be done
        for (int i = 0; i < 60 && !desk.over(); ++i) {
            const std::size_t before = desk.session()->entries().size();
            QTRY_VERIFY(!focused().isEmpty());
            const QString pressed = focused();
            press(Qt::Key_Return);
            QVERIFY2(desk.session()->entries().size() > before, qPrintable(pressed));
        }
        QVERIFY2(desk.over(), qPrintable(focused()));
    }

    void aSituationOfEveryGameIsDealtToItsEnd()
    {
        SituationForm& form = m_window->rooms().situation();
        SituationModel& situation = *m_window->desk().situation();
        dealAlways(form);
        for (int game = 0; game < form.games().size(); ++game) {
            m_window->showRoom(HomeModel::Situation);
            form.setGame(game);
            QVERIFY2(!form.seats().isEmpty() && !form.middle().isEmpty(), qPrintable(form.games()[game]));
            form.lay();
            QVERIFY2(situation.picture().shown, qPrintable(form.message()));
            for (int step = 0; step < 300 && !m_window->desk().over(); ++step) {
                const std::size_t before = m_window->desk().session()->entries().size();
                QCOMPARE(situation.awaited(), !situation.picture().canDealOn);
                if (situation.awaited())
                    situation.likeAPlayer();
                else
                    situation.dealOn();
                QVERIFY(m_window->desk().session()->entries().size() > before);
            }
            QVERIFY2(m_window->desk().over(), qPrintable(form.games()[game]));
            QVERIFY(situation.decisions().isEmpty());
        }
    }

    void settingsAreLookedUpFromTheTableAndLeadBackToIt()
    {
        m_window->dealing().begin(fourPlayers(3), true, "none");
        dealSome(3);
        QTest::keyClick(m_window->view(), Qt::Key_Comma, Qt::ControlModifier);
        QVERIFY(atHome());
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Settings);
        QCOMPARE(m_window->rooms().home().backTo(), QString("Table"));
        press(Qt::Key_Escape);
        QVERIFY(m_window->view()->isVisible());
        // by the rail nothing leads back
        m_window->showRoom(HomeModel::Settings);
        QVERIFY(m_window->rooms().home().backTo().isEmpty());
    }

    void somebodyElseIsAddedAndEachHasTheirOwnHistory()
    {
        m_window->dealing().begin(fourPlayers(3), true, "none");
        dealSome(3);
        press(Qt::Key_8, Qt::AltModifier);
        m_window->showRoom(HomeModel::Settings);
        SettingsModel& settings = m_window->rooms().settings();
        settings.addPerson("  ");
        QCOMPARE(settings.persons().size(), 1);
        settings.addPerson("Mona Okafor");
        QCOMPARE(settings.persons().size(), 2);
        QCOMPARE(settings.person(), 1);
        QCOMPARE(settings.name(), QString("Mona Okafor"));
        m_window->showRoom(HomeModel::History);
        QCOMPARE(m_window->rooms().history().rowCount(), 0);
        m_window->showRoom(HomeModel::Settings);
        settings.choosePerson(0);
        m_window->showRoom(HomeModel::History);
        QCOMPARE(m_window->rooms().history().rowCount(), 1);
    }

    void languageAndTextSizeAreChosenInTheWindow()
    {
        press(Qt::Key_9, Qt::AltModifier);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Settings);
        click("Text size: 150%");
        QCOMPARE(m_window->settings().textPercent, 150);
        QCoreApplication::processEvents(); // fonts of widgets change with an event
        const double ofMenus = m_window->menuBar()->font().pointSizeF();
        QCOMPARE(m_window->statusBar()->font().pointSizeF(), ofMenus);
        click("Text size: 100%");
        QCoreApplication::processEvents();
        // menus and messages too
        QCOMPARE(ofMenus, m_window->menuBar()->font().pointSizeF() * 1.5);
        QCOMPARE(m_window->settings().textPercent, 100);
        m_window->rooms().settings().choose(0, 1);
        QCOMPARE(m_window->settings().language, QString("en"));
    }

    void anExamDateBringsAPlanAndItsQuestions()
    {
        m_window->showRoom(HomeModel::Settings);
        QVERIFY(!m_window->rooms().settings().typeDate(0, "2026-13-40"));
        QVERIFY(m_window->rooms().settings().typeDate(0, QDate::currentDate().addDays(12).toString(Qt::ISODate)));
        m_window->showHome();
        QCOMPARE(m_window->rooms().home().exams().size(), 1);
        click("Rules to review today");
        QCOMPARE(m_window->rooms().tasks().page(), TaskDesk::Asking);
    }

    /// U11: the link leads to where the date is typed, and what is wrong with it is said.
    void anExamDateIsTypedWhereItsLinkLeads()
    {
        m_window->resize(1000, 640);
        click("Set dates");
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Settings);
        const auto first = m_window->rooms().settings().dates().front().value<DatePicture>();
        const QString field = "Exam date: " + first.title;
        Hands hands(*shown());
        QQuickItem* item = hands.find(field);
        QVERIFY(item != nullptr);
        const QRectF place = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        QVERIFY(shown()->rect().contains(place.toAlignedRect()));
        const QString wrong = QStringLiteral("✗ Write the date in the form 2026-12-03.");
        QVERIFY(hands.type(field, "12/3/2026") && hands.find(wrong) != nullptr);
        QVERIFY(hands.type(field, "2026-12-03") && hands.find(wrong) == nullptr);
    }

    void aMistakeComesBackAsADrillOfTheSameSituation()
    {
        m_window->dealing().begin(fourPlayers(3), true, "none");
        while (owed().verb != Verb::Pitch)
            dealSome(1);
        m_window->desk().act(act(Verb::Burn)); // in place of the first card
        dealSome(3);
        m_window->showHome();
        QCOMPARE(m_window->rooms().home().practice().size(), 1);
        press(Qt::Key_1);
        QVERIFY(!atHome());
        const Session* session = m_window->desk().session();
        QVERIFY(session->setup().seed != 3);
        for (const Entry& entry : session->entries())
            QVERIFY(entry.byHouse || !std::holds_alternative<Act>(entry.event));
        const std::uint64_t seed = session->setup().seed;
        for (int i = 0; i < 10 && !m_window->desk().result()->shown(); ++i)
            dealSome(1);
        QVERIFY(m_window->desk().result()->shown());
        QVERIFY(m_window->desk().result()->picture().mistakes.empty());
        press(Qt::Key_Return); // it was meant for the table: the card came up where nobody waited for it
        QVERIFY(m_window->desk().result()->shown());
        press(Qt::Key_Return);
        QVERIFY(!m_window->desk().result()->shown());
        QVERIFY(m_window->desk().session()->setup().seed != seed);
        m_window->showHome();
        // neither drill hides the table that was left
        QCOMPARE(m_window->rooms().home().picture().left.session, qint64{1});
        QCOMPARE(m_window->rooms().home().recent().size(), 3);
    }

    /// U9: a mistake at the end of the last betting round ends its drill after the showdown, not over it.
    void theCardOfAMistakeIsNeverLaidOverAShowdown()
    {
        Desk& desk = m_window->desk();
        // dealt rightly up to an act like this; false if the hand ends before it
        const auto dealtTo = [&](const std::function<bool(const Act&)>& matches) {
            while (!desk.session()->isOver() && !desk.result()->shown()) {
                const auto act = idealAct(*desk.session());
                if (act && matches(*act))
                    return true;
                if (act)
                    desk.act(*act);
                else
                    desk.hurry();
            }
            return false;
        };
        const auto sweepsTheRiver = [&](const Act& act) {
            return act.verb == Verb::Sweep && desk.session()->table().board.size() == 5;
        };
        std::uint64_t seed = 0;
        do
            m_window->dealing().begin(fourPlayers(++seed), true, "none");
        while (!dealtTo(sweepsTheRiver) && seed < 100);
        desk.act(act(Verb::Burn)); // in place of the sweep
        desk.act(*idealAct(*desk.session()));
        // which hand the drill deals is drawn: one in some is over before its showdown
        bool shown = false;
        for (int i = 0; i < 20 && !shown; ++i) {
            m_window->showHome();
            press(Qt::Key_1);
            shown = dealtTo([](const Act& act) { return act.verb == Verb::NameHand || act.verb == Verb::PushPot; });
        }
        QVERIFY(shown);
        QVERIFY(!dealtTo([](const Act&) { return false; }));
        QVERIFY(desk.result()->shown());
        for (const Duty& duty : desk.session()->procedure().duties())
            QVERIFY(duty.act.verb != Verb::NameHand && duty.act.verb != Verb::PushPot);
    }

    void aHandEndsWithItsCostliestMistakesAndEachIsPractisedFromThere()
    {
        m_window->dealing().begin(fourPlayers(3), true, "none");
        dealSome(2);
        m_window->desk().act(act(Verb::Burn)); // in place of what is owed
        while (!m_window->desk().result()->shown()) {
            if (owed().verb == Verb::Sweep)
                m_window->desk().act(act(Verb::Burn));
            if (owed().verb == Verb::PushPot) {
                Act little = owed();
                little.amount -= 100;
                m_window->desk().act(little);
            }
            dealSome(1);
        }
        ResultModel& result = *m_window->desk().result();
        QCOMPARE(result.picture().mistakes.size(), std::size_t{3});
        const int event = result.picture().mistakes.front().event;
        press(Qt::Key_1);
        QVERIFY(!result.shown());
        const Session& again = *m_window->desk().session();
        QVERIFY(again.entries().size() <= static_cast<std::size_t>(event));
        QCOMPARE(again.setup().seed, std::uint64_t{3});
        // the same cards once more from the beginning
        while (!result.shown())
            dealSome(1);
        QVERIFY(result.picture().mistakes.empty());
        press(Qt::Key_S);
        QCOMPARE(m_window->desk().session()->setup().seed, std::uint64_t{3});
        QVERIFY(m_window->desk().session()->entries().size() < 3);
        while (!result.shown())
            dealSome(1);
        press(Qt::Key_Return);
        QVERIFY(m_window->desk().session()->setup().seed != 3);
    }

private:
    void open()
    {
        m_window = std::make_unique<MainWindow>(m_folder->path(), m_folder->path());
        Settings settings = m_window->settings();
        m_window->welcome();
        settings.animation = 0;
        settings.thinking = 0;
        m_window->setSettings(settings);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    bool atHome() { return m_window->rooms().view()->isVisible(); }
    QQuickWidget* shown() { return atHome() ? m_window->rooms().view() : m_window->view(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(shown(), key, modifiers);
    }
    void click(const QString& name) { QVERIFY2(Hands(*shown()).click(name), qPrintable(name)); }
    void dealSome(int acts)
    {
        for (int i = 0; i < acts; ++i)
            m_window->desk().act(owed());
    }
    /// What is owed as soon as the players have done what is theirs.
    Act owed()
    {
        Desk& desk = m_window->desk();
        while (!idealAct(*desk.session()))
            desk.hurry();
        return *idealAct(*desk.session());
    }
    /// Has situations begin with the same cards and the same players each time.
    static void dealAlways(SituationForm& form)
    {
        form.setSource([](GameId game, int players) {
            SessionSetup setup;
            setup.house = defaultHouse(game);
            setup.seed = 11;
            setup.hands = 1;
            setup.seats = makePlayers(players, setup.common(), setup.seed, false, false);
            return setup;
        });
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

CUTCARD_TESTS(HomeTest, QApplication)
#include "tst_home.moc"
