// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/exam/pay_drill.h"
#endif

#include <QtTest>

#include <array>
#include <set>

using namespace cutcard;

class PayDrillTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void aLayoutIsTheSameForTheSameSeedAndHasNoCardTwice()
    {
        for (const PayTable& table : printedPayTables()) {
            for (int number = 0; number < 20; ++number) {
                const DrillSpec spec{.table = table, .spots = mostDrillSpots, .seed = 7};
                const DrillLayout layout = drillLayout(spec, number);
                QVERIFY(layout == drillLayout(spec, number));
                QCOMPARE(layout.board.size(), std::size_t(table.cards - 2));
                std::set<int> seen;
                for (const Card card : layout.board)
                    seen.insert(card.index());
                for (const DrillSpot& spot : layout.spots) {
                    for (const Card card : spot.cards)
                        seen.insert(card.index());
                    QVERIFY(spot.wager >= spec.leastBet && spot.wager <= spec.mostBet && spot.wager % spec.unit == 0);
                }
                QCOMPARE(seen.size(), layout.board.size() + 2 * layout.spots.size());
            }
        }
    }

    void everyClassThatIsPaidComesUpAndOneThatLoses()
    {
        for (const char* name : {"CH1", "CH4", "A"}) {
            const PayTable table = *findPayTable(name);
            DrillScore score;
            for (int number = 0; number < 200; ++number) {
                const DrillLayout layout = drillLayout({.table = table, .seed = 3}, number);
                const std::array<Chips, 1> paid{layout.spots[0].pays};
                score.book(layout, paid);
                // a pair that loses is of a class that other pairs are paid in
                const bool maybe = bonusPay(table, 1, layout.spots[0].hand).has_value();
                QVERIFY(maybe || layout.spots[0].pays == 0);
                QVERIFY(!maybe || layout.spots[0].hand == HandClass::OnePair || layout.spots[0].pays > 0);
            }
            for (std::size_t i = 0; i < handClassCount; ++i) {
                const bool paid = table.odds[i] > 0;
                QVERIFY2(!paid || score.byClass[i].asked > 0, handClassWords[i].data());
            }
            QCOMPARE(score.total().asked, 200);
            QCOMPARE(score.total().right, 200);
        }
    }

    void aWrongPaymentIsBookedUnderItsClass()
    {
        DrillLayout layout;
        layout.spots = {{.cards = {}, .wager = 10, .hand = HandClass::Flush, .pays = 40},
                        {.cards = {}, .wager = 5, .hand = HandClass::OnePair, .pays = 0}};
        DrillScore score;
        const std::array<Chips, 2> paid{50, 0};
        score.book(layout, paid);
        QCOMPARE(score.byClass[static_cast<std::size_t>(HandClass::Flush)].right, 0);
        QCOMPARE(score.byClass[static_cast<std::size_t>(HandClass::OnePair)].right, 1);
        QCOMPARE(score.total().asked, 2);
    }
};

QTEST_APPLESS_MAIN(PayDrillTest)
#include "tst_pay_drill.moc"
