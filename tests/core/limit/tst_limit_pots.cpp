// SPDX-License-Identifier: GPL-3.0-or-later
// LH-sidepot, LH-show, LH-def-pot and LH-def-cap, each handled rightly and violated.
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

/// Stacks 40, 25, 12 and 40 before the cards; hands are ranked by the deck: seat 3 best, then 2, 1, 4.
const std::string unequal =
    "game limit\nhouse raise_cap = 5\nhouse starting_stack = [[1, 20], [5, 20]]\nseat 1 \"A\" 40\nseat 2 \"B\" 25\n"
    "seat 3 \"C\" 12\nseat 4 \"D\" 40\nbutton 4\n"
    "deck Qh Kh Ah Jh Qd Kd Ad Jd 4s 2c 3d 8s 5s 2d 6s 9c\n";

/// Everybody all-in before the flop: D and A for 40, B for 25, C for 12.
Deal allIn()
{
    Deal deal(unequal);
    deal.player("seat 3 all-in").player("seat 4 raise-to 22").player("seat 1 raise-to 32");
    deal.player("seat 2 all-in").player("seat 4 all-in").player("seat 1 all-in");
    return deal;
}

} // namespace

class LimitPotsTest : public QObject
{
    Q_OBJECT

private slots:
    void rule_LH_sidepot_1_shortOfARaiseAPlayerMayGoAllIn()
    {
        Deal deal("house announcements = \"graded\"\n" + unequal);
        deal.player("seat 3 all-in");
        QCOMPARE(deal.next(), "dealer say all-in 3 12");
        QCOMPARE(deal.wouldBe("dealer say all-in 3 13"), "wrong-amount GP-announce major");
        QCOMPARE(deal.wouldBe("dealer point 4"), "out-of-order GP-announce major");
        QCOMPARE(deal.judge("dealer say all-in 3 12"), "correct GP-announce major");
    }

    void rule_LH_sidepot_3_aShortAllInIsOneOfTheThreeRaises()
    {
        // raise, raise, all-in short of the third: capped
        Deal deal("game limit\nhouse announcements = \"graded\"\nseat 1 \"A\" 35\nseat 2 \"B\" 400\nseat 3 \"C\" "
                  "400\nseat 4 \"D\" 400\nbutton 4\n");
        deal.player("seat 3 raise-to 20").player("seat 4 raise-to 30").player("seat 1 all-in");
        deal.through("dealer say all-in 1 35");
        QCOMPARE(deal.next(), "dealer say capped");
        QCOMPARE(deal.wouldBe("dealer point 2"), "out-of-order LH-sidepot-3 minor");
        deal.player("seat 2 raise-to 45");
        QCOMPARE(deal.next(), "dealer say call-only 2");
    }

    void setting_short_all_in_countsFromHalfARaiseOnly()
    {
        Deal deal("game limit\nhouse short_all_in_counts = false\nhouse starting_stack = [[1, 400]]\nseat 1 \"A\" 34\n"
                  "seat 2 \"B\" 400\nseat 3 \"C\" 400\nseat 4 \"D\" 400\nbutton 4\n");
        deal.player("seat 3 raise-to 20").player("seat 4 raise-to 30").player("seat 1 all-in");
        deal.through("dealer say all-in 1 34");
        QCOMPARE(deal.next(), "dealer point 2");
    }

