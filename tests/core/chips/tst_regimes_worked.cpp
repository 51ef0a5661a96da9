// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/chips/regimes_test_support.h"
#include "tests/support/programs.h"

using namespace cutcard;

/// Worked hands under the four regimes: those of the comparison's section 3, and ten more.
class RegimesWorkedTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnQtWarnings(); }

    // ---- cross.md 3.1 to 3.4: every row, to the chip ----

    void workedHands_data()
    {
        QTest::addColumn<ComparedHand>("played");
        QTest::addColumn<std::vector<Regime>>("regimes");
        QTest::addColumn<LayeredPots>("pots");
        QTest::addColumn<ChipsBySeat>("stacks");
        QTest::addColumn<SeatSet>("out");
        const std::vector withoutLoans{Regime::TableStakes, Regime::League, Regime::NoOdc};
        const std::vector tableStakes{Regime::TableStakes, Regime::NoOdc};
        const std::vector league{Regime::League};
        const std::vector odc{Regime::Odc};
        const auto row = [](const char* name, const ComparedHand& played, const std::vector<Regime>& regimes,
                            const LayeredPots& pots, const ChipsBySeat& stacks,
                            SeatSet out) { QTest::newRow(name) << played << regimes << pots << stacks << out; };

        const LayeredPots w1{{8000, seats({1, 2, 3, 4})}, {6000, seats({1, 2, 3})}, {4000, seats({1, 2})}};
        const LayeredPots w1Odc{{24000, seats({1, 2, 3, 4})}};
        row("W1 D best", handW1({2, 1, 3, 4}), withoutLoans, w1, {20000, 6000, 6000, 8000}, {});
        row("W1 D best, ODC", handW1({2, 1, 3, 4}), odc, w1Odc, {16000, 6000, 0, 20000}, seats({3}));
        row("W1 A best", handW1({4, 3, 2, 1}), withoutLoans, w1, {34000, 6000, 0, 0}, seats({3, 4}));
        row("W1 A best, ODC", handW1({4, 3, 2, 1}), odc, w1Odc, {40000, 6000, 0, 0}, seats({3, 4}));
        row("W1 C and D tie", handW1({2, 1, 3, 3}), withoutLoans, w1, {20000, 6000, 10000, 4000}, {});
        row("W1 C and D tie, ODC", handW1({2, 1, 3, 3}), odc, w1Odc, {16000, 6000, 10000, 8000}, {});
        row("W1 C best", handW1({2, 1, 4, 3}), withoutLoans, w1, {20000, 6000, 14000, 0}, seats({4}));
        row("W1 C best, ODC", handW1({2, 1, 4, 3}), odc, w1Odc, {16000, 6000, 22000, 0}, seats({4}));

        const LayeredPots w2{{5000, seats({1, 2, 4})}, {11000, seats({1, 4})}};
        const LayeredPots w2Odc{{21500, seats({1, 2, 4})}};
        row("W2 D best", handW2(1500, {1, 3, 9, 2}), withoutLoans, w2, {5000, 5000, 7500, 13000}, {});
        row("W2 D best, ODC", handW2(1500, {1, 3, 9, 2}), odc, w2Odc, {5000, 16000, 7500, 2000}, {});
        row("W2 P3 best", handW2(1500, {3, 1, 9, 2}), withoutLoans, w2, {21000, 0, 7500, 2000}, seats({2}));
        row("W2 P3 best, ODC", handW2(1500, {3, 1, 9, 2}), odc, w2Odc, {26500, 0, 7500, 2000}, seats({2}));

        const LayeredPots w3{{1200, seats({1, 2, 4})}, {7600, seats({1, 4})}};
        const LayeredPots w3League{{1400, seats({1, 2, 4})}, {7400, seats({1, 4})}};
        const LayeredPots w3Odc{{12500, seats({1, 2, 4})}};
        row("W3 D best", handW3({1, 3, 9, 2}), tableStakes, w3, {8000, 1200, 7500, 12600}, {});
        row("W3 D best, league", handW3({1, 3, 9, 2}), league, w3League, {8000, 1400, 7500, 12400}, {});
        row("W3 D best, ODC", handW3({1, 3, 9, 2}), odc, w3Odc, {8000, 8800, 7500, 5000}, {});
        row("W3 P3 best", handW3({3, 1, 9, 2}), tableStakes, w3, {16800, 0, 7500, 5000}, seats({2}));
        row("W3 P3 best, league", handW3({3, 1, 9, 2}), league, w3League, {16800, 0, 7500, 5000}, seats({2}));
        row("W3 P3 best, ODC", handW3({3, 1, 9, 2}), odc, w3Odc, {20500, 0, 7500, 5000}, seats({2}));

        const LayeredPots w4{{1650, seats({1, 2, 3})}};
        const LayeredPots w4League{{1650, seats({1, 2, 3})}, {500, seats({1, 3})}};
        const LayeredPots w4Odc{{2400, seats({1, 2, 3})}};
        row("W4 B best", handW4(call(1), {1, 3, 2}), tableStakes, w4, {4450, 1650, 4450}, {});
        row("W4 B best, league", handW4(call(1), {1, 3, 2}), league, w4League, {4200, 1650, 4700}, {});
        row("W4 B best, ODC", handW4(call(1), {1, 3, 2}), odc, w4Odc, {4200, 2150, 4200}, {});
        row("W4 C best", handW4(call(1), {1, 2, 3}), tableStakes, w4, {4450, 0, 6100}, seats({2}));
        row("W4 C best, league", handW4(call(1), {1, 2, 3}), league, w4League, {4200, 0, 6350}, seats({2}));
        row("W4 C best, ODC", handW4(call(1), {1, 2, 3}), odc, w4Odc, {4200, 0, 6600}, seats({2}));
        // A folds: 400 + 550 + 550 = 1,500; in the league C has 250 of its 800 back; ODC 400 + 800 + 800 =
        // 2,000
        row("W4 A folds", handW4(fold(1), {9, 2, 3}), withoutLoans, {{1500, seats({2, 3})}}, {4600, 0, 5950},
            seats({2}));
        row("W4 A folds, ODC", handW4(fold(1), {9, 2, 3}), odc, {{2000, seats({2, 3})}}, {4600, 0, 6200}, seats({2}));

        ComparedHand w5 = handW1({2, 1, 3, 4});
        w5.plainAllIn = seats({4});
        row("W5", w5, odc, {{8000, seats({1, 2, 3, 4})}, {12000, seats({1, 2, 3})}}, {16000, 6000, 10000, 8000}, {});
        ComparedHand danger = hand({22000, 5900, 1000}, 6000, {raise(1, 6000), call(2), call(3)}, {1, 3, 2});
        danger.plainAllIn = seats({2});
        row("W5 cannot repay", danger, odc, {{17700, seats({1, 2, 3})}, {200, seats({1, 3})}}, {16000, 17700, 0},
            seats({3}));
        workedByHand(row, withoutLoans, tableStakes, league, odc);
    }
    void workedHands()
    {
        QFETCH(ComparedHand, played);
        QFETCH(std::vector<Regime>, regimes);
        QFETCH(LayeredPots, pots);
        QFETCH(ChipsBySeat, stacks);
        QFETCH(SeatSet, out);
        for (const Regime regime : regimes) {
            const auto resolution = resolve(played, regime);
            QVERIFY(resolution);
            QCOMPARE(resolution->settlement.pots, pots);
            QCOMPARE(stacksOf(*resolution), stacks);
            QCOMPARE(eliminatedOf(*resolution), out);
        }
    }

