// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet 1.2, 3.4, 3.6, 3.7 and 3.14.3, each rule handled rightly and violated.
#include "core/session/hand_on_table.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

/// Four players, all of whom called before the flop; the flop is down.
Deal onTheFlop(const std::string& header = {})
{
    Deal deal(header);
    return deal.through("dealer board 3");
}

} // namespace

class LeagueBettingTest : public QObject
{
    Q_OBJECT

private slots:
    void rule_1_2_pocket_bettingStartsLeftOfTheBigBlind()
    {
        Deal deal;
        deal.to("dealer point 3");
        QCOMPARE(deal.wouldBe("dealer point 3"), "correct 1.2-pocket major");
        QCOMPARE(deal.wouldBe("dealer point 1"), "wrong-target 1.2-pocket major");
    }

    void rule_1_2_pocket_aRoundEndsWhenAllHaveMatchedOrFolded()
    {
        Deal deal;
        deal.player("seat 3 raise-to 400").to("dealer point 4");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden PA-44 major");
        QCOMPARE(deal.wouldBe("dealer burn"), "premature 3.4 major");
        QCOMPARE(deal.wouldBe("dealer board 3"), "premature 1.2-flop critical");
    }

    void reading_PA_23_theBigBlindHasItsOption()
    {
        Deal deal;
        deal.to("dealer say option 2");
        QCOMPARE(deal.wouldBe("dealer say option 2"), "correct PA-23 major");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden PA-23 major");
        QCOMPARE(deal.wouldBe("dealer say option 1"), "wrong-target PA-23 major");
    }

    void reading_PA_22_afterTheFlopTheFirstLeftOfTheButtonActs()
    {
        Deal deal = onTheFlop();
        QCOMPARE(deal.wouldBe("dealer point 1"), "correct PA-22 major");
        QCOMPARE(deal.wouldBe("dealer point 3"), "wrong-target PA-22 major");
    }

    void rule_3_4_aCardIsBurntBeforeEachStreet_data()
    {
        QTest::addColumn<QString>("board");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("burns");
        QTest::newRow("flop") << "dealer board 3" << "1.2-flop" << 0;
        QTest::newRow("turn") << "dealer board 1" << "1.2-turn" << 1;
        QTest::newRow("river") << "dealer board 1" << "1.2-river" << 2;
    }

    void rule_3_4_aCardIsBurntBeforeEachStreet()
    {
        QFETCH(const QString, board);
        QFETCH(const QString, rule);
        QFETCH(const int, burns);
        Deal deal;
        for (int i = 0; i < burns; ++i)
            deal.through("dealer burn");
        deal.to("dealer burn");
        QCOMPARE(deal.wouldBe(board.toStdString()), "out-of-order 3.4 major");
        QCOMPARE(deal.judge("dealer burn"), "correct 3.4 major");
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden 3.4 major"); // a second one
        QCOMPARE(deal.wouldBe(board.toStdString()), "correct " + rule.toStdString() + " critical");
    }

    void rule_1_2_flop_hasThreeCards()
    {
        Deal deal;
        deal.through("dealer burn");
        QCOMPARE(deal.wouldBe("dealer board 4"), "wrong-amount 1.2-flop critical");
        // card by card is as good, as long as the third comes
        QCOMPARE(deal.wouldBe("dealer board 2"), "correct 1.2-flop critical");
        QCOMPARE(deal.wouldBe("dealer board 3"), "correct 1.2-flop critical");
    }

    void rule_1_2_turn_andRiverHaveOneCard()
    {
        Deal deal = onTheFlop();
        deal.through("dealer burn");
        QCOMPARE(deal.wouldBe("dealer board 2"), "wrong-amount 1.2-turn critical");
        deal.through("dealer board 1").through("dealer burn");
        QCOMPARE(deal.wouldBe("dealer board 2"), "wrong-amount 1.2-river critical");
    }

    void practice_announce_betsAndRaisesWithTheirAmounts()
    {
        Deal deal("house announcements = \"graded\"\n");
        deal.player("seat 3 raise-to 600");
        QCOMPARE(deal.wouldBe("dealer say raise 3 600"), "correct GP-announce major");
        QCOMPARE(deal.wouldBe("dealer say raise 3 400"), "wrong-amount GP-announce major");
        QCOMPARE(deal.wouldBe("dealer say raise 4 600"), "wrong-target GP-announce minor");
        QCOMPARE(deal.wouldBe("dealer point 4"), "out-of-order GP-announce major");
    }

