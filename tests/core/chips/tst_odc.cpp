// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/chips/odc_test_support.h"
#include "tests/support/programs.h"
#include "tests/support/properties.h"

using namespace cutcard;

/// The arithmetic of overdrawn chips.
class OdcTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnQtWarnings(); }

    // ---- cross.md 3.1, W1: seats A, B, C, D; everybody at 6,000; one pot of 24,000 ----

    void w1_data()
    {
        QTest::addColumn<Strengths>("strengths");
        QTest::addColumn<ChipsBySeat>("stacks");
        QTest::addColumn<SeatSet>("out");
        QTest::addColumn<Chips>("absorbed");
        QTest::newRow("D best") << Strengths{2, 1, 3, 4} << ChipsBySeat{16000, 6000, 0, 20000} << seats({3})
                                << Chips{2000};
        QTest::newRow("A best") << Strengths{4, 3, 2, 1} << ChipsBySeat{40000, 6000, 0, 0} << seats({3, 4})
                                << Chips{6000};
        QTest::newRow("C and D tie") << Strengths{2, 1, 3, 3} << ChipsBySeat{16000, 6000, 10000, 8000} << SeatSet{}
                                     << Chips{0};
        QTest::newRow("C best") << Strengths{2, 1, 4, 3} << ChipsBySeat{16000, 6000, 22000, 0} << seats({4})
                                << Chips{4000};
    }
    void w1()
    {
        QFETCH(Strengths, strengths);
        QFETCH(ChipsBySeat, stacks);
        QFETCH(SeatSet, out);
        QFETCH(Chips, absorbed);
        const HandSettlement settlement = settled(stakesW1, strengths);
        QCOMPARE(settlement.pots, (LayeredPots{{24000, seats({1, 2, 3, 4})}}));
        QCOMPARE(stacksOf(settlement), stacks);
        for (const Seat seat : seats({1, 2, 3, 4}))
            QCOMPARE(settlement.outcomes[index(seat)].eliminated, out.contains(seat));
        QCOMPARE(totalAbsorbed(settlement), absorbed);
        QCOMPARE(totalStacks(settlement), 40000 + absorbed);
    }

    // D: 6,000 unused + 24,000 = 30,000 at the bank's desk, and gives back 10,000, not 6,000 and not 4,000
    void winnerRepaysTheWholeLoan()
    {
        const StakeOutcome winner = settled(stakesW1, {2, 1, 3, 4}).outcomes[3];
        QCOMPARE(winner.odcBet, Chips{4000});
        QCOMPARE(winner.won, Chips{24000});
        QCOMPARE(winner.toBank, L);
        QCOMPARE(winner.absorbed, Chips{0});
        QCOMPARE(winner.fate, LoanFate::Won);
    }

    // C: 2,000 of the loan are in the pot, 8,000 go back
    void loserReturnsTheUnusedPart()
    {
        const StakeOutcome loser = settled(stakesW1, {2, 1, 3, 4}).outcomes[2];
        QCOMPARE(loser.odcBet, Chips{2000});
        QCOMPARE(loser.toBank, Chips{8000});
        QCOMPARE(loser.absorbed, Chips{2000});
        QCOMPARE(loser.fate, LoanFate::Lost);
        QVERIFY(loser.eliminated);
    }

    // ---- W5: C borrows, D goes all-in plain ----

    void w5SidePotWinnerWhoCanRepayStays()
    {
        const HandStakes stakes{own(22000, 6000), own(12000, 6000), borrower(4000, 6000), plainAllIn(2000)};
        const HandSettlement settlement = settled(stakes, {2, 1, 3, 4});
        QCOMPARE(settlement.pots, (LayeredPots{{8000, seats({1, 2, 3, 4})}, {12000, seats({1, 2, 3})}}));
        QCOMPARE(stacksOf(settlement), (ChipsBySeat{16000, 6000, 10000, 8000}));
        QCOMPARE(settlement.outcomes[2].fate, LoanFate::Won);
    }

    // TA-39: C has 5,000 unused + 200 won = 5,200 against a loan of 10,000: out, the bank keeps 5,200,
    // and 4,800 stay in play: 28,900 + 4,800 = 33,700
    void w5SidePotWinnerWhoCannotRepayIsOut()
    {
        const HandStakes stakes{own(22000, 6000), plainAllIn(5900), borrower(1000, 6000)};
        const HandSettlement settlement = settled(stakes, {1, 3, 2});
        QCOMPARE(settlement.pots, (LayeredPots{{17700, seats({1, 2, 3})}, {200, seats({1, 3})}}));
        QCOMPARE(stacksOf(settlement), (ChipsBySeat{16000, 17700, 0}));
        QCOMPARE(settlement.outcomes[2].toBank, Chips{5200});
        QCOMPARE(settlement.outcomes[2].absorbed, Chips{4800});
        QVERIFY(settlement.outcomes[2].eliminated);
        QCOMPARE(totalStacks(settlement), Chips{28900 + 4800});
    }

    // ---- more hands, worked by hand ----

    // 1. The borrower folds (TA-24). A 8,000, B 3,000; both have 6,000 in, 3,000 of B's are loan; A bets
    // 2,000
    //    more and B folds. A takes back 2,000 and the pot of 12,000: 8,000 - 6,000 + 12,000 = 14,000.
    //    B: 10,000 - 3,000 = 7,000 back to the bank, out. 11,000 + 3,000 = 14,000 in play.
    void hand1BorrowerFolds()
    {
        const HandStakes stakes{own(8000, 8000), {.start = 3000, .loan = L, .contribution = folded(6000)}};
        const HandSettlement settlement = settled(stakes, {1, 9});
        QCOMPARE(settlement.uncalled, std::optional(Refund{Seat(1), 2000}));
        QCOMPARE(stacksOf(settlement), (ChipsBySeat{14000, 0}));
        QCOMPARE(settlement.outcomes[1].toBank, Chips{7000});
        QCOMPARE(settlement.outcomes[1].fate, LoanFate::Lost);
        QCOMPARE(totalAbsorbed(settlement), Chips{3000});
    }

    // 2. The borrower's raise is not called. A 9,000 bets 1,000; B 3,000 raises to 5,000 with 2,000 of loan;
    // A
    //    folds. B takes back 4,000, wins 2,000: 3,000 + 10,000 - 1,000 + 2,000 = 14,000, less 10,000 = 4,000.
    void hand2UncalledRaiseWithLoan()
    {
        const HandStakes stakes{paid(9000, folded(1000)), borrower(3000, 5000)};
        const HandSettlement settlement = settled(stakes, {9, 1});
        QCOMPARE(settlement.uncalled, std::optional(Refund{Seat(2), 4000}));
        QCOMPARE(stacksOf(settlement), (ChipsBySeat{8000, 4000}));
        QCOMPARE(settlement.outcomes[1].fate, LoanFate::Untouched);
        QCOMPARE(settlement.outcomes[1].toBank, L);
    }

    // 3. Three tie, one a borrower, with an odd chip. A 5,000, B 1,000 (1,000 loan), C 9,000 have 2,000 each
    // in,
    //    D folded its 25: 6,025 in chips of 25 by three is 2,000 each and 25 over, to the first left of
    //    seat 1.
    void hand3TieOfThreeWithOddChip()
    {
        const HandStakes stakes{own(5000, 2000), borrower(1000, 2000), own(9000, 2000), paid(1000, deadBlind(25))};
        const HandSettlement settlement = settled(stakes, {7, 7, 7, 9});
        QCOMPARE(stacksOf(settlement), (ChipsBySeat{5000, 1025, 9000, 975}));
        QCOMPARE(settlement.outcomes[1].fate, LoanFate::Won);
        QCOMPARE(totalAbsorbed(settlement), Chips{0});
    }

    // 4. The loan is exhausted. Loans of 2,000; A 10,000 and B 9,000 have 4,000 in, C 500 + 2,000 = 2,500.
    //    Main 3 x 2,500 = 7,500; side 2 x 1,500 = 3,000. C best, A second:
    //    C 7,500 - 2,000 = 5,500; A 10,000 - 4,000 + 3,000 = 9,000; B 5,000; sum 19,500.
    //    A best: C's whole 2,000 of loan stay in play: A 10,000 - 4,000 + 10,500 = 16,500; B 5,000; sum
    //    21,500.
    void hand4ExhaustedLoan()
    {
        const HandStakes stakes{
            own(10000, 4000), own(9000, 4000), {.start = 500, .loan = 2000, .contribution = allIn(2500)}};
        const HandSettlement won = settled(stakes, {2, 1, 3});
        QCOMPARE(won.pots, (LayeredPots{{7500, seats({1, 2, 3})}, {3000, seats({1, 2})}}));
        QCOMPARE(stacksOf(won), (ChipsBySeat{9000, 5000, 5500}));
        const HandSettlement lost = settled(stakes, {3, 2, 1});
        QCOMPARE(stacksOf(lost), (ChipsBySeat{16500, 5000, 0}));
        QCOMPARE(lost.outcomes[2].toBank, Chips{0});
        QCOMPARE(totalAbsorbed(lost), Chips{2000});
    }

    // 5. One borrower beats another. A 2,000 (3,000 loan), B 3,000 (2,000 loan), C 20,000; 5,000 each, pot
    // 15,000.
    //    A 2,000 + 15,000 - 5,000 = 12,000; B out, 8,000 back; C 15,000; sum 25,000 + 2,000 = 27,000.
    void hand5BorrowerBeatsBorrower()
    {
        const HandSettlement settlement =
            settled({borrower(2000, 5000), borrower(3000, 5000), own(20000, 5000)}, {3, 2, 1});
        QCOMPARE(stacksOf(settlement), (ChipsBySeat{12000, 0, 15000}));
        QCOMPARE(settlement.outcomes[1].toBank, Chips{8000});
        QCOMPARE(totalStacks(settlement), Chips{27000});
    }

    // 6. Three blinds. 25 and 50 fold, the big blind of 100 calls 300 with chips, D has 200 and borrows 100:
    //    25 + 50 + 300 + 300 = 675. D wins: 200 + 675 - 300 = 575. D loses: 9,900 back, 100 stay in play.
    void hand6ThreeBlinds()
    {
        const HandStakes stakes{paid(1000, deadBlind(25)), paid(1000, deadBlind(50)), own(1000, 300),
                                borrower(200, 300)};
        QCOMPARE(stacksOf(settled(stakes, {9, 9, 1, 2})), (ChipsBySeat{975, 950, 700, 575}));
        const HandSettlement lost = settled(stakes, {9, 9, 2, 1});
        QCOMPARE(stacksOf(lost), (ChipsBySeat{975, 950, 1375, 0}));
        QCOMPARE(lost.outcomes[3].toBank, Chips{9900});
    }

    // 7. The big blind of 100 is posted with 40 own chips and 60 of loan (TA-25). A calls, the small blind
    // folds 50:
    //    250. The big blind wins: 40 + 250 - 100 = 190. It loses: out, 9,940 back.
    void hand7ShortBlind()
    {
        const HandStakes stakes{own(1000, 100), paid(1000, deadBlind(50)), borrower(40, 100)};
        QCOMPARE(stacksOf(settled(stakes, {1, 9, 2})), (ChipsBySeat{900, 950, 190}));
        const HandSettlement lost = settled(stakes, {2, 9, 1});
        QCOMPARE(stacksOf(lost), (ChipsBySeat{1150, 950, 0}));
        QCOMPARE(lost.outcomes[2].toBank, Chips{9940});
    }

    // 8. TA-39 at its border. A 10,000 with 4,000 in, B all-in plain 3,000, C 2,000 + 2,000 of loan. Main
    // 9,000 to
    //    B, side 2 x 1,000 = 2,000 to C: 8,000 unused + 2,000 = the loan of 10,000 and nothing more: out.
    //    One chip more (A had put in 1 more that it folded away) and C would stay with 1.
    void hand8ExactlyNothingLeftIsOut()
    {
        HandStakes stakes{own(10000, 4000), plainAllIn(3000), borrower(2000, 4000)};
        const HandSettlement border = settled(stakes, {1, 3, 2});
        QCOMPARE(stacksOf(border), (ChipsBySeat{6000, 9000, 0}));
        QVERIFY(border.outcomes[2].eliminated);
        QCOMPARE(border.outcomes[2].fate, LoanFate::Lost);
        QCOMPARE(border.outcomes[2].toBank, L);
        QCOMPARE(totalAbsorbed(border), Chips{0});
        stakes[3] = paid(4000, folded(3001));
        const HandSettlement above = settled(stakes, {1, 3, 2});
        QCOMPARE(stacksOf(above), (ChipsBySeat{6000, 12000, 1, 999}));
        QCOMPARE(above.outcomes[2].fate, LoanFate::Won);
    }

    // 9. Four borrowers at 5,000: A 20,000, B 1,000, C 2,000, D 3,000, E 4,000. Pot 25,000, C best:
    //    2,000 + 25,000 - 5,000 = 22,000; B, D, E out with 4,000 + 2,000 + 1,000 = 7,000 of loans in play;
    //    A 15,000; 30,000 + 7,000 = 37,000.
    void hand9FourBorrowers()
    {
        const HandSettlement settlement = settled(
            {own(20000, 5000), borrower(1000, 5000), borrower(2000, 5000), borrower(3000, 5000), borrower(4000, 5000)},
            {1, 2, 9, 3, 4});
        QCOMPARE(stacksOf(settlement), (ChipsBySeat{15000, 0, 22000, 0, 0}));
        QCOMPARE(totalAbsorbed(settlement), Chips{7000});
        QCOMPARE(totalStacks(settlement), Chips{37000});
    }

    // 10. No loans at all (TN-odc-15): W1 with side pots 8,000, 6,000 and 4,000, D best, C second, A third.
    void hand10NoLoansMakesSidePots()
    {
        const HandSettlement settlement =
            settled({own(22000, 6000), own(12000, 6000), plainAllIn(4000), plainAllIn(2000)}, {2, 1, 3, 4});
        QCOMPARE(settlement.pots,
                 (LayeredPots{{8000, seats({1, 2, 3, 4})}, {6000, seats({1, 2, 3})}, {4000, seats({1, 2})}}));
        QCOMPARE(stacksOf(settlement), (ChipsBySeat{20000, 6000, 6000, 8000}));
        QVERIFY(!settlement.outcomes[2].eliminated);
    }

    // 11. A loan that was drawn but of which nothing was called in the end. B 4,000 borrows to raise to
    // 6,000, only a
    //     plain all-in of 2,000 calls and wins: B takes back 4,000, keeps 2,000 of its own and returns
    //     10,000.
    void hand11LoanNeverInThePotCostsNothing()
    {
        const HandSettlement settlement = settled({plainAllIn(2000), borrower(4000, 6000)}, {2, 1});
        QCOMPARE(stacksOf(settlement), (ChipsBySeat{4000, 2000}));
        QCOMPARE(settlement.outcomes[1].fate, LoanFate::Untouched);
        QVERIFY(!settlement.outcomes[1].eliminated);
    }

    // tennessee.md, quiz 16 and 17: 3,000 + loan, 7,000 in; loses: 4,000 and 6,000; wins 21,000: 17,000
    void quizSixteenAndSeventeen()
    {
        const HandStakes stakes{borrower(3000, 7000), own(20000, 7000), own(20000, 7000)};
        const StakeOutcome lost = settled(stakes, {1, 2, 3}).outcomes[0];
        QCOMPARE(lost.absorbed, Chips{4000});
        QCOMPARE(lost.toBank, Chips{6000});
        QCOMPARE(settled(stakes, {3, 2, 1}).outcomes[0].stack, Chips{17000});
    }

    // Hands with loans, plain all-ins and folds: the formulas of cross.md 3.0, the book, and the identity.
    void drawnHandsBalance()
    {
        drawn::holds(20000, [] {
            const int players = 2 + drawn::below(8);
            const Chips level = drawn::between(1, 9000);
            HandStakes stakes{};
            Strengths strengths{};
            bool one = true; // one pot, as long as nobody is plainly all-in
            Chips before = 0;
            for (int i = 0; i < players; ++i) {
                HandStake& stake = stakes[static_cast<std::size_t>(i)];
                stake.start = drawn::between(1, 12000);
                before += stake.start;
                strengths[static_cast<std::size_t>(i)] = drawn::below(4);
                const bool folds = i > 1 && drawn::chance(250);
                const Chips put = folds ? drawn::between(0, level) : level;
                if (put > stake.start && drawn::chance(300)) {
                    stake.contribution = {.live = stake.start, .folded = folds, .allIn = true};
                    one = false;
                    continue;
                }
                if (put > stake.start)
                    stake.loan = L;
                stake.contribution = {.live = put, .folded = folds};
            }
            for (int i = 0; i < players; ++i) {
                const HandStake& stake = stakes[static_cast<std::size_t>(i)];
                RC_LOG() << "starts with " << stake.start << ", loan " << stake.loan << ", puts "
                         << stake.contribution.live << ", strength " << strengths[static_cast<std::size_t>(i)] << '\n';
            }
            const HandSettlement settlement =
                settleHand(stakes, strengths, wholePot, {.unit = 1, .oddChips = OddChips::FromLeftOfButton});
            RC_ASSERT(totalStacks(settlement) == before + totalAbsorbed(settlement));
            if (!one)
                return;
            RC_ASSERT(settlement.pots.size() == 1U);
            for (int i = 0; i < players; ++i) {
                const auto k = static_cast<std::size_t>(i);
                const HandStake& stake = stakes[k];
                const StakeOutcome& outcome = settlement.outcomes[k];
                const bool winner = settlement.awards[0].winners.contains(Seat::fromIndex(i));
                const Chips committed = stake.contribution.live - outcome.uncalled;
                if (winner)
                    RC_ASSERT(outcome.stack == stake.start + outcome.won - committed); // S + P - C
                else if (stake.loan == 0)
                    RC_ASSERT(outcome.stack == stake.start - committed); // S - C
                else
                    RC_ASSERT(outcome.absorbed == committed - stake.start); // C - S, out with 0
                if (!winner && stake.loan > 0)
                    RC_ASSERT(outcome.eliminated && outcome.stack == 0);
            }
        });
    }
};

CUTCARD_TESTS(OdcTest)
#include "tst_odc.moc"
