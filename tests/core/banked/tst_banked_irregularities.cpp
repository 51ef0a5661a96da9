// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/banked/two_seats.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

using namespace cutcard;
using test::champion;
using test::two;

namespace {

/// Judges the whole of a void round after what has just made it void.
void voidAndAgain(Deal& deal, const std::string& rule)
{
    // no paragraph has the words: left out, with the wagers given back all the same, they are form
    QCOMPARE(deal.wouldBe("dealer return-wagers"), "out-of-order " + rule + " minor");
    QCOMPARE(deal.judge("dealer say hand-void"), "correct " + rule + " critical");
    // no document says what comes first, wagers back or cards together
    QCOMPARE(deal.wouldBe("dealer gather-cards"), "correct " + rule + " major");
    QCOMPARE(deal.judge("dealer return-wagers"), "correct CA-7 critical");
    QCOMPARE(deal.table().at(Seat(1)).stack, 1000);
    QCOMPARE(deal.judge("dealer gather-cards"), "correct " + rule + " major");
    // the round begins again with new wagers
    QCOMPARE(deal.session().hand(), 1);
    deal.finish();
    QCOMPARE(deal.faults(), 0);
}

} // namespace

class BankedIrregularitiesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void rule_CHP_irreg_a_aCardFaceUpInTheDeckVoidsTheRound()
    {
        Deal deal(champion);
        deal.through("dealer cut-deck").now("incident boxed-card 2");
        deal.through("dealer pitch 1").through("dealer pitch 2");
        // dealt on with it, and asked on
        QCOMPARE(deal.wouldBe("dealer deal-dealer"), "forbidden CHP-irreg-a critical");
        QCOMPARE(deal.wouldBe("dealer point 1"), "forbidden CHP-irreg-a critical");
        voidAndAgain(deal, "CHP-irreg-a");
    }

    void rule_CHP_irreg_a_whereverItWouldHaveGone_data()
    {
        QTest::addColumn<int>("fromTop");
        QTest::addColumn<QString>("lastAct");
        QTest::newRow("a player's") << 1 << "pitch 1";
        QTest::newRow("the dealer's") << 3 << "deal-dealer";
        QTest::newRow("a burn") << 7 << "burn";
        QTest::newRow("the flop") << 9 << "board-down 3";
        QTest::newRow("the turn") << 12 << "board-down 1";
        QTest::newRow("the river") << 14 << "board-down 1";
    }
    void rule_CHP_irreg_a_whereverItWouldHaveGone()
    {
        QFETCH(int, fromTop);
        QFETCH(QString, lastAct);
        Deal deal(champion);
        deal.through("dealer cut-deck").now("incident boxed-card " + std::to_string(fromTop));
        deal.to("dealer say hand-void");
        QCOMPARE(eventText(deal.session().entries().back().event), "dealer " + lastAct.toStdString());
        voidAndAgain(deal, "CHP-irreg-a");
    }

    void rule_CHP_irreg_a_inVersionOneTheSharedHandTheBoardAndTheDealer()
    {
        for (const int fromTop : {1, 2, 3, 7, 8, 9}) {
            Deal deal("game champion-one\n" + two);
            deal.through("dealer cut-deck").now("incident boxed-card " + std::to_string(fromTop));
            deal.to("dealer say hand-void");
            voidAndAgain(deal, "CHP-irreg-a");
        }
    }

    void rule_CHP_shuf_b_afterAVoidRoundTheDeckGoesBackIntoTheMachine()
    {
        Deal deal(champion + "house machine = true\n");
        deal.through("dealer take-deck 1").now("incident boxed-card 1").through("dealer gather-cards");
        QCOMPARE(deal.wouldBe("dealer load-shuffler"), "out-of-order CA-7 critical");
        QCOMPARE(deal.judge("dealer return-wagers"), "correct CA-7 critical");
        QCOMPARE(deal.judge("dealer load-shuffler"), "correct CHP-shuf-b major");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_CHP_irreg_b_aWrongNumberOfCardsVoidsTheRound()
    {
        Deal deal(champion + "mode test\n");
        deal.to("dealer burn");
        QCOMPARE(deal.judge("dealer pitch 1"), "forbidden CHP-irreg-b critical");
        // a third card lies there: it can't be taken back
        QVERIFY(!deal.wouldBe("dealer take-back").starts_with("correct"));
        QCOMPARE(deal.judge("dealer say hand-void"), "correct CHP-irreg-b critical");
        QCOMPARE(deal.judge("dealer return-wagers"), "correct CA-7 critical");
        QCOMPARE(deal.judge("dealer gather-cards"), "correct CHP-irreg-b major");
    }

    void rule_CHP_irreg_c_aDealersCardSeenVoidsTheRound()
    {
        Deal deal(champion);
        deal.through("dealer deal-dealer").now("incident dealer-card-seen");
        voidAndAgain(deal, "CHP-irreg-c");
    }

    void rule_CHP_irreg_c_theDealersOwnHasteTooInATest()
    {
        Deal deal(champion + "mode test\n");
        deal.to("dealer point 2");
        QCOMPARE(deal.judge("dealer turn-dealer"), "premature CHP-irreg-c critical");
        QCOMPARE(deal.judge("dealer say hand-void"), "correct CHP-irreg-c critical");
    }

    void rule_CHP_irreg_d_aJamIsCheckedByTheSupervisor()
    {
        Deal deal(champion + "house machine = true\n");
        deal.through("dealer deal-dealer").now("incident machine-jam");
        QCOMPARE(deal.judge("dealer say hand-void"), "correct CHP-irreg-d critical");
        QCOMPARE(deal.judge("dealer return-wagers"), "correct CA-7 critical");
        QCOMPARE(deal.judge("dealer gather-cards"), "correct CHP-irreg-d major");
        QCOMPARE(deal.wouldBe("dealer load-shuffler"), "out-of-order CHP-irreg-d major");
        QCOMPARE(deal.judge("dealer floor shuffler"), "correct CHP-irreg-d major");
        QCOMPARE(deal.judge("dealer load-shuffler"), "correct CHP-shuf-b major");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_CHP_irreg_d_theSupervisorMayBeCalledAtOnce()
    {
        Deal deal(champion + "house machine = true\n");
        deal.through("dealer take-deck 1").now("incident machine-jam");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "forbidden CHP-irreg-d critical");
        QCOMPARE(deal.judge("dealer floor shuffler"), "correct CHP-irreg-d major");
        QCOMPARE(deal.judge("dealer say hand-void"), "correct CHP-irreg-d critical");
        QCOMPARE(deal.judge("dealer return-wagers"), "correct CA-7 critical");
        QCOMPARE(deal.wouldBe("dealer load-shuffler"), "out-of-order CHP-irreg-d major");
        QCOMPARE(deal.judge("dealer gather-cards"), "correct CHP-irreg-d major");
        QCOMPARE(deal.judge("dealer load-shuffler"), "correct CHP-shuf-b major");
    }

    void rule_CHP_irreg_b_aHandOneCardShortWhenTheBoardIsDealt()
    {
        Deal deal(champion + "mode test\n");
        deal.through("dealer pitch 1").through("dealer deal-dealer");
        QVERIFY(deal.judge("dealer burn").ends_with("critical"));
        QCOMPARE(deal.next(), "dealer say hand-void");
    }

    /// In practice each wrong act is handed back: the beginner who lays everything out and then finds the hand short.
    void rule_CHP_irreg_b_inPracticeTheHandFoundShortIsVoid()
    {
        Deal deal("mode practice\n" + champion);
        deal.through("dealer deal-dealer").through("dealer pitch 1").now("dealer deal-dealer");
        QCOMPARE(deal.wouldBe("dealer say hand-void"), "forbidden GP-deal-stands critical");
        Deal mended = deal;
        QCOMPARE(deal.judge("dealer burn"), "out-of-order CHP-play-8 critical");
        QCOMPARE(deal.judge("dealer board-down 3"), "out-of-order CHP-play-8 critical");
        QCOMPARE(deal.judge("dealer say hand-void"), "correct CHP-irreg-b critical");
        QCOMPARE(deal.judge("dealer return-wagers"), "correct CA-7 critical");
        QCOMPARE(deal.judge("dealer gather-cards"), "correct CHP-irreg-b major");
        deal.finish();
        QCOMPARE(deal.faults(), 2);
        // once a right act has followed, nothing is short any more
        QCOMPARE(mended.judge("dealer burn"), "out-of-order CHP-play-8 critical");
        mended.now("dealer pitch 2");
        QCOMPARE(mended.judge("dealer say hand-void"), "forbidden GP-deal-stands critical");
    }

    void rule_CHP_irreg_b_aFlopOfFour()
    {
        Deal deal(champion + "mode test\n");
        deal.to("dealer board-down 3");
        QCOMPARE(deal.judge("dealer board-down 4"), "wrong-amount CHP-play-9 critical");
        QCOMPARE(deal.judge("dealer say hand-void"), "correct CHP-irreg-b critical");
    }

    void rule_CHP_irreg_c_beforeTurnAndRiverToo()
    {
        Deal deal(champion + "mode test\n");
        deal.to("dealer turn-board 3").through("dealer turn-board 3").to("dealer turn-board 2");
        QVERIFY(deal.judge("dealer turn-dealer").ends_with("critical"));
        QCOMPARE(deal.judge("dealer say hand-void"), "correct CHP-irreg-c critical");
        Deal seen(champion);
        seen.to("dealer turn-board 3").through("dealer turn-board 3").to("dealer turn-board 2");
        seen.now("incident dealer-card-seen");
        QCOMPARE(seen.wouldBe("dealer turn-board 2"), "forbidden CHP-irreg-c critical");
        voidAndAgain(seen, "CHP-irreg-c");
    }

    void rule_CHP_irreg_e_aHouseThatKeepsToTheLetterHasTheFloorDecide()
    {
        Deal deal(champion + "house void_by_hand = false\n");
        deal.through("dealer deal-dealer").now("incident dealer-card-seen");
        QCOMPARE(deal.wouldBe("dealer say hand-void"), "out-of-order CHP-irreg-e major");
        QCOMPARE(deal.judge("dealer floor own-mistake"), "correct CHP-irreg-e major");
        QCOMPARE(deal.judge("dealer say hand-void"), "correct CHP-irreg-c critical");
    }

    void rule_CA_7_aFoldersAnteComesBackToo()
    {
        Deal deal(champion);
        deal.player("seat 1 fold").through("dealer take blind 1 10").now("incident dealer-card-seen");
        deal.through("dealer return-wagers");
        QCOMPARE(deal.table().at(Seat(1)).stack, 1000);
        QCOMPARE(deal.table().at(Seat(2)).stack, 1000);
    }

    void rule_GP_board_card_seen_voidWhileADecisionIsOpen()
    {
        Deal deal(champion);
        deal.through("dealer board-down 3").now("incident board-card-seen");
        QCOMPARE(deal.wouldBe("dealer say hand-void"), "out-of-order GP-board-card-seen major");
        QCOMPARE(deal.judge("dealer floor exposed-card"), "correct GP-board-card-seen major");
        voidAndAgain(deal, "GP-board-card-seen");
        // with nothing left to decide the floor only hears of it
        Deal late(champion);
        late.through("dealer turn-board 3").to("dealer turn-board 2").now("incident board-card-seen");
        QCOMPARE(late.judge("dealer floor exposed-card"), "correct GP-board-card-seen major");
        QCOMPARE(late.next(), "dealer turn-board 2");
    }

    void rule_GP_player_card_seen_theRoundIsPlayedOn()
    {
        Deal deal(champion);
        deal.through("dealer pitch 1").now("incident card-exposed 1");
        QCOMPARE(deal.wouldBe("dealer pitch 2"), "out-of-order GP-player-card-seen major");
        QCOMPARE(deal.judge("dealer floor exposed-card"), "correct GP-player-card-seen major");
        QCOMPARE(deal.next(), "dealer pitch 2");
    }

    void rule_GP_fouled_deck_aForeignCardVoidsTheRound()
    {
        Deal deal(champion);
        deal.through("dealer deal-dealer").now("incident foreign-card");
        QCOMPARE(deal.judge("dealer floor fouled-deck"), "correct GP-fouled-deck critical");
        voidAndAgain(deal, "GP-fouled-deck");
    }

    void rule_GP_late_wager_theAdditionGoesBack()
    {
        Deal deal(champion);
        deal.through("dealer deal-dealer").now("incident late-wager 1 25");
        QCOMPARE(deal.table().at(Seat(1)).wagers.at(Circle::Bonus), 35);
        QCOMPARE(deal.wouldBe("dealer correct-wager bonus 1 35"), "wrong-amount GP-late-wager major");
        QCOMPARE(deal.judge("dealer correct-wager bonus 1 10"), "correct GP-late-wager major");
        QCOMPARE(deal.judge("dealer floor wager"), "correct GP-late-wager minor");
    }

    void rule_GP_late_wager_onAnyCircleAndAfterTheDecisions()
    {
        Deal deal(champion);
        deal.player("seat 1 wager bonus 10 blind 10 pot-bet 10").to("dealer turn-board 3");
        for (const char* circle : {"blind", "play", "pot-bet"}) {
            deal.now(std::string("incident late-wager 1 25 ") + circle);
            QCOMPARE(deal.wouldBe("dealer turn-board 3"), "out-of-order GP-late-wager major");
            QCOMPARE(deal.judge(std::string("dealer correct-wager ") + circle + " 1 10"),
                     "correct GP-late-wager major");
            QCOMPARE(deal.judge("dealer floor wager"), "correct GP-late-wager minor");
        }
        // a raise after the last word: there was none
        deal.through("dealer turn-board 3").to("dealer turn-board 2").now("incident late-wager 1 10 raise");
        QCOMPARE(deal.judge("dealer correct-wager raise 1 0"), "correct GP-late-wager major");
    }

    void rule_GP_pinched_wager_itIsMadeWholeAgain()
    {
        Deal deal(champion);
        deal.to("dealer turn-board 3").now("incident wager-pinched 1 5 blind");
        QCOMPARE(deal.table().at(Seat(1)).wagers.at(Circle::Blind), 5);
        QCOMPARE(deal.wouldBe("dealer turn-board 3"), "out-of-order GP-pinched-wager major");
        QCOMPARE(deal.wouldBe("dealer correct-wager blind 1 5"), "wrong-amount GP-pinched-wager major");
        QCOMPARE(deal.judge("dealer correct-wager blind 1 10"), "correct GP-pinched-wager major");
        QCOMPARE(deal.judge("dealer floor wager"), "correct GP-pinched-wager minor");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_CHP_comp_e_noBetBeforeTheCardsArePickedUp()
    {
        Deal deal(champion + "hands 2\n");
        deal.to("dealer gather-cards").now("incident early-wager 1 10");
        QVERIFY(deal.wouldBe("dealer gather-cards").starts_with("forbidden CHP-comp-e"));
        QCOMPARE(deal.judge("dealer correct-wager bonus 1 0"), "correct CHP-comp-e major");
        QCOMPARE(deal.judge("dealer gather-cards"), "correct CHP-comp-e major");
    }

    void rule_CHP_comp_a_nobodyElseTouchesAWager_data()
    {
        QTest::addColumn<QString>("incident");
        QTest::addColumn<QString>("said");
        QTest::newRow("wager touched") << "wager-touched" << "hands-off";
        QTest::newRow("cards off the table") << "cards-below-table" << "cards-in-view";
        QTest::newRow("advice") << "advice-asked" << "one-to-a-hand";
        QTest::newRow("discussion") << "hand-discussed" << "one-to-a-hand";
    }
    void rule_CHP_comp_a_nobodyElseTouchesAWager()
    {
        QFETCH(QString, incident);
        QFETCH(QString, said);
        Deal deal(champion);
        deal.to("dealer point 1").now("incident " + incident.toStdString() + " 1");
        QCOMPARE(deal.wouldBe("dealer point 1"), "out-of-order CHP-comp-a major");
        QCOMPARE(deal.judge("dealer say " + said.toStdString() + " 1"), "correct CHP-comp-a major");
        QCOMPARE(deal.next(), "dealer point 1");
    }

    void rule_GP_hand_shown_thePlayerIsAskedToProtectIt()
    {
        Deal deal(champion);
        deal.to("dealer point 1").now("incident hand-shown 1");
        QCOMPARE(deal.wouldBe("dealer point 1"), "out-of-order GP-hand-shown major");
        QCOMPARE(deal.judge("dealer say protect-hand 1"), "correct GP-hand-shown major");
    }

    void rule_CHP_wag_e_chipsOnly()
    {
        Deal deal(champion);
        deal.to("dealer shuffle").now("incident money-on-table 2");
        QCOMPARE(deal.wouldBe("dealer shuffle"), "out-of-order CHP-wag-e major");
        QCOMPARE(deal.judge("dealer say chips-only 2"), "correct CHP-wag-e major");
    }

    void whatIsTurnedTooEarlyWithNothingToDecideIsOnlyOutOfOrder()
    {
        Deal deal("game champion-two\nmode test\n" + two);
        deal.through("dealer turn-board 3").to("dealer turn-up 2");
        QVERIFY(deal.judge("dealer turn-board 2").ends_with("major"));
        QCOMPARE(deal.next(), "dealer turn-up 2");
    }
};

CUTCARD_TESTS(BankedIrregularitiesTest)
#include "tst_banked_irregularities.moc"
