// SPDX-License-Identifier: GPL-3.0-or-later
// LH-bet, LH-def and the readings on them, each handled rightly and violated.
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

const std::string four =
    "game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nseat 3 \"C\" 400\nseat 4 \"D\" 400\nbutton 4\n";

/// All called before the flop; the flop is down.
Deal onTheFlop(const std::string& header = four)
{
    Deal deal(header);
    return deal.through("dealer board 3");
}

/// Three raises were made before the flop; the big blind is next to act.
Deal cappedBeforeTheBigBlind()
{
    Deal deal(four);
    return deal.player("seat 3 raise-to 20").player("seat 4 raise-to 30").player("seat 1 raise-to 40");
}

} // namespace

class LimitBettingTest : public QObject
{
    Q_OBJECT

private slots:
    void rule_LH_bet_1_nobodyChecksPastTheBigBlind()
    {
        Deal deal(four);
        deal.player("seat 3 check");
        QCOMPARE(deal.next(), "dealer say to-call 3 10");
        QCOMPARE(deal.wouldBe("dealer point 4"), "forbidden LH-bet-1 critical");
        QCOMPARE(deal.judge("dealer say to-call 3 10"), "correct LH-bet-1 critical");
        // the player is asked again
        deal.player("seat 3 call");
        QCOMPARE(deal.next(), "dealer point 4");
    }

    void rule_LH_bet_2_theFirstRoundBeginsLeftOfTheBigBlind()
    {
        Deal deal(four);
        deal.to("dealer point 3");
        QCOMPARE(deal.wouldBe("dealer point 3"), "correct LH-bet-2 major");
        QCOMPARE(deal.wouldBe("dealer point 1"), "wrong-target LH-bet-2 major");
    }

    void rule_LH_bet_4_theBigBlindHasItsOption()
    {
        Deal deal(four);
        deal.to("dealer say option 2");
        QCOMPARE(deal.wouldBe("dealer say option 2"), "correct LH-bet-4 major");
        QCOMPARE(deal.wouldBe("dealer board 3"), "premature LH-board-1 critical");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden LH-bet-4 major");
        deal.player("seat 2 raise-to 20");
        QCOMPARE(deal.next(), "dealer say raise 2 20");
    }

    void rule_LH_bet_5_inACappedRoundTheBigBlindCallsOrFolds()
    {
        Deal deal = cappedBeforeTheBigBlind();
        deal.to("dealer point 2"); // no option is offered
        deal.player("seat 2 raise-to 50");
        QCOMPARE(deal.next(), "dealer say call-only 2");
        QCOMPARE(deal.wouldBe("dealer point 3"), "out-of-order LH-bet-5 major");
        QCOMPARE(deal.wouldBe("dealer say raise 2 50"), "forbidden LH-bet-5 major");
        QCOMPARE(deal.judge("dealer say call-only 2"), "correct LH-bet-5 major");
        QCOMPARE(deal.judge("dealer return 2 10"), "correct LH-bet-5 major");
        QCOMPARE(deal.table().at(Seat(2)).bet, 40);
    }

    void rule_LH_bet_6_oneBetAndThreeRaises()
    {
        Deal deal(four + "house announcements = \"graded\"\n");
        deal.player("seat 3 raise-to 20").player("seat 4 raise-to 30").player("seat 1 raise-to 40");
        deal.through("dealer say raise 1 40");
        QCOMPARE(deal.next(), "dealer say capped");
        QCOMPARE(deal.wouldBe("dealer point 2"), "out-of-order LH-bet-6 minor");
        deal.player("seat 2 call").player("seat 3 raise-to 50");
        QCOMPARE(deal.next(), "dealer say call-only 3");
        QCOMPARE(deal.judge("dealer say call-only 3"), "correct LH-bet-6 major");
        QCOMPARE(deal.judge("dealer return 3 10"), "correct LH-bet-6 major");
    }

    void rule_LH_bet_6_everyRoundHasItsOwnThreeRaises()
    {
        Deal deal = onTheFlop();
        deal.player("seat 1 bet-to 10").player("seat 2 raise-to 20").player("seat 3 raise-to 30");
        deal.player("seat 4 raise-to 40").through("dealer say raise 4 40");
        QCOMPARE(deal.next(), "dealer say capped");
    }

