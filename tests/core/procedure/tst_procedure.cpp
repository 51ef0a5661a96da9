// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/procedure/procedure.h"
#include "core/table/situation.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

Procedure owed(Verb verb)
{
    return owe(act(verb), "1.2"_rule, Severity::Minor, Competency::Delivery);
}

Procedure washAgain(const Situation& situation, int);

/// Finds the cards wrong every time, as a guess at a table that is not there yet does.
Procedure countAgain(const Situation&, int)
{
    return inOrder(owed(Verb::GatherCards), later({.open = washAgain}));
}

Procedure washAgain(const Situation&, int)
{
    return inOrder(owed(Verb::Shuffle), later({.open = countAgain, .depends = true}));
}

} // namespace

class ProcedureTest : public QObject
{
    Q_OBJECT

private slots:
    void whatDependsOnTheTableIsGuessedAtOnceOnly()
    {
        const Situation situation;
        const Procedure procedure = washAgain(situation, 0);
        const Procedure washed = later({.open = washAgain});
        const auto skip = washed.skippingTo(act(Verb::GatherCards), situation);
        QVERIFY(skip.has_value());
        QCOMPARE(skip->jumped.size(), std::size_t{1});
        QVERIFY(skip->jumped.front().act == act(Verb::Shuffle));
        // looked for in vain, and without end
        QVERIFY(!procedure.skippingTo(act(Verb::Burn), situation).has_value());
    }

    void whatDependsOnTheTableIsNotGuessedAtBehindAPlayer()
    {
        const Situation situation;
        const Procedure behind = inOrder(turnOf(Seat(1), Wait::Cut), later({.open = countAgain, .depends = true}));
        QVERIFY(!behind.skippingTo(act(Verb::GatherCards), situation).has_value());
        const Procedure sure = inOrder(turnOf(Seat(1), Wait::Cut), owed(Verb::GatherCards));
        const auto skip = sure.skippingTo(act(Verb::GatherCards), situation);
        QVERIFY(skip.has_value());
        QVERIFY(skip->pastPlayers);
    }

    void whatIsOwedInAnyOrderMayBeInterleavedButNotWhatIsOnceBegun()
    {
        const Procedure pairs = inAnyOrder({atomic(inOrder(owed(Verb::Shuffle), owed(Verb::Pitch))),
                                            atomic(inOrder(owed(Verb::Burn), owed(Verb::GatherCards)))});
        QCOMPARE(pairs.owed().size(), std::size_t{2});
        const auto begun = pairs.after(act(Verb::Burn));
        QVERIFY(begun.has_value());
        QVERIFY(!begun->rest.after(act(Verb::Shuffle)).has_value());
        const auto ended = begun->rest.after(act(Verb::GatherCards));
        QVERIFY(ended.has_value());
        QVERIFY(ended->rest.after(act(Verb::Shuffle)).has_value());
    }
};

CUTCARD_TESTS(ProcedureTest, QCoreApplication)

#include "tst_procedure.moc"
