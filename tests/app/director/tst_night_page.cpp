// SPDX-License-Identifier: GPL-3.0-or-later
// The director's page by itself: one night by mouse, one by keys, wrong acts, calls and drills.
#include "app/desk/pictures/pictures.h"
#include "app/director/night_desk.h"
#include "app/director/night_replay.h"
#include "app/director/real_night.h"
#include "app/words/night/night_words.h"
#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/table/dealers_report.h"
#include "core/tournament/duties/agenda.h"
#include "core/tournament/judge/director_judge.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/simulation/directors.h"
#include "core/tournament/state/seats.h"
#include "core/tournament/venue/table_hand.h"
#include "core/tournament/venue/venue.h"
#include "core/training/directing.h"
#include "tests/app/support/night_hands.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QAccessible>
#include <QDir>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QtGui>
#include <QtTest>

#include <map>
#include <set>

using namespace cutcard;

class NightPageTest : public QObject, private NightHands<QQuickView>
{
    Q_OBJECT

private slots:
    void init()
    {
        failOnAnyWarning();
        m_timeOfDay = 1'000;
        run().goBy([this] { return m_timeOfDay; });
        show("NightPage", {{"night", QVariant::fromValue(&m_desk)}});
    }
    void cleanup()
    {
        m_view.reset();
        m_desk.run()->close();
    }