    void setting_raise_cap_theHouseMayAllowAnother()
    {
        Deal deal(four + "house raise_cap = 4\n");
        deal.player("seat 3 raise-to 20").player("seat 4 raise-to 30").player("seat 1 raise-to 40");
        deal.through("dealer say raise 1 40");
        QCOMPARE(deal.next(), "dealer point 2");
    }

    void rule_LH_bet_7_laterRoundsBeginLeftOfTheButton()
    {
        Deal deal(four);
        deal.player("seat 3 fold").player("seat 4 call").player("seat 1 fold").through("dealer board 3");
        QCOMPARE(deal.wouldBe("dealer point 2"), "correct LH-bet-7 major");
        QCOMPARE(deal.wouldBe("dealer point 4"), "wrong-target LH-bet-7 major");
    }

    void rule_LH_bet_9_noCheckAgainstABet()
    {
        Deal deal = onTheFlop();
        deal.player("seat 1 bet-to 10").player("seat 2 check");
        QCOMPARE(deal.next(), "dealer say to-call 2 10");
        QCOMPARE(deal.wouldBe("dealer say to-call 2 20"), "wrong-amount LH-bet-9 major");
        QCOMPARE(deal.judge("dealer say to-call 2 10"), "correct LH-bet-9 critical");
        deal.player("seat 2 fold");
        QCOMPARE(deal.table().muck.size(), 2U);
    }

    void rule_LH_def_call_lessThanACallIsMadeWhole()
    {
        Deal deal(four + "house starting_stack = [[5, 40], [10, 20]]\n");
        deal.player("seat 3 raise-to 20").player("seat 4 place-chip 10");
        QCOMPARE(deal.next(), "dealer say correct-to 4 20");
        QCOMPARE(deal.wouldBe("dealer point 1"), "out-of-order LH-def-call major");
        QCOMPARE(deal.judge("dealer say correct-to 4 20"), "correct LH-def-call major");
        QCOMPARE(deal.table().at(Seat(4)).bet, 20);
    }

    void rule_LH_def_raise_anAnnouncedRaiseBinds()
    {
        Deal deal(four);
        deal.player("seat 3 announce-raise");
        QCOMPARE(deal.next(), "dealer say correct-to 3 20");
        QCOMPARE(deal.wouldBe("dealer say call-only 3"), "wrong-target LH-def-raise major");
        QCOMPARE(deal.wouldBe("dealer point 4"), "out-of-order LH-def-raise major");
        QCOMPARE(deal.judge("dealer say correct-to 3 20"), "correct LH-def-raise major");
        QCOMPARE(deal.session().situation().betting.betTo, 20);
    }

    void rule_LH_def_raise_noLessAndNoMoreThanTheTablesLimit_data()
    {
        QTest::addColumn<QString>("raise");
        QTest::addColumn<int>("tooMuch");
        QTest::newRow("too little") << "seat 3 raise-to 15" << 0;
        QTest::newRow("too much") << "seat 3 raise-to 40" << 20;
        QTest::newRow("all-in, far above the limit") << "seat 3 all-in" << 380;
    }
    void rule_LH_def_raise_noLessAndNoMoreThanTheTablesLimit()
    {
        QFETCH(const QString, raise);
        QFETCH(const int, tooMuch);
        Deal deal(four);
        deal.player(raise.toStdString());
        QCOMPARE(deal.next(), "dealer say correct-to 3 20");
        const int more = tooMuch;
        const std::string back = "dealer return 3 " + std::to_string(more);
        if (more > 0) {
            // either comes first, and the words alone move nothing
            Deal handsFirst(deal);
            QCOMPARE(handsFirst.judge(back), "correct LH-def-raise major");
            QCOMPARE(handsFirst.judge("dealer say correct-to 3 20"), "correct LH-def-raise major");
            QCOMPARE(handsFirst.table().at(Seat(3)).stack, 380);
        }
        QCOMPARE(deal.judge("dealer say correct-to 3 20"), "correct LH-def-raise major");
        QCOMPARE(deal.table().at(Seat(3)).stack, 380 - more);
        if (more > 0) {
            QCOMPARE(deal.wouldBe("dealer point 4"), "out-of-order LH-def-raise major");
            QCOMPARE(deal.wouldBe("dealer return 3 " + std::to_string(more - 5)), "correct LH-def-raise major");
            QCOMPARE(deal.judge(back), "correct LH-def-raise major");
        }
        QCOMPARE(deal.table().at(Seat(3)).stack, 380);
        QCOMPARE(deal.next(), "dealer point 4");
    }

