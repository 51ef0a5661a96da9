// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/deal.h"

using namespace cutcard;

namespace {

const std::string two = "seat 1 \"A\" 1000\nseat 2 \"B\" 1000\n";
const std::string champion = "game champion\n" + two;

/// Judges the whole of a void round after what has just made it void.
void voidAndAgain(Deal& deal, const std::string& rule)
{
    QCOMPARE(deal.wouldBe("dealer return-wagers"), "out-of-order " + rule + " critical");
    QCOMPARE(deal.judge("dealer say hand-void"), "correct " + rule + " critical");
    QCOMPARE(deal.wouldBe("dealer gather-cards"), "out-of-order CA-7 critical");
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
        QVERIFY(deal.wouldBe("dealer deal-dealer").starts_with("forbidden"));
        voidAndAgain(deal, "CHP-irreg-a");
    }

    void rule_CHP_irreg_b_aWrongNumberOfCardsVoidsTheRound()
    {
        Deal deal(champion + "mode test\n");
        deal.to("dealer burn");
        QCOMPARE(deal.judge("dealer pitch 1"), "forbidden GP-card-not-due critical");
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
        QCOMPARE(deal.judge("dealer turn-dealer"), "premature CHP-play-17 critical");
        QCOMPARE(deal.judge("dealer say hand-void"), "correct CHP-irreg-c critical");
    }

    void rule_CHP_irreg_d_aJamIsCheckedByTheSupervisor()
    {
        Deal deal(champion + "house machine = true\n");
        deal.through("dealer deal-dealer").now("incident machine-jam");
        QCOMPARE(deal.judge("dealer say hand-void"), "correct CHP-irreg-d critical");
        QCOMPARE(deal.judge("dealer return-wagers"), "correct CA-7 critical");
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "out-of-order CHP-irreg-d major");
        QCOMPARE(deal.judge("dealer floor shuffler"), "correct CHP-irreg-d major");
        QCOMPARE(deal.judge("dealer gather-cards"), "correct CHP-irreg-d major");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
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

    void rule_CHP_comp_a_nobodyElseTouchesAWager_data()
    {
        QTest::addColumn<QString>("incident");
        QTest::addColumn<QString>("said");
        QTest::newRow("wager touched") << "wager-touched" << "hands-off";
        QTest::newRow("cards off the table") << "cards-below-table" << "cards-in-view";
        QTest::newRow("advice") << "advice-asked" << "one-to-a-hand";
        QTest::newRow("discussion") << "hand-discussed" << "one-to-a-hand";
        QTest::newRow("hand shown") << "hand-shown" << "protect-hand";
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

    void rule_CHP_wag_e_chipsOnly()
    {
        Deal deal(champion);
        deal.to("dealer shuffle").now("incident money-on-table 2");
        QCOMPARE(deal.wouldBe("dealer shuffle"), "out-of-order CHP-wag-e major");
        QCOMPARE(deal.judge("dealer say chips-only 2"), "correct CHP-wag-e major");
    }

    void whatIsTurnedTooEarlyWithNothingToDecideIsTakenBack()
    {
        Deal deal("game champion-two\nmode test\n" + two);
        deal.to("dealer turn-up 2");
        QVERIFY(deal.judge("dealer turn-board 2").ends_with("major"));
        QCOMPARE(deal.next(), "dealer take-back");
    }
};

QTEST_APPLESS_MAIN(BankedIrregularitiesTest)
#include "tst_banked_irregularities.moc"