private:
    template <typename Row>
    static void workedByHand(const Row& row, const std::vector<Regime>& withoutLoans,
                             const std::vector<Regime>& tableStakes, const std::vector<Regime>& league,
                             const std::vector<Regime>& odc)
    {
        // 1. Five players, level 5,000: A 20,000, B 1,000, C 2,000, D 3,000, E 4,000, best to worst B C D E
        // A.
        //    Side pots: 5,000 to B; 4 x 1,000 to C; 3 x 1,000 to D; 2 x 1,000 to E; A's last 1,000 is not
        //    called. A 20,000 - 4,000 = 16,000; B 5,000; C 4,000; D 3,000; E 2,000: 30,000. ODC: one pot of
        //    25,000 to B: 1,000 + 25,000 - 5,000 = 21,000; A 15,000; the loans of C, D and E, 3,000 + 2,000 +
        //    1,000, stay in play: 36,000.
        const ComparedHand five = hand({20000, 1000, 2000, 3000, 4000}, 1000,
                                       {raise(1, 5000), call(2), call(3), call(4), call(5)}, {1, 5, 4, 3, 2});
        row("1 four all-in", five, withoutLoans,
            {{5000, seats({1, 2, 3, 4, 5})},
             {4000, seats({1, 3, 4, 5})},
             {3000, seats({1, 4, 5})},
             {2000, seats({1, 5})}},
            {16000, 5000, 4000, 3000, 2000}, {});
        row("1 four all-in, ODC", five, odc, {{25000, seats({1, 2, 3, 4, 5})}}, {15000, 21000, 0, 0, 0},
            seats({3, 4, 5}));

        // 2. PA-16: A 400, B all-in 550, C raises by another 400, A calls. Table stakes: C to 950; main 3 x
        // 550 =
        //    1,650, side 2 x 400 = 800. League: over the proper 800, C to 1,200; side 2 x 650 = 1,300.
        //    ODC: B owes 1,200 too, 650 of it loan: one pot of 3,600. B best, C second.
        const ComparedHand again =
            hand({5000, 550, 5000}, 200, {raise(1, 400), push(2), raise(3, 950), call(1)}, {1, 3, 2});
        row("2 raise over a short raise", again, tableStakes, {{1650, seats({1, 2, 3})}, {800, seats({1, 3})}},
            {4050, 1650, 4850}, {});
        row("2 raise over a short raise, league", again, league, {{1650, seats({1, 2, 3})}, {1300, seats({1, 3})}},
            {3800, 1650, 5100}, {});
        row("2 raise over a short raise, ODC", again, odc, {{3600, seats({1, 2, 3})}}, {3800, 2950, 3800}, {});

        // 3. The big blind of 100 is all-in with 40; A calls, the small blind folds its 50; the big blind
        // wins.
        //    Table stakes: A's 50 above the small blind come back; main 3 x 40 = 120, side 10 + 10 = 20 to A
        //    alone: 1,000 - 50 + 20 = 970. League: A's 60 come back, 40 + 40 + 50 = 130. ODC: 60 borrowed
        //    (TA-25), 100 + 50 + 100 = 250; 40 + 250 - 100 = 190.
        const ComparedHand shortBlind =
            hand({1000, 1000, 40}, 100, {blind(2, 50), blind(3, 100), call(1), fold(2)}, {1, 9, 2});
        row("3 short big blind", shortBlind, tableStakes, {{120, seats({1, 3})}, {20, seats({1})}}, {970, 950, 120},
            {});
        row("3 short big blind, league", shortBlind, league, {{130, seats({1, 3})}}, {960, 950, 130}, {});
        row("3 short big blind, ODC", shortBlind, odc, {{250, seats({1, 3})}}, {900, 950, 190}, {});

        // 4. An all-in that is a full raise changes nothing in the league: A 400, B all-in 800 exactly, C and
        // A call.
        //    3 x 800 = 2,400; A best: 5,000 + 1,600 = 6,600.
        const ComparedHand fullRaise =
            hand({5000, 800, 5000}, 200, {raise(1, 400), push(2), call(3), call(1)}, {3, 2, 1});
        row("4 all-in for a full raise", fullRaise, withoutLoans, {{2400, seats({1, 2, 3})}}, {6600, 0, 4200},
            seats({2}));
        row("4 all-in for a full raise, ODC", fullRaise, odc, {{2400, seats({1, 2, 3})}}, {6600, 0, 4200}, seats({2}));

        // 5. Two rounds. B has 1,500: 1,000 called before the flop, then A bets 2,000 and B is all-in for
        // 500, C calls.
        //    Side pots: main 3 x 1,500 = 4,500; side 2 x 1,500 = 3,000. ODC: 1,500 of loan, 3 x 3,000 =
        //    9,000. C best, B second: 10,000 - 3,000 + 7,500 = 14,500 and 16,000 (1,500 of loan stay in
        //    play).
        const ComparedHand rounds =
            hand({10000, 1500, 10000}, 500,
                 {raise(1, 1000), call(2), call(3), nextRound, raise(1, 2000), push(2), call(3)}, {1, 2, 3});
        row("5 two rounds", rounds, withoutLoans, {{4500, seats({1, 2, 3})}, {3000, seats({1, 3})}}, {7000, 0, 14500},
            seats({2}));
        row("5 two rounds, ODC", rounds, odc, {{9000, seats({1, 2, 3})}}, {7000, 0, 16000}, seats({2}));

        // 6. The borrower is beaten by nobody but shares: A and B tie, C third. Table stakes: B all-in 900,
        // level
        //    2,000: main 2,700, half each 1,350; side 2,200 to A. ODC: 6,000, half each: B 900 + 3,000 -
        //    2,000 = 1,900.
        const ComparedHand shared = hand({8000, 900, 8000}, 100, {raise(1, 2000), call(2), call(3)}, {2, 2, 1});
        row("6 tie with a short stack", shared, withoutLoans, {{2700, seats({1, 2, 3})}, {2200, seats({1, 3})}},
            {9550, 1350, 6000}, {});
        row("6 tie with a short stack, ODC", shared, odc, {{6000, seats({1, 2, 3})}}, {9000, 1900, 6000}, {});

        // 7. Everybody folds to an all-in raise: blinds 50 and 100, A all-in 700. 600 come back, 100 + 50 +
        // 100 = 250.
        const ComparedHand steal =
            hand({700, 1000, 1000}, 100, {blind(2, 50), blind(3, 100), push(1), fold(2), fold(3)}, {1, 2, 3});
        row("7 nobody calls", steal, withoutLoans, {{250, seats({1})}}, {850, 950, 900}, {});
        row("7 nobody calls, ODC", steal, odc, {{250, seats({1})}}, {850, 950, 900}, {});

        // 8. The loan does not reach: loan 2,000, C 500 + 2,000 against 4,000. Main 3 x 2,500 = 7,500 to C,
        // side
        //    2 x 1,500 = 3,000 to A. Table stakes: main 1,500 to C, side 7,000 to A.
        ComparedHand exhausted = hand({10000, 9000, 500}, 100, {raise(1, 4000), call(2), call(3)}, {2, 1, 3});
        exhausted.loan = 2000;
        row("8 exhausted loan", exhausted, withoutLoans, {{1500, seats({1, 2, 3})}, {7000, seats({1, 2})}},
            {13000, 5000, 1500}, {});
        row("8 exhausted loan, ODC", exhausted, odc, {{7500, seats({1, 2, 3})}, {3000, seats({1, 2})}},
            {9000, 5000, 5500}, {});

        // 9. Two short all-ins in a row in the league: 400, B all-in 550 (proper 800), C all-in 1,000 (over
        // 800 only
        //    200: short, proper 1,200), A calls 1,200, D folds. A's last 200 come back: main 3 x 550 = 1,650,
        //    side 2 x 450 = 900. Table stakes: A calls 1,000: the same chips in the pots.
        const ComparedHand twice =
            hand({5000, 550, 1000, 5000}, 200, {raise(1, 400), push(2), push(3), fold(4), call(1)}, {1, 3, 2, 9});
        row("9 two short raises", twice, withoutLoans, {{1650, seats({1, 2, 3})}, {900, seats({1, 3})}},
            {4000, 1650, 900, 5000}, {});

        // 10. The borrower folds later (TA-24): B has 1,000, borrows to call 1,500, folds to another 500 of
        // A.
        //     ODC: A takes 500 back and 3,000: 5,000 - 1,500 + 3,000 = 6,500; B out, 500 of loan in play.
        ComparedHand folds =
            hand({5000, 1000}, 100, {raise(1, 1500), call(2), nextRound, raise(1, 500), fold(2)}, {1, 2});
        folds.playedUnder = Regime::Odc;
        row("10 borrower folds, ODC", folds, odc, {{3000, seats({1})}}, {6500, 0}, seats({2}));
    }
};

CUTCARD_TESTS(RegimesWorkedTest)
#include "tst_regimes_worked.moc"
