// SPDX-License-Identifier: GPL-3.0-or-later
// What the document never allows: each act cites the paragraph that it breaks itself, and weighs as much.
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

using namespace cutcard;

namespace {

const std::string fourPlayers = "game tennessee\nbutton 4\n"
                                "seat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 10000\nseat 4 \"D\" 10000\n";
// W1: C and D borrow, D is best
const std::string shortOnes = "game tennessee\nbutton 4\nhouse big_blind = 1000\n"
                              "seat 1 \"A\" 22000\nseat 2 \"B\" 12000\nseat 3 \"C\" 4000\nseat 4 \"D\" 2000\n"
                              "deck Kc Qc Tc 2c Kd 9d Td 2d 3s 5h 7c 4s 4h Ts 2h 8h 8d 3h 2s Jc Jd 6d 9c\n";
// seat 1 is dealt 9c Tc, then Qs 2c 3d
const std::string threePlayers =
    "game tennessee\nbutton 3\nseat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 10000\n"
    "deck 9c Ah 2s Tc Ad 7s 3h Jc 4d Qs Ac Kd 2c 5h 8h 3d 6s Jd 4s 4h 5s 8s\n";

Deal fourAllIn(const std::string& extra = {})
{
    Deal deal(shortOnes + extra);
    deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc").player("seat 4 call");
    deal.through("dealer pitch 4").player("seat 1 bet-to 3000").player("seat 3 ask-odc").player("seat 3 call");
    return deal;
}

} // namespace

class TennesseeBansTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void rule_TN_etq_1_nothingIsSweptBetweenTheRounds()
    {
        Deal deal(fourPlayers);
        deal.player("seat 4 raise-to 200");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden TN-etq-1 major");
        deal.to("dealer burn"); // all have matched: no amount is hidden
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden TN-etq-1 minor");
        deal.to("dealer board 2");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden TN-etq-1 minor");
        deal.to("dealer say reveal");
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden TN-etq-1 minor");
        deal.to("dealer sweep");
        QCOMPARE(deal.judge("dealer sweep"), "correct TN-etq-1 major");
        QCOMPARE(deal.finish().faults(), 0);
    }

    void rule_TN_etq_1_betsAreNotHandedBack()
    {
        Deal deal(fourPlayers);
        deal.player("seat 4 raise-to 200").through("dealer say raise 4 200");
        QCOMPARE(deal.wouldBe("dealer return 4 200"), "forbidden TN-etq-1 critical");
        // the same words as for a raise that is none
        QCOMPARE(deal.wouldBe("dealer say call-only 4"), "forbidden TN-bet-1 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 4 100"), "forbidden TN-bet-1 major");
    }

    void rule_TN_launch_1_anyOtherCountIsCriticalAlsoWithoutTheBurn()
    {
        Deal deal(fourPlayers);
        deal.to("dealer burn");
        QCOMPARE(deal.wouldBe("dealer board 3"), "forbidden TN-launch-1 critical");
        QCOMPARE(deal.wouldBe("dealer board 1"), "forbidden TN-launch-1 critical");
        QCOMPARE(deal.wouldBe("dealer board 2"), "out-of-order TN-burn-1 major");
        deal.to("dealer board 2");
        QCOMPARE(deal.wouldBe("dealer board 3"), "wrong-amount TN-launch-1 critical");
        QCOMPARE(deal.judge("dealer board 2"), "correct TN-launch-1 critical");
    }

    void rule_TN_river_1_thereIsNoFifthBoardCard()
    {
        Deal deal(fourPlayers);
        deal.to("dealer say showdown");
        QCOMPARE(deal.wouldBe("dealer board 1"), "forbidden TN-river-1 critical");
        QCOMPARE(deal.finish().faults(), 0);
    }

    void rule_TN_hole_1_noThirdCard()
    {
        Deal deal(fourPlayers);
        deal.through("dealer pitch 4").through("dealer pitch 1");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "forbidden TN-hole-1 critical");
        QCOMPARE(deal.judge("dealer pitch 2"), "correct TN-hole-1 major");
    }

    void rule_TN_boat_1_noCardAfterTheBoat()
    {
        Deal deal(threePlayers);
        deal.player("seat 1 discard 2c 3d").to("dealer say reveal");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "forbidden TN-boat-1 critical");
        deal.through("dealer say reveal");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "forbidden TN-boat-1 critical");
        QCOMPARE(deal.finish().faults(), 0);
    }

    void rule_TN_burn_2_notBeforeTheReveal()
    {
        Deal deal(threePlayers);
        deal.to("dealer say reveal");
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden TN-burn-2 major");
        deal.through("dealer say reveal");
        QCOMPARE(deal.judge("dealer burn"), "correct TN-burn-2 major");
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden TN-burn-4 major");
    }

    void rule_TN_over_5_noDiscByThreeCards()
    {
        Deal deal(threePlayers);
        deal.player("seat 1 discard 2c 3d").player("seat 2 keep");
        QCOMPARE(deal.wouldBe("dealer no-river 2"), "forbidden TN-disc-0 major");
        deal.player("seat 3 keep");
        QCOMPARE(deal.wouldBe("dealer no-river 1"), "forbidden TN-over-5 major");
        QCOMPARE(deal.wouldBe("dealer no-turn 1"), "forbidden TN-over-5 major");
        QCOMPARE(deal.judge("dealer no-river 2"), "correct TN-disc-b major");
    }

    void rule_TN_disc_a_noNoTurnDiscByFourCards()
    {
        Deal deal(threePlayers);
        deal.player("seat 1 discard 2c").player("seat 2 keep").player("seat 3 keep");
        QCOMPARE(deal.wouldBe("dealer no-turn 1"), "forbidden TN-disc-a major");
        QCOMPARE(deal.judge("dealer no-river 1"), "correct TN-disc-a major");
    }

    void rule_TN_odc_5_aLegalRequestIsNeitherRefusedNorPassedOver()
    {
        Deal deal(shortOnes);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc");
        QCOMPARE(deal.wouldBe("dealer say no-odc 4"), "forbidden TN-odc-5 major");
        QCOMPARE(deal.wouldBe("dealer point 1"), "forbidden TN-odc-5 major");
        QCOMPARE(deal.wouldBe("dealer say all-in 4 1000"), "forbidden TN-odc-5 major");
        QCOMPARE(deal.judge("dealer say odc-drawn 4 10000"), "correct TN-odc-5 minor");
        QCOMPARE(deal.judge("dealer lend 4 10000"), "correct TN-odc-6 major");
    }

    void rule_TN_odc_6_12_loanAndChargeInEitherOrder()
    {
        Deal deal(shortOnes);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc");
        deal.through("dealer say odc-drawn 4 10000");
        QCOMPARE(deal.judge("dealer charge 4 100"), "correct TN-odc-12 major");
        QCOMPARE(deal.judge("dealer lend 4 10000"), "correct TN-odc-6 major");
        QCOMPARE(deal.wouldBe("dealer charge 4 100"), "forbidden TN-odc-12 minor");
        QCOMPARE(deal.wouldBe("dealer charge 1 100"), "forbidden TN-odc-12 major");
    }

    void rule_TN_odc_7_notEvenInWordsForOneWithNothing()
    {
        Deal deal = fourAllIn("hands 2\n");
        deal.to("dealer gather-cards").through("dealer cut-card").now("incident odc-asked-broke 3");
        QCOMPARE(deal.wouldBe("dealer say odc-drawn 3 10000"), "forbidden TN-odc-7 critical");
        QCOMPARE(deal.judge("dealer say no-odc 3"), "correct TN-odc-7 critical");
    }

    void rule_TN_odc_15_noLoanInAHouseWithoutThem()
    {
        Deal deal(shortOnes + "house banking = \"side-pots\"\n");
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc");
        QCOMPARE(deal.wouldBe("dealer say odc-drawn 4 10000"), "forbidden TN-odc-15 major");
        QCOMPARE(deal.judge("dealer say no-odc 4"), "correct TN-odc-15 major");
        deal.player("seat 4 fold");
    }

    void rule_TN_odc_11_whoWonIsNotOutAndIsCreditedNothing()
    {
        Deal deal = fourAllIn();
        // who is out may hear it before the rest of the loan has gone back
        deal.through("dealer say eliminated 3").through("dealer credit 3 8000");
        QCOMPARE(deal.wouldBe("dealer say eliminated 4"), "forbidden TN-odc-11 critical");
        QCOMPARE(deal.wouldBe("dealer credit 4 6000"), "forbidden TN-odc-11 critical");
        QCOMPARE(deal.wouldBe("dealer take-loan 1 10000"), "wrong-target TN-odc-11 critical");
        QCOMPARE(deal.judge("dealer take-loan 4 10000"), "correct TN-odc-11 critical");
    }

    void reading_TA_24_whoFoldsWithTheWholeLoanUnbetGoesOn()
    {
        Deal deal(shortOnes);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc").player("seat 4 fold");
        deal.to("dealer take-loan 4 10000");
        QCOMPARE(deal.wouldBe("dealer say eliminated 4"), "forbidden TN-odc-10 critical");
        QCOMPARE(deal.judge("dealer take-loan 4 10000"), "correct TN-odc-10 critical");
        QCOMPARE(deal.finish().faults(), 0);
        QCOMPARE(deal.table().at(Seat(4)).stack, 1'000);
    }

    void rule_TN_odc_1_noSidePotIsRecordedWhereThereIsOne()
    {
        Deal deal(shortOnes);
        deal.to("dealer burn");
        QCOMPARE(deal.wouldBe("dealer record 1 2000 1,2"), "forbidden TN-odc-1 major");
        QCOMPARE(deal.wouldBe("dealer build 1 2000 1,2"), "forbidden TN-odc-1 critical");
    }

    void rule_TN_odc_10_theBookRefundsWhatTheDealerCounts()
    {
        Deal deal = fourAllIn();
        deal.through("dealer credit 3 8000");
        const auto& entries = deal.session().situation().bank.entries();
        const auto refund = std::ranges::find(entries, BankEntry::Kind::Refund, &BankEntry::kind);
        QVERIFY(refund != entries.end());
        QCOMPARE(refund->amount, 8'000);
        const auto charge = std::ranges::find_if(entries, [](const BankEntry& entry) {
            return entry.kind == BankEntry::Kind::Charge && entry.seat == Seat(3);
        });
        QVERIFY(charge != entries.end());
        QCOMPARE(charge->amount, 100);
    }

    void rule_TN_odc_2_depositsGoBackWhenTheTableHasEnded()
    {
        Deal deal("game tennessee\nbutton 3\nhands 0\nhouse big_blind = 1000\n"
                  "seat 1 \"A\" 22000\nseat 2 \"B\" 3000\nseat 3 \"C\" 4000\n"
                  "deck 2c Kc Tc 2d Kd Td 3s 5h 7c 2h 4s Ts 2s 8h 3h 9c Jc 6d\n");
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 2 call").player("seat 3 fold");
        deal.through("dealer pitch 2").player("seat 1 bet-to 3000").player("seat 2 ask-odc").player("seat 2 call");
        // the right name before the count is right, and the count is owed all the same
        deal.through("dealer say winner 1");
        QCOMPARE(deal.wouldBe("dealer credit 1 10000"), "correct TN-odc-2 major");
        deal.to("dealer credit 1 10000");
        QCOMPARE(deal.wouldBe("dealer credit 1 11000"), "wrong-amount TN-odc-2 major");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
        const OdcBank& bank = deal.session().situation().bank;
        QCOMPARE(bank.account(Seat(1)).balance(), 0);
        QCOMPARE(bank.account(Seat(3)).balance(), 0);
    }

    void rule_TN_show_3_thePotGoesToNobodyElseAndNotBeforeTheEnd()
    {
        Deal deal = fourAllIn();
        deal.to("dealer push 0 4 24000");
        QCOMPARE(deal.wouldBe("dealer push 0 2 24000"), "forbidden TN-show-3 critical");
        QCOMPARE(deal.wouldBe("dealer push 0 4 22000"), "correct TN-odc-9 critical");
        QCOMPARE(deal.judge("dealer push 0 4 24000"), "correct TN-odc-9 critical");
        Deal early("house sweeps_rounds = true\n" + fourPlayers);
        early.to("dealer board 2");
        QCOMPARE(early.wouldBe("dealer push 0 1 400"), "forbidden TN-show-3 critical");
    }

    void rule_TN_show_2_whoShowsTooEarlyIsToldToWait()
    {
        Deal deal(threePlayers);
        deal.through("dealer say show-first 1").now("seat 2 show");
        QVERIFY(!deal.table().at(Seat(2)).hand.back().faceUp);
        QCOMPARE(deal.next(), "dealer say out-of-turn 2");
        QCOMPARE(deal.judge("dealer say out-of-turn 2"), "correct TN-show-2 minor");
        QCOMPARE(deal.finish().faults(), 0);
    }

    void rule_TN_blinds_5_noNewLevelAtAnotherTime()
    {
        Deal deal(fourPlayers);
        deal.to("dealer shuffle");
        QCOMPARE(deal.wouldBe("dealer say new-level 200"), "forbidden TN-blinds-5 major");
        Deal seventh(fourPlayers + "house first_hand = 7\n");
        QCOMPARE(seventh.judge("dealer say new-level 200"), "correct TN-blinds-5 major");
    }

    void rule_TN_fmt_2_nobodyHasWonWhileThreeAreLeft()
    {
        Deal deal(fourPlayers);
        deal.to("dealer gather-cards");
        QCOMPARE(deal.wouldBe("dealer say winner 1"), "forbidden TN-fmt-2 critical");
        QCOMPARE(deal.wouldBe("dealer say advances 1"), "forbidden TN-fmt-4 critical");
        Deal first(fourPlayers + "house event = \"round-1\"\n");
        first.to("dealer gather-cards");
        QCOMPARE(first.wouldBe("dealer say winner 1"), "forbidden TN-fmt-4 critical");
    }

    void rule_TN_etq_2_aFoldersChipsStay()
    {
        Deal deal(fourPlayers);
        deal.player("seat 4 call").player("seat 1 fold");
        QCOMPARE(deal.wouldBe("dealer return 1 25"), "forbidden TN-etq-2 critical");
    }

    void rule_TN_etq_3_theDealerTurnsNoFoldedHandUp()
    {
        Deal deal(fourPlayers);
        deal.player("seat 4 fold");
        QCOMPARE(deal.wouldBe("dealer turn-up 4"), "forbidden TN-etq-3 major");
        QCOMPARE(deal.wouldBe("dealer show-hand 4"), "forbidden TN-etq-3 major");
        QCOMPARE(deal.wouldBe("dealer turn-up 1"), "forbidden GP-live-hand critical");
    }

    void practice_GP_live_hand_theCardsAreNotGatheredInMidHand()
    {
        Deal deal(fourPlayers);
        deal.through("dealer board 2");
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "forbidden GP-live-hand critical");
        QCOMPARE(deal.wouldBe("dealer say misdeal"), "forbidden GP-deal-stands critical");
        QCOMPARE(deal.wouldBe("dealer say hand-void"), "forbidden GP-deal-stands critical");
    }

    void practice_GP_void_hand_theChargeGoesBackWithTheLoan()
    {
        Deal deal(shortOnes + "hands 2\n");
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 4 ask-odc").player("seat 4 call");
        const auto charged = [&] { return deal.session().situation().bank.account(Seat(4)).charged; };
        QCOMPARE(charged(), 100);
        deal.now("incident foreign-card").through("dealer take-loan 4 10000");
        QCOMPARE(charged(), 0);
        QCOMPARE(deal.session().situation().bank.account(Seat(4)).balance(), 10'000);
        // said once more it is booked no second time, nor with the cards gathered
        deal.now("dealer credit 4 100").to("dealer shuffle");
        QCOMPARE(deal.wouldBe("dealer credit 4 200"), "forbidden TN-odc-11 critical");
        QCOMPARE(deal.judge("dealer credit 4 100"), "correct GP-void-hand minor");
        QCOMPARE(deal.session().situation().bank.account(Seat(4)).balance(), 10'000);
    }

    void reading_TA_25_aBlindLargerThanTheStackIsPostedWholeWithALoan()
    {
        Deal deal("game tennessee\nbutton 4\nhouse big_blind = 400\nseat 1 \"A\" 10000\nseat 2 \"B\" 10000\n"
                  "seat 3 \"C\" 50\nseat 4 \"D\" 10000\n");
        deal.player("seat 3 post 50");
        QCOMPARE(deal.table().at(Seat(3)).bet, 0);
        QCOMPARE(deal.next(), "dealer say odc-or-fold 3");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "forbidden TN-blinds-1 major");
        QCOMPARE(deal.judge("dealer say odc-or-fold 3"), "correct TA-25 major");
        deal.player("seat 3 ask-odc").player("seat 3 post 400").finish();
        QCOMPARE(deal.faults(), 0);
    }
};

CUTCARD_TESTS(TennesseeBansTest)
#include "tst_tennessee_bans.moc"
