// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of situations: what is written is read back, and a set that can't be dealt is refused with its line.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/sets/sets_model.h"
#include "core/games/catalogue/house.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "tests/support/programs.h"
#include "tests/support/warnings.h"
#endif

#include <QSignalSpy>
#include <QtTest>

#include <algorithm>

using namespace cutcard;

namespace {

/// A hand of the league's as a perfect dealer has dealt it up to the flop, after a first mistake.
Session dealtToTheFlop(Mode mode)
{
    SessionSetup setup;
    setup.mode = mode;
    setup.house = defaultHouse(GameId::League);
    setup.seed = 5;
    setup.button = Seat(1);
    for (int i = 1; i <= 4; ++i)
        setup.seats.push_back({.seat = Seat(i), .name = "P" + std::to_string(i), .stack = 4000});
    Session session = Session::start(setup).value();
    if (!session.apply(act(Verb::OfferCut, Seat(4))))
        qFatal("a cut offered before the shuffle is possible");
    const Simulator simulator;
    while (session.table().board.size() < 3) {
        const auto owed = idealAct(session);
        if (!(owed ? session.apply(*owed) : session.apply(*simulator.next(session))))
            qFatal("the hand stands still");
    }
    return session;
}

PracticeSet twoTasks()
{
    const Session session = dealtToTheFlop(Mode::Practice);
    PracticeSet set{.id = "00ff", .title = "Flops", .by = "Mona", .note = "Take your time.", .due = QDate(2026, 12, 3)};
    set.tasks.push_back(taskFrom(session, session.entries().size(), "After the flop"));
    set.tasks.push_back(taskFrom(session, 8, "Before the deal"));
    return set;
}

/// What is wrong with a set's text, and the line.
std::pair<int, Cause> faultOf(const QString& text)
{
    const auto set = readSet(text, "x.cutset");
    return set ? std::pair(0, Cause::Damaged) : std::pair(set.error().place.line, set.error().cause);
}

} // namespace

class PracticeSetTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }

    void whatIsWrittenIsReadBack()
    {
        const PracticeSet set = twoTasks();
        const auto read = readSet(setText(set), "x.cutset");
        QVERIFY2(read, read ? "" : read.error().found.c_str());
        QCOMPARE(setText(*read), setText(set));
        QCOMPARE(read->title, set.title);
        QCOMPARE(read->due, set.due);
        QCOMPARE(read->tasks.size(), std::size_t{2});
        QCOMPARE(read->tasks[1].id(), set.tasks[1].id());
        QVERIFY(read->tasks[0].id() != read->tasks[1].id());
        // where its lines stand in a file is no part of a set
        QVERIFY(*read == set);
        const auto further = readSet(setText(set).replace("by Mona", "\n\nby Mona"), "x.cutset");
        QVERIFY(further && *further == set);
    }

    void aMomentIsDealtOnFromWithoutWhatWasHandedBack()
    {
        const Session session = dealtToTheFlop(Mode::Practice);
        const SetTask task = taskFrom(session, session.entries().size(), "x");
        QCOMPARE(task.start.entries.size(), session.entries().size() - 1);
        const auto again = replay(task.start, "x");
        QVERIFY(again);
        QCOMPARE(again->table().board.size(), std::size_t{3});
        QVERIFY(again->situation().table == session.situation().table);
        // nothing of it counts, and it is over with its hand
        QCOMPARE(again->score().total().duties, 0);
        QCOMPARE(again->setup().hands, 1);
    }

    void wrongFilesAreRefusedWithTheirLine()
    {
        const QString good = setText(twoTasks());
        QCOMPARE(faultOf("cutcard 2\n"), std::pair(1, Cause::Damaged));
        QCOMPARE(faultOf("cutcard-set 1 ../../x\ntitle A\n"), std::pair(1, Cause::Damaged));
        QCOMPARE(faultOf("cutcard-set 1 ab\nby Mona\n"), std::pair(1, Cause::MissingValue));
        QCOMPARE(faultOf("cutcard-set 1 ab\ntitle A\ndue soon\n"), std::pair(3, Cause::Damaged));
        QCOMPARE(faultOf("cutcard-set 1 ab\ntitle A\ncolour red\n"), std::pair(3, Cause::UnknownWord));
        QCOMPARE(faultOf("cutcard-set 1 ab\ntitle A\ntask alone B\n"), std::pair(3, Cause::UnknownWord));
        // what can't have happened at that table is named where it stands
        const QStringList lines = good.split('\n');
        const auto found = std::ranges::find_if(lines, [](const QString& each) { return each.endsWith("shuffle"); });
        QVERIFY(found != lines.end());
        const auto shuffle = found - lines.begin();
        QStringList wrong = lines;
        wrong[shuffle] = "| seat 3 call";
        const auto [line, cause] = faultOf(wrong.join('\n'));
        QCOMPARE(line, static_cast<int>(shuffle) + 1);
        QCOMPARE(cause, Cause::Impossible);
    }

    void onlyWhatWasMadeHereIsChanged()
    {
        SetsModel model;
        model.setShelf({{.set = twoTasks(), .own = false}}, {{.name = "Ada"}}, QDate(2026, 12, 1));
        QSignalSpy edited(&model, &SetsModel::edited);
        model.typeTitle("Others");
        model.removeTask(0);
        QVERIFY(!model.typeDue("2026-12-09"));
        QCOMPARE(edited.size(), 0);
        QCOMPARE(model.tasks().size(), 2);
        model.create(" ");
        QCOMPARE(model.sets().size(), 1);
        model.create("Mine");
        QVERIFY(model.own());
        QCOMPARE(model.by(), QString("Ada"));
        QVERIFY(!model.typeDue("3 December"));
        QVERIFY(model.typeDue("2026-12-09"));
        QCOMPARE(model.due(), QString("2026-12-09"));
        QVERIFY(model.typeDue(""));
        const Session session = dealtToTheFlop(Mode::Practice);
        model.setPending(taskFrom(session, 9, "League, hand 1"));
        model.takePending("The blinds");
        QCOMPARE(model.tasks().size(), 1);
        QCOMPARE(model.tasks()[0].toMap()["title"].toString(), QString("The blinds"));
        // the same moment once more is said, and not taken
        model.setPending(taskFrom(session, 9, "x"));
        model.takePending({});
        QCOMPARE(model.tasks().size(), 1);
        QVERIFY(!model.message().isEmpty());
        model.turnTask(0);
        QVERIFY(!model.chosen()->tasks[0].coached);
        QVERIFY(readSet(setText(*model.chosen()), "x"));
    }

    void aTableWithAMistakeLeftOnItStaysATest()
    {
        const Session session = dealtToTheFlop(Mode::Test);
        SetsModel model;
        model.setShelf({}, {{.name = "Ada"}}, QDate(2026, 12, 1));
        model.create("Mine");
        model.addTask(taskFrom(session, session.entries().size(), "x"));
        QVERIFY(!model.chosen()->tasks[0].coached);
        const auto then = replay(model.chosen()->tasks[0].start, "x");
        QVERIFY(then);
        QVERIFY(then->situation().table == session.situation().table);
    }

    void whoDidWhatIsTold()
    {
        const PracticeSet set = twoTasks();
        SetProgress ada{.name = "Ada"};
        ada.best.insert(setKind(set, set.tasks[0]), 92);
        ada.best.insert(setKind(set, set.tasks[1]), -1);
        SetsModel model;
        model.setShelf({{.set = set, .own = true}}, {ada, {.name = "Bao"}}, QDate(2026, 12, 4));
        QCOMPARE(model.lines()[0].done, QString("1 of 2"));
        QVERIFY(model.lines()[0].late);
        QCOMPARE(model.people()[0].toMap()["scores"].toStringList(), QStringList({"92", "…"}));
        QCOMPARE(model.people()[1].toMap()["scores"].toStringList(), QStringList({"–", "–"}));
        model.setShelf({{.set = set, .own = true}}, {ada}, QDate(2026, 12, 3));
        QCOMPARE(model.lines()[0].due, QString("due today"));
        // another name or order of a task is the same task
        model.nameTask(0, "Renamed");
        model.moveTask(0, 1);
        QCOMPARE(model.tasks()[1].toMap()["state"].toString(), QString("best: 92"));
    }
};

CUTCARD_TESTS(PracticeSetTest, QGuiApplication)
#include "tst_practice_set.moc"
