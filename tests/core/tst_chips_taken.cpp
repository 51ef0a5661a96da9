// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/table.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

/// What hands do with bets: nobody cuts a chip up.
class ChipsTakenTest : public QObject
{
    Q_OBJECT

private slots:
    void aPotThatIsBuiltTooSmallLeavesWholeChips()
    {
        Table table;
        for (int seat = 1; seat <= 5; ++seat) {
            table.at(Seat(seat)).seated = true;
            table.at(Seat(seat)).bet = seat == 1 ? 500 : 2100;
        }
        Act build;
        build.verb = Verb::BuildPot;
        build.amount = 1800;
        build.seats = {Seat(2), Seat(3)};
        QVERIFY(perform(table, build));
        for (int seat = 1; seat <= 5; ++seat)
            QCOMPARE(table.at(Seat(seat)).bet % 100, 0);
    }
};

CUTCARD_TESTS(ChipsTakenTest)
#include "tst_chips_taken.moc"
