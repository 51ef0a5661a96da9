// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a session, whose copies share what they have in common, and going back in a session.
#include "core/games/catalogue/catalogue.h"
#include "core/session/checkpoints.h"
#include "tests/core/support/tables.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <algorithm>
#include <ranges>

using namespace cutcard;

namespace {

Entry entryOf(int number)
{
    Act act;
    act.verb = Verb::Board;
    act.number = number;
    return {.event = act, .byHouse = false, .hand = number / 7 + 1};
}

EntryLog logOf(int count)
{
    EntryLog log;
    for (int i = 0; i < count; ++i)
        log.push_back(entryOf(i));
    return log;
}

} // namespace

class EntryLogTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void holdsWhatWasPushedInOrder_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {0, 1, 127, 128, 129, 255, 256, 257, 1000})
            QTest::addRow("%d", count) << count;
    }
    void holdsWhatWasPushedInOrder()
    {
        QFETCH(int, count);
        const EntryLog log = logOf(count);
        QCOMPARE(log.size(), static_cast<std::size_t>(count));
        QCOMPARE(log.empty(), count == 0);
        int number = 0;
        for (const Entry& entry : log)
            QVERIFY(entry == entryOf(number++));
        for (const Entry& entry : std::views::reverse(log))
            QVERIFY(entry == entryOf(--number));
        for (int first = 0; first <= count; ++first) {
            QVERIFY(log.first(static_cast<std::size_t>(first)) == logOf(first));
            const auto rest = log.from(static_cast<std::size_t>(first));
            QCOMPARE(rest.size(), static_cast<std::size_t>(count - first));
            QVERIFY(rest.empty() || (rest.front() == entryOf(first) && rest.back() == log.back()));
        }
        QVERIFY(EntryLog(log.from(0)) == log);
    }

    void aCopyGoesItsOwnWay()
    {
        EntryLog log = logOf(300);
        EntryLog copy = log.first(256);
        copy.push_back(entryOf(1000));
        log.back().byHouse = true;
        QCOMPARE(log.size(), std::size_t(300));
        QVERIFY(copy.back() == entryOf(1000));
        QVERIFY(log[256] == entryOf(256));
        QVERIFY(!(log == logOf(300)));
        QVERIFY(log.after(299) == nullptr);
        QVERIFY(*log.after(0) == entryOf(1).event);
    }

    void goingBackLeadsToTheSessionAsItWas_data() { addGames(); }
    void goingBackLeadsToTheSessionAsItWas()
    {
        const CatalogueEntry game = currentGame();
        const Simulator simulator(incidentPlans.back());
        Checkpoints checkpoints;
        std::vector<Session> all;
        (void)played(setupFor(game, 7, Mode::Practice, 4), simulator, [&](const Session& session) {
            if (!all.empty())
                checkpoints.keep(all.back());
            all.push_back(session);
            return true;
        });
        QVERIFY(all.size() > 100);
        Checkpoints opened; // of a session that was opened there are none yet
        for (const Session& then : all | std::views::reverse) {
            const std::size_t entries = then.entries().size();
            QVERIFY(checkpoints.at(all.back(), entries).value() == then);
            QVERIFY(opened.at(all.back(), entries).value() == then);
            checkpoints.cut(entries);
        }
    }
};

CUTCARD_TESTS(EntryLogTest)
#include "tst_entry_log.moc"
