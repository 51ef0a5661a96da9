// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet 1.2 and 2.1.3 to 2.2.4, each rule handled rightly and violated.
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

const std::string three = "seat 1 \"A\" 4000\nseat 2 \"B\" 4000\nseat 3 \"C\" 4000\n";

/// Draws for the first dealer with one seed after the other until the outcome is the wanted one.
Deal drawnUntil(const std::string& wanted, int seats, int tied)
{
    for (int seed = 1; seed < 1000; ++seed) {
        std::string header = "seed " + std::to_string(seed) + "\n";
        for (int i = 1; i <= seats; ++i)
            header += "seat " + std::to_string(i) + " \"P\" 4000\n";
        Deal deal(header);
        deal.through("dealer spread");
        while (deal.session().procedure().turn())
            deal.step();
        if (deal.next().find(wanted) == std::string::npos)
            continue;
        if (tied == 0)
            return deal;
        Deal again = deal;
        again.step();
        if (static_cast<int>(again.session().situation().notes.drawing.size()) == tied)
            return deal;
    }
    qFatal("no seed draws like that");
}

} // namespace

class LeagueOpeningTest : public QObject
{
    Q_OBJECT

private slots:
    void rule_2_1_3_theHighCardDealsFirst()
    {
        const Deal deal = drawnUntil("button", 3, 0);
        const std::string right = deal.next();
        QCOMPARE(deal.wouldBe(right), "correct 2.1.3 major");
        const std::string wrong = right.back() == '3' ? "dealer button 1" : "dealer button 3";
        QCOMPARE(deal.wouldBe(wrong), "wrong-target 2.1.3 major");
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "out-of-order 2.1.3 major");
    }

    void rule_2_1_3_whoIsNotThereDrawsNothing()
    {
        Deal deal("seat 1 \"A\" 4000\nseat 2 \"B\" 4000 absent\nseat 3 \"C\" 4000\n");
        deal.through("dealer spread");
        QCOMPARE(deal.session().situation().notes.drawing.size(), 2);
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_2_1_3_shufflingMoreThanOnceIsAsGood()
    {
        Deal deal(three);
        for (int i = 0; i < 12; ++i)
            QVERIFY(deal.judge("dealer shuffle").starts_with("correct"));
        QCOMPARE(deal.judge("dealer spread"), "correct 2.1.3 major");
    }

    void rule_2_2_1_theBlindsComeBeforeTheCards()
    {
        Deal deal;
        deal.through("dealer cut-card");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "forbidden 2.2.1 major");
        deal.player("seat 1 post 100").player("seat 2 post 200");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "correct 1.2-pocket major");
    }

    void rule_1_2_pocket_nobodyGetsAThirdCard()
    {
        Deal deal;
        deal.to("dealer point 3");
        QCOMPARE(deal.wouldBe("dealer pitch 3"), "forbidden 1.2-pocket critical");
    }

    void reading_PA_20_isNamedWhereTheWordsSayOtherwise()
    {
        // the big blind goes out: the button stays a hand longer than by the words
        Deal deal("hands 3\nseat 1 \"A\" 4000\nseat 2 \"B\" 4000\nseat 3 \"C\" 200\nseat 4 \"D\" 4000\nbutton 1\n"
                  "deck As 2c Kd Qs Ah 7d Kh Qh 3c 8s 9d Jc 3d 4h 3s 5s\n");
        deal.to("dealer button 2");
        QCOMPARE(deal.judge("dealer button 2"), "correct 2.2.2 major");
        deal.through("dealer gather-cards");
        QCOMPARE(deal.session().hand(), 3);
        QCOMPARE(deal.wouldBe("dealer button 4"), "forbidden PA-20 major");
        QCOMPARE(deal.judge("dealer button 2"), "correct 2.2.2 minor"); // it lies there: nobody asks for it
    }

    void rule_2_2_3_anotherMayShuffleAndOffersToTheOwnRight()
    {
        Deal deal;
        deal.to("dealer shuffle");
        QVERIFY(!deal.session().isPossible(eventOf("incident other-shuffles 1")));
        deal.now("incident other-shuffles 3");
        QCOMPARE(deal.next(), "dealer offer-cut 2");
        QCOMPARE(deal.wouldBe("dealer offer-cut 3"), "wrong-target 2.2.3 major");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_2_1_3_tiesDrawAgainAmongTheTiedOnly()
    {
        Deal deal = drawnUntil("draw-again", 3, 2);
        QCOMPARE(deal.wouldBe("dealer button 1"), "forbidden 2.1.3 major");
        QCOMPARE(deal.judge("dealer say draw-again"), "correct 2.1.3 major");
        QCOMPARE(deal.session().procedure().turns().size(), 1U);
        deal.step();
        deal.step();
        QVERIFY(!deal.session().procedure().turn()); // two drew, not three
    }

    void rule_2_2_3_atLeastThreeShuffles()
    {
        Deal deal;
        deal.step();
        deal.step();
        QCOMPARE(deal.wouldBe("dealer offer-cut 3"), "out-of-order 2.2.3 major");
        QCOMPARE(deal.judge("dealer shuffle"), "correct 2.2.3 major");
        QCOMPARE(deal.wouldBe("dealer shuffle"), "correct 2.2.3 minor"); // more are welcome
        QCOMPARE(deal.wouldBe("dealer offer-cut 3"), "correct 2.2.3 major");
    }

    void rule_2_2_3_theHouseSetsTheShuffles()
    {
        Deal deal("house least_shuffles = 2\n");
        deal.step();
        deal.step();
        QCOMPARE(deal.wouldBe("dealer offer-cut 3"), "correct 2.2.3 major");
    }

    void rule_2_2_3_theCutIsOfferedToTheRight()
    {
        Deal deal;
        deal.to("dealer offer-cut 3");
        QCOMPARE(deal.wouldBe("dealer offer-cut 1"), "wrong-target 2.2.3 major");
        QCOMPARE(deal.wouldBe("dealer cut-card"), "premature 2.2.3 major");
        QCOMPARE(deal.wouldBe("dealer offer-cut 3"), "correct 2.2.3 major");
    }

    void rule_2_2_3_anAbsentRightNeighbourIsPassedOver()
    {
        Deal deal("seat 1 \"A\" 4000\nseat 2 \"B\" 4000\nseat 3 \"C\" 4000 absent\nseat 4 \"D\" 4000\nbutton 4");
        deal.to("dealer offer-cut 2");
        QCOMPARE(deal.wouldBe("dealer offer-cut 3"), "wrong-target 2.2.3 major");
    }

    void rule_2_2_3_aCutHasThreeToFortyNineCards_data()
    {
        QTest::addColumn<QString>("cut");
        QTest::addColumn<bool>("legal");
        QTest::newRow("2") << "seat 3 cut 2" << false;
        QTest::newRow("3") << "seat 3 cut 3" << true;
        QTest::newRow("49") << "seat 3 cut 49" << true;
        QTest::newRow("50") << "seat 3 cut 50" << false;
    }

    void rule_2_2_3_aCutHasThreeToFortyNineCards()
    {
        QFETCH(const QString, cut);
        QFETCH(const bool, legal);
        Deal deal;
        deal.through("dealer offer-cut 3").player(cut.toStdString());
        QCOMPARE(deal.wouldBe("dealer complete-cut"), legal ? "correct 2.2.3 major" : "forbidden 2.2.3 major");
        QCOMPARE(deal.wouldBe("dealer say cut-again 3"), legal ? "forbidden 2.2.3 major" : "correct 2.2.3 major");
        if (legal)
            return;
        deal.through("dealer say cut-again 3").player("seat 3 cut 26");
        QCOMPARE(deal.wouldBe("dealer complete-cut"), "correct 2.2.3 major");
    }

    void rule_2_2_3_aTapDeclinesTheCut()
    {
        Deal deal;
        deal.through("dealer offer-cut 3").player("seat 3 tap");
        QCOMPARE(deal.wouldBe("dealer cut-card"), "correct 2.2.3 minor");
        QCOMPARE(deal.wouldBe("dealer complete-cut"), "impossible GP-unneeded minor");
    }

    void rule_2_2_3_theCutCardGoesUnderTheDeck()
    {
        Deal deal;
        deal.to("dealer cut-card");
        QCOMPARE(deal.wouldBe("dealer cut-card"), "correct 2.2.3 minor");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "premature 2.2.3 minor");
    }

    void rule_2_2_1_aBlindOfTheWrongSizeIsCorrected()
    {
        Deal deal;
        deal.player("seat 1 post 200");
        QCOMPARE(deal.wouldBe("dealer say correct-to 1 100"), "correct 2.2.1 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 1 200"), "wrong-amount 2.2.1 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 2 100"), "wrong-target 2.2.1 major");
    }

    void rule_2_2_1_theDealerPostsForTheAbsent()
    {
        Deal deal(three + "seat 4 \"D\" 4000\nbutton 4\n");
        Deal absent("seat 1 \"A\" 4000 absent\nseat 2 \"B\" 4000 absent\nseat 3 \"C\" 4000\nseat 4 \"D\" 4000\n"
                    "button 4\n");
        absent.to("dealer post-for 1 100");
        QCOMPARE(absent.wouldBe("dealer post-for 1 100"), "correct 2.2.1 major");
        QCOMPARE(absent.wouldBe("dealer post-for 1 200"), "wrong-amount 2.2.1 major");
        // no paragraph says whose is first
        QCOMPARE(absent.wouldBe("dealer post-for 2 200"), "correct 2.2.1 major");
        QCOMPARE(absent.wouldBe("dealer pitch 1"), "out-of-order 2.2.1 major");
        absent.through("dealer post-for 1 100");
        QCOMPARE(absent.wouldBe("dealer post-for 3 200"), "forbidden 2.2.1 critical");
        deal.player("seat 1 post 100");
        QCOMPARE(deal.wouldBe("dealer post-for 2 200"), "forbidden 2.2.1 critical");
    }

    void rule_2_2_1_anEliminatedSmallBlindIsDead()
    {
        // seat 2, the big blind, goes out: nobody posts the small blind in the next hand
        Deal deal("hands 2\nseat 1 \"A\" 4000\nseat 2 \"B\" 200\nseat 3 \"C\" 4000\nseat 4 \"D\" 4000\nbutton 4\n"
                  "deck 2c 3d Ah Kh 2d 4d As Ks 5c 6h 8s Jc 5d Qd 5s 9c\n");
        while (deal.session().hand() < 2)
            QVERIFY(deal.step());
        const HandNotes& notes = deal.session().situation().notes;
        QVERIFY(!notes.smallBlindSeat);
        QCOMPARE(notes.bigBlindSeat, Seat(3));
        QCOMPARE(*notes.button, Seat(1));
        deal.player("seat 3 post 200");
        QCOMPARE(deal.next(), "dealer pitch 3");
    }

    void rule_2_2_2_theButtonMovesOneSeat()
    {
        Deal deal("hands 2");
        deal.to("dealer button 1");
        QCOMPARE(deal.wouldBe("dealer button 1"), "correct 2.2.2 major");
        QCOMPARE(deal.wouldBe("dealer button 2"), "wrong-target 2.2.2 major");
        QCOMPARE(deal.wouldBe("dealer button 4"), "wrong-target 2.2.2 major");
    }

    void rule_1_2_pocket_theFirstCardGoesLeftOfTheButton()
    {
        Deal deal;
        deal.to("dealer pitch 1");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "correct 1.2-pocket major");
        QCOMPARE(deal.wouldBe("dealer pitch 2"), "out-of-order 1.2-pocket major");
        QCOMPARE(deal.wouldBe("dealer burn"), "premature 1.2-pocket major");
    }

    void rule_1_2_pocket_cardsGoAroundOneByOne()
    {
        Deal deal;
        deal.through("dealer pitch 1");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "out-of-order PA-24 major");
        QCOMPARE(deal.wouldBe("dealer pitch 2"), "correct 1.2-pocket major");
    }

    void rule_2_2_4_theAbsentAreDealtIn()
    {
        Deal deal("seat 1 \"A\" 4000\nseat 2 \"B\" 4000\nseat 3 \"C\" 4000 absent\nbutton 3\n");
        deal.to("dealer pitch 3");
        QCOMPARE(deal.wouldBe("dealer pitch 3"), "correct 2.2.4 major");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "out-of-order 2.2.4 major");
    }

    void rule_2_2_4_theAbsentFoldToABetWithoutWaiting()
    {
        Deal deal("seat 1 \"A\" 4000\nseat 2 \"B\" 4000\nseat 3 \"C\" 4000\nseat 4 \"D\" 4000 absent\nbutton 3\n");
        deal.to("dealer muck 4");
        QCOMPARE(deal.wouldBe("dealer muck 4"), "correct 2.2.4 major");
        QCOMPARE(deal.wouldBe("dealer say check 4"), "forbidden 2.2.4 major");
        QCOMPARE(deal.wouldBe("dealer point 4"), "forbidden 2.2.4 minor");
        QCOMPARE(deal.wouldBe("dealer say fold 4"), "correct 2.2.4 minor");
        QCOMPARE(deal.wouldBe("dealer muck 3"), "forbidden GP-live-hand critical");
    }

    void rule_2_2_4_theAbsentBigBlindChecksWhenNothingIsOwed()
    {
        Deal deal("seat 1 \"A\" 4000\nseat 2 \"B\" 4000 absent\nseat 3 \"C\" 4000\nbutton 3\n");
        deal.to("dealer say check 2");
        QCOMPARE(deal.wouldBe("dealer say check 2"), "correct 2.2.4 major");
        QCOMPARE(deal.wouldBe("dealer muck 2"), "forbidden 2.2.4 major");
    }
};

CUTCARD_TESTS(LeagueOpeningTest)
#include "tst_league_opening.moc"