    void aNightIsRunByKeysAlone_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::newRow("league") << "two-tables";
        QTest::newRow("Tennessee") << "riverboat-table";
        QTest::newRow("Tennessee, in rounds") << "riverboat";
    }
    void aNightIsRunByKeysAlone()
    {
        QFETCH(QString, preset);
        begin(nightOf(3, qPrintable(preset)));
        const bool tennessee = night().house.tennessee.has_value();
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
        QVERIFY(acts > (tennessee ? 40 : 60));
        QCOMPARE(session().score().overall(), 100);
        QCOMPARE(desk().page(), NightDesk::Debrief);
        if (tennessee)
            QCOMPARE(facts().book().results.front().toMap().value("note").toString(),
                     QStringLiteral("70% of the prizes"));
        QSignalSpy printed(&desk(), &NightDesk::printAsked);
        QSignalSpy saved(&desk(), &NightDesk::saveAsked);
        press(Qt::Key_P);
        press(Qt::Key_S);
        QCOMPARE(printed.size() + saved.size(), 2);
        press(Qt::Key_C);
        QCOMPARE(desk().page(), NightDesk::Start);
    }

    void aNightIsRunByMouseAlone_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::newRow("league") << "two-tables";
        QTest::newRow("Tennessee") << "riverboat-table";
    }
    void aNightIsRunByMouseAlone()
    {
        QFETCH(QString, preset);
        begin(nightOf(8, qPrintable(preset)));
        for (int step = 0; step < 4000 && !run().over(); ++step) {
            const auto duty = idealDirectorDuty(night());
            if (!duty) {
                click("Next event");
                continue;
            }
            const auto before = session().entries().size();
            byMouse(duty->act);
            QVERIFY2(session().entries().size() > before, qPrintable(directorActText(night(), duty->act)));
            QVERIFY2(session().score().faults() == 0, qPrintable(message().text()));
        }
        QVERIFY(run().over());
        QCOMPARE(session().score().overall(), 100);
    }

    void aWrongActIsHandedBackWithItsRule()
    {
        begin(nightOf(3));
        press(Qt::Key_E); // shuffle up and deal, before anything was read or issued
        QCOMPARE(message().kind(), NightMessage::Wrong);
        QVERIFY(run().settingUp());
        QVERIFY(!message().ruleId().isEmpty());
        press(Qt::Key_I);
        for (const int digit : {5, 0, 0, 0})
            press(static_cast<Qt::Key>(Qt::Key_0 + digit));
        press(Qt::Key_Return);
        QCOMPARE(session().entries().back().verdicts.front().fault, Fault::WrongAmount);
        press(Qt::Key_I);
        press(Qt::Key_Return);
        QCOMPARE(session().entries().back().verdicts.front().fault, Fault::None);
        QVERIFY(session().entries().back().verdicts.front().selfCorrected);
    }

    /// N10: what other tournaments do is said where the act is handed back, and not only in the debrief.
    void whatIsDoneElsewhereIsSaidWithTheActThatIsHandedBack()
    {
        const auto file =
            readNight("cutcard-night 1\nplayer \"a\" 4000 T1\nplayer \"b\" 4000 T1\nplayer \"c\" 4000 T1\n"
                      "level 2\nblinds T1 \"a\" \"b\" \"c\"\nworld signs-in \"z\"\n",
                      "late");
        QVERIFY(file);
        run().open(*replayNight(*file, "late"));
        DirectorAct act = director::on(DirectorVerb::Admit, {.index = 3}, 4000);
        act.table = night().rings.front().number;
        QVERIFY(run().act(act));
        QVERIFY(!session().entries().back().tookEffect);
        QVERIFY2(message().text().contains("Elsewhere late players get a full stack."), qPrintable(message().text()));
    }

    /// N12: whatever has been done, each act keeps its place among the others; one that can't be done now is dimmed.
    void eachActKeepsItsPlace()
    {
        struct Offered {
            QStringList labels;
            std::set<std::vector<bool>> possible;
        };
        std::map<std::pair<NightStage, int>, Offered> seen;
        QStringList moved;
        begin(nightOf(3));
        runUntil([&] {
            const auto open = std::ranges::find_if(night().rings, &Ring::isOpen);
            for (int picked = 0; picked < (open == night().rings.end() ? 1 : 3) && !run().over(); ++picked) {
                acts().pickNothing();
                if (picked == 1)
                    acts().pickTable(open->number.number);
                if (picked == 2)
                    acts().pickPerson(stacksAt(*open).front().index);
                QStringList labels;
                std::vector<bool> possible;
                for (const NightChoicePicture& choice : acts().choices()) {
                    labels.append(choice.label);
                    possible.push_back(choice.possible);
                }
                Offered& before = seen[{night().stage, picked}];
                before.possible.insert(possible);
                if (std::exchange(before.labels, labels) != labels)
                    moved.append(labels.join(QStringLiteral(", ")));
            }
            return run().over();
        });
        QCOMPARE(moved.size(), qsizetype(seen.size())); // each for the first time
        for (const int picked : {0, 1, 2})
            QVERIFY(seen[std::pair(NightStage::Playing, picked)].possible.size() > 1);
    }

    void somebodyDraggedToAWrongChairGoesBack()
    {
        begin(nightOf(5));
        runUntil([&] { return owes(DirectorVerb::Move); });
        const auto duty = idealDirectorDuty(night());
        QVERIFY(duty);
        QCOMPARE(duty->act.verb, DirectorVerb::Move);
        // a chair that is not the booklet's
        const Ring& to = *night().ring(duty->act.table);
        EntrantId wrong;
        for (const EntrantId right : stacksAt(to)) {
            DirectorAct act = duty->act;
            act.other = right;
            if (!judgeAct(night(), act).isCorrect())
                wrong = right;
        }
        QVERIFY(!wrong.isNobody());
        const TableNo from = night().person(duty->act.person).table;
        drag(duty->act.person, duty->act.table, wrong);
        QCOMPARE(night().person(duty->act.person).table, from);
        QCOMPARE(message().kind(), NightMessage::Wrong);
        drag(duty->act.person, duty->act.table, duty->act.other);
        QCOMPARE(night().person(duty->act.person).table, duty->act.table);
    }

    // an act that was begun by mouse can be left by mouse, and nothing was done
    void anActIsLeftByMouse()
    {
        begin(nightOf(3));
        press(Qt::Key_I);
        QVERIFY(acts().asking());
        const auto before = session().entries().size();
        click("Cancel, key Esc");
        QVERIFY(!acts().asking());
        QCOMPARE(session().entries().size(), before);
        drawn();
        QVERIFY(named(root(), "Cancel, key Esc") == nullptr);
    }

    // whoever sits there covers no word of where somebody in the hand would go; asked for chips, it is said again
    void whereSomebodyWouldSitIsReadWhileDraggedAndAsked()
    {
        NightSetup setup = nightOf(3);
        setup.opening.house.tableMax = 10;
        begin(setup);
        runUntil([&] { return night().stage == NightStage::Playing; });
        WorldEvent late;
        late.kind = WorldKind::SignsIn;
        late.name = "Zed";
        NightSession with = session();
        QVERIFY(with.apply(late));
        run().open(with);
        drawn();
        const EntrantId zed{.index = static_cast<int>(night().people.size()) - 1};
        const EntrantId right = stacksAt(*night().ring({.number = 2})).front();
        QQuickItem* from = plate(zed);
        QQuickItem* there = plate(right);
        QVERIFY(from != nullptr && there != nullptr);
        const QPoint start = middleOf(from);
        const QPoint end = middleOf(there);
        QTest::mousePress(view(), Qt::LeftButton, {}, start);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(view(), start + (end - start) * i / 5);
        drawn();
        auto* room = qobject_cast<QQuickItem*>(plan());
        QVERIFY(room != nullptr);
        const QString words = room->property("dropText").toString();
        QVERIFY(words.startsWith("between "));
        auto* told = room->findChild<QQuickItem*>("drop words");
        QVERIFY(told != nullptr && told->isVisible());
        QVERIFY(QRectF(0, 0, room->width(), room->height())
                    .contains(QRectF(told->x(), told->y(), told->width(), told->height())));
        // nothing of the room lies above it, and not the plate in the hand
        QVERIFY(!told->mapRectToScene(told->boundingRect()).intersects(from->mapRectToScene(from->boundingRect())));
        QTest::mouseRelease(view(), Qt::LeftButton, {}, end);
        QVERIFY2(!told->isVisible(), "let go");
        QVERIFY2(acts().question().contains(words) && acts().question().contains("table 2"),
                 qPrintable(acts().question()));
    }

    void aCallShowsItsTableAndIsRuledByKeys()
    {
        begin(nightOf(3));
        runUntil([&] { return owes(DirectorVerb::Attend); });
        press(Qt::Key_A);
        QVERIFY(desk().call()->attended());
        QVERIFY(desk().call()->dealt());
        press(Qt::Key_D);
        QVERIFY(desk().call()->lines().size() >= 2);
        // the coach says that a ruling is owed, and not which
        const auto ruling = idealDirectorDuty(night());
        QCOMPARE(ruling->act.verb, DirectorVerb::Rule);
        const NightOwedPicture& line = facts().owedLines().front();
        QVERIFY(!line.label.contains(directorActText(night(), ruling->act).section(": ", 1)));
        QVERIFY(line.rule.isEmpty());
        press(Qt::Key_R);
        QVERIFY(acts().asking());
        QVERIFY(acts().choices().size() >= 2);
        press(Qt::Key_Escape);
        press(Qt::Key_Escape);
        QVERIFY(!desk().call()->attended());
        // once too often changes nothing
        press(Qt::Key_Escape);
        QCOMPARE(desk().page(), NightDesk::Room);
    }

    // who leaves a test gains no time by it
    void aTestGoesOnAtOnceFromWhereItWasLeft()
    {
        NightSetup setup = nightOf(3);
        setup.mode = Mode::Test;
        begin(setup);
        QVERIFY(!run().running());
        runUntil([&] { return night().stage == NightStage::Playing; });
        run().pass(oneMinute);
        const NightTime next = nextInRoom(night(), session().setup().incidents)->at;
        run().pass((next - run().now()) / 2);
        const NightTime left = run().now();
        const NightSession kept = session();
        QVERIFY(left > night().now);
        run().leave();
        QCOMPARE(desk().page(), NightDesk::Start);
        run().open(kept);
        run().goOn();
        QVERIFY(run().running());
        QCOMPARE(run().now(), left);
        QCOMPARE(facts().clock().left, clockText(night().levelEnds - left));
        // another night begins at its own time, and one with the coach waits for its director
        begin(nightOf(4));
        run().goOn();
        QVERIFY(!run().running());
        QCOMPARE(run().now(), NightTime{0});
    }

    // 2.1.4: one key does not end a test for good, and nothing is told
    void aTestIsNotEndedByOneKey()
    {
        NightSetup setup = nightOf(3);
        setup.mode = Mode::Test;
        begin(setup);
        runUntil([&] { return night().stage == NightStage::Playing; });
        const auto before = session().entries().size();
        press(Qt::Key_Z);
        QVERIFY(acts().asking() && !run().over());
        QVERIFY2(!message().text().contains("2.1.4"), qPrintable(message().text()));
        press(Qt::Key_Escape);
        QVERIFY(!acts().asking() && !run().over());
        QCOMPARE(session().entries().size(), before);
        press(Qt::Key_Z);
        press(Qt::Key_2);
        QVERIFY(run().over());
        QVERIFY(session().score().criticalErrors() > 0);
    }

    // 3.15: the ruling is the director's; a table that somebody has come to waits for it, also while the director is
    // elsewhere, and after as long as a level lasts it is late
    void aTableWaitsWhereTheDirectorStands()
    {
        NightSetup setup = nightOf(3);
        setup.mode = Mode::Test;
        begin(setup);
        runUntil([&] { return owes(DirectorVerb::Attend); });
        const int call = idealDirectorDuty(night())->act.call;
        const TableNo table = night().call(call)->table;
        run().pass(4 * oneMinute);
        acts().pickCall(call);
        QVERIFY(desk().call()->attended());
        const int hands = night().ring(table)->hands;
        const auto isLate = [&] {
            return std::ranges::any_of(session().entries(), [&](const NightEntry& entry) {
                return std::ranges::any_of(entry.verdicts, [&](const DirectorVerdict& verdict) {
                    return verdict.fault == Fault::Omitted && verdict.expected->act.verb == DirectorVerb::Rule
                           && verdict.expected->act.call == call;
                });
            });
        };
        for (int i = 0; i < 15; ++i)
            run().pass(oneMinute);
        QVERIFY2(desk().call()->attended() && !night().call(call)->closed && !isLate(), qPrintable(message().text()));
        acts().leaveCall();
        for (int i = 0; i < 60 && !isLate(); ++i)
            run().pass(oneMinute);
        QVERIFY(isLate());
        QVERIFY(!night().call(call)->closed && night().ring(table)->hands == hands);
        const QVariantList log = message().log();
        QVERIFY(std::ranges::none_of(log, [&](const QVariant& line) {
            const QString said = line.toMap().value("name").toString();
            return said.startsWith(QStringLiteral("Table %1 ").arg(table.number))
                   && (said.contains("nobody came") || said.contains("nobody ruled"));
        }));
        // back there it is still to be ruled on, and then the hand goes on
        acts().pickCall(call);
        QVERIFY(desk().call()->attended());
        QVERIFY(run().act(director::called(DirectorVerb::Ask, call)));
        DirectorAct ruling = director::called(DirectorVerb::Rule, call);
        ruling.amount = 1;
        QVERIFY(run().act(ruling));
        for (int i = 0; i < 10 && night().ring(table)->hands == hands; ++i)
            run().pass(oneMinute);
        QVERIFY(night().ring(table)->hands > hands);
    }

    // who goes on, takes something back or looks again sees everybody on the chair that was left
    void thePictureIsTheSameAfterwards()
    {
        begin(nightOf(3, "league-night"));
        std::map<std::size_t, QStringList> sat;
        for (int i = 0; i < 4000 && !run().over() && openTables(night()).size() != 2; ++i) {
            if (const auto duty = idealDirectorDuty(night()))
                run().act(duty->act);
            else
                run().next();
            sat[session().entries().size()] = chairs();
        }
        QCOMPARE(openTables(night()).size(), std::size_t{2});
        const NightSession left = session();
        const QStringList before = chairs();
        run().leave();
        run().open(left);
        QCOMPARE(chairs(), before);
        for (int i = 0; i < 12; ++i) {
            run().undo();
            const auto then = sat.find(session().entries().size());
            if (then != sat.end())
                QCOMPARE(chairs(), then->second);
        }
        while (run().canRedo())
            run().redo();
        QCOMPARE(session().entries().size(), left.entries().size());
        QCOMPARE(chairs(), before);
        NightReplay replay(left, "replay");
        replay.go(replay.moments());
        const auto drawnAt = [&](NightDesk& room) {
            QVariantList all;
            for (int row = 0; row < room.floor()->plates()->rowCount(); ++row)
                for (const char* part : {"who", "chair"})
                    all.append(room.floor()->plates()->data(room.floor()->plates()->index(row, 0),
                                                            room.floor()->plates()->roleNames().key(part)));
            return all;
        };
        QCOMPARE(drawnAt(*replay.room()), drawnAt(desk()));
        replay.go(3);
        replay.go(replay.moments());
        QCOMPARE(drawnAt(*replay.room()), drawnAt(desk()));
    }

    // 2.3.2: what Enter gives is a place that is open, and none is offered that nobody can have got
    void aPlaceThatIsOpenStandsReady()
    {
        begin(nightOf(3));
        int one = 0;
        int several = 0;
        for (int i = 0; i < 4000 && !run().over() && (one < 3 || several == 0); ++i) {
            const auto duty = idealDirectorDuty(night());
            if (!duty || duty->act.verb != DirectorVerb::Out) {
                duty ? static_cast<void>(run().act(duty->act)) : run().next();
                continue;
            }
            std::set<Chips> open;
            for (const Entrant& person : night().people) {
                if (person.earned > 0 && person.place == 0)
                    open.insert(person.earned);
            }
            (open.size() > 1 ? several : one) += 1;
            byKeysUntilAmount(duty->act);
            const auto options = acts().composer().options(night());
            const int marked = acts().markedChoice();
            QVERIFY(marked >= 0 && acts().choices()[static_cast<std::size_t>(marked)].marked);
            QVERIFY(open.contains(options[static_cast<std::size_t>(marked)].amount));
            QVERIFY(std::ranges::all_of(options, [&](const NightOption& option) {
                return option.amount >= 2 && option.amount <= static_cast<Chips>(night().people.size());
            }));
            press(Qt::Key_Escape);
            QVERIFY(run().act(duty->act));
        }
        QVERIFY(one >= 3 && several > 0);
    }

    // 2.2.6: who of a broken table is picked goes where the list that is read out has it
    void aMoveStandsReadyAsItIsOwed()
    {
        auto drawn = NightSession::start(*realNight("Ann, Bob, Cleo, Dora, Emil, Finn, Gina", 8, 20, false));
        QVERIFY(drawn);
        run().open(*drawn, {}, true);
        QVERIFY2(!facts().clock().average.contains("0"), qPrintable(facts().clock().average));
        QStringList names;
        for (int i = 1; i <= 17; ++i)
            names.append(QStringLiteral("Guest %1").arg(i));
        openReal(names.join(QLatin1Char(',')));
        QCOMPARE(openTables(night()).size(), std::size_t{3});
        QVERIFY(facts().clock().average.contains("average"));
        const TableNo small{.number = 3};
        while (stackCount(*night().ring(small)) > 3)
            goOut(small);
        QVERIFY(run().act(director::at(DirectorVerb::Break, small)));
        int read = 0;
        for (const DirectorDuty& duty : owedNow(night())) {
            if (duty.act.verb != DirectorVerb::Move)
                continue;
            // the line of this person, as it is read out
            const QString who = entrantText(night(), duty.act.person);
            const auto lines = facts().owedLines();
            const auto line = std::ranges::find_if(lines, [&](const NightOwedPicture& each) {
                return each.label.startsWith(QStringLiteral("Move %1 to").arg(who));
            });
            QVERIFY2(line != lines.end(), qPrintable(who));
            acts().pickNothing();
            acts().pickPerson(duty.act.person.index);
            press(Qt::Key_M);
            const QString marked = markedChoice();
            QVERIFY(!marked.isEmpty());
            QVERIFY2(line->label.contains(marked), qPrintable(who + ": " + marked));
            press(Qt::Key_Escape);
            ++read;
        }
        QVERIFY(read >= 2);
    }

    // a slip of the keys at the late comer's name stops no clock, and is said where it was made
    void aLateNameThatCannotStandThereStopsNoClock()
    {
        openReal("Ann, Bob, Cleo, Dora, Emil, Finn, Gina, Hal, Ida");
        QSignalSpy failed(&run(), &NightRun::failed);
        const auto events = session().entries().size();
        for (const QString& name : {QStringLiteral("Bob"), QStringLiteral(" bob "), QStringLiteral("The \"Kid\"")}) {
            QVERIFY(!desk().signIn(name));
            QVERIFY(run().running());
            QCOMPARE(message().kind(), NightMessage::Wrong);
            QVERIFY2(message().text().contains(name.simplified()), qPrintable(message().text()));
        }
        QCOMPARE(session().entries().size(), events);
        QVERIFY(failed.isEmpty());
        QVERIFY(desk().signIn("Bobby"));
        QVERIFY(run().running());
        QVERIFY(!realNight("Ann, ann, Bob, Cleo", 8, 20, false));
    }

    // who is picked by mouse is spoken of by the keys, also after a late name that was refused; so is Escape
    void theKeysGoWithTheMouseOutOfTheLateNamesField()
    {
        openReal("Ann, Bob, Cleo, Dora, Emil, Finn, Gina, Hal, Ida");
        const QString label = QStringLiteral("Name of a late player");
        const TableNo table =
            stacksAt(night().rings.front()).empty() ? night().rings.back().number : night().rings.front().number;
        const EntrantId first = stacksAt(*night().ring(table)).front();
        const auto typed = [&] {
            click(label);
            QTest::keyClick(view(), Qt::Key_A, Qt::ControlModifier);
            QTest::keyClick(view(), Qt::Key_A);
            QTest::keyClick(view(), Qt::Key_N);
            QTest::keyClick(view(), Qt::Key_N);
            QTest::keyClick(view(), Qt::Key_Return);
            QCOMPARE(message().kind(), NightMessage::Wrong);
        };
        const auto people = night().people.size();
        typed();
        clickItem(plate(first));
        press(Qt::Key_O);
        QCOMPARE(playersIn(night()), 8);
        typed();
        QTest::mouseClick(view(), Qt::LeftButton, {}, middleOf(this->table(table)));
        press(Qt::Key_H);
        QVERIFY(night().ring(table)->held);
        typed();
        press(Qt::Key_Escape);
        press(Qt::Key_H);
        QVERIFY2(!night().ring(table)->held, qPrintable(message().text()));
        QCOMPARE(night().people.size(), people);
        // the letters of the field were no acts
        QVERIFY(named(root(), label)->property("text").toString().isEmpty());
    }

    // what was noted is not asked for again, what can't be says why, and practice is not called the booklet's
    void whatIsSaidAtARealNightIsSo()
    {
        QStringList names;
        for (int i = 1; i <= 17; ++i)
            names.append(QStringLiteral("Guest %1").arg(i));
        openReal(names.join(QLatin1Char(',')));
        const TableNo small{.number = 3};
        QVERIFY(run().act(director::at(DirectorVerb::Break, small)));
        QVERIFY2(message().text().contains("5 players sit there, and the other tables have 4 free seats"),
                 qPrintable(message().text()));
        while (stackCount(*night().ring(small)) > 3)
            goOut(small);
        QVERIFY(owes(DirectorVerb::Move) || owes(DirectorVerb::Hold));
        const auto moveLine = [&] {
            for (const NightOwedPicture& line : facts().owedLines()) {
                if (line.label.contains("move", Qt::CaseInsensitive))
                    return line.label;
            }
            return QString();
        };
        QVERIFY2(moveLine().contains("First note"), qPrintable(moveLine()));
        for (const TableNo table : openTables(night())) {
            DirectorAct button = director::at(DirectorVerb::PlaceButton, table);
            button.person = stacksAt(*night().ring(table)).front();
            QVERIFY(run().act(button));
        }
        // who deals next anyway may be named: it is noted, and nothing refused
        const TableNo one = openTables(night()).front();
        DirectorAct anyway = director::at(DirectorVerb::PlaceButton, one);
        anyway.person = *comingDealer(night(), *night().ring(one));
        run().act(anyway);
        QVERIFY2(message().text().startsWith("Noted"), qPrintable(message().text()));
        QVERIFY(!moveLine().isEmpty());
        QVERIFY2(!moveLine().contains("First note"), qPrintable(moveLine()));
        // hands have been dealt since then, and nobody saw them
        run().pass(4 * oneMinute);
        acts().pickNothing();
        QVERIFY2(moveLine().contains("First note"), qPrintable(moveLine()));
        QVERIFY(run().act(director::counted(DirectorVerb::Level, 2)));
        QVERIFY2(message().text().contains("By general practice"), qPrintable(message().text()));
    }

    // nothing comes where everything waits for the director: it is said, and an exam does not end by it
    void onToTheNextThingSaysWhereEverythingWaits()
    {
        begin(nightOf(3));
        const auto stopped = [&] {
            return night().finalTable && owes(DirectorVerb::Attend) && openTables(night()).size() == 1;
        };
        std::uint64_t seed = 3;
        for (int i = 0; i < 4000 && !stopped(); ++i) {
            if (run().over())
                begin(nightOf(++seed));
            if (const auto duty = idealDirectorDuty(night()))
                run().act(duty->act);
            else
                run().next();
        }
        QVERIFY(stopped());
        acts().pickCall(idealDirectorDuty(night())->act.call);
        for (int i = 0; i < 40 && !message().text().contains("waits for your ruling"); ++i)
            run().next();
        QVERIFY2(message().text().contains("waits for your ruling"), qPrintable(message().text()));
        QVERIFY(desk().call()->attended());
    }

    // 2.1.5, 2.2.6: who signed in in time is seated, and no extra chair is squeezed in for it
    void whoComesLateToFullTablesWaitsForAChair()
    {
        begin(nightOf(3));
        runUntil([&] { return night().stage == NightStage::Playing; });
        WorldEvent late;
        late.kind = WorldKind::SignsIn;
        late.name = "Late Ann";
        NightSession with = session();
        QVERIFY(with.apply(late));
        run().open(with);
        QStringList texts;
        for (const NightOwedPicture& line : facts().owedLines())
            texts.append(line.label + " / " + line.when);
        QVERIFY2(texts.filter("table 0").isEmpty() && texts.filter("Late Ann").isEmpty(), qPrintable(texts.join('\n')));
        QCOMPARE(facts().queue().size(), 1);
    }

    /// Cards that came too early: which of them stay hangs on where the hand was before them, and the street that they
    /// would make is none. 1 if all of it is said.
    static int saysWhereTheHandWas(const Session& hand, const QStringList& lines)
    {
        const Act* board = nullptr;
        for (const Entry& entry : hand.entries()) {
            if (const auto* act = std::get_if<Act>(&entry.event); act != nullptr && act->verb == Verb::Board)
                board = act;
        }
        const int before = static_cast<int>(hand.table().board.size()) - (board == nullptr ? 0 : board->number);
        const char* street = before == 0 ? "before the flop" : before == 3 ? "on the flop" : "on the turn";
        const bool said = lines.size() == 4 && lines[0].contains(QLatin1String(street))
                          && lines[1].startsWith("The table’s dealer: ")
                          && lines[2].startsWith("Players still had to act: ") && lines[2].endsWith(" was next")
                          && lines[3].startsWith(QStringLiteral("Board cards before that: %1.").arg(before))
                          && lines[3].contains("card was burned first");
        if (!said)
            qWarning() << lines;
        return said ? 1 : 0;
    }

    // facts, not the log: where the hand stood, who did what as whom, and never what follows from it
    void theDealerReportsTheMatterAndNotTheLog()
    {
        int roles = 0;
        int early = 0;
        int outOfTurn = 0;
        int away = 0;
        for (int number = 0; number < 500; ++number) {
            const Task question = drawTask("night.rulings", 9, number);
            const auto hand = handOf(std::get<FrozenShown>(question.shown));
            QVERIFY(hand);
            const QStringList lines = dealersReport(*hand, wordingAt(hand->session));
            const QByteArray all = lines.join('\n').toUtf8();
            const auto right = std::ranges::find(hand->choices, true, &RulingChoice::right)->act;
            QVERIFY2(lines.size() >= 2 && lines.size() <= 5, all);
            early += right.verb == Verb::SetAside ? saysWhereTheHandWas(hand->session, lines) : 0;
            QVERIFY2(lines.front().startsWith("Blinds "), all);
            // until somebody has acted the blinds that lie there are the bet
            QVERIFY2(!lines.front().contains("before the flop, no bet") && !lines.front().endsWith("before the flop"),
                     all);
            roles += lines[1].contains("small blind)") || lines[1].contains("big blind)") ? 1 : 0;
            // who acts out of turn is ruled on by whose turn it was
            const auto& shown = std::get<FrozenShown>(question.shown);
            const bool turns = shown.kind == RulingKind::OutOfTurn;
            outOfTurn += turns ? 1 : 0;
            // a blind is posted for somebody who is said to be away
            const bool posts = right.verb == Verb::PostFor;
            away += posts ? 1 : 0;
            QVERIFY2(!posts || lines[1].contains("is away"), all);
            QVERIFY2(!turns || !lines.filter("The action was on ").isEmpty(), all);
            for (const QString& line : lines) {
                QVERIFY2(!line.contains("cut card") && !line.contains("%"), all);
                for (const RulingChoice& choice : hand->choices)
                    QVERIFY2(!line.contains(actText(choice.act, wordingAt(hand->session))), all);
            }
            if (qEnvironmentVariableIsSet("CUTCARD_REPORTS"))
                qInfo("%s => %s", qPrintable(lines.join(" | ")), qPrintable(actText(right, wordingAt(hand->session))));
        }
        QVERIFY(roles > 10);
        QVERIFY(early > 5);
        QVERIFY(outOfTurn > 10);
        QVERIFY2(away > 5, qPrintable(QString::number(away)));
    }

    // the table that a call of a night was frozen at is the one that is reported of
    void aCallsTableIsReportedOf()
    {
        int reports = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            auto session = NightSession::start(nightOf(seed));
            QVERIFY(session);
            runNight(*session, 5 * oneMinute);
            for (const Ring& ring : session->night().rings) {
                const auto hand = ring.handOn ? frozenHand(session->night(), ring) : std::nullopt;
                reports += hand && dealersReport(*hand, wordingAt(hand->session)).size() >= 2 ? 1 : 0;
            }
        }
        QVERIFY(reports > 20);
    }

    // 2.2.3: how many cards may be cut is what is asked, and no choice tells it
    void noChoiceTellsTheAnswer()
    {
        int cuts = 0;
        for (int number = 0; number < 300; ++number) {
            const Task question = drawTask("night.rulings", 9, number);
            if (std::get<FrozenShown>(question.shown).kind != RulingKind::Cut)
                continue;
            for (const RulingChoice& choice : std::get<FrozenShown>(question.shown).choices) {
                ++cuts;
                QVERIFY(!rulingText(choice.act, Wording()).contains("forty"));
            }
        }
        QVERIFY(cuts > 10);
    }

    /// A rule is typed by its number: its first digit is no choice of a list.
    void aRuleIsFoundByItsNumber()
    {
        begin(nightOf(3));
        runUntil([&] { return owes(DirectorVerb::Rule); });
        const auto ruling = idealDirectorDuty(night());
        QVERIFY(run().act(ruling->act));
        const Call& call = *night().call(ruling->act.call);
        QVERIFY(call.ruled > 0 && !call.cited);
        acts().pickNothing();
        press(Qt::Key_E);
        QVERIFY(acts().composer().asksRule());
        QStringList labels;
        for (const NightChoicePicture& choice : acts().choices()) {
            QVERIFY(choice.key.isEmpty());
            labels.append(choice.label);
        }
        const auto at = [&](const char* number) {
            return labels.indexOf(QRegularExpression("^" + QRegularExpression::escape(number) + " .*"));
        };
        QVERIFY(at("3.4") >= 0 && at("3.4") < at("3.9") && at("3.9") < at("3.15"));
        for (const char letter : {'3', '.', '9'})
            QTest::keyClick(m_view.get(), letter);
        QVERIFY(acts().asking() && !call.cited);
        QCOMPARE(acts().choices().size(), 1U);
        press(Qt::Key_Return);
        QVERIFY(!acts().asking());
    }

    // no light, a short deck, a chip on the floor: each says in the queue what it is, and its keys answer it
    void whatFailsAtATableIsAnsweredByKeys_data()
    {
        QTest::addColumn<CallKind>("kind");
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<DirectorVerb>("verb");
        QTest::newRow("light") << CallKind::Light << Qt::Key_H << DirectorVerb::Hold;
        QTest::newRow("deck") << CallKind::Deck << Qt::Key_V << DirectorVerb::VoidHand;
        QTest::newRow("chip") << CallKind::Chip << Qt::Key_G << DirectorVerb::HandBack;
    }
    void whatFailsAtATableIsAnsweredByKeys()
    {
        QFETCH(CallKind, kind);
        QFETCH(Qt::Key, key);
        QFETCH(DirectorVerb, verb);
        NightSetup setup = nightOf(3);
        setup.incidents = NightIncidents::Many;
        begin(setup);
        const auto isOpen = [&](const Call& call) { return call.kind == kind && !call.closed; };
        runUntil([&] { return std::ranges::any_of(night().calls, isOpen); });
        const auto call = std::ranges::find_if(night().calls, isOpen);
        const int number = static_cast<int>(call - night().calls.begin()) + 1;
        acts().pickCall(number);
        const auto said = [&](const QVariant& line) { return line.toMap().value("text") == callText(night(), *call); };
        QVERIFY(std::ranges::any_of(facts().queue(), said));
        const EntrantId owner = call->person;
        press(key);
        if (verb == DirectorVerb::HandBack) { // whose it is has to be said
            QVERIFY(acts().asking());
            DirectorAct act = director::called(verb, number);
            act.person = owner;
            press(static_cast<Qt::Key>(Qt::Key_1 + answerFor(acts().composer(), night(), act)));
        }
        QVERIFY(std::ranges::none_of(night().calls, isOpen));
        QCOMPARE(std::get<DirectorAct>(session().entries().back().event).verb, verb);
        QCOMPARE(session().score().faults(), 0);
    }

    // its blinds go up by hands: a button that stops a clock would do nothing
    void aClockThatStandsIsStartedByHand_data()
    {
        QTest::addColumn<bool>("mouse");
        QTest::newRow("by mouse") << true;
        QTest::newRow("by keys") << false;
    }

    // a clock that stands by itself is owed a start (GP-clock), and what is owed can be done
    void aClockThatStandsIsStartedByHand()
    {
        QFETCH(bool, mouse);
        begin(nightOf(3));
        runUntil([&] { return night().stage == NightStage::Playing; });
        NightSession with = session();
        WorldEvent stops;
        stops.kind = WorldKind::ClockStops;
        QVERIFY(with.apply(stops));
        run().open(with);
        QVERIFY(night().stoodAt && owes(DirectorVerb::Resume));
        QVERIFY(isApplicable(night(), DirectorVerb::Resume) && !isApplicable(night(), DirectorVerb::Pause));
        if (mouse)
            click("Start the clock");
        else
            press(Qt::Key_T);
        QVERIFY2(!night().stoodAt && !night().pausedAt, qPrintable(message().text()));
        QCOMPARE(message().kind(), NightMessage::Right);
    }

    void theBookIsClosedByTheWinnersKey()
    {
        begin(nightOf(3));
        runUntil([&] { return owes(DirectorVerb::Winner); });
        QVERIFY(isApplicable(night(), DirectorVerb::Winner));
        QVERIFY(run().act(idealDirectorDuty(night())->act));
        runUntil([&] { return owes(DirectorVerb::Finish); });
        QVERIFY(!isApplicable(night(), DirectorVerb::Winner));
        press(Qt::Key_Z);
        QVERIFY2(run().over(), qPrintable(acts().question()));
    }

    void aTennesseeEventHasNoClockToStop()
    {
        begin(nightOf(3, "riverboat"));
        runUntil([&] { return night().stage == NightStage::Playing; });
        const auto offered = [&](DirectorVerb verb) {
            return std::ranges::any_of(acts().choices(),
                                       [&](const NightChoicePicture& choice) { return choice.label == said(verb); });
        };
        QVERIFY(!offered(DirectorVerb::Pause) && !isApplicable(night(), DirectorVerb::Pause));
        begin(nightOf(3));
        runUntil([&] { return night().stage == NightStage::Playing; });
        QVERIFY(offered(DirectorVerb::Pause));
    }

    void undoAndRedoGoToTheStartAndBack()
    {
        begin(nightOf(3));
        for (int i = 0; i < 8; ++i)
            byKeys(idealDirectorDuty(night())->act);
        const NightSession before = session();
        int undone = 0;
        while (run().canUndo()) {
            press(Qt::Key_Z, Qt::ControlModifier);
            ++undone;
        }
        QVERIFY(undone >= 8);
        QVERIFY(session().entries().empty());
        while (run().canRedo())
            press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(session() == before);
    }

    void fourTablesOfTenCanBeRead()
    {
        NightSetup setup = nightOf(5, "league-night");
        setup.opening.house.tableMax = 10;
        for (int i = 0; i < 8; ++i)
            setup.opening.people.emplace_back().name = "Guest " + std::to_string(i + 1);
        begin(setup);
        for (int i = 0; i < 30 && run().settingUp(); ++i)
            QVERIFY(run().act(idealDirectorDuty(night())->act));
        for (int i = 0; i < 3; ++i)
            run().next();
        for (const QSize size : {QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080)}) {
            m_view->resize(size - QSize(76, 0));
            drawn();
            std::vector<QRectF> plates;
            collect(m_view->contentItem(), plates);
            QVERIFY(plates.size() >= 38);
            for (std::size_t i = 0; i < plates.size(); ++i) {
                QVERIFY(plates[i].width() >= 80);
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!plates[i].intersects(plates[j]));
            }
        }
        platesAreRead();
    }

    /// Large letters: of four tables two are out of sight, until what is picked, or a hand that carries somebody, is
    /// there.
    void whatIsPickedIsSeen()
    {
        NightSetup setup = nightOf(5, "league-night");
        begin(setup);
        runUntil([&] { return owes(DirectorVerb::DrawDealer); });
        theme(true, 150);
        m_view->resize(QSize(1280 - 108, 800));
        for (const int number : {4, 1, 3, 2, 4}) {
            press(static_cast<Qt::Key>(Qt::Key_0 + number));
            QTRY_VERIFY2(isSeen(table({.number = number})), qPrintable(QString::number(number)));
        }
        const EntrantId last = stacksAt(*night().ring({.number = 4})).front();
        const auto view = qobject_cast<QQuickItem*>(plan());
        press(Qt::Key_1);
        QTRY_VERIFY(isSeen(table({.number = 1})));
        press(Qt::Key_4);
        press(Qt::Key_Left);
        QTRY_VERIFY(acts().picked().isPerson());
        QTRY_VERIFY(isSeen(plate(acts().picked().who)));
        // answers lie somewhere, too: whoever is asked about is seen
        press(Qt::Key_1);
        press(Qt::Key_Escape);
        press(Qt::Key_Slash);
        press(Qt::Key_Escape);
        press(Qt::Key_1);
        QTRY_VERIFY(isSeen(table({.number = 1})));

        const EntrantId carried = stacksAt(*night().ring({.number = 2})).front();
        const QPoint start = middleOf(plate(carried));
        const QPoint edge = view->mapToScene(QPointF(view->width() * 0.75, view->height() - 6)).toPoint();
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, start);
        QTest::mouseMove(m_view.get(), start + QPoint(0, 30));
        QTest::mouseMove(m_view.get(), edge);
        QTRY_VERIFY(isSeen(table({.number = 4})));
        const QPoint gap = middleOf(plate(last));
        QTest::mouseMove(m_view.get(), gap);
        const auto before = session().entries().size();
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, gap);
        drawn();
        // before play tables may be evened up; what is handed back is at least said
        QVERIFY(session().entries().size() > before || message().kind() == NightMessage::Wrong);
        QVERIFY2(message().text().contains(QString::fromStdString(night().person(carried).name)),
                 qPrintable(message().text()));
        theme(true, 100);
        m_view->resize(1204, 800);
    }

    // 1 to 9 are tables everywhere in the room, also where some of them are no answer
    void theDigitOfATableChoosesIt()
    {
        begin(nightOf(5, "league-night"));
        for (int i = 0; i < 30 && run().settingUp(); ++i)
            QVERIFY(run().act(idealDirectorDuty(night())->act));
        press(Qt::Key_2);
        press(Qt::Key_Right);
        press(Qt::Key_M);
        QStringList keys;
        for (const NightChoicePicture& choice : acts().choices())
            keys.append(choice.key);
        QCOMPARE(keys, (QStringList{"1", "3", "4"}));
        press(Qt::Key_2); // there the player sits already
        QVERIFY(acts().question().contains("at which table"));
        press(Qt::Key_4);
        QVERIFY2(acts().question().contains("table 4"), qPrintable(acts().question()));
        press(Qt::Key_Escape);
    }

    void sixTablesCanBeRead()
    {
        begin(nightOf(2, "regional"));
        for (int i = 0; i < 30 && run().settingUp(); ++i)
            QVERIFY(run().act(idealDirectorDuty(night())->act));
        runUntil([&] { return night().level >= 2 && !idealDirectorDuty(night()); });
        platesAreRead();
    }

    void theStartOffersEveryNightAndARealOne()
    {
        QSignalSpy asked(m_desk.form(), &NightForm::nightAsked);
        for (const char* night : {"League night", "Regional event", "Tennessee table", "Tennessee event"})
            QVERIFY2(named(m_view->contentItem(), QStringLiteral("Begin: %1").arg(night)) != nullptr, night);
        click("Begin: Two tables");
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().value<NightSetup>().opening.people.size(), 18U);
    }

    void aRealNightIsAdvised()
    {
        connect(m_desk.form(), &NightForm::realNightAsked, this,
                [this](const NightSetup& setup) { m_desk.run()->open(*NightSession::start(setup), {}, true); });
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
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(playersIn(night()), 14);
        desk().signIn("Late Guest");
        QCOMPARE(facts().queue().size(), 1);
        // to the end of it: nothing is scored, the book is closed
        for (int step = 0; step < 400 && !run().over(); ++step) {
            if (const auto duty = idealDirectorDuty(night())) {
                QVERIFY2(actReal(duty->act), qPrintable(directorActText(night(), duty->act)));
                continue;
            }
            if (night().level < 3) {
                run().pass(21 * oneMinute);
                continue;
            }
            const auto full = std::ranges::max_element(
                night().rings, {}, [](const Ring& ring) { return ring.isOpen() ? stackCount(ring) : 0; });
            acts().pickNothing();
            acts().pickPerson(stacksAt(*full).front().index);
            press(Qt::Key_O);
        }
        QVERIFY(run().over());
        QCOMPARE(desk().page(), NightDesk::Debrief);
        QCOMPARE(facts().book().results.size(), 17);
        QCOMPARE(facts().book().results.front().toMap().value("note").toString(), QStringLiteral("points: 125"));
        QCOMPARE(desk().debrief().summary, QStringLiteral("The book is closed."));
        QVERIFY(desk().debrief().pace.isEmpty());
        QVERIFY(named(m_view->contentItem(), "Score by competency") == nullptr);
        QVERIFY(named(m_view->contentItem(), "Save as PDF…") != nullptr);
        disconnect(m_desk.form(), &NightForm::realNightAsked, this, nullptr);
    }

    /// In the pub the tables have gone on, whether the program was there or not.
    void aRealClockGoesByTheTimeOfDay()
    {
        auto real = NightSession::start(*realNight("Ann, Bob, Cleo, Dora, Emil, Finn, Gina, Hal, Ida", 8, 20, false));
        QVERIFY(real);
        run().open(*real, {}, true);
        setUpReal();
        QVERIFY(run().running());
        const NightTime before = run().now();
        m_timeOfDay += 2 * oneMinute; // the computer slept
        run().tick();
        QCOMPARE(run().now() - before, 2 * oneMinute);
        m_timeOfDay = 500; // its clock was set back
        run().tick();
        QCOMPARE(run().now() - before, 2 * oneMinute);
        const NightSession kept = session();
        const NightTime last = kept.night().now;
        run().open(kept, {}, true); // as after a crash: the last act is all that is known
        QCOMPARE(run().now(), last);
        acts().askClock(1'000);
        QVERIFY(!acts().asking());
        acts().askClock(7 * oneMinute);
        QVERIFY(acts().asking() && message().text().contains("7:00"));
        QCOMPARE(acts().choices().size(), 2U);
        run().toggleRunning();
        QVERIFY(!run().running() && !run().act(director::at(DirectorVerb::Hold, {.number = 1})));
        press(Qt::Key_Escape);
        QVERIFY(acts().asking());
        press(Qt::Key_2);
        QVERIFY(!acts().asking() && !run().running());
        QCOMPARE(run().now(), last);
        acts().askClock(7 * oneMinute);
        press(Qt::Key_Return);
        QVERIFY(!acts().asking() && run().running());
        QCOMPARE(run().now(), last + 7 * oneMinute);
        run().open(kept, {}, true);
        acts().askClock(90 * oneMinute);
        QVERIFY(acts().choices().front().label.contains("time is up"));
        press(Qt::Key_1);
        QVERIFY(night().clockOut && owes(DirectorVerb::Level));
        run().open(kept, {}, true);
        QVERIFY(run().act(director::simple(DirectorVerb::Pause)));
        acts().askClock(7 * oneMinute); // it stood by the director's own word
        QVERIFY(!acts().asking());
    }

    /// A slip of the pen is taken back; at the tables the time has gone on.
    void anUndoLeavesARealClockRunning()
    {
        openReal("Ann, Bob, Cleo, Dora, Emil, Finn, Gina, Hal, Ida");
        run().pass(3 * oneMinute);
        acts().pickPerson(stacksAt(night().rings.front()).front().index);
        press(Qt::Key_O);
        QCOMPARE(playersIn(night()), 8);
        run().pass(5 * oneMinute);
        const NightTime before = run().now();
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(playersIn(night()), 9);
        QVERIFY(run().running());
        QVERIFY(run().now() >= before);
        QVERIFY2(message().text().startsWith("Taken back: Record"), qPrintable(message().text()));
        // noted once more it happened when it was noted first, and the clock still goes on
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(playersIn(night()), 8);
        QVERIFY(run().running() && run().now() >= before);
        // the level's time runs out meanwhile: what is taken back is the last act, and the time is over all the same
        run().pass(20 * oneMinute);
        QVERIFY(night().clockOut);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(playersIn(night()), 9);
        QVERIFY(night().clockOut && run().running());
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(playersIn(night()), 8);
        QVERIFY(night().clockOut);
        // a clock that was stopped by hand stays so, and it is said
        run().toggleRunning();
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!run().running());
        QVERIFY(message().text().contains("clock is stopped"));
    }

    /// 2.1.4: until a single player remains.
    void aRealBookIsNotClosedByOneKeyWhileSomeStillPlay()
    {
        openReal("Ann, Bob, Cleo, Dora");
        QSignalSpy settled(&run(), &NightRun::settleAsked);
        press(Qt::Key_Z);
        QVERIFY(!run().over() && acts().asking());
        QVERIFY(message().text().contains("4") && message().text().contains("2.1.4"));
        QCOMPARE(acts().choices().size(), 2U);
        press(Qt::Key_Escape);
        QVERIFY(!acts().asking() && !run().over() && run().running());
        press(Qt::Key_Z);
        press(Qt::Key_Return); // the first answer is that it goes on
        QVERIFY(!acts().asking() && !run().over());
        press(Qt::Key_Z);
        press(Qt::Key_2);
        QVERIFY(run().over());
        QCOMPARE(settled.size(), 1);
        const NightTime before = run().now();
        QVERIFY(named(m_view->contentItem(), "Open the book again") != nullptr);
        press(Qt::Key_B);
        QVERIFY(!run().over() && desk().page() == NightDesk::Room);
        QCOMPARE(settled.size(), 2); // what is kept of it is not finished any more
        QVERIFY(run().running() && run().now() >= before);
    }

    /// Two acts are never offered with one key.
    void theWinnerIsNamedBeforeTheBookIsClosed()
    {
        openReal("Ann, Bob, Cleo");
        for (int i = 0; i < 2; ++i) {
            acts().pickNothing();
            acts().pickPerson(stacksAt(night().rings.front()).front().index);
            press(Qt::Key_O);
        }
        acts().pickNothing();
        QStringList keys;
        for (const NightChoicePicture& choice : acts().choices()) {
            if (const QString key = choice.key; !key.isEmpty())
                keys.append(key);
        }
        QVERIFY(keys.contains("Z"));
        QCOMPARE(keys.removeDuplicates(), 0);
        press(Qt::Key_H);
        press(Qt::Key_Return);
        QVERIFY(!run().over());
        QCOMPARE(facts().book().results.front().toMap().value("place").toString(), QStringLiteral("1"));
        press(Qt::Key_Z);
        QVERIFY2(run().over(), qPrintable(acts().question()));
    }

    /// 2.2.5: half of a table moved there in the same hand; at a real night hands are not counted, but time is.
    void whoCameMinutesAgoIsNotNewAtARealTable()
    {
        QStringList names;
        for (int i = 1; i <= 17; ++i)
            names.append(QStringLiteral("Guest %1").arg(i));
        openReal(names.join(QLatin1Char('\n')));
        QCOMPARE(openTables(night()).size(), 3U);
        const TableNo to{.number = 1};
        const TableNo from{.number = 2};
        for (int i = 0; i < 3; ++i)
            goOut(to);
        QCOMPARE(stackCount(*night().ring(to)), 3);
        const auto comes = [&] {
            const EntrantId who = stacksAt(*night().ring(from)).front();
            QVERIFY(run().act(director::move(who, to, Spot::DealerRight, {})));
        };
        comes();
        run().pass(6 * oneMinute);
        comes();
        QVERIFY(!night().ring(to)->drawOwed);
        run().pass(20 * oneSecond);
        comes(); // two of six in one go
        QVERIFY(!night().ring(to)->drawOwed);
        comes();
        QVERIFY2(!night().ring(to)->drawOwed, "three of seven");
        comes();
        QVERIFY(night().ring(to)->drawOwed);
        QVERIFY(std::ranges::any_of(facts().owedLines(), [](const NightOwedPicture& line) {
            return line.label.contains("If the table has dealt since");
        }));
    }

    /// What departs from the booklet is noted, with a word that says so.
    void whatDepartsFromTheBookletIsNotedWithAWord()
    {
        openReal("Ann, Bob, Cleo, Dora, Emil, Finn, Gina, Hal, Ida, Jo, Kim, Lou");
        DirectorAct level = director::simple(DirectorVerb::Level);
        level.amount = 2;
        QVERIFY(run().act(level));
        QCOMPARE(night().level, 2);
        QVERIFY2(message().text().contains("By general practice"), qPrintable(message().text()));
        acts().pickPerson(stacksAt(night().rings.front()).front().index);
        const EntrantId who = acts().picked().who;
        press(Qt::Key_Q);
        QVERIFY(run().act(director::on(DirectorVerb::RemoveStack, who)));
        QVERIFY2(message().text().contains("By the booklet"), qPrintable(message().text()));
    }

    /// 2.1.5: what is owed is proposed, and chips that are given otherwise are said to be.
    void aRealLateComerIsSeatedAsTheBookletHasIt()
    {
        auto real = NightSession::start(*realNight("Ann, Bob, Cleo, Dora, Emil, Finn, Gina, Hal, Ida", 8, 20, false));
        QVERIFY(real);
        run().open(*real, {}, true);
        setUpReal();
        acts().pickPerson(stacksAt(night().rings.front()).front().index);
        QStringList keys;
        for (const NightChoicePicture& choice : acts().choices())
            keys.append(choice.key);
        QCOMPARE(keys.removeDuplicates(), 0);
        // a name that no file could hold, or one that is there already, changes nothing
        const NightSession before = session();
        QSignalSpy failed(&run(), &NightRun::failed);
        for (const QString& name :
             {QStringLiteral("Carl \"The Cat\""), QString(30, QLatin1Char('x')), QStringLiteral("Ann")})
            QVERIFY(!desk().signIn(name));
        QCOMPARE(failed.size(), 0);
        QVERIFY(session() == before);
        desk().signIn("Zed");
        const auto duty = idealDirectorDuty(night());
        QCOMPARE(duty->act.verb, DirectorVerb::Admit);
        acts().pickNothing();
        press(Qt::Key_I);
        for (int i = 0; i < 6 && acts().asking(); ++i)
            press(Qt::Key_Return);
        const Entrant& zed = night().people.back();
        QCOMPARE(zed.chips, 3700);
        QCOMPARE(zed.table, duty->act.table);
        QVERIFY(!message().text().contains("By the booklet"));
        desk().signIn("Yan");
        DirectorAct whole = idealDirectorDuty(night())->act;
        whole.amount = 4000;
        QVERIFY(run().act(whole));
        QCOMPARE(night().people.back().chips, 4000);
        QVERIFY2(message().text().contains("By the booklet") && message().text().contains("3,700"),
                 qPrintable(message().text()));
        // whoever was put out without a place is on the list
        run().act(director::on(DirectorVerb::Disqualify, {.index = 0}));
        QCOMPARE(facts().book().results.back().toMap().value("place").toString(), QStringLiteral("–"));
    }

    // nobody has counted what was taken away: no figure is made of it
    void whatNobodyCountedIsNotShownAsAFact()
    {
        openReal("Ann, Bob, Cleo, Dora, Emil, Finn, Gina, Hal, Ida");
        QVERIFY(!facts().clock().average.isEmpty());
        QVERIFY(facts().book().ledger.contains("36,000 on the tables"));
        const EntrantId who = stacksAt(night().rings.front()).front();
        acts().pickPerson(who.index);
        press(Qt::Key_Q);
        QVERIFY(run().act(director::on(DirectorVerb::RemoveStack, who)));
        QVERIFY(night().ledger.removed > 0);
        QVERIFY2(facts().clock().average.isEmpty(), qPrintable(facts().clock().average));
        QVERIFY2(facts().book().ledger.startsWith("Issued 36,000; ")
                     && !facts().book().ledger.contains("on the tables"),
                 qPrintable(facts().book().ledger));
        // its file says that it was real
        const auto file = readNight(writeNight(session().setup(), session().entries()), "real");
        QVERIFY(file && file->setup.real);
        QVERIFY(*replayNight(*file, "real") == session());
    }

    // what was noted as one thing is taken back and done again as one
    void whoIsOutIsTakenBackAndNotedAgain()
    {
        openReal("Ann, Bob, Cleo, Dora, Emil, Finn, Gina, Hal, Ida");
        goOut({.number = 1});
        goOut({.number = 1});
        const QVariantList results = facts().book().results;
        QCOMPARE(results.size(), 2);
        press(Qt::Key_Z, Qt::ControlModifier);
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(facts().book().results.isEmpty());
        press(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(facts().book().results.size(), 1);
        QCOMPARE(facts().book().results.front(), results.back());
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(facts().book().results, results);
    }

    // a key of an act that is not offered for who is picked asks who is meant
    void whoIsOutIsNotTakenForTheWinner()
    {
        openReal("Ann, Bob, Cleo");
        const EntrantId first = stacksAt(night().rings.front()).front();
        acts().pickPerson(first.index);
        press(Qt::Key_O);
        QVERIFY(!night().person(first).isIn());
        QCOMPARE(acts().picked().who, first);
        press(Qt::Key_Z);
        QVERIFY2(acts().asking() && !message().text().contains("cannot be done"), qPrintable(message().text()));
    }

    // what was wrong with the names is said as long as it is
    void whatIsWrongWithTheNamesGoesWhenItIsMended()
    {
        drawn();
        QQuickItem* field = named(root(), "Names on the sign-in sheet");
        QVERIFY(field != nullptr);
        field->setProperty("text", "Ann, Bob, Cleo, Ann");
        desk().form()->beginReal(field->property("text").toString(), 8, 20, false);
        QVERIFY(desk().form()->namesTrouble().contains("Ann"));
        drawn();
        QVERIFY(named(root(), "“Ann” appears twice") != nullptr);
        field->setProperty("text", "Ann, Bob, Cleo, Ann, Bob");
        QVERIFY(desk().form()->namesTrouble().contains("Ann"));
        field->setProperty("text", "Ann, Bob, Cleo, Dora");
        QVERIFY(desk().form()->namesTrouble().isEmpty());
        drawn();
        QVERIFY(named(root(), "“Ann” appears twice") == nullptr);
        QCOMPARE(desk().page(), NightDesk::Start);
        // nothing is said before the night was to begin
        field->setProperty("text", "Ann, Ann");
        QVERIFY(desk().form()->namesTrouble().isEmpty());
    }

    // what is owed is begun where it stands, with the names that it says
    void aLineOfWhatIsOwedIsPressed_data()
    {
        QTest::addColumn<bool>("mouse");
        QTest::newRow("mouse") << true;
        QTest::newRow("keys") << false;
    }
    void aLineOfWhatIsOwedIsPressed()
    {
        QFETCH(bool, mouse);
        openReal("Ann, Bob, Cleo, Dora, Emil, Finn, Gina, Hal, Ida, Jo, Kim, Lou, Max, Nan, Oli, Pia, Quin");
        desk().signIn("Zed");
        acts().pickNothing();
        const DirectorAct admit = idealDirectorDuty(night())->act;
        QCOMPARE(admit.verb, DirectorVerb::Admit);
        mouse ? click(firstOwed()) : press(Qt::Key_Period);
        if (!mouse) {
            QVERIFY(acts().choices().size() > 1);
            press(Qt::Key_1);
        }
        QVERIFY2(acts().question().contains("Zed"), qPrintable(acts().question()));
        const auto before = session().entries().size();
        for (int i = 0; i < 3 && acts().asking(); ++i)
            mouse ? clickChoice(markedChoice()) : press(Qt::Key_Return);
        QCOMPARE(session().entries().size(), before + 1);
        QCOMPARE(session().entries().back().event, NightEvent(admit));
        // who is to move is named where the buttons were noted, and only the chair is asked for
        for (int i = 0; i < 3; ++i)
            goOut({.number = 2});
        for (const TableNo table : openTables(night())) {
            DirectorAct button = director::at(DirectorVerb::PlaceButton, table);
            button.person = stacksAt(*night().ring(table)).front();
            QVERIFY(run().act(button));
        }
        const auto move = idealDirectorDuty(night());
        QVERIFY(move);
        acts().pickNothing();
        std::size_t line = 0;
        while (!facts().owedLines().at(line).label.contains("Move"))
            ++line;
        const QString text = facts().owedLines().at(line).label;
        if (mouse) {
            click(text);
        } else {
            press(Qt::Key_Period);
            QVERIFY(acts().question().contains("due"));
            QVERIFY(acts().choices().size() > 1);
            press(static_cast<Qt::Key>(Qt::Key_1 + line));
        }
        QVERIFY2(acts().question().contains("which seat at table 2"), qPrintable(acts().question()));
        press(Qt::Key_Return);
        QCOMPARE(stackCount(*night().ring({.number = 2})), 4);
    }

    // with the coach, too: nothing is done that is to wait, and nothing is decided for the director
    void aLineThatIsToWaitIsNotDoneByASlip()
    {
        begin(nightOf(3));
        const auto lines = facts().owedLines();
        const auto waits = std::ranges::find_if(lines, [](const NightOwedPicture& line) { return !line.now; });
        QVERIFY(waits != lines.end());
        const auto before = session().entries().size();
        acts().pressOwed(static_cast<int>(waits - lines.begin()));
        QCOMPARE(session().entries().size(), before);
        QVERIFY(message().text().startsWith("Not yet."));
        QVERIFY(!acts().asking());
        runUntil([&] { return owes(DirectorVerb::Out); });
        const EntrantId out = idealDirectorDuty(night())->act.person;
        click(firstOwed());
        QVERIFY(acts().composer().act().person == out && acts().composer().asksNumber());
        press(Qt::Key_Escape);
        QVERIFY(!acts().asking());
        runUntil([&] { return owes(DirectorVerb::Attend); });
        click(firstOwed());
        QVERIFY(desk().call()->attended());
        press(Qt::Key_D);
        click(firstOwed());
        QVERIFY2(acts().question().contains("rule"), qPrintable(acts().question()));
        acts().pressOwed(99);
        acts().pressOwed(-1);
    }

    // with a room that needs the height, too
    void allThatIsSaidOfWhoIsPickedCanBeRead()
    {
        openReal("Ann, Ben, Cat, Dan, Eve, Fay, Gus, Hal, Ida, Joe, Kim, Lou, Mia, Ned, Ora, Pat, Quinn, Rex, Sam");
        m_view->resize(1204, 734);
        for (int i = 0; i < 3; ++i)
            goOut({.number = 2});
        desk().signIn("Zed");
        drawn();
        click("At the desk");
        for (int i = 0; i < 3; ++i)
            drawn();
        QQuickItem* link = named(root(), "All acts");
        QQuickItem* strip = withProperty(root(), "NightStrip", "visible", true);
        if (link == nullptr || strip == nullptr)
            QFAIL("no strip");
        QVERIFY(strip->mapRectToScene(QRectF(0, 0, strip->width(), strip->height()))
                    .contains(link->mapRectToScene(QRectF(0, 0, link->width(), link->height()))));
    }

    // the place is corrected where it stands
    void aLineOfTheResultsIsPressed_data() { aLineOfWhatIsOwedIsPressed_data(); }
    void aLineOfTheResultsIsPressed()
    {
        QFETCH(bool, mouse);
        openReal("Ann, Bob, Cleo, Dora, Emil, Finn, Gina, Hal, Ida");
        for (int i = 0; i < 3; ++i)
            goOut({.number = 1});
        QCOMPARE(facts().book().results.size(), 3);
        const QString name = facts().book().results.at(1).toMap().value("name").toString();
        if (mouse) {
            click("8 " + name);
        } else {
            for (int i = 0; i < 60 && !isOnResults(); ++i)
                press(Qt::Key_Tab);
            QVERIFY(isOnResults());
            press(Qt::Key_Down);
            press(Qt::Key_Return);
            QVERIFY(!isOnResults());
        }
        QVERIFY2(acts().question().contains(name), qPrintable(acts().question()));
        press(Qt::Key_9);
        press(Qt::Key_Return);
        QCOMPARE(std::ranges::count(night().people, 9, &Entrant::place), 2);
        const auto owed = idealDirectorDuty(night());
        QCOMPARE(owed->act.verb, DirectorVerb::Renumber);
        // back it goes as it is owed
        acts().pickNothing();
        QVERIFY(firstOwed().contains(name));
        mouse ? click(firstOwed()) : press(Qt::Key_Period);
        QVERIFY2(acts().question().contains(name), qPrintable(acts().question()));
        press(Qt::Key_Return);
        QCOMPARE(std::ranges::count(night().people, 9, &Entrant::place), 1);
        QCOMPARE(std::ranges::count(night().people, 8, &Entrant::place), 1);
    }

    // 2.1.2.1: between the draw and the first hand
    void whoSignsInAfterTheDrawWaitsForASeat()
    {
        auto real = NightSession::start(*realNight("Ann, Bob, Cleo, Dora, Emil, Finn, Gina", 8, 20, false));
        QVERIFY(real);
        run().open(*real, {}, true);
        drawn();
        QVERIFY(run().act(director::counted(DirectorVerb::Issue, 4000)));
        QVERIFY(run().act(director::counted(DirectorVerb::DrawSeats, 2)));
        QCOMPARE(desk().floor()->waiting(), 0);
        desk().signIn("Zed");
        QCOMPARE(desk().floor()->waiting(), 1);
        QVERIFY(facts().owedLines().front().label.contains("Zed") || facts().owedLines().at(1).label.contains("Zed"));
        for (int i = 0; i < 30 && run().settingUp(); ++i) {
            const auto duty = idealDirectorDuty(night());
            if (duty->act.verb == DirectorVerb::DrawDealer)
                break;
            if (duty->act.verb == DirectorVerb::SeatBy)
                byMouse(duty->act);
            else
                QVERIFY(run().act(duty->act));
        }
        QCOMPARE(session().score().faults(), 0);
        setUpReal();
        QVERIFY(!run().settingUp());
        QCOMPARE(stackCount(*night().ring({.number = 2})), 4);
    }

    // a person looks for a rule where its document has it; names like TN-odc-7 are our files'
    void noRuleIsCalledByItsNameInFiles_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::newRow("league") << "two-tables";
        QTest::newRow("Tennessee") << "riverboat-table";
    }
    void noRuleIsCalledByItsNameInFiles()
    {
        QFETCH(QString, preset);
        static const QRegularExpression internal("\\b[A-Z]{2,3}-[A-Za-z0-9]|\\d-[a-z]");
        QStringList wrong;
        const auto check = [&](const QString& text) {
            if ((text.isEmpty() || internal.match(text).hasMatch()) && !wrong.contains(text))
                wrong.append(text);
        };
        int cited = 0;
        const auto checkCiting = [&](const Night& room, const DirectorDuty& duty) {
            ++cited;
            NightComposer composer;
            composer.begin(room, DirectorVerb::Cite, {.who = {}, .table = {}, .call = duty.act.call});
            const auto offered = composer.options(room);
            if (std::ranges::find(offered, duty.act.rule, &NightOption::rule) == offered.end())
                wrong.append("not offered: " + directorActText(room, duty.act));
            for (const NightOption& option : offered) {
                check(option.label);
                // out of the document that is played by
                const std::string_view id = option.rule.id();
                if (!id.starts_with("GP-") && room.house.tennessee.has_value() != id.starts_with("T"))
                    wrong.append("of another game: " + option.label);
            }
        };
        auto now = NightSession::start(nightOf(3, qPrintable(preset)));
        QVERIFY(now);
        const auto look = [&](const NightSession& at, const DirectorDuty*) -> std::optional<DirectorAct> {
            const Night& room = at.night();
            for (const DirectorDuty& duty : agendaOf(room)) {
                check(directorActText(room, duty.act));
                if (duty.act.verb == DirectorVerb::Cite)
                    checkCiting(room, duty);
            }
            for (const DirectorMistake& mistake : knownDirectorMistakes(room))
                check(directorExplanation(room, judgeAct(room, mistake.act)));
            return std::nullopt;
        };
        QVERIFY(runNight(*now, wholeDay, look));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("; ")));
        QVERIFY(cited > 0);
    }

    void theBigClockShowsTheNight()
    {
        begin(nightOf(3));
        runUntil([&] { return night().level == 2; });
        show("BigClock", {{"facts", QVariant::fromValue(m_desk.facts())}});
        drawn();
        QVERIFY(named(m_view->contentItem(), "Level 2") != nullptr);
    }