    void practice_announce_callsMayBeAnnounced()
    {
        Deal deal;
        deal.player("seat 3 call");
        QCOMPARE(deal.wouldBe("dealer say call 3"), "correct GP-announce minor");
        QCOMPARE(deal.wouldBe("dealer point 4"), "correct 1.2-pocket minor");
    }

    void practice_announce_allInsWithTheirAmounts()
    {
        Deal deal;
        deal.player("seat 3 all-in");
        QCOMPARE(deal.wouldBe("dealer say all-in 3 4000"), "correct GP-announce major");
        QCOMPARE(deal.wouldBe("dealer say all-in 3 3900"), "wrong-amount GP-announce major");
    }

    void rule_3_6_2_sweepingOnlyWhenAllHaveMatched()
    {
        Deal deal = onTheFlop();
        deal.player("seat 1 bet-to 400").to("dealer point 2");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden PA-44 major");
        deal.to("dealer sweep");
        QCOMPARE(deal.wouldBe("dealer burn"), "out-of-order PA-44 major");
        QCOMPARE(deal.wouldBe("dealer sweep"), "correct PA-44 major");
    }

    void rule_3_7_1_theSmallestBetIsTheBigBlind()
    {
        Deal deal = onTheFlop();
        deal.player("seat 1 bet-to 100");
        QCOMPARE(deal.wouldBe("dealer say correct-to 1 200"), "correct 3.7.1 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 1 300"), "wrong-amount 3.7.1 major");
        QCOMPARE(deal.wouldBe("dealer say bet 1 100"), "forbidden 3.7.1 major");
        QCOMPARE(deal.wouldBe("dealer point 2"), "out-of-order 3.7.1 major");
    }

    void rule_3_7_2_beforeTheFlopRaisesAreWholeSteps()
    {
        Deal deal;
        deal.player("seat 3 raise-to 500");
        QCOMPARE(deal.wouldBe("dealer say correct-to 3 400"), "correct 3.7.2 major");
        // no document says to which of the two steps
        QCOMPARE(deal.wouldBe("dealer say correct-to 3 600"), "correct 3.7.2 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 3 800"), "wrong-amount 3.7.2 major");
        Deal relaxed("house strict_raise_steps = false\n");
        relaxed.player("seat 3 raise-to 500");
        QCOMPARE(relaxed.wouldBe("dealer say raise 3 500"), "correct GP-announce major");
    }

    void rule_3_7_2_aRaiseIsAtLeastTheLastRaise()
    {
        // quiz 18: 400 bet, raised to 1,000: the next is at least 1,600
        Deal deal = onTheFlop();
        deal.player("seat 1 bet-to 400").player("seat 2 raise-to 1000").player("seat 3 raise-to 1500");
        QCOMPARE(deal.wouldBe("dealer say correct-to 3 1600"), "correct 3.7.2 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 3 2000"), "wrong-amount 3.7.2 major");
        Deal legal = onTheFlop();
        legal.player("seat 1 bet-to 400").player("seat 2 raise-to 1000").player("seat 3 raise-to 1600");
        QCOMPARE(legal.wouldBe("dealer say raise 3 1600"), "correct GP-announce major");
    }

    void rule_3_7_4_aSilentSingleChipIsACall()
    {
        Deal deal;
        deal.player("seat 3 place-chip 1000");
        QCOMPARE(deal.wouldBe("dealer say raise 3 1000"), "forbidden 3.7.4 major");
        QCOMPARE(deal.wouldBe("dealer return 3 800"), "correct 3.7.4 major"); // in either order
        QCOMPARE(deal.judge("dealer say call-only 3"), "correct 3.7.4 major");
        QCOMPARE(deal.wouldBe("dealer return 3 1000"), "wrong-amount 3.7.4 major");
        QCOMPARE(deal.wouldBe("dealer return 3 800"), "correct 3.7.4 major");
        QCOMPARE(deal.wouldBe("dealer point 4"), "out-of-order 3.7.4 major");
    }

    void rule_3_7_4_aStringRaiseIsACall()
    {
        Deal deal;
        deal.player("seat 3 string-raise 800");
        QCOMPARE(deal.wouldBe("dealer say raise 3 800"), "forbidden 3.7.4 major");
        QCOMPARE(deal.judge("dealer say call-only 3"), "correct 3.7.4 major");
        QCOMPARE(deal.judge("dealer return 3 600"), "correct 3.7.4 major");
        QCOMPARE(deal.table().at(Seat(3)).bet, 200);
    }

    void rule_3_7_4_whoSaysRaiseSaysHowMuch()
    {
        Deal deal;
        deal.player("seat 3 announce-raise");
        QCOMPARE(deal.wouldBe("dealer point 4"), "forbidden 3.7.4 major");
        QCOMPARE(deal.wouldBe("dealer say call 3"), "forbidden 3.7.4 major");
        QCOMPARE(deal.judge("dealer say how-much 3"), "correct 3.7.4 major");
        QVERIFY(!deal.session().isPossible(eventOf("seat 3 check")));
        deal.now("seat 3 raise-to 600");
        QCOMPARE(deal.judge("dealer say raise 3 600"), "correct GP-announce major");
        QCOMPARE(deal.wouldBe("dealer say how-much 3"), "forbidden 3.7.4 minor");
    }

    void rule_3_14_3_whoWasAskedHowMuchKeepsTheTurnWhenAnotherFolds()
    {
        Deal deal;
        deal.player("seat 3 announce-raise");
        QCOMPARE(deal.judge("dealer say how-much 3"), "correct 3.7.4 major");
        deal.now("seat 4 fold");
        QCOMPARE(deal.judge("dealer say out-of-turn 4"), "correct 3.14.3 minor");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden PA-44 major");
        QCOMPARE(deal.next(), "dealer point 3");
        deal.player("seat 3 raise-to 600");
        QCOMPARE(deal.judge("dealer say raise 3 600"), "correct GP-announce major");
        QCOMPARE(deal.next(), "dealer point 1");
    }

    void rule_3_7_4_aRaiseNobodyIsLeftToAnswerIsTheCallInFront()
    {
        // the big blind is all-in, and who could have answered folds out of turn
        Deal deal("seat 1 \"A\" 4000\nseat 2 \"B\" 200\nseat 3 \"C\" 4000\nbutton 3\n");
        deal.player("seat 3 announce-raise");
        deal.judge("dealer say how-much 3");
        deal.now("seat 1 fold");
        deal.to("dealer sweep").finish();
        QCOMPARE(deal.faults(), 0);
        QVERIFY(comparedHandOf(deal.session()).toAct.empty());
    }

    void rule_3_7_4_whatACallLacksIsMadeUp()
    {
        Deal deal;
        deal.player("seat 3 short-call 100");
        QCOMPARE(deal.wouldBe("dealer say call 3"), "forbidden 3.7.4 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 3 300"), "wrong-amount 3.7.4 major");
        QCOMPARE(deal.judge("dealer say to-call 3 200"), "correct 3.7.4 major");
        QCOMPARE(deal.table().at(Seat(3)).bet, 200);
        QCOMPARE(deal.next(), "dealer point 4");
    }

    void rule_3_7_3_aRaiseThatCannotBeCompletedIsAllInOrNone()
    {
        Deal deal("seat 1 \"A\" 4000\nseat 2 \"B\" 4000\nseat 3 \"C\" 350\nseat 4 \"D\" 4000\nbutton 4\n"
                  "house starting_stack = [[50, 2], [100, 10]]\n");
        deal.player("seat 3 raise-to 300");
        QCOMPARE(deal.wouldBe("dealer say correct-to 3 350"), "wrong-target 3.7.3 major"); // forced all-in
        QCOMPARE(deal.wouldBe("dealer say raise 3 300"), "forbidden 3.7.3 major");
        QCOMPARE(deal.judge("dealer say all-in-or-none 3"), "correct 3.7.3 major");
        Deal called = deal;
        called.now("seat 3 call");
        QCOMPARE(called.wouldBe("dealer point 4"), "correct 1.2-pocket minor");
        deal.now("seat 3 all-in");
        QCOMPARE(deal.wouldBe("dealer say all-in 3 350"), "correct GP-announce major");
    }

    void rule_3_7_2_aLegalRaiseIsNotChanged()
    {
        Deal deal;
        deal.player("seat 3 raise-to 400").through("dealer say raise 3 400");
        QCOMPARE(deal.wouldBe("dealer say correct-to 3 200"), "forbidden 3.7.2 major");
        QCOMPARE(deal.wouldBe("dealer say call-only 3"), "forbidden 3.7.2 major");
        QCOMPARE(deal.wouldBe("dealer return 3 400"), "forbidden 3.6.1 critical");
    }

    void rule_3_6_1_whatBreaks_3_7_mayBeDrawnBack()
    {
        Deal deal;
        deal.player("seat 3 raise-to 300").now("incident chips-taken-back 3 300");
        QCOMPARE(deal.next(), "dealer point 3");
        QCOMPARE(deal.table().at(Seat(3)).stack, 4000);
        deal.player("seat 3 fold").finish();
        QCOMPARE(deal.faults(), 0);
        // what lies there may be the call
        Deal call;
        call.player("seat 3 raise-to 300").now("incident chips-taken-back 3 100");
        QCOMPARE(call.next(), "dealer point 4");
        // the blind before it stands
        Deal blind;
        blind.player("seat 3 fold").player("seat 4 fold").player("seat 1 raise-to 300");
        blind.now("incident chips-taken-back 1 300");
        QCOMPARE(blind.wouldBe("dealer point 1"), "out-of-order 3.6.1 major");
        QCOMPARE(blind.judge("dealer say correct-to 1 100"), "correct 3.6.1 major");
        QCOMPARE(blind.judge("dealer say bet-stands 1"), "correct 3.6.1 major");
        QCOMPARE(blind.next(), "dealer point 1");
    }

    void rule_3_14_3_inTurnBeforeThePointingIsNotOutOfTurn()
    {
        Deal deal;
        deal.to("dealer point 3").now("seat 3 call");
        QCOMPARE(deal.next(), "dealer point 4");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_1_2_pocket_nobodyIsPassedOver()
    {
        Deal deal;
        deal.player("seat 3 call").to("dealer point 4");
        QCOMPARE(deal.wouldBe("dealer point 1"), "wrong-target 1.2-pocket major");
    }

    void rule_3_14_3_anActOutOfTurnWaits()
    {
        Deal deal;
        deal.through("dealer point 3").now("seat 4 raise-to 400");
        QCOMPARE(deal.wouldBe("dealer say raise 4 400"), "forbidden 3.14.3 minor");
        QCOMPARE(deal.wouldBe("dealer return 4 400"), "correct GP-out-of-turn minor"); // in either order
        QCOMPARE(deal.judge("dealer say out-of-turn 4"), "correct 3.14.3 minor");
        QCOMPARE(deal.wouldBe("dealer point 3"), "out-of-order GP-out-of-turn minor");
        QCOMPARE(deal.wouldBe("dealer return 4 300"), "correct GP-out-of-turn minor");
        QCOMPARE(deal.judge("dealer return 4 400"), "correct GP-out-of-turn minor");
        QCOMPARE(deal.next(), "dealer point 3");
    }

    void rule_3_6_1_whatLiesInTheBettingAreaStays()
    {
        Deal deal = onTheFlop();
        deal.player("seat 1 bet-to 400").through("dealer say bet 1 400").now("incident chips-taken-back 1 200");
        QCOMPARE(deal.wouldBe("dealer point 2"), "out-of-order 3.6.1 major");
        QCOMPARE(deal.judge("dealer say bet-stands 1"), "correct 3.6.1 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 1 200"), "wrong-amount 3.6.1 major");
        QCOMPARE(deal.judge("dealer say correct-to 1 400"), "correct 3.6.1 major");
        QCOMPARE(deal.table().at(Seat(1)).bet, 400);
    }

    void rule_3_6_2_aSplashedBetIsSeparated()
    {
        Deal deal = onTheFlop();
        deal.player("seat 1 bet-to 400").through("dealer say bet 1 400").now("incident pot-splashed 1 400");
        QCOMPARE(deal.judge("dealer say do-not-splash 1"), "correct 3.6.2 minor");
        QCOMPARE(deal.wouldBe("dealer separate 1 300"), "correct 3.6.2 minor"); // the rest may follow
        QCOMPARE(deal.wouldBe("dealer separate 2 400"), "wrong-target 3.6.2 major");
        QCOMPARE(deal.wouldBe("dealer point 2"), "out-of-order 3.6.2 minor");
        QCOMPARE(deal.judge("dealer separate 1 400"), "correct 3.6.2 minor");
    }
};

CUTCARD_TESTS(LeagueBettingTest)
#include "tst_league_betting.moc"
