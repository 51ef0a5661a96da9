// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet 1.2, 2.2.4, 3.7.3, 3.7.5 and the four examples of its appendix, handled rightly and violated.
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

std::string seats(std::initializer_list<Chips> stacks)
{
    std::string text;
    int number = 0;
    for (const Chips stack : stacks) {
        ++number;
        text += "seat " + std::to_string(number) + " \"P\" " + std::to_string(stack) + "\n";
    }
    return text + "button " + std::to_string(number) + "\n";
}

std::string blinds(Chips small, Chips big)
{
    return "house levels = [[" + std::to_string(small) + ", " + std::to_string(big) + "]]\n";
}

/// Three players: 1 (small blind) raises, 2 (big blind) goes all-in for too little, 3 (button) called before.
Deal shortRaise(const std::string& house = {})
{
    Deal deal(house
              + "seat 1 \"A\" 4000\nseat 2 \"B\" 750\nseat 3 \"C\" 4000\nbutton 3\n"
                "house starting_stack = [[50, 2], [100, 10]]\n");
    deal.through("dealer board 3"); // each has 200 in
    return deal.player("seat 1 bet-to 400").player("seat 2 all-in");
}

} // namespace

class LeaguePotsTest : public QObject
{
    Q_OBJECT

private slots:
    void rule_3_7_3_aDeadBlindCallsNothing()
    {
        // 800 against an all-in of 100, both blinds folded: 700 back, and 500 to be won
        Deal deal(seats({4000, 4000, 4000, 100}));
        deal.player("seat 3 raise-to 800").player("seat 4 all-in").player("seat 1 fold").player("seat 2 fold");
        deal.to("dealer return 3 700");
        QCOMPARE(deal.wouldBe("dealer return 3 600"), "correct GP-uncalled-bet critical");
        QCOMPARE(deal.judge("dealer return 3 700"), "correct GP-uncalled-bet critical");
        deal.to("dealer sweep");
        QCOMPARE(deal.wouldBe("dealer build 0 500 all"), "correct PA-44 major");
        deal.through("dealer sweep");
        QCOMPARE(deal.table().pots[0].amount, 500);
    }