private:
    /// The act of a place, as far as the question for it.
    void byKeysUntilAmount(const DirectorAct& act)
    {
        acts().pickNothing();
        press(Qt::Key_O);
        for (int i = 0; i < 40 && acts().composer().act().person.isNobody(); ++i) {
            const int answer = answerFor(acts().composer(), night(), act);
            QVERIFY(answer >= 0);
            acts().choose(answer);
        }
        QVERIFY(acts().composer().asksNumber());
    }
    NightDesk& desk() override { return m_desk; }
    QQuickView* view() override { return m_view.get(); }
    QQuickItem* root() override { return m_view->contentItem(); }

    void show(const QString& component, const QVariantMap& properties)
    {
        m_view = std::make_unique<QQuickView>();
        m_view->engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
        m_view->setColor(QColor("#14171a"));
        m_view->setResizeMode(QQuickView::SizeRootObjectToView);
        theme(true, 100);
        m_view->setInitialProperties(properties);
        m_view->setSource(QUrl(QStringLiteral("qrc:/qt/qml/Cutcard/%1.qml").arg(component)));
        m_view->resize(1204, 800);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_view->rootObject()->forceActiveFocus();
    }
    void theme(bool dark, int percent)
    {
        QQmlComponent holder(m_view->engine());
        holder.setData("import QtQml\nimport Cutcard\nQtObject { property QtObject theme: Theme }", QUrl());
        const std::unique_ptr<QObject> made(holder.create());
        auto* theme = made->property("theme").value<QObject*>();
        theme->setProperty("dark", dark);
        theme->setProperty("textScale", percent / 100.0);
        theme->setProperty("animation", 0);
    }
    void drawn() override
    {
        QCoreApplication::processEvents();
        cutcard::drawn(*m_view);
    }
    void openReal(const QString& names)
    {
        auto real = NightSession::start(*realNight(names, 8, 20, false));
        QVERIFY(real);
        run().open(*real, {}, true);
        setUpReal();
        QVERIFY(run().running());
        drawn();
    }
    QString firstOwed() { return facts().owedLines().front().label; }
    QString markedChoice()
    {
        for (const NightChoicePicture& choice : acts().choices()) {
            if (choice.marked)
                return choice.label;
        }
        return {};
    }
    bool isOnResults()
    {
        for (QQuickItem* item = m_view->activeFocusItem(); item != nullptr; item = item->parentItem()) {
            if (item->inherits("QQuickListView"))
                return true;
        }
        return false;
    }
    /// Somebody of a table has lost the last chips.
    void goOut(TableNo table)
    {
        acts().pickNothing();
        acts().pickPerson(stacksAt(*night().ring(table)).front().index);
        press(Qt::Key_O);
        acts().pickNothing();
    }
    void begin(const NightSetup& setup)
    {
        auto session = NightSession::start(setup);
        QVERIFY(session);
        run().open(*session);
        drawn();
    }
    /// Whether an item lies in the room as far as it can be seen.
    bool isSeen(QQuickItem* item)
    {
        auto* view = qobject_cast<QQuickItem*>(plan());
        if (item == nullptr || view == nullptr)
            return false;
        const QRectF seen = view->mapRectToScene(QRectF(0, -1, view->width(), view->height() + 2));
        return seen.contains(item->mapRectToScene(QRectF(0, 0, item->width(), item->height())));
    }
    /// No word of a plate is cut or lies below a mark, at usual and at large letters.
    void platesAreRead()
    {
        for (const int percent : {100, 150}) {
            theme(true, percent);
            m_view->resize(1280 - (percent == 100 ? 76 : 108), 800);
            for (int i = 0; i < 3; ++i)
                drawn();
            std::vector<QQuickItem*> plates;
            platesOf(m_view->contentItem(), plates);
            QVERIFY(plates.size() >= 30);
            std::vector<QRectF> words;
            std::vector<QRectF> marks;
            for (QQuickItem* plate : plates) {
                for (QQuickItem* child : plate->childItems()) {
                    const bool isText = child->property("text").isValid();
                    if (!child->isVisible() || (isText && child->property("text").toString().isEmpty()))
                        continue;
                    const QRectF there = child->mapRectToScene(QRectF(0, 0, child->width(), child->height()));
                    QVERIFY2(!isText || !child->property("truncated").toBool(),
                             qPrintable(child->property("text").toString()));
                    if (isText)
                        words.push_back(there);
                    else if (!child->childItems().isEmpty())
                        marks.push_back(there);
                }
            }
            QVERIFY(marks.size() >= 8);
            for (const QRectF& mark : marks) {
                QVERIFY(std::ranges::none_of(words, [&](const QRectF& word) { return mark.intersects(word); }));
                QCOMPARE(std::ranges::count_if(marks, [&](const QRectF& other) { return mark.intersects(other); }), 1);
            }
        }
        theme(true, 100);
    }
    static void platesOf(QQuickItem* item, std::vector<QQuickItem*>& plates)
    {
        if (!item->isVisible())
            return;
        if (QString::fromUtf8(item->metaObject()->className()).startsWith("NightPlate"))
            plates.push_back(item);
        for (QQuickItem* child : item->childItems())
            platesOf(child, plates);
    }
    static void collect(QQuickItem* item, std::vector<QRectF>& plates)
    {
        if (!item->isVisible())
            return;
        if (QString::fromUtf8(item->metaObject()->className()).startsWith("NightPlate"))
            plates.push_back(item->mapRectToScene(QRectF(1, 1, item->width() - 2, item->height() - 2)));
        for (QQuickItem* child : item->childItems())
            collect(child, plates);
    }
    qint64 m_timeOfDay = 0; ///< that real nights go by, in milliseconds
    NightDesk m_desk;
    std::unique_ptr<QQuickView> m_view;
};

CUTCARD_TESTS(NightPageTest, QGuiApplication)
#include "tst_night_page.moc"
