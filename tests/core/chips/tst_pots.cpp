// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/pots.h"

#include <QtTest>

using namespace cutcard;

namespace {

Contribution bet(Chips live)
{
    return {.live = live};
}
Contribution allIn(Chips live)
{
    return {.live = live, .allIn = true};
}
Contribution folded(Chips live)
{
    return {.live = live, .folded = true};
}
Contribution deadBlind(Chips dead)
{
    return {.dead = dead, .folded = true};
}

SeatSet seats(std::initializer_list<int> numbers)
{
    SeatSet set;
    for (const int number : numbers)
        set.insert(Seat(number));
    return set;
}



} // namespace

class PotsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support|QStandardPaths)")); }

    // ---- Appendix A of the league's booklet: seats 1 P3, 2 D, 3 SB, 4 BB ----

    // D 400, BB 400, SB folded its 100: 400 + 400 + 100 = 900
    void appendixAExample1()
    {
        const Contributions in{Contribution{.folded = true}, bet(400), deadBlind(100), bet(400)};
        QCOMPARE(layeredPots(in), (Pots{{900, seats({2, 4})}}));
        QVERIFY(!uncalledExcess(in));
    }

    // P3, SB and BB 1,200 each: 3,600
    void appendixAExample2()
    {
        const Contributions in{bet(1200), Contribution{.folded = true}, bet(1200), bet(1200)};
        QCOMPARE(layeredPots(in), (Pots{{3600, seats({1, 3, 4})}}));
    }

    // The booklet prints 17,000 "including SB". This round brings 8,000 + 8,000 = 16,000; the dead 1,000 of the
    // small blind lies in the pot since before the flop, together with 2,000 + 2,000: 21,000 in all.
    void appendixAExample3IsMisprinted()
    {
        const Contributions round{Contribution{.folded = true}, bet(8000), Contribution{.folded = true}, bet(8000)};
        QCOMPARE(totalOf(round), Chips{16000});
        const Contributions hand{Contribution{.folded = true}, bet(10000), deadBlind(1000), bet(10000)};
        QCOMPARE(layeredPots(hand), (Pots{{21000, seats({2, 4})}}));
        QVERIFY(totalOf(round) != 17000 && totalOf(hand) != 17000);
    }

    // Main 3 x 1,500 + 500 = 5,000; side 2 x 5,500 = 11,000; the printed 16,000 is their sum
    void appendixAExample4()
    {
        const Contributions in{bet(7000), allIn(1500), deadBlind(500), bet(7000)};
        const Pots expected{{5000, seats({1, 2, 4})}, {11000, seats({1, 4})}};
        QCOMPARE(layeredPots(in), expected);
        QCOMPARE(layeredPots(in, {.capDeadBlind = true}), expected);
        QCOMPARE(totalOf(layeredPots(in)), Chips{16000});
    }

    // ---- 3.7.3, PA-12, PA-13 ----

    // W3: 3 x 300 + 500 = 1,400 read literally; 4 x 300 = 1,200 capped; 8,800 in all
    void deadBlindGreaterThanAnAllIn()
    {
        const Contributions in{bet(4000), allIn(300), deadBlind(500), bet(4000)};
        QCOMPARE(layeredPots(in), (Pots{{1400, seats({1, 2, 4})}, {7400, seats({1, 4})}}));
        QCOMPARE(layeredPots(in, {.capDeadBlind = true}), (Pots{{1200, seats({1, 2, 4})}, {7600, seats({1, 4})}}));
    }

    void foldedChipsCountUpToTheAllInAmount()
    {
        // seat 4 folded after putting in 700: 400 of it belong to the main pot, 300 to the side pot
        const Contributions in{bet(1000), allIn(400), bet(1000), folded(700)};
        QCOMPARE(layeredPots(in), (Pots{{1600, seats({1, 2, 3})}, {1500, seats({1, 3})}}));
    }

    // LH, arithmetic check of the digest: 4 x 12 = 48; 3 x 13 = 39; 2 x 15 = 30
    void layersForFortyTwentyFiveTwelveForty()
    {
        const Contributions in{bet(40), allIn(25), allIn(12), bet(40)};
        const Pots expected{{48, seats({1, 2, 3, 4})}, {39, seats({1, 2, 4})}, {30, seats({1, 4})}};
        QCOMPARE(layeredPots(in), expected);
    }

    // ---- 3.7.5 ----

    void properRaiseIsRefundedWhenNobodyElseCalls()
    {
        const Contributions in{folded(400), allIn(550), bet(800)};
        const auto refund = properRaiseRefund(in, Seat(2));
        QCOMPARE(refund, std::optional(Refund{Seat(3), 250}));
        QCOMPARE(layeredPots(refunded(in, *refund)), (Pots{{1500, seats({2, 3})}}));
    }

    void properRaiseMakesASidePotWhenAnotherCalls()
    {
        const Contributions in{bet(800), allIn(550), bet(800)};
        QVERIFY(!properRaiseRefund(in, Seat(2)));
        QCOMPARE(layeredPots(in), (Pots{{1650, seats({1, 2, 3})}, {500, seats({1, 3})}}));
    }

    // ---- 1.2-odd ----

    void oddChipsStartTheNextPot()
    {
        QCOMPARE(splitPot(1300, 3, 100), (PotSplit{400, 100}));
        const Contributions in{bet(400), bet(400), bet(400), folded(100)};
        const Awards awards = settle(layeredPots(in), {7, 7, 7}, {.unit = 100});
        QCOMPARE(totalPayouts(awards), (ChipsBySeat{400, 400, 400}));
        QCOMPARE(totalCarried(awards), Chips{100});
        const Contributions next{bet(400), allIn(200), bet(400)};
        QCOMPARE(layeredPots(next, {.carried = 100}), (Pots{{700, seats({1, 2, 3})}, {400, seats({1, 3})}}));
    }
};

QTEST_APPLESS_MAIN(PotsTest)
#include "tst_pots.moc"
