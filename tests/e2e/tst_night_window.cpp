// SPDX-License-Identifier: GPL-3.0-or-later
// The director's night in the real window: run by keys, killed and gone on with, and what is kept of it.
#include "app/director/night_desk.h"
#include "app/home/history_model.h"
#include "app/home/home_model.h"
#include "app/keeping/keeping.h"
#include "app/records/records.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/session_files.h"
#include "app/shell/windows/clock_window.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/task/task_desk.h"
#include "app/words/night/night_words.h"
#include "core/tournament/simulation/directors.h"
#include "tests/app/support/night_hands.h"
#include "tests/support/hands.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QQuickItem>
#include <QQuickWidget>
#include <QTemporaryDir>
#include <QtTest>

using namespace cutcard;

class NightWindowTest : public QObject, private NightHands<QQuickWidget>
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
        m_window.reset();
        m_folder.reset();
    }

    void theRailLeadsToTheNightAndANightIsBegunByMouse()
    {
        click("Night");
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Night);
        click("Begin: Two tables");
        QCOMPARE(desk().page(), NightDesk::Room);
        QVERIFY(run().settingUp());
        QCOMPARE(desk().floor()->waiting(), 18);
    }

    void aNightIsRunByKeysAlone()
    {
        begin(nightOf(3));
        int acts = 0;
        for (int step = 0; step < 4000 && !run().over(); ++step) {
            const auto duty = idealDirectorDuty(night());
            if (!duty) {
                press(Qt::Key_N);
                continue;
            }
            ++acts;
            const auto before = session().entries().size();
            byKeys(duty->act);
            QVERIFY2(session().entries().size() > before, qPrintable(directorActText(night(), duty->act)));
            QVERIFY2(session().score().faults() == 0, qPrintable(message().text()));
        }
        QVERIFY(run().over());
        QVERIFY(acts > 60);
        QCOMPARE(session().score().overall(), 100);
        QCOMPARE(desk().page(), NightDesk::Debrief);
    }

    /// The same by mouse alone, in the window: every act is pressed, dragged or chosen, and none leaves a line of
    /// error.
    void aNightIsRunByMouseAlone()
    {
        m_window->showRoom(HomeModel::Night);
        begin(nightOf(8));
        int acts = 0;
        for (int step = 0; step < 4000 && !run().over(); ++step) {
            const auto duty = idealDirectorDuty(night());
            if (!duty) {
                click("Next event");
                continue;
            }
            ++acts;
            const auto before = session().entries().size();
            byMouse(duty->act);
            QVERIFY2(session().entries().size() > before, qPrintable(directorActText(night(), duty->act)));
            QVERIFY2(session().score().faults() == 0, qPrintable(message().text()));
        }
        QVERIFY(run().over());
        QVERIFY(acts > 60);
        QCOMPARE(session().score().overall(), 100);
        QCOMPARE(desk().page(), NightDesk::Debrief);
        // what is pressed takes no keys away
        QCOMPARE(m_window->focusWidget(), static_cast<QWidget*>(view()));
        press(Qt::Key_C);
        QCOMPARE(desk().page(), NightDesk::Start);
    }

    void aKillLosesNothingAndTheHomeGoesOnWithTheNight()
    {
        begin(nightOf(3));
        runUntil([&] { return owes(DirectorVerb::Out); });
        const NightSession before = session();
        m_window.reset(); // nothing is said to be left
        open();
        QVERIFY(m_window->rooms().home().hasLeft());
        press(Qt::Key_Return);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Night);
        QVERIFY(session() == before);
        m_window->showRoom(HomeModel::History);
        QCOMPARE(m_window->rooms().history().count(), 1);
    }

    void aTestHandsNothingBackAndIsKept()
    {
        NightSetup setup = nightOf(3);
        setup.mode = Mode::Test;
        begin(setup);
        press(Qt::Key_I);
        press(Qt::Key_Return);
        QVERIFY(facts().owedLines().empty());
        QVERIFY(!run().canUndo());
        QCOMPARE(message().kind(), NightMessage::Event);
        const auto kept = m_window->keeping().records()->list(m_window->keeping().person());
        QVERIFY(kept.has_value());
        QCOMPARE(kept->size(), 1U);
        QVERIFY(!kept->front().coached);
    }

    void aRealNightIsAdvisedAndItsBookKept()
    {
        m_window->showRoom(HomeModel::Night);
        desk().form()->beginReal("Ann, Bob\nAnn", 8, 20, true);
        QVERIFY(!desk().form()->namesTrouble().isEmpty());
        QCOMPARE(desk().page(), NightDesk::Start);
        QStringList names;
        for (int i = 1; i <= 16; ++i)
            names.append(QStringLiteral("Guest %1").arg(i));
        desk().form()->beginReal(names.join(QLatin1Char('\n')), 8, 20, true);
        QCOMPARE(desk().page(), NightDesk::Room);
        QVERIFY(desk().form()->namesTrouble().isEmpty());
        setUpReal();
        QVERIFY(run().running());
        run().toggleRunning();
        QVERIFY(!run().running());
        run().setSpeed(1);
        run().pass(21 * oneMinute);
        QVERIFY(night().clockOut);
        QVERIFY(facts().owedLines().front().label.contains("level 2"));
        press(Qt::Key_L);
        press(Qt::Key_Return);
        QCOMPARE(night().level, 2);
        for (int i = 0; i < 3; ++i) {
            acts().pickNothing();
            acts().pickPerson(stacksAt(*night().ring({.number = 2})).front().index);
            press(Qt::Key_O);
        }
        QCOMPARE(playersIn(night()), 13);
        QCOMPARE(facts().book().results.size(), 3);
        QVERIFY(owes(DirectorVerb::Move) || owes(DirectorVerb::Hold));
        // the menu's keys mean the night while it is on the screen
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(playersIn(night()), 14);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(playersIn(night()), 13);
        press(Qt::Key_Z, Qt::ControlModifier);
        desk().signIn("Late Guest");
        QCOMPARE(facts().queue().size(), 1);
        const NightSession before = session();
        m_window.reset();
        open();
        press(Qt::Key_Return);
        QVERIFY(session() == before);
        QVERIFY(run().real());
    }

    /// A book that was closed by a slip and opened again is not kept as finished.
    void aBookThatIsOpenedAgainIsNotFinished()
    {
        beginReal();
        for (int i = 0; i < 2; ++i) {
            acts().pickPerson(stacksAt(*night().ring({.number = 1}))[1].index);
            press(Qt::Key_O);
        }
        const QStringList sat = chairs();
        QCOMPARE(sat.size(), 7);
        press(Qt::Key_Z);
        QVERIFY(acts().asking() && !run().over());
        press(Qt::Key_2);
        QVERIFY(run().over());
        const auto finished = [&] {
            const auto kept = m_window->keeping().records()->list(m_window->keeping().person());
            return kept.has_value() && kept->size() == 1U && kept->front().finished;
        };
        QVERIFY(finished());
        click("Open the book again");
        QVERIFY(!run().over() && run().running());
        QCOMPARE(chairs(), sat);
        QVERIFY(!finished());
        const NightSession before = session();
        m_window.reset(); // nothing is said to be left
        open();
        QVERIFY(m_window->rooms().home().hasLeft());
        press(Qt::Key_Return);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Night);
        QVERIFY(session() == before && run().real());
        QCOMPARE(chairs(), sat);
        // and from the history, in a program that was started again, everybody sits as before
        while (acts().asking())
            press(Qt::Key_2);
        press(Qt::Key_Z);
        press(Qt::Key_2);
        QVERIFY(run().over());
        m_window.reset();
        open();
        m_window->showRoom(HomeModel::History);
        press(Qt::Key_Return);
        QCOMPARE(desk().page(), NightDesk::Debrief);
        click("Open the book again");
        QCOMPARE(desk().page(), NightDesk::Room);
        QCOMPARE(chairs(), sat);
    }

    /// Whoever pressed the place one is at, or used the menu bar, goes on with the keys of the night.
    void afterTheRailOrAMenuTheNightHasTheKeysAgain()
    {
        beginReal();
        click("Night, key Alt+7");
        press(Qt::Key_Escape);
        press(Qt::Key_Escape);
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Night);
        press(Qt::Key_L);
        QVERIFY(acts().composing());
        press(Qt::Key_Escape);
        QMenuBar* bar = m_window->menuBar();
        for (QAction* action : bar->actions()) {
            QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(action).center());
            QWidget* popup = QApplication::activePopupWidget();
            QVERIFY2(popup != nullptr, qPrintable(action->text()));
            QTest::keyClick(popup, Qt::Key_Escape);
            QCoreApplication::processEvents();
            QCOMPARE(m_window->focusWidget(), static_cast<QWidget*>(view()));
        }
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Night);
    }

    // what a director of a Tennessee event has before the eyes: no clock, a bank, rounds
    void aTennesseeEventIsSeenFromTheSheetToTheLookBack()
    {
        begin(nightOf(3, "riverboat"));
        runUntil([&] { return std::ranges::any_of(night().rings, [](const Ring& ring) { return ring.hands > 6; }); });
        QVERIFY(facts().clock().left.isEmpty());
        runUntil([&] { return owes(DirectorVerb::TakeBack); });
        runUntil([&] { return owes(DirectorVerb::Advance); });
        runUntil([&] { return night().finalTable && night().stage == NightStage::Playing; });
        runUntil([&] { return run().over(); });
        QCOMPARE(desk().page(), NightDesk::Debrief);
        QCOMPARE(session().score().overall(), 100);
    }

    void theLookBackNamesEveryFault()
    {
        NightSetup setup = nightOf(3);
        setup.mode = Mode::Test;
        begin(setup);
        const SloppyDirector director(300);
        for (int i = 0; i < 4000 && !run().over(); ++i) {
            const auto mistake = director.mistake(session());
            const bool handed = !session().entries().empty() && !session().entries().back().tookEffect;
            if (mistake && !handed)
                run().act(mistake->act);
            else if (const auto duty = idealDirectorDuty(night()))
                run().act(duty->act);
            else
                run().next();
        }
        run().lookBack();
        QCOMPARE(desk().page(), NightDesk::Debrief);
        QCOMPARE(desk().debrief().faults.size(), session().score().faults());
        QVERIFY(!desk().debrief().faults.isEmpty());
    }

    // nobody learns by leaving a test what can still be put right in it
    void aTestSaysNothingBeforeItsBookIsClosed()
    {
        NightSetup setup = nightOf(3);
        setup.mode = Mode::Test;
        begin(setup);
        QVERIFY(run().act(director::counted(DirectorVerb::Issue, 4500)));
        QVERIFY(session().score().faults() > 0);
        run().leave();
        m_window->showHome();
        HomeModel& home = m_window->rooms().home();
        QVERIFY(home.hasLeft());
        QVERIFY2(!home.picture().left.text.contains("core"), qPrintable(home.picture().left.text));
        QVERIFY(home.directing().isEmpty() && home.practice().isEmpty());
        m_window->showRoom(HomeModel::History);
        const auto kept = m_window->keeping().records()->list(m_window->keeping().person());
        QVERIFY(kept.has_value() && kept->size() == 1U);
        QVERIFY(kept->front().score < 0 && kept->front().critical == 0 && kept->front().rule.isEmpty());
        m_window->showHome();
        press(Qt::Key_Return);
        QCOMPARE(home.room(), HomeModel::Night);
        runUntil([&] { return night().stage == NightStage::Playing; });
        QVERIFY(run().act(director::simple(DirectorVerb::Finish)));
        QVERIFY(run().over());
        m_window->showHome();
        QCOMPARE(home.directing().size(), qsizetype{directorCompetencyCount});
        QVERIFY(!home.practice().isEmpty());
    }

    // a mistake made in a night is practised where it came up, or by the drill that deals the like anew
    void aDirectorsMistakesComeBackOnTheHome()
    {
        const NightSetup setup = nightOf(3);
        begin(setup);
        const DirectorAct wrong = director::counted(DirectorVerb::Issue, 4500);
        QVERIFY(run().act(wrong));
        run().leave();
        m_window->showHome();
        HomeModel& home = m_window->rooms().home();
        QCOMPARE(home.directing().size(), qsizetype{directorCompetencyCount});
        QCOMPARE(home.practice().size(), 1);
        QVERIFY(home.picture().practice.front().cause.startsWith("Director"));
        const DirectorAct right = director::counted(DirectorVerb::Issue, setup.opening.house.startingChips());
        const auto issues = [&] {
            const auto owed = owedNow(night());
            return std::ranges::find(owed, right, &DirectorDuty::act) != owed.end();
        };
        for (const bool first : {true, false}) {
            home.askPractice(0);
            QCOMPARE(home.room(), HomeModel::Night);
            QVERIFY(run().coached() && !night().issued && issues());
            if (first) {
                QVERIFY(run().act(wrong)); // handed back, and kept; the next try is not
            }
            QVERIFY(run().act(right));
            run().leave();
            m_window->showHome();
        }
        const auto kept = m_window->keeping().records()->activities(m_window->keeping().person());
        QVERIFY(kept.has_value());
        QCOMPARE(kept->size(), 2U);
        QCOMPARE(kept->front().subject, QStringLiteral("night.moment"));
        QCOMPARE(kept->front().right + kept->back().right, 1);
        // places are dealt anew
        begin(setup);
        runUntil([&] { return owes(DirectorVerb::Out); });
        DirectorAct place = idealDirectorDuty(night())->act;
        ++place.amount;
        QVERIFY(run().act(place));
        run().leave();
        m_window->showHome();
        QCOMPARE(home.practice().size(), 2);
        const auto line = home.picture().practice.front().cause.contains("2.3.2") ? 0 : 1;
        home.askPractice(line);
        QCOMPARE(home.room(), HomeModel::Tasks);
        QCOMPARE(m_window->rooms().tasks().page(), TaskDesk::Asking);
        QCOMPARE(m_window->rooms().tasks().task().kind->id, std::string_view("night.places"));
    }

    /// A name without an ending gets the one that was proposed.
    void whatIsSavedHasItsEnding()
    {
        begin(nightOf(3));
        const auto save = [&](const QString& typed, const std::function<void()>& ask) {
            QTimer answers;
            connect(&answers, &QTimer::timeout, this, [&] {
                auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                if (dialog == nullptr)
                    return;
                auto* const name = dialog->findChild<QLineEdit*>();
                QVERIFY(name != nullptr);
                name->setText(m_folder->filePath(typed));
                QTest::keyClick(name, Qt::Key_Return);
            });
            answers.start(10);
            ask();
        };
        save("evening", [&] { desk().saveAsked(); });
        QVERIFY(QFile::exists(m_folder->filePath("evening.night")));
        save("other.text", [&] { desk().saveAsked(); });
        QVERIFY(QFile::exists(m_folder->filePath("other.text")));
        beginReal();
        save("real", [&] { desk().printAsked(); });
        QFile sheet(m_folder->filePath("real.pdf"));
        QVERIFY(sheet.open(QIODevice::ReadOnly) && sheet.read(5) == "%PDF-");
    }

    void aFileIsOpenedAsWhatItSaysItIs()
    {
        m_window->files().open(QStringLiteral(SOURCE_FOLDER "/assets/games/league/nights/rulings/71-insult.night"));
        QCOMPARE(m_window->rooms().home().room(), HomeModel::Night);
        QCOMPARE(night().people.size(), std::size_t{4});
        // what is no file of ours is named in one message, and what was open stays
        QString said;
        for (const QString& name : {m_folder->filePath("nowhere.night"), QStringLiteral(SOURCE_FOLDER "/README.md")}) {
            QTimer answers;
            connect(&answers, &QTimer::timeout, this, [&] {
                auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                if (box == nullptr)
                    return;
                said = box->text();
                box->close();
            });
            answers.start(10);
            m_window->files().open(name);
            QVERIFY2(said.contains(QFileInfo(name).fileName()), qPrintable(said));
            QCOMPARE(night().people.size(), std::size_t{4});
            QVERIFY(!m_window->desk().running());
        }
        m_window->files().open(QStringLiteral(SOURCE_FOLDER "/tests/playthroughs/practice-mistakes.cutcard"));
        QVERIFY(m_window->desk().session() != nullptr);
    }

    void theBigClockShowsTheNight()
    {
        begin(nightOf(3));
        runUntil([&] { return night().level == 2; });
        ClockWindow* clock = m_window->nights().openClock();
        clock->resize(960, 600);
        QVERIFY(named(cutcard::drawn(*clock->view()), "Level 2") != nullptr);
        m_window.reset(); // what is drawn of a night goes before it
    }

private:
    NightDesk& desk() override { return m_window->rooms().night(); }
    QQuickWidget* view() override { return m_window->rooms().view(); }
    QQuickItem* root() override { return view()->rootObject(); }
    void drawn() override { cutcard::drawn(*view()); }

    void open()
    {
        m_window = std::make_unique<MainWindow>(m_folder->path(), m_folder->path());
        m_window->welcome();
        Settings settings = m_window->settings();
        settings.animation = 0;
        m_window->setSettings(settings);
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void begin(const NightSetup& setup)
    {
        m_window->showRoom(HomeModel::Night);
        m_window->nights().begin(setup);
        QVERIFY(run().session().has_value());
    }
    void beginReal()
    {
        m_window->showRoom(HomeModel::Night);
        desk().form()->beginReal("Ann, Bob, Cleo, Dora, Emil, Finn, Gina, Hal, Ida", 8, 20, true);
        setUpReal();
        QVERIFY(run().running());
    }
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

CUTCARD_TESTS(NightWindowTest, QApplication)
#include "tst_night_window.moc"