    void rule_3_6_1_aMuckedHandLeavesItsBet()
    {
        Deal deal(seats({4000, 4000, 4000, 4000}));
        deal.through("dealer board 3").player("seat 1 bet-to 400").through("dealer say bet 1 400");
        deal.now("incident phone-used 1").through("dealer muck 1").through("dealer say no-phone 1");
        deal.player("seat 2 fold").player("seat 3 fold").to("dealer sweep");
        QCOMPARE(deal.wouldBe("dealer return 1 400"), "forbidden 3.6.1 critical");
        deal.through("dealer sweep").through("dealer push 0 4 1200");
        QCOMPARE(deal.table().at(Seat(1)).stack, 3400);
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_3_7_5_theNextCallerCallsTheProperRaise()
    {
        Deal deal = shortRaise();
        deal.through("dealer say all-in 2 550").through("dealer point 3").now("seat 3 short-call 550");
        QCOMPARE(deal.wouldBe("dealer say call 3"), "forbidden 3.7.5 major");
        QCOMPARE(deal.wouldBe("dealer point 1"), "out-of-order 3.7.5 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 3 800"), "correct 3.7.5 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 3 550"), "wrong-amount 3.7.5 major");
        QCOMPARE(deal.judge("dealer say to-call 3 800"), "correct 3.7.5 major");
        QCOMPARE(deal.table().at(Seat(3)).bet, 800);
        // named beforehand it is welcome
        Deal told = shortRaise();
        told.to("dealer point 3").through("dealer point 3");
        QCOMPARE(told.judge("dealer say to-call 3 800"), "correct 3.7.5 minor");
        told.now("seat 3 call");
        QCOMPARE(told.table().at(Seat(3)).bet, 800);
    }

    void example_1_aRaiseOfTheBigBlindIsTheSmallest()
    {
        Deal deal(seats({4000, 4000, 4000}) + blinds(100, 200));
        deal.player("seat 3 raise-to 400").player("seat 1 fold").player("seat 2 call").to("dealer sweep");
        QCOMPARE(deal.judge("dealer sweep"), "correct PA-44 major");
        QCOMPARE(deal.table().pots[0].amount, 900);
    }

    void example_2_aRaiseAndTwoCallers()
    {
        Deal deal(seats({4000, 4000, 4000, 4000}) + blinds(300, 600));
        deal.player("seat 3 raise-to 1200").player("seat 4 fold").player("seat 1 call").player("seat 2 call");
        deal.through("dealer sweep");
        QCOMPARE(deal.table().pots[0].amount, 3600);
    }

    void example_3_theRoundAfterTheFlopHasSixteenThousand()
    {
        // the booklet prints 17,000: it adds the small blind of the round before to this round's 16,000
        Deal deal(seats({20'000, 20'000, 20'000}) + blinds(1000, 2000));
        deal.player("seat 3 call").player("seat 1 fold").player("seat 2 check").through("dealer sweep");
        QCOMPARE(deal.table().pots[0].amount, 5000);
        deal.player("seat 2 bet-to 2000").player("seat 3 raise-to 4000");
        // its footnote asks for a raise of 4,000; 3.7.2 asks for the last raise, 2,000
        QCOMPARE(Deal(deal).player("seat 2 raise-to 6000").next(), "dealer say raise 2 6000");
        deal.player("seat 2 raise-to 8000").player("seat 3 call").through("dealer sweep");
        QCOMPARE(deal.table().pots[0].amount, 5000 + 16'000);
    }

    void example_4_anAllInForLessMakesASidePot()
    {
        // seats: 1 small blind, 2 big blind, 3 next, 4 the button with 1,500
        Deal deal(seats({10'000, 10'000, 10'000, 1500}) + blinds(500, 1000));
        deal.player("seat 3 raise-to 4000").player("seat 4 all-in").player("seat 1 fold");
        deal.player("seat 2 raise-to 7000").player("seat 3 call").to("dealer build 0 5000 2,3,4");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden 3.7.3 critical");
        QCOMPARE(deal.wouldBe("dealer build 0 4500 2,3,4"), "wrong-amount 3.7.3 critical");
        QCOMPARE(deal.wouldBe("dealer build 0 5000 2,3"), "wrong-target 3.7.3 critical");
        QCOMPARE(deal.judge("dealer build 0 5000 2,3,4"), "correct 3.7.3 critical");
        QCOMPARE(deal.wouldBe("dealer build 1 16000 2,3"), "impossible 3.7.3 minor");
        QCOMPARE(deal.wouldBe("dealer build 1 10500 2,3"), "wrong-amount 3.7.3 critical");
        QCOMPARE(deal.judge("dealer build 1 11000 2,3"), "correct 3.7.3 critical");
    }

    void rule_3_7_3_fourAllInsMakeFourPots()
    {
        Deal deal(seats({800, 1200, 2000, 3000, 4000}));
        deal.player("seat 3 all-in").player("seat 4 all-in").player("seat 5 all-in");
        deal.player("seat 1 all-in").player("seat 2 all-in");
        deal.to("dealer return 5 1000");
        QCOMPARE(deal.wouldBe("dealer return 5 900"), "correct GP-uncalled-bet critical");
        // nothing orders the two: what nobody called lies in front until it is given back
        QCOMPARE(deal.wouldBe("dealer build 0 4000 1,2,3,4,5"), "correct 3.7.3 critical");
        QCOMPARE(deal.wouldBe("dealer build 0 5000 1,2,3,4,5"), "forbidden 3.7.3 critical");
        QCOMPARE(deal.wouldBe("dealer burn"), "out-of-order GP-uncalled-bet major");
        QCOMPARE(deal.judge("dealer return 5 1000"), "correct GP-uncalled-bet critical");
        QCOMPARE(deal.wouldBe("dealer build 1 1600 2,3,4,5"), "correct 3.7.3 critical"); // in any order
        QCOMPARE(deal.judge("dealer build 0 4000 1,2,3,4,5"), "correct 3.7.3 critical");
        QCOMPARE(deal.judge("dealer build 1 1600 2,3,4,5"), "correct 3.7.3 critical");
        QCOMPARE(deal.judge("dealer build 2 2400 3,4,5"), "correct 3.7.3 critical");
        QCOMPARE(deal.judge("dealer build 3 2000 4,5"), "correct 3.7.3 critical");
    }

    void rule_3_7_5_callersOfAShortRaisePayTheProperRaise()
    {
        Deal deal = shortRaise();
        QCOMPARE(deal.wouldBe("dealer say all-in 2 550"), "correct GP-announce major");
        QCOMPARE(deal.wouldBe("dealer say raise 2 800"), "wrong-amount GP-announce minor");
        deal.player("seat 3 call");
        QCOMPARE(deal.table().at(Seat(3)).bet, 800);
    }

    void rule_3_7_5_theExcessIsRefundedWhenNobodyElseCalls()
    {
        Deal deal = shortRaise();
        deal.player("seat 3 call").player("seat 1 fold").to("dealer return 3 250");
        QCOMPARE(deal.wouldBe("dealer return 3 400"), "wrong-amount 3.7.5 critical");
        QCOMPARE(deal.wouldBe("dealer return 2 250"), "wrong-target 3.7.5 critical");
        QCOMPARE(deal.wouldBe("dealer sweep"), "out-of-order 3.7.5 critical");
        QCOMPARE(deal.judge("dealer return 3 250"), "correct 3.7.5 critical");
        deal.through("dealer sweep");
        QCOMPARE(deal.table().pots[0].amount, 600 + 1500);
    }

    void rule_3_7_5_otherwiseItMakesASidePot()
    {
        Deal deal = shortRaise();
        deal.player("seat 3 call").player("seat 1 call").to("dealer build 0 2250 1,2,3");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden 3.7.3 critical");
        QCOMPARE(deal.judge("dealer build 0 2250 1,2,3"), "correct 3.7.3 critical");
        QCOMPARE(deal.wouldBe("dealer build 1 500 1,2,3"), "wrong-target 3.7.3 critical");
        QCOMPARE(deal.judge("dealer build 1 500 1,3"), "correct 3.7.3 critical");
    }

    void reading_PA_43_aShortFirstBetIsMetLikeAShortRaise()
    {
        Deal deal("seat 1 \"A\" 4000\nseat 2 \"B\" 350\nseat 3 \"C\" 4000\nbutton 3\n"
                  "house starting_stack = [[50, 2], [100, 10]]\n");
        deal.through("dealer board 3"); // each has 200 in, and the smallest bet is 200
        deal.player("seat 1 check").player("seat 2 all-in").player("seat 3 call");
        QCOMPARE(deal.table().at(Seat(3)).bet, 200);
        deal.player("seat 1 fold").to("dealer return 3 50");
        QCOMPARE(deal.wouldBe("dealer return 3 100"), "wrong-amount PA-43 critical");
        QCOMPARE(deal.wouldBe("dealer sweep"), "out-of-order PA-43 critical");
        QCOMPARE(deal.judge("dealer return 3 50"), "correct PA-43 critical");
    }

    void rule_3_7_5_canBeSwitchedOffByTheHouse()
    {
        Deal deal = shortRaise("house proper_raise_rule = false\n");
        deal.player("seat 3 call");
        QCOMPARE(deal.table().at(Seat(3)).bet, 550);
    }

    void practice_uncalled_theLastBetGoesBackWhenAllFold()
    {
        Deal deal;
        deal.player("seat 3 raise-to 800").player("seat 4 fold").player("seat 1 fold").player("seat 2 fold");
        deal.to("dealer return 3 600");
        // with the pot it comes to the same player
        QCOMPARE(deal.wouldBe("dealer sweep"), "correct GP-uncalled-bet minor");
        QCOMPARE(deal.wouldBe("dealer return 3 500"), "correct GP-uncalled-bet minor");
        QCOMPARE(deal.judge("dealer return 3 600"), "correct GP-uncalled-bet minor");
        QCOMPARE(deal.judge("dealer sweep"), "correct PA-44 major");
        QCOMPARE(deal.next(), "dealer push 0 3 500");
    }
};

CUTCARD_TESTS(LeaguePotsTest)
#include "tst_league_pots.moc"