    void reading_LA_5_betsAreDoubledOnTurnAndRiver()
    {
        Deal deal = onTheFlop();
        deal.player("seat 1 bet-to 10").through("dealer board 1");
        deal.player("seat 1 bet-to 10");
        QCOMPARE(deal.next(), "dealer say correct-to 1 20");
        QCOMPARE(deal.wouldBe("dealer say correct-to 1 20"), "correct LA-5 major");
        QCOMPARE(deal.wouldBe("dealer point 2"), "out-of-order LA-5 major");
    }

    void setting_bets_oneSizeAndSpread()
    {
        Deal one = onTheFlop(four + "house bets = \"one-size\"\n");
        one.through("dealer board 1").player("seat 1 bet-to 10");
        QCOMPARE(one.next(), "dealer say bet 1 10");
        Deal spread(four + "house bets = \"spread\"\n");
        spread.player("seat 3 raise-to 40").through("dealer say raise 3 40");
        // LH-def-raise: at least as much again
        spread.player("seat 4 raise-to 50");
        QCOMPARE(spread.next(), "dealer say correct-to 4 70");
    }

    void aCappedHandOfFixedLimitCosts240()
    {
        // the digest's arithmetic: 40 before and on the flop, 80 on turn and river
        Deal deal(four);
        const auto round = [&](Seat first, Chips unit, bool blind) {
            const auto text = [](int seat, const char* what, Chips to) {
                return "seat " + std::to_string(seat) + " " + what + " " + std::to_string(to);
            };
            const int a = first.number();
            deal.player(blind ? text(a, "raise-to", 2 * unit) : text(a, "bet-to", unit));
            deal.player(text(a % 4 + 1, "raise-to", (blind ? 3 : 2) * unit));
            deal.player(text((a + 1) % 4 + 1, "raise-to", (blind ? 4 : 3) * unit));
            if (!blind)
                deal.player(text((a + 2) % 4 + 1, "raise-to", 4 * unit));
        };
        round(Seat(3), 10, true);
        round(Seat(1), 10, false);
        round(Seat(1), 20, false);
        round(Seat(1), 20, false);
        deal.to("dealer say showdown");
        for (int i = 1; i <= 4; ++i)
            QCOMPARE(deal.table().at(Seat(i)).stack, 400 - 240);
    }

