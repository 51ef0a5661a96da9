// SPDX-License-Identifier: GPL-3.0-or-later
// LH-cond, and general practice where the document is silent, each handled rightly and violated.
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

const std::string fourPlayers =
    "game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nseat 3 \"C\" 400\nseat 4 \"D\" 400\nbutton 4\n";

/// Something happens when seat 3 is to be pointed to.
Deal when(const std::string& incident)
{
    Deal deal(fourPlayers);
    deal.to("dealer point 3");
    return deal.now(incident);
}

} // namespace

class LimitIrregularitiesTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSaidAndWhoIsCalled_data()
    {
        QTest::addColumn<QByteArray>("incident");
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QByteArray>("second");
        QTest::newRow("LH-cond-1: English only")
            << QByteArray("incident other-language 3") << QByteArray("dealer say english-only 3")
            << QByteArray("LH-cond-1 minor") << QByteArray();
        QTest::newRow("LH-cond-3: chips pocketed")
            << QByteArray("incident chips-pocketed 3") << QByteArray("dealer say chips-stay 3")
            << QByteArray("LH-cond-3 major") << QByteArray("dealer floor money");
        QTest::newRow("LH-cond-3: chips handed on")
            << QByteArray("incident chips-passed 3") << QByteArray("dealer say chips-stay 3")
            << QByteArray("LH-cond-3 major") << QByteArray("dealer floor money");
        QTest::newRow("LH-cond-5: cards in view")
            << QByteArray("incident cards-below-table 3") << QByteArray("dealer say cards-in-view 3")
            << QByteArray("LH-cond-5 major") << QByteArray();
        QTest::newRow("a hand shown in play")
            << QByteArray("incident hand-shown 3") << QByteArray("dealer say protect-hand 3")
            << QByteArray("GP-hand-shown minor") << QByteArray();
        QTest::newRow("a dispute") << QByteArray("incident ruling-disputed 3") << QByteArray("dealer floor dispute")
                                   << QByteArray("GP-dispute major") << QByteArray();
        QTest::newRow("an insult") << QByteArray("incident insult 3") << QByteArray("dealer floor behaviour")
                                   << QByteArray("GP-behaviour major") << QByteArray();
    }
    void whatIsSaidAndWhoIsCalled()
    {
        QFETCH(const QByteArray, incident);
        QFETCH(const QByteArray, first);
        QFETCH(const QByteArray, rule);
        QFETCH(const QByteArray, second);
        Deal deal = when(incident.toStdString());
        QCOMPARE(deal.next(), first.toStdString());
        QCOMPARE(deal.wouldBe("dealer point 3"), "out-of-order " + rule.toStdString());
        QCOMPARE(deal.judge(first.toStdString()), "correct " + rule.toStdString());
        if (!second.isEmpty()) {
            QCOMPARE(deal.next(), second.toStdString());
            QCOMPARE(deal.judge(second.toStdString()), "correct " + rule.toStdString());
        }
        QCOMPARE(deal.next(), "dealer point 3");
    }

    void rule_LH_cond_5_takesNoHand()
    {
        // the trap: another document mucks it at once
        Deal deal = when("incident cards-below-table 3");
        QCOMPARE(deal.wouldBe("dealer muck 3"), "forbidden GP-live-hand critical");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_LH_cond_4_aTipAsksForNothing()
    {
        Deal deal = when("incident tip-given 3 5");
        QCOMPARE(deal.table().tips, 5);
        QCOMPARE(deal.next(), "dealer point 3");
        QCOMPARE(deal.wouldBe("dealer say chips-stay 3"), "unneeded GP-unneeded minor");
        QCOMPARE(chipsOnTable(deal.table()), deal.session().issued());
        QVERIFY(!deal.session().isPossible(eventOf("incident tip-given 3 3")));
        QVERIFY(!deal.session().isPossible(eventOf("incident tip-given 3 4000")));
    }

    void rule_LH_cond_6_nobodyPlaysOverAnAbsentPlayersChips()
    {
        Deal deal(fourPlayers + "seat 5 \"E\" 400 absent\n");
        deal.to("dealer point 3").now("incident plays-over 5");
        QCOMPARE(deal.next(), "dealer say own-chips 5");
        QCOMPARE(deal.wouldBe("dealer point 3"), "out-of-order LH-cond-6 major");
        QCOMPARE(deal.judge("dealer say own-chips 5"), "correct LH-cond-6 major");
        QCOMPARE(deal.judge("dealer floor money"), "correct LH-cond-6 major");
        QVERIFY(!deal.session().isPossible(eventOf("incident plays-over 3")));
    }

    void practice_exposed_card_theFirstOneMakesAMisdeal()
    {
        Deal deal(fourPlayers);
        deal.through("dealer pitch 1").now("incident card-exposed 1");
        QCOMPARE(deal.next(), "dealer say misdeal");
        QCOMPARE(deal.wouldBe("dealer pitch 2"), "premature GP-misdeal critical");
        QCOMPARE(deal.judge("dealer say misdeal"), "correct GP-misdeal critical");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void practice_exposed_card_aLaterOneIsReplacedAndServesAsTheBurn()
    {
        Deal deal(fourPlayers);
        deal.through("dealer pitch 2").now("incident card-exposed 2");
        QCOMPARE(deal.judge("dealer say exposed-card"), "correct GP-exposed-card minor");
        QCOMPARE(deal.wouldBe("dealer say misdeal"), "forbidden GP-deal-stands critical");
        QCOMPARE(deal.judge("dealer show-exposed 2"), "correct GP-exposed-card major");
        deal.to("dealer place-exposed");
        QCOMPARE(deal.table().at(Seat(2)).hand.size(), 2U);
        deal.through("dealer sweep");
        QCOMPARE(deal.wouldBe("dealer burn"), "correct LA-1 minor");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
        Deal graded(fourPlayers + "house burn = \"graded\"\n");
        graded.through("dealer pitch 2")
            .now("incident card-exposed 2")
            .to("dealer place-exposed")
            .through("dealer sweep");
        QCOMPARE(graded.wouldBe("dealer burn"), "forbidden GP-exposed-card major");
    }

    void practice_exposed_card_twoMakeAMisdeal()
    {
        Deal deal(fourPlayers);
        deal.through("dealer pitch 2").now("incident card-exposed 2").through("dealer show-exposed 2");
        deal.through("dealer pitch 3").now("incident card-exposed 3");
        QCOMPARE(deal.judge("dealer say misdeal"), "correct GP-misdeal critical");
    }

    void practice_bet_stands_andSplashesAreBroughtBack()
    {
        Deal deal(fourPlayers);
        deal.player("seat 3 raise-to 20").through("dealer say raise 3 20").now("incident chips-taken-back 3 10");
        QCOMPARE(deal.judge("dealer say bet-stands 3"), "correct GP-bet-stands major");
        QCOMPARE(deal.wouldBe("dealer point 4"), "out-of-order GP-bet-stands major");
        QCOMPARE(deal.judge("dealer say correct-to 3 20"), "correct GP-bet-stands major");
        deal.now("incident pot-splashed 3 20");
        QCOMPARE(deal.judge("dealer say do-not-splash 3"), "correct GP-splash minor");
        QCOMPARE(deal.wouldBe("dealer separate 3 10"), "correct GP-splash major"); // the rest may follow
        QCOMPARE(deal.judge("dealer separate 3 20"), "correct GP-splash major");
    }

    void practice_out_of_turn_theActionReturns()
    {
        Deal deal(fourPlayers);
        deal.to("dealer point 3").now("seat 4 raise-to 20");
        QCOMPARE(deal.judge("dealer say out-of-turn 4"), "correct GP-out-of-turn minor");
        QCOMPARE(deal.judge("dealer return 4 20"), "correct GP-out-of-turn major");
        QCOMPARE(deal.next(), "dealer point 3");
    }

    void practice_decided_noFurtherCard()
    {
        Deal deal(fourPlayers);
        deal.player("seat 3 fold").player("seat 4 fold").player("seat 1 fold");
        deal.through("dealer push 0 2 10").now("incident rabbit-asked 2");
        QCOMPARE(deal.judge("dealer say no-rabbit 2"), "correct GP-decided minor");
        QCOMPARE(deal.wouldBe("dealer board 1"), "forbidden GP-decided minor");
    }

    void practice_wrong_count_twoCardsThatWentOutAsOneMakeAMisdeal()
    {
        Deal deal(fourPlayers);
        deal.through("dealer pitch 2").now("incident cards-stuck 2");
        QCOMPARE(deal.table().at(Seat(2)).hand.size(), 2U);
        deal.to("dealer floor wrong-count");
        QCOMPARE(deal.table().at(Seat(2)).hand.size(), 3U);
        QCOMPARE(deal.wouldBe("dealer point 3"), "forbidden GP-wrong-count critical");
        QCOMPARE(deal.judge("dealer floor wrong-count"), "correct GP-wrong-count critical");
        QCOMPARE(deal.judge("dealer say misdeal"), "correct GP-wrong-count major");
        QCOMPARE(deal.judge("dealer gather-cards"), "correct GP-wrong-count major");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
        // after the deal nothing sticks any more
        Deal later(fourPlayers);
        later.to("dealer point 3").player("seat 3 call");
        QVERIFY(!later.session().isPossible(eventOf("incident cards-stuck 3")));
    }

    void practice_wrong_count_theLastCardOfTheDealMayBeTwoAsWell()
    {
        Deal deal(fourPlayers);
        deal.to("dealer point 3").now("incident cards-stuck 2");
        QCOMPARE(deal.next(), "dealer floor wrong-count");
        QCOMPARE(deal.wouldBe("dealer point 3"), "premature GP-wrong-count critical");
        QCOMPARE(deal.judge("dealer floor wrong-count"), "correct GP-wrong-count critical");
        QCOMPARE(deal.judge("dealer say misdeal"), "correct GP-wrong-count major");
        QCOMPARE(deal.judge("dealer gather-cards"), "correct GP-wrong-count major");
        QCOMPARE(deal.next(), "dealer shuffle");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    /// The card that replaces an exposed one may bring another with it: the exposed one is put down first.
    void practice_wrong_count_theReplacingCardMayBeTwoAsWell()
    {
        Deal deal(fourPlayers);
        deal.through("dealer pitch 2").now("incident card-exposed 2").to("dealer place-exposed");
        deal.now("incident cards-stuck 2");
        QCOMPARE(deal.judge("dealer place-exposed"), "correct GP-exposed-card major");
        QCOMPARE(deal.judge("dealer floor wrong-count"), "correct GP-wrong-count critical");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    /// And the second of the two may be the one that lay face up in the deck.
    void practice_wrong_count_theOtherCardMayLieFaceUp()
    {
        Deal deal(fourPlayers);
        deal.to("dealer pitch 3").now("incident boxed-card 8").to("dealer point 3").now("incident cards-stuck 2");
        QCOMPARE(deal.judge("dealer floor wrong-count"), "correct GP-wrong-count critical");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void practice_fouled_deck_theHandIsVoidAndEverybodyHasEverythingBack()
    {
        Deal deal("hands 2\n" + fourPlayers);
        deal.through("dealer board 3").player("seat 1 bet-to 10").now("incident foreign-card");
        QCOMPARE(deal.next(), "dealer floor fouled-deck");
        // half of the remedy: everybody has everything back all the same
        QCOMPARE(deal.wouldBe("dealer say hand-void"), "out-of-order GP-fouled-deck major");
        QCOMPARE(deal.judge("dealer floor fouled-deck"), "correct GP-fouled-deck critical");
        QCOMPARE(deal.judge("dealer say hand-void"), "correct GP-fouled-deck major");
        QCOMPARE(deal.wouldBe("dealer push 0 1 20"), "wrong-amount GP-void-hand critical");
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "correct GP-gather-cards minor");
        QCOMPARE(deal.judge("dealer push 0 2 10"), "correct GP-void-hand critical");
        while (deal.next() != "dealer gather-cards")
            deal.step();
        for (int i = 1; i <= 4; ++i)
            QCOMPARE(deal.table().at(Seat(i)).stack, 400);
        // the next hand is dealt from the same button
        deal.through("dealer cut-card");
        QCOMPARE(deal.session().situation().notes.button, std::optional(Seat(4)));
        QCOMPARE(deal.finish().faults(), 0);
        Deal live(fourPlayers);
        live.to("dealer point 3");
        QCOMPARE(live.wouldBe("dealer say hand-void"), "forbidden GP-deal-stands critical");
    }

    void practice_boxed_aCardFaceUpOnTopIsNoBurn()
    {
        Deal deal(fourPlayers);
        deal.to("dealer say option 2").now("incident boxed-card 1").through("dealer sweep");
        QCOMPARE(deal.next(), "dealer floor boxed-card");
        QCOMPARE(deal.wouldBe("dealer burn"), "out-of-order GP-boxed-card major");
        QCOMPARE(deal.judge("dealer floor boxed-card"), "correct GP-boxed-card major");
        QCOMPARE(deal.judge("dealer burn"), "correct GP-boxed-card major");
        QCOMPARE(deal.next(), "dealer burn");
        QCOMPARE(deal.judge("dealer burn"), "correct GP-burn major");
        QCOMPARE(deal.wouldBe("dealer burn"), "correct LA-1 minor"); // a custom, and not graded
        deal.finish();
        QCOMPARE(deal.faults(), 0);
        Deal none("house burn = \"none\"\n" + fourPlayers);
        none.to("dealer say option 2").now("incident boxed-card 1").through("dealer sweep");
        QCOMPARE(none.next(), "dealer floor boxed-card");
    }

    void practice_boxed_aCardFaceUpAmongTheFlopIsReplaced()
    {
        Deal deal(fourPlayers);
        deal.to("dealer say option 2").now("incident boxed-card 3").through("dealer board 3");
        QCOMPARE(deal.next(), "dealer floor boxed-card");
        QCOMPARE(deal.wouldBe("dealer point 1"), "out-of-order GP-boxed-card major");
        const Card boxed = deal.session().situation().notes.boxed[0];
        QCOMPARE(deal.judge("dealer floor boxed-card"), "correct GP-boxed-card major");
        QCOMPARE(deal.wouldBe("dealer set-aside 2"), "wrong-amount GP-boxed-card major");
        QCOMPARE(deal.judge("dealer set-aside 1"), "correct GP-boxed-card major");
        QVERIFY(deal.table().aside[0].card == boxed);
        QCOMPARE(deal.judge("dealer board 1"), "correct GP-boxed-card major");
        QCOMPARE(deal.table().board.size(), 3U);
        QCOMPARE(deal.next(), "dealer point 1");
        // it stays out of play
        deal.through("dealer board 1");
        QVERIFY(deal.table().aside[0].card == boxed);
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void incidentsOfOtherDocumentsDoNotHappenHere()
    {
        Deal deal(fourPlayers);
        deal.to("dealer point 3");
        for (const char* text : {"incident phone-used 3", "incident advice-asked 3", "incident hand-discussed 3",
                                 "incident money-on-table 3", "incident side-bet 3"})
            QVERIFY2(!deal.session().isPossible(eventOf(text)), text);
    }
};

CUTCARD_TESTS(LimitIrregularitiesTest, QCoreApplication)

#include "tst_limit_irregularities.moc"
