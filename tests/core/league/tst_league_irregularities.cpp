// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet 3.1 to 3.3, 3.5, 3.8, 3.11 to 3.15 and card-room practice, each handled rightly and violated.
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

class LeagueIrregularitiesTest : public QObject
{
    Q_OBJECT

private slots:
    void rule_3_5_1_theLastCardOfTheDealIsReplacedToo()
    {
        Deal deal;
        deal.to("dealer point 3").now("incident card-exposed 4");
        deal.through("dealer say exposed-card").through("dealer show-exposed 4");
        QCOMPARE(deal.next(), "dealer pitch 4");
        QCOMPARE(deal.wouldBe("dealer point 3"), "out-of-order 3.5.1 major");
        deal.through("dealer place-exposed");
        QCOMPARE(deal.table().at(Seat(4)).hand.size(), 2U);
        QCOMPARE(deal.next(), "dealer point 3");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_3_5_1_oneExposedCardServesAsTheBurn()
    {
        Deal deal;
        deal.through("dealer pitch 2").now("incident card-exposed 2");
        QCOMPARE(deal.wouldBe("dealer pitch 3"), "out-of-order 3.5.1 major");
        QCOMPARE(deal.wouldBe("dealer say misdeal"), "forbidden 3.5.1 critical");
        QCOMPARE(deal.judge("dealer say exposed-card"), "correct 3.5.1 minor");
        QCOMPARE(deal.wouldBe("dealer pitch 2"), "out-of-order 3.5.1 major"); // replaced at once
        QCOMPARE(deal.judge("dealer show-exposed 2"), "correct 3.5.1 major");
        QCOMPARE(deal.next(), "dealer pitch 3");
        deal.to("dealer place-exposed");
        QCOMPARE(deal.table().at(Seat(2)).hand.size(), 2U);
        QCOMPARE(deal.wouldBe("dealer point 3"), "out-of-order 3.5.1 major");
        QCOMPARE(deal.judge("dealer place-exposed"), "correct 3.5.1 major");
        deal.to("dealer board 3");
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden 3.5.1 major"); // no burn before this flop
        QCOMPARE(deal.judge("dealer board 3"), "correct 1.2-flop critical");
        deal.to("dealer burn");
        QCOMPARE(deal.wouldBe("dealer board 1"), "out-of-order 3.4 major"); // but before the turn
    }

    void rule_3_5_1_multi_twoExposedCardsVoidTheDeal()
    {
        Deal deal;
        deal.through("dealer pitch 2").now("incident card-exposed 2").through("dealer pitch 4");
        deal.now("incident card-exposed 4");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "premature 3.5.1-multi critical");
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "out-of-order 3.5.1-multi minor");
        QCOMPARE(deal.judge("dealer say misdeal"), "correct 3.5.1-multi critical");
        QCOMPARE(deal.judge("dealer gather-cards"), "correct 3.5.1-multi major");
        QCOMPARE(deal.next(), "dealer shuffle");
        deal.to("dealer pitch 1"); // the blinds stay
        QCOMPARE(deal.table().at(Seat(2)).bet, 200);
    }

    void rule_3_5_2_aHandShownToOneIsShownToAll()
    {
        Deal deal;
        deal.through("dealer point 3").now("incident hand-shown 3");
        QCOMPARE(deal.judge("dealer say show-all 3"), "correct 3.5.2 minor");
        QCOMPARE(deal.wouldBe("dealer muck 3"), "forbidden 3.5.3 critical"); // the hand lives
        QCOMPARE(deal.wouldBe("dealer show-hand 4"), "wrong-target 3.5.2 major");
        QCOMPARE(deal.judge("dealer show-hand 3"), "correct 3.5.2 major");
        deal.player("seat 3 raise-to 400");
    }

    void rule_3_5_4_foldedHandsAreNotShown()
    {
        Deal deal;
        deal.player("seat 3 fold").to("dealer point 4").now("incident folded-hand-shown 3");
        QCOMPARE(deal.wouldBe("dealer point 4"), "out-of-order 3.5.4 minor");
        QCOMPARE(deal.judge("dealer say keep-your-hand 3"), "correct 3.5.4 minor");
        QCOMPARE(deal.judge("dealer floor folded-hand-shown"), "correct 3.5.4 minor");
    }

    void rule_3_5_4_1_theMuckIsGuarded()
    {
        Deal deal;
        deal.player("seat 3 fold").to("dealer point 4").now("incident muck-searched 3");
        QCOMPARE(deal.wouldBe("dealer point 4"), "out-of-order 3.5.4.1 major");
        QCOMPARE(deal.wouldBe("dealer floor muck-searched"), "correct 3.5.4.1 major"); // in either order
        QCOMPARE(deal.judge("dealer guard-muck"), "correct 3.5.4.1 major");
        QCOMPARE(deal.judge("dealer floor muck-searched"), "correct 3.5.4.1 major");
    }

    void mucked_data()
    {
        QTest::addColumn<QString>("incident");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("rule");
        QTest::newRow("rule_3_8_cardsBelowTheTable") << "cards-below-table" << "cards-in-view" << "3.8";
        QTest::newRow("rule_3_3_telephones") << "phone-used" << "no-phone" << "3.3";
    }

    void mucked()
    {
        QFETCH(const QString, incident);
        QFETCH(const QString, words);
        QFETCH(const QString, rule);
        Deal deal;
        deal.to("dealer point 3").now("incident " + incident.toStdString() + " 4");
        const std::string reminder = "dealer say " + words.toStdString() + " 4";
        // somebody else's hand
        QCOMPARE(deal.wouldBe("dealer muck 3"), "forbidden GP-live-hand critical");
        Deal warned = deal; // a warning is not enough
        QCOMPARE(warned.judge(reminder), "correct " + rule.toStdString() + " minor");
        QCOMPARE(warned.wouldBe("dealer point 3"), "out-of-order " + rule.toStdString() + " major");
        QCOMPARE(deal.judge("dealer muck 4"), "correct " + rule.toStdString() + " major");
        QCOMPARE(deal.judge(reminder), "correct " + rule.toStdString() + " minor");
    }

    void rule_3_11_adviceIsWarnedThenReported()
    {
        Deal deal;
        deal.to("dealer point 3").now("incident advice-asked 3");
        QCOMPARE(deal.wouldBe("dealer say no-discussion 3"), "wrong-target 3.11 minor");
        QCOMPARE(deal.judge("dealer say one-to-a-hand 3"), "correct 3.11 minor");
        QCOMPARE(deal.wouldBe("dealer floor behaviour"), "unneeded GP-unneeded minor");
        deal.now("incident advice-asked 3");
        QCOMPARE(deal.wouldBe("dealer point 3"), "out-of-order 3.11 minor");
        deal.through("dealer say one-to-a-hand 3");
        QCOMPARE(deal.judge("dealer floor behaviour"), "correct 3.11 minor");
    }

    void rule_3_3_aTelephoneDuringTheDealEndsOneHandOnly()
    {
        Deal deal;
        deal.through("dealer pitch 3").now("incident phone-used 3").through("dealer muck 3");
        deal.through("dealer say no-phone 3");
        QCOMPARE(deal.next(), "dealer pitch 4");
        QCOMPARE(deal.wouldBe("dealer pitch 3"), "wrong-target 1.2-pocket major");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
        // with two players it ends the hand
        Deal two("seat 1 \"A\" 4000\nseat 2 \"B\" 4000\nbutton 2\n");
        two.through("dealer pitch 1")
            .now("incident phone-used 1")
            .through("dealer muck 1")
            .through("dealer say no-phone 1");
        QCOMPARE(two.next(), "dealer return 2 100");
        two.finish();
        QCOMPARE(two.faults(), 0);
    }

    void rule_3_14_1_thePenaltyForAShownHandIsTheManagers()
    {
        Deal deal("hands 2\n");
        deal.through("dealer point 3").now("incident hand-shown 3").through("dealer show-hand 3");
        deal.through("dealer say show-all 3");
        QCOMPARE(deal.wouldBe("dealer floor exposed-card"), "correct 3.14.1 minor");
        deal.to("dealer floor exposed-card");
        deal.player("seat 3 call").to("dealer floor exposed-card"); // at the latest before the next hand
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "correct GP-gather-cards minor");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
        // of which there is none after the last
        Deal last;
        last.through("dealer point 3").now("incident hand-shown 3").through("dealer show-hand 3");
        last.to("dealer floor exposed-card").player("seat 3 call").to("dealer floor exposed-card");
        QCOMPARE(last.wouldBe("dealer gather-cards"), "out-of-order 3.14.1 minor");
    }

    void rule_2_2_4_whoStepsAwayIsTreatedAsAbsent()
    {
        Deal deal;
        deal.through("dealer point 3").now("seat 3 step-away");
        QCOMPARE(deal.next(), "dealer muck 3");
        QVERIFY(!deal.session().isPossible(eventOf("seat 3 come-back"))); // nobody is waited for
        QCOMPARE(deal.wouldBe("dealer say check 3"), "forbidden 2.2.4 major");
        QCOMPARE(deal.wouldBe("dealer point 4"), "out-of-order 2.2.4 major");
        deal.through("dealer muck 3").now("seat 4 step-away");
        QCOMPARE(deal.next(), "dealer muck 4");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
        Deal back;
        back.to("dealer point 3").now("seat 4 step-away").now("seat 4 come-back").player("seat 4 call").finish();
        QCOMPARE(back.faults(), 0);
        Deal showing;
        showing.through("dealer say showdown").now("seat 2 step-away");
        QCOMPARE(showing.next(), "dealer turn-up 2");
    }

    void rule_2_1_5_admittedBeforeTheThirdLevel()
    {
        const std::string house = "hands 4\nhouse hands_per_level = 1\nseat 1 \"A\" 4000\nseat 2 \"B\" 4000\n"
                                  "seat 3 \"C\" 4000\nbutton 3\n";
        Deal deal(house);
        deal.to("dealer gather-cards").now("seat 4 sit-down 4000");
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "out-of-order 2.1.5 major");
        QCOMPARE(deal.wouldBe("dealer sell 3 4000"), "forbidden 2.1.1.1 critical");
        QCOMPARE(deal.judge("dealer floor late-player"), "correct 2.1.5 major");
        QCOMPARE(deal.table().at(Seat(4)).stack, 4000);
        while (deal.session().hand() < 3)
            QVERIFY(deal.step());
        QVERIFY(deal.session().situation().notes.dealtIn.contains(Seat(4)));
        deal.to("dealer gather-cards").now("seat 5 sit-down 4000").through("dealer floor late-player");
        QVERIFY(!deal.table().at(Seat(5)).seated); // the third level
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_3_13_1_aStackThatIsLeftIsPlayedAsAbsent()
    {
        Deal deal("hands 2\nseat 1 \"A\" 4000\nseat 2 \"B\" 4000\nseat 3 \"C\" 4000\nbutton 3\n");
        deal.to("dealer gather-cards").now("seat 2 stand-up");
        QCOMPARE(deal.wouldBe("dealer floor player-quits"), "correct 3.13.1 minor");
        while (deal.session().hand() < 2)
            QVERIFY(deal.step());
        QVERIFY(deal.session().situation().notes.dealtIn.contains(Seat(2)));
        QVERIFY(!deal.session().isPossible(eventOf("seat 2 come-back")));
        deal.to("dealer post-for 2 100");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_3_13_2_atTheFinalTableTheChipsGo()
    {
        Deal deal("hands 2\nhouse final_table = true\nseat 1 \"A\" 4000\nseat 2 \"B\" 4000\nseat 3 \"C\" 4000\n"
                  "button 3\n");
        deal.to("dealer gather-cards").now("seat 2 stand-up");
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "out-of-order 3.13.2 major");
        QCOMPARE(deal.judge("dealer floor player-quits"), "correct 3.13.2 major");
        QCOMPARE(deal.table().at(Seat(2)).stack, 0);
        while (deal.session().hand() < 2)
            QVERIFY(deal.step());
        QVERIFY(!deal.session().situation().notes.dealtIn.contains(Seat(2)));
        // put out in a hand, that hand is mucked
        deal.to("dealer point 1").now("incident money-on-table 3").through("dealer floor money");
        deal.now("incident disqualified 3");
        QCOMPARE(deal.judge("dealer muck 3"), "correct 3.13.2 major");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_3_1_whoIsPutOutIsTreatedAsAbsent()
    {
        Deal deal("hands 2");
        deal.to("dealer point 3");
        QVERIFY(!deal.session().isPossible(eventOf("incident disqualified 3"))); // the manager has not come
        deal.now("incident money-on-table 3").through("dealer floor money").now("incident disqualified 3");
        QCOMPARE(deal.next(), "dealer muck 3");
        QVERIFY(!deal.session().isPossible(eventOf("seat 3 come-back")));
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void reading_PA_19_aPenaltyIsServedAsAbsent()
    {
        Deal deal("hands 2");
        deal.to("dealer point 3").now("incident insult 1").through("dealer floor behaviour");
        deal.now("incident penalty-given 1")
            .to("dealer muck 1")
            .through("dealer muck 1")
            .now("seat 1 come-back")
            .finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_3_11_theManagerMayTakeTheHand()
    {
        Deal deal;
        deal.to("dealer point 4").now("incident advice-asked 3").through("dealer say one-to-a-hand 3");
        deal.now("incident advice-asked 3").through("dealer say one-to-a-hand 3").through("dealer floor behaviour");
        deal.now("incident hand-forfeited 3");
        QCOMPARE(deal.wouldBe("dealer point 4"), "out-of-order 3.11 minor");
        QCOMPARE(deal.judge("dealer muck 3"), "correct 3.11 minor");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void practice_prematureCard_aFourthFlopCardGoesBackToo()
    {
        Deal deal("mode test");
        deal.through("dealer burn");
        QCOMPARE(deal.judge("dealer board 4"), "wrong-amount 1.2-flop critical");
        deal.through("dealer floor premature-card").through("dealer set-aside 4").through("dealer return-aside");
        QCOMPARE(deal.next(), "dealer board 3"); // without another burn
        QCOMPARE(deal.table().stub.size(), 52U - 8U - 1U);
    }

    void rule_3_14_2_theHandIsNotDiscussed()
    {
        Deal deal;
        deal.to("dealer point 3").now("incident hand-discussed 4");
        QCOMPARE(deal.wouldBe("dealer say no-discussion 4"), "correct 3.14.2 minor");
        QCOMPARE(deal.wouldBe("dealer say no-discussion 3"), "wrong-target 3.14.2 minor");
        QCOMPARE(deal.wouldBe("dealer point 3"), "out-of-order 3.14.2 minor");
    }

    void manager_data()
    {
        QTest::addColumn<QString>("incident");
        QTest::addColumn<QString>("matter");
        QTest::addColumn<QString>("rule");
        QTest::newRow("rule_3_1_money") << "money-on-table" << "money" << "3.1 critical";
        QTest::newRow("rule_3_2_sideBets") << "side-bet" << "side-bet" << "3.2 major";
        QTest::newRow("rule_3_12_2_insults") << "insult" << "behaviour" << "3.12.2 minor";
        QTest::newRow("rule_3_15_disputes") << "ruling-disputed" << "dispute" << "3.15 major";
    }

    void manager()
    {
        QFETCH(const QString, incident);
        QFETCH(const QString, matter);
        QFETCH(const QString, rule);
        Deal deal;
        deal.to("dealer point 3").now("incident " + incident.toStdString() + " 4");
        QCOMPARE(deal.wouldBe("dealer point 3"), "out-of-order " + rule.toStdString());
        QCOMPARE(deal.wouldBe("dealer floor " + matter.toStdString()), "correct " + rule.toStdString());
    }

    void practice_boxed_aBoxedCardPitchedCountsAsExposed()
    {
        Deal deal;
        deal.through("dealer cut-card").now("incident boxed-card 2").through("dealer pitch 2");
        QCOMPARE(deal.wouldBe("dealer pitch 3"), "out-of-order GP-boxed-card major");
        QCOMPARE(deal.judge("dealer floor boxed-card"), "correct GP-boxed-card major");
        QCOMPARE(deal.next(), "dealer say exposed-card");
    }

    void practice_boxed_aBoxedBoardCardMakesWay()
    {
        // 8 hole cards and the burn come before it
        Deal deal;
        deal.through("dealer cut-card").now("incident boxed-card 10").through("dealer burn");
        QCOMPARE(deal.wouldBe("dealer board 3"), "out-of-order GP-boxed-card major");
        QCOMPARE(deal.judge("dealer floor boxed-card"), "correct GP-boxed-card major");
        QCOMPARE(deal.judge("dealer burn"), "correct GP-boxed-card major");
        QCOMPARE(deal.judge("dealer board 3"), "correct 1.2-flop critical");
        deal.to("dealer burn"); // the turn has its own
        QCOMPARE(deal.wouldBe("dealer board 1"), "out-of-order 3.4 major");
    }

    void practice_prematureCard_theManagerDecides()
    {
        Deal deal("mode test");
        deal.through("dealer point 3");
        QCOMPARE(deal.judge("dealer board 3"), "premature 1.2-flop critical");
        QCOMPARE(deal.judge("dealer say stop"), "correct GP-premature-card minor");
        QCOMPARE(deal.judge("dealer floor premature-card"), "correct GP-premature-card critical");
        QCOMPARE(deal.judge("dealer set-aside 3"), "correct GP-premature-card critical");
        deal.to("dealer return-aside");
        // no practice orders the burn and the shuffle
        QCOMPARE(deal.wouldBe("dealer burn"), "correct 3.4 major");
        QCOMPARE(deal.judge("dealer return-aside"), "correct GP-premature-card major");
    }

    void practice_ownMistake_isTakenBack()
    {
        Deal deal("mode test");
        deal.to("dealer pitch 1");
        QCOMPARE(deal.judge("dealer pitch 3"), "out-of-order 1.2-pocket major");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "correct 1.2-pocket major");
        QCOMPARE(deal.judge("dealer take-back"), "correct GP-own-mistake critical");
        QVERIFY(deal.table().at(Seat(3)).hand.empty());
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "correct 1.2-pocket major");
    }

    void farTooManyBoardCardsAreStillJudged()
    {
        Deal deal("mode test");
        deal.to("dealer burn");
        QCOMPARE(deal.judge("dealer board 9"), "forbidden 1.2-flop critical");
        QVERIFY(!deal.wouldBe("dealer burn").empty());
        deal.through("dealer set-aside 9").finish();
    }
};

CUTCARD_TESTS(LeagueIrregularitiesTest)
#include "tst_league_irregularities.moc"