    void rule_LH_bet_6_aLegalRaiseIsNotRefused()
    {
        Deal deal(four);
        deal.player("seat 3 raise-to 20").player("seat 4 raise-to 30").to("dealer point 1");
        QCOMPARE(deal.wouldBe("dealer say capped"), "forbidden LH-bet-6 major");
        deal.player("seat 1 raise-to 40");
        QCOMPARE(deal.wouldBe("dealer say call-only 1"), "forbidden LH-bet-6 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 1 30"), "forbidden LH-bet-6 major");
        QCOMPARE(deal.wouldBe("dealer return 1 10"), "forbidden LH-def-pot critical"); // chips go back
        QCOMPARE(deal.wouldBe("dealer say to-call 4 40"), "wrong-target GP-announce major");
        QCOMPARE(deal.wouldBe("dealer say raise 1 40"), "correct GP-announce major");
        // nor is a call given back
        deal.player("seat 2 call");
        QCOMPARE(deal.wouldBe("dealer return 2 30"), "forbidden LH-def-pot critical");
        QCOMPARE(deal.wouldBe("dealer say correct-to 2 30"), "forbidden LH-def-call major");
    }

    void rule_LH_sidepot_1_anAllInIsNotRefused()
    {
        Deal deal("game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nseat 3 \"C\" 15\nbutton 3\n");
        deal.player("seat 3 all-in");
        QCOMPARE(deal.wouldBe("dealer say call-only 3"), "forbidden LH-sidepot-1 major");
        QCOMPARE(deal.wouldBe("dealer return 3 5"), "forbidden LH-sidepot-1 critical");
        QCOMPARE(deal.wouldBe("dealer point 1"), "correct LH-def-round minor");
    }

    void rule_LH_def_round_nobodyIsPassedOver()
    {
        Deal deal(four);
        deal.player("seat 3 call").to("dealer point 4");
        QCOMPARE(deal.wouldBe("dealer point 1"), "wrong-target LH-def-round major");
        deal.player("seat 4 fold").to("dealer point 1");
        QCOMPARE(deal.wouldBe("dealer point 4"), "wrong-target LH-def-round major");
    }

    void setting_announcements_offShownOrGraded()
    {
        Deal shown(four);
        shown.player("seat 3 raise-to 20");
        QCOMPARE(shown.next(), "dealer say raise 3 20");
        QCOMPARE(shown.wouldBe("dealer point 4"), "correct LH-def-round minor");
        QCOMPARE(shown.wouldBe("dealer say raise 3 20"), "correct GP-announce major");
        QCOMPARE(shown.wouldBe("dealer say raise 3 30"), "wrong-amount GP-announce major");
        Deal off(four + "house announcements = \"off\"\n");
        off.player("seat 3 raise-to 20");
        QCOMPARE(off.next(), "dealer point 4");
        QCOMPARE(off.wouldBe("dealer say raise 3 20"), "correct GP-announce major");
        Deal graded(four + "house announcements = \"graded\"\n");
        graded.player("seat 3 raise-to 20");
        QCOMPARE(graded.next(), "dealer say raise 3 20");
        QCOMPARE(graded.wouldBe("dealer point 4"), "out-of-order GP-announce major");
    }

    void practice_lone_chip_ofTheBigBlindWithNothingToCallIsACheck()
    {
        Deal deal(four);
        deal.to("dealer say option 2").player("seat 2 place-chip 20");
        QCOMPARE(deal.next(), "dealer say check 2");
        QCOMPARE(deal.wouldBe("dealer say call-only 2"), "correct GP-lone-chip major");
        QCOMPARE(deal.wouldBe("dealer sweep"), "out-of-order GP-lone-chip major");
        QCOMPARE(deal.judge("dealer return 2 20"), "correct GP-lone-chip major");
        QCOMPARE(deal.judge("dealer say check 2"), "correct GP-lone-chip major");
        QCOMPARE(deal.next(), "dealer sweep");
    }

    void practice_loneChipAndStringRaiseAreCalls()
    {
        Deal deal(four);
        deal.player("seat 3 place-chip 20");
        QCOMPARE(deal.judge("dealer say call-only 3"), "correct GP-lone-chip major");
        QCOMPARE(deal.judge("dealer return 3 10"), "correct GP-lone-chip major");
        deal.player("seat 4 string-raise 20");
        QCOMPARE(deal.wouldBe("dealer point 1"), "out-of-order GP-string-raise major");
        QCOMPARE(deal.judge("dealer say call-only 4"), "correct GP-string-raise major");
    }

    void rule_LH_setup_blindsAreDownBeforeTheFirstCard()
    {
        Deal deal(four);
        deal.player("seat 1 forget-blind");
        QCOMPARE(deal.next(), "dealer say blinds 1 5");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "forbidden LH-setup-7 major");
        QCOMPARE(deal.judge("dealer say blinds 1 5"), "correct LH-setup-4 major");
        deal.player("seat 1 post 5").player("seat 2 forget-blind");
        QCOMPARE(deal.wouldBe("dealer say blinds 2 5"), "wrong-amount LH-setup-5 major");
        QCOMPARE(deal.judge("dealer say blinds 2 10"), "correct LH-setup-5 major");
        deal.player("seat 2 post 5");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "out-of-order LH-setup-6 major");
        QCOMPARE(deal.judge("dealer say correct-to 2 10"), "correct LH-setup-6 major");
        // too much goes back by the dealer's hands
        Deal over(four);
        over.player("seat 1 post 10");
        QCOMPARE(over.judge("dealer say correct-to 1 5"), "correct LH-setup-6 major");
        QCOMPARE(over.next(), "dealer return 1 5");
        QCOMPARE(over.judge("dealer return 1 5"), "correct LH-setup-6 major");
        QCOMPARE(over.table().at(Seat(1)).bet, 5);
    }

    void rule_LH_setup_8_nobodyGetsAThirdCard()
    {
        Deal deal(four);
        deal.to("dealer point 3");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "forbidden LH-setup-8 critical");
        QCOMPARE(deal.wouldBe("dealer deal-dealer"), "forbidden LH-setup-8 critical");
        deal.player("seat 3 fold");
        QCOMPARE(deal.wouldBe("dealer pitch 3"), "forbidden LH-setup-8 critical");
    }

    void rule_LH_setup_3_theButtonGetsTheLastCard()
    {
        Deal deal(four);
        deal.to("dealer pitch 1");
        QCOMPARE(deal.wouldBe("dealer pitch 2"), "out-of-order LH-setup-3 major");
        QCOMPARE(deal.judge("dealer pitch 1"), "correct LH-setup-3 major");
        QCOMPARE(deal.judge("dealer pitch 2"), "correct LH-setup-8 major");
    }

    void rule_LH_setup_2_theButtonMovesOnEachHand()
    {
        Deal deal("hands 2\n" + four);
        deal.to("dealer button 1");
        QCOMPARE(deal.wouldBe("dealer button 2"), "wrong-target LH-setup-2 major");
        QCOMPARE(deal.wouldBe("dealer shuffle"), "forbidden LH-setup-2 major");
        QCOMPARE(deal.judge("dealer button 1"), "correct LH-setup-2 major");
        // nor does it move in a hand
        QCOMPARE(deal.to("dealer point 4").wouldBe("dealer button 2"), "forbidden LH-setup-2 major");
    }

    void rule_LH_board_4_thereIsNoSixthBoardCard()
    {
        Deal deal(four);
        deal.through("dealer board 3").through("dealer board 1").through("dealer board 1").to("dealer say showdown");
        QCOMPARE(deal.wouldBe("dealer board 1"), "forbidden LH-board-4 critical");
        QCOMPARE(deal.wouldBe("dealer burn"), "correct LA-1 minor"); // a custom, and not graded
        QCOMPARE(deal.wouldBe("dealer set-aside 1"), "forbidden GP-premature-card critical");
    }

    void rule_LH_board_streetsHaveTheirCardsAfterTheirRounds_data()
    {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<int>("boards");
        QTest::newRow("flop") << "dealer board 3" << "LH-board-1" << "dealer board 4" << 0;
        QTest::newRow("turn") << "dealer board 1" << "LH-board-3" << "dealer board 2" << 3;
        QTest::newRow("river") << "dealer board 1" << "LH-board-4" << "dealer board 2" << 4;
    }
    void rule_LH_board_streetsHaveTheirCardsAfterTheirRounds()
    {
        QFETCH(const QString, cards);
        QFETCH(const QString, rule);
        QFETCH(const QString, wrong);
        QFETCH(const int, boards);
        Deal deal(four);
        if (boards >= 3)
            deal.through("dealer board 3");
        if (boards == 4)
            deal.through("dealer board 1");
        const std::string early = boards == 0 ? "dealer point 3" : "dealer point 1";
        deal.to(early);
        QCOMPARE(deal.wouldBe(cards.toStdString()), "premature " + rule.toStdString() + " critical");
        deal.to(cards.toStdString());
        QCOMPARE(deal.wouldBe(wrong.toStdString()), "wrong-amount " + rule.toStdString() + " critical");
        QCOMPARE(deal.wouldBe(cards.toStdString()), "correct " + rule.toStdString() + " critical");
    }

    void reading_LA_1_burnsAreAHabitUnlessTheHouseGradesThem()
    {
        Deal habit(four);
        habit.through("dealer sweep");
        QCOMPARE(habit.wouldBe("dealer board 3"), "correct LH-board-1 critical"); // nothing is missing
        QCOMPARE(habit.judge("dealer burn"), "correct GP-burn major");
        QCOMPARE(habit.wouldBe("dealer burn"), "correct LA-1 minor"); // nor too much
        Deal graded(four + "house burn = \"graded\"\n");
        graded.through("dealer sweep");
        QCOMPARE(graded.next(), "dealer burn");
        QCOMPARE(graded.wouldBe("dealer board 3"), "out-of-order GP-burn major");
        graded.through("dealer burn");
        QCOMPARE(graded.wouldBe("dealer burn"), "forbidden GP-burn major");
        Deal none(four + "house burn = \"none\"\n");
        none.through("dealer sweep");
        QCOMPARE(none.next(), "dealer board 3");
        QCOMPARE(none.wouldBe("dealer burn"), "forbidden GP-burn major");
    }
};

CUTCARD_TESTS(LimitBettingTest, QCoreApplication)

#include "tst_limit_betting.moc"