    void reading_LA_14_theNextRaiseGoesAWholeBetOverAShortAllIn()
    {
        const std::string header = "game limit\nhouse starting_stack = [[1, 400]]\nseat 1 \"A\" 15\nseat 2 \"B\" 400\n"
                                   "seat 3 \"C\" 400\nseat 4 \"D\" 400\nbutton 4\n";
        Deal deal(header);
        deal.player("seat 3 call").player("seat 4 call").player("seat 1 all-in").player("seat 2 raise-to 20");
        QCOMPARE(deal.next(), "dealer say correct-to 2 25");
        QCOMPARE(deal.wouldBe("dealer say correct-to 2 25"), "correct LA-14 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 2 30"), "wrong-amount LA-14 major");
    }

    void setting_raise_over_all_in_threeWays_data()
    {
        QTest::addColumn<QByteArray>("way");
        QTest::addColumn<int>("allIn");
        QTest::addColumn<int>("to");
        QTest::newRow("a full step over half a bet") << QByteArray("raise_over_all_in = \"full-step\"") << 11 << 31;
        QTest::newRow("a full step over less") << QByteArray("raise_over_all_in = \"full-step\"") << 9 << 29;
        QTest::newRow("half a bet is completed") << QByteArray("raise_over_all_in = \"complete\"") << 11 << 20;
        QTest::newRow("less is completed") << QByteArray("raise_over_all_in = \"complete\"") << 9 << 20;
        QTest::newRow("half a bet counts as one") << QByteArray("raise_over_all_in = \"from-half\"") << 10 << 40;
        QTest::newRow("more than half does") << QByteArray("raise_over_all_in = \"from-half\"") << 11 << 40;
        QTest::newRow("less does not") << QByteArray("raise_over_all_in = \"from-half\"") << 9 << 20;
    }
    void setting_raise_over_all_in_threeWays()
    {
        // on a street of 20 seat 1 bets its last chips; seat 2 raises
        QFETCH(const QByteArray, way);
        QFETCH(const int, allIn);
        QFETCH(const int, to);
        Deal deal("game limit\nhouse starting_stack = [[1, 400]]\nhouse " + way.toStdString() + "\nseat 1 \"A\" "
                  + std::to_string(10 + allIn) + "\nseat 2 \"B\" 400\nseat 3 \"C\" 400\nbutton 3\n");
        deal.through("dealer board 3").through("dealer board 1").player("seat 1 all-in").to("dealer point 2");
        QCOMPARE(deal.session().game().legalRaiseTo(deal.session().situation(), Seat(2), 200), to);
        deal.player("seat 2 raise-to " + std::to_string(to + 5));
        const std::string right = "dealer say correct-to 2 " + std::to_string(to);
        QCOMPARE(deal.next(), right);
        QCOMPARE(deal.wouldBe(right), "correct LA-14 major");
    }

    void reading_LA_15_aShortAllInReopensUnlessTheHouseSaysOtherwise()
    {
        const std::string header = "game limit\nhouse starting_stack = [[1, 400]]\nseat 1 \"A\" 15\nseat 2 \"B\" 400\n"
                                   "seat 3 \"C\" 400\nseat 4 \"D\" 400\nbutton 4\n";
        Deal deal(header);
        deal.player("seat 3 call").player("seat 4 fold").player("seat 1 all-in").player("seat 2 call");
        deal.player("seat 3 raise-to 25");
        QCOMPARE(deal.next(), "dealer say raise 3 25");
        Deal closed(header + "house short_all_in_reopens = false\n");
        closed.player("seat 3 call").player("seat 4 fold").player("seat 1 all-in").player("seat 2 call");
        closed.player("seat 3 raise-to 25");
        QCOMPARE(closed.next(), "dealer say call-only 3");
        QCOMPARE(closed.judge("dealer say call-only 3"), "correct LA-15 major");
    }

    void rule_LH_sidepot_aPotForEachLevelToTheRight()
    {
        // the digest's 48, 39 and 30
        Deal deal = allIn();
        deal.to("dealer build 0 48 1,2,3,4");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden LH-sidepot-2 critical");
        QCOMPARE(deal.wouldBe("dealer build 0 117 1,2,3,4"), "wrong-amount LH-sidepot-2 critical");
        QCOMPARE(deal.wouldBe("dealer build 0 48 1,2,4"), "wrong-target LH-sidepot-2 critical");
        QCOMPARE(deal.judge("dealer build 0 48 1,2,3,4"), "correct LH-sidepot-2 critical");
        QCOMPARE(deal.wouldBe("dealer build 2 39 1,2,4"), "wrong-target LH-sidepot-5 critical");
        QCOMPARE(deal.wouldBe("dealer build 1 40 1,2,4"), "wrong-amount LH-sidepot-4 critical");
        QCOMPARE(deal.judge("dealer build 1 39 1,2,4"), "correct LH-sidepot-4 critical");
        QCOMPARE(deal.wouldBe("dealer build 3 30 1,4"), "wrong-target LH-sidepot-6 critical");
        QCOMPARE(deal.judge("dealer build 2 30 1,4"), "correct LH-sidepot-4 critical");
    }

    void rule_LH_sidepot_7_potsAreSettledOneByOneFromTheNewest()
    {
        Deal deal = allIn();
        deal.to("dealer push 2 1 30");
        QCOMPARE(deal.wouldBe("dealer push 0 3 48"), "out-of-order LA-17 minor");
        QCOMPARE(deal.wouldBe("dealer push 2 4 30"), "wrong-target LH-show-2 critical");
        QCOMPARE(deal.judge("dealer push 2 1 30"), "correct LH-show-2 critical");
        QCOMPARE(deal.judge("dealer push 1 2 39"), "correct LH-show-2 critical");
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "out-of-order LH-show-2 critical");
        QCOMPARE(deal.judge("dealer push 0 3 48"), "correct LH-show-2 critical");
        Deal mainFirst(unequal + "house newest_pot_first = false\n");
        mainFirst.player("seat 3 all-in").player("seat 4 raise-to 22").player("seat 1 raise-to 32");
        mainFirst.player("seat 2 all-in").player("seat 4 all-in").player("seat 1 all-in");
        mainFirst.to("dealer push 0 3 48");
        QCOMPARE(mainFirst.wouldBe("dealer push 2 1 30"), "out-of-order LA-17 minor");
    }

    void rule_LH_sidepot_4_laterBetsMakeANewPot()
    {
        Deal deal("game limit\nseat 1 \"A\" 10\nseat 2 \"B\" 400\nseat 3 \"C\" 400\nbutton 3\n");
        deal.player("seat 3 call").player("seat 1 all-in").through("dealer sweep");
        deal.player("seat 2 bet-to 10").player("seat 3 call");
        QCOMPARE(deal.next(), "dealer build 1 20 2,3");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden LH-sidepot-2 critical");
        QCOMPARE(deal.judge("dealer build 1 20 2,3"), "correct LH-sidepot-4 critical");
    }

    void rule_LH_def_pot_aBetThatNobodyCallsGoesBack()
    {
        Deal deal("game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nseat 3 \"C\" 400\nbutton 3\n");
        deal.through("dealer board 3").player("seat 1 bet-to 10").player("seat 2 fold").player("seat 3 fold");
        QCOMPARE(deal.next(), "dealer return 1 10");
        // swept with the pot it comes to the same player
        QCOMPARE(deal.wouldBe("dealer sweep"), "correct LH-def-pot minor");
        QCOMPARE(deal.wouldBe("dealer return 1 5"), "correct LH-def-pot minor");
        QCOMPARE(deal.judge("dealer return 1 10"), "correct LH-def-pot minor");
        deal.to("dealer push 0 1 30");
        QCOMPARE(deal.wouldBe("dealer push 0 1 30"), "correct GP-last-player critical");
    }

    void rule_LH_def_blind_theBigBlindWinsWhenNobodyCallsIt()
    {
        Deal deal("game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nseat 3 \"C\" 400\nbutton 3\n");
        deal.player("seat 3 fold").player("seat 1 fold").to("dealer push 0 2 10");
        QCOMPARE(deal.wouldBe("dealer push 0 2 10"), "correct LH-def-blind critical");
        QCOMPARE(deal.wouldBe("dealer push 0 1 10"), "wrong-target LH-def-blind critical");
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden LH-def-blind major");
        QCOMPARE(deal.wouldBe("dealer board 3"), "forbidden LH-def-blind major");
        // the whole in one push is the same
        Deal whole("game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nseat 3 \"C\" 400\nbutton 3\n");
        whole.player("seat 3 fold").player("seat 1 fold");
        QCOMPARE(whole.next(), "dealer return 2 5");
        QCOMPARE(whole.wouldBe("dealer return 2 10"), "correct LH-def-pot minor");
        QCOMPARE(whole.wouldBe("dealer return 2 4"), "correct LH-def-pot minor");
        // the blind back and the rest pushed as well
        Deal back = whole;
        QCOMPARE(back.now("dealer return 2 10").now("dealer sweep").judge("dealer push 0 2 5"),
                 "correct LH-def-blind critical");
        QCOMPARE(back.finish().table().at(Seat(2)).stack, 405);
        QCOMPARE(whole.judge("dealer sweep"), "correct GP-sweep major");
        QCOMPARE(whole.wouldBe("dealer push 0 2 10"), "correct LH-def-blind critical");
        QCOMPARE(whole.judge("dealer push 0 2 15"), "correct LH-def-blind critical");
        QCOMPARE(whole.finish().table().at(Seat(2)).stack, 405);
        QCOMPARE(whole.faults(), 0);
        // but where the house would take more for it, what nobody called goes back first
        Deal raked("game limit\nhouse rake_percent = 70\nhouse rake_cap = 20\nhouse no_flop_no_drop = false\n"
                   "seat 1 \"A\" 400\nseat 2 \"B\" 400\nseat 3 \"C\" 400\nbutton 3\n");
        raked.player("seat 3 fold").player("seat 1 fold").to("dealer return 2 5");
        QCOMPARE(raked.wouldBe("dealer sweep"), "out-of-order LH-def-pot critical");
    }

    void rule_LH_show_allTurnUpAndTheBestHandWins()
    {
        Deal deal(
            "game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nbutton 2\ndeck Ah Kh Ad Kd 4s 2c 3d 8s 5s 2d 6s 9c\n");
        deal.to("dealer say showdown");
        QCOMPARE(deal.wouldBe("dealer push 0 1 20"), "premature LH-show-1 major");
        deal.player("seat 2 try-muck");
        QCOMPARE(deal.next(), "dealer say hands-up 2");
        QCOMPARE(deal.wouldBe("dealer muck 2"), "forbidden LH-show-1 major"); // it would have won nothing
        QCOMPARE(deal.judge("dealer say hands-up 2"), "correct LH-show-1 major");
        deal.to("dealer name 1 two-pair");
        QCOMPARE(deal.wouldBe("dealer name 1 one-pair"), "wrong-target LH-show-2 critical");
        deal.to("dealer push 0 1 20");
        QCOMPARE(deal.wouldBe("dealer push 0 2 20"), "wrong-target LH-show-2 critical");
    }

    void rule_LH_show_3_equalHandsShare()
    {
        const std::string tie = "deck Ah As Kd Kc 4s 2c 3d 8s 5s 2d 6s 9c\n";
        Deal deal("game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nbutton 2\n" + tie);
        deal.to("dealer push 0 1 10");
        QCOMPARE(deal.wouldBe("dealer push 0 1 20"), "wrong-amount LH-show-3 critical");
        QCOMPARE(deal.judge("dealer push 0 1 10"), "correct LH-show-3 critical");
        QCOMPARE(deal.judge("dealer push 0 2 10"), "correct LH-show-3 critical");
    }

    void reading_LA_19_theOddChipGoesToTheFirstWinnerLeftOfTheButton()
    {
        // 15 in chips of 5: 10 and 5
        Deal deal("game limit\nseat 1 \"A\" 5\nseat 2 \"B\" 400\nseat 3 \"C\" 400\nbutton 3\n"
                  "deck Ah As 4c Kd Kc 5c 4s 2c 3d 8s 5s 2d 6s 9c\n");
        deal.player("seat 3 fold");
        deal.finish();
        // seat 1 is all-in with its blind: main pot 10 shared, uncalled 5 back
        QCOMPARE(deal.faults(), 0);
        Deal odd("game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nseat 3 \"C\" 5\nbutton 3\n"
                 "deck Ah As 4c Kd Kc 5c 4s 2c 3d 8s 5s 2d 6s 9c\n");
        odd.to("dealer build 0 15 1,2,3").to("dealer push 0 1 10");
        QCOMPARE(odd.wouldBe("dealer push 0 1 5"), "correct LH-show-3 critical");
        QCOMPARE(odd.wouldBe("dealer push 0 2 10"), "wrong-amount LA-19 major");
        QCOMPARE(odd.judge("dealer push 0 1 10"), "correct LH-show-3 critical");
        QCOMPARE(odd.judge("dealer push 0 2 5"), "correct LH-show-3 critical");
    }

    void rule_LH_show_3_theWeightIsOfWhoGetsChipsNotOfTheOddChip()
    {
        Deal odd("game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nseat 3 \"C\" 5\nbutton 3\n"
                 "deck Ah As 4c Kd Kc 5c 4s 2c 3d 8s 5s 2d 6s 9c\n");
        odd.to("dealer build 0 15 1,2,3").to("dealer push 0 1 10");
        QCOMPARE(odd.wouldBe("dealer push 0 1 15"), "wrong-amount LH-show-3 critical");
        QCOMPARE(odd.wouldBe("dealer push 0 2 15"), "wrong-amount LH-show-3 critical");
        QCOMPARE(odd.wouldBe("dealer push 0 3 5"), "wrong-target LH-show-3 critical");
        QCOMPARE(odd.wouldBe("dealer push 0 3 10"), "wrong-target LH-show-3 critical");
        odd.through("dealer push 0 1 10");
        QCOMPARE(odd.wouldBe("dealer gather-cards"), "out-of-order LH-show-3 critical");
        QCOMPARE(odd.wouldBe("dealer push 0 1 5"), "wrong-target LH-show-3 critical");
    }

    void rule_LH_show_2_noPotIsPushedWithStreetsToCome()
    {
        Deal deal("game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nseat 3 \"C\" 400\nbutton 3\n");
        deal.through("dealer board 3").to("dealer point 1");
        QCOMPARE(deal.wouldBe("dealer push 0 1 30"), "forbidden LH-show-2 critical");
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "forbidden GP-live-hand critical");
        QCOMPARE(deal.wouldBe("dealer separate 1 10"), "forbidden GP-splash critical");
    }

    void practice_live_hand_aBeatenHandTurnedUpMayGoEarly()
    {
        Deal deal(
            "game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nbutton 2\ndeck Ah Kh Ad Kd 4s 2c 3d 8s 5s 2d 6s 9c\n");
        deal.to("dealer push 0 1 20");
        QCOMPARE(deal.wouldBe("dealer muck 2"), "correct GP-gather-cards minor");
        QCOMPARE(deal.wouldBe("dealer muck 1"), "forbidden GP-live-hand critical");
    }

    void setting_odd_chips_toTheHighestCard()
    {
        // both have an ace, but seat 2's is the ace of spades
        Deal odd("game limit\nhouse odd_chips = \"high-card\"\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nseat 3 \"C\" 5\n"
                 "button 3\ndeck Ah As 4c Kd Kc 5c 4s 2c 3d 8s 5s 2d 6s 9c\n");
        odd.to("dealer build 0 15 1,2,3").to("dealer push 0 2 10");
        QCOMPARE(odd.wouldBe("dealer push 0 1 10"), "wrong-amount LA-19 major");
        QCOMPARE(odd.judge("dealer push 0 2 10"), "correct LH-show-3 critical");
        QCOMPARE(odd.judge("dealer push 0 1 5"), "correct LH-show-3 critical");
    }

    void rule_LH_def_cap_theRakeIsTakenUpToItsCapAndNoFurther()
    {
        const std::string rake = "game limit\nhouse starting_stack = [[1, 400]]\nhouse rake_percent = 10\n"
                                 "house rake_step = 1\nhouse rake_cap = 3\nseat 1 \"A\" 400\nseat 2 \"B\" 400\n"
                                 "seat 3 \"C\" 400\nbutton 3\ndeck Ah Kh Qh Ad Kd Qd 4s 2c 3d 8s 5s 2d 6s 9c\n";
        Deal deal(rake);
        deal.to("dealer rake 0 3");
        QCOMPARE(deal.wouldBe("dealer rake 0 4"), "wrong-amount LH-def-cap critical");
        QCOMPARE(deal.wouldBe("dealer rake 0 2"), "correct LA-4 major"); // the rest may follow
        QCOMPARE(deal.wouldBe("dealer push 0 1 30"), "forbidden LA-4 major");
        QCOMPARE(deal.wouldBe("dealer push 0 2 30"), "wrong-target LH-show-2 critical");
        QCOMPARE(deal.judge("dealer rake 0 3"), "correct LA-4 major");
        QCOMPARE(deal.table().drop, 3);
        QCOMPARE(deal.wouldBe("dealer rake 0 1"), "forbidden LH-def-cap critical");
        QCOMPARE(deal.judge("dealer push 0 1 27"), "correct LH-show-2 critical");
        // no flop, no drop
        Deal before(rake);
        before.player("seat 3 fold").player("seat 1 fold").to("dealer push 0 2 10");
        QCOMPARE(before.table().drop, 0);
        // and none at all unless the house sets a rate
        Deal off("game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nbutton 2\n"
                 "deck Ah Kh Ad Kd 4s 2c 3d 8s 5s 2d 6s 9c\n");
        off.to("dealer push 0 1 20");
        QCOMPARE(off.wouldBe("dealer rake 0 5"), "forbidden LH-def-cap critical");
        QCOMPARE(off.finish().table().drop, 0);
    }
};

CUTCARD_TESTS(LimitPotsTest, QCoreApplication)

#include "tst_limit_pots.moc"
