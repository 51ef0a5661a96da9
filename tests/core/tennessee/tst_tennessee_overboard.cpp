// SPDX-License-Identifier: GPL-3.0-or-later
// TN-over, TN-disc and TN-show: what is laid down, the discs, and the cards that may be read.
#include "tests/core/support/deal.h"

#include "core/games/street/parts.h"
#include "tests/support/programs.h"

using namespace cutcard;

namespace {

const std::string overboardTable = "game tennessee\nbutton 3\n"
                                   "seat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 10000\n";

// hole, burn, launch, boat, burn, turn, burn, river: for the three of them
const std::string overboardTrap = overboardTable
                                  + "deck 9c Ah 2s Tc Ad 7s "     // hole: 1 has nine and ten, 2 the aces, 3 nothing
                                    "3h Jc 4d "                   // burn, launch
                                    "Qs Ac Kd 2c 5h 8h 3d 6s Jd " // boat
                                    "4s 4h 5s 8s\n";              // burn, turn, burn, river: a straight for seat 1

} // namespace

class TennesseeOverboardTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void rule_TN_over_1_theCallComesAfterTheThirdRound()
    {
        Deal deal(overboardTable);
        deal.through("dealer board 2");
        for (int pass = 0; pass < 3; ++pass)
            deal.through("dealer pitch 3");
        QCOMPARE(deal.through("dealer point 1").wouldBe("dealer say men-overboard"), "premature TN-over-1 major");
        deal.to("dealer say men-overboard");
        QCOMPARE(deal.judge("dealer say men-overboard"), "correct TN-over-1 major");
    }

    void rule_TN_disc_0_a_b_c_playersDecideInAnyOrderAndDiscsWaitForAll()
    {
        Deal deal(overboardTrap);
        deal.player("seat 3 discard 2s 7s").player("seat 1 keep");
        QCOMPARE(deal.wouldBe("dealer no-river 1"), "forbidden TN-disc-0 major");
        QCOMPARE(deal.wouldBe("dealer say reveal"), "premature TN-disc-c critical");
        QCOMPARE(deal.wouldBe("dealer board 1"), "premature TN-turn-1 critical");
        deal.player("seat 2 discard 6s");
        QCOMPARE(deal.wouldBe("dealer no-river 3"), "forbidden TN-over-5 major");
        // none lies yet, then one is missing
        QCOMPARE(deal.wouldBe("dealer say reveal"), "out-of-order TN-disc-c major");
        deal.now("dealer no-river 2");
        QCOMPARE(deal.wouldBe("dealer say reveal"), "out-of-order TN-disc-b major");
        QCOMPARE(deal.judge("dealer no-turn 1"), "correct TN-disc-b major");
        QCOMPARE(deal.judge("dealer no-river 1"), "correct TN-disc-b major");
        QCOMPARE(deal.next(), "dealer say reveal");
        QCOMPARE(deal.wouldBe("dealer no-river 3"), "forbidden TN-over-5 major");
        QVERIFY(!deal.table().at(Seat(3)).discards.front().faceUp);
        deal.now("dealer say reveal");
        QVERIFY(deal.table().at(Seat(3)).discards.front().faceUp);
        QCOMPARE(deal.table().at(Seat(3)).discards.size(), 2U);
        QCOMPARE(deal.faults(), 0);
    }

    void rule_TN_over_1_whatIsNoAnswerToTheCallIsNotTakenForOne()
    {
        Deal deal(overboardTrap);
        deal.player("seat 3 discard 2s 7s");
        const auto answers = [&](Choice choice) {
            return deal.session().isPossible(Decision{.seat = Seat(1), .choice = choice});
        };
        QVERIFY(answers(Choice::KeepAll));
        QVERIFY(!answers(Choice::ShortCall));
        QVERIFY(!answers(Choice::Wager));
        QVERIFY(!answers(Choice::Check));
    }

    void rule_TN_disc_c_turnBeforeTheRevealIsCritical()
    {
        Deal deal(overboardTrap);
        deal.player("seat 1 keep").player("seat 2 keep").player("seat 3 keep").to("dealer say reveal");
        QCOMPARE(deal.wouldBe("dealer board 1"), "out-of-order TN-disc-c critical");
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden TN-burn-2 major");
    }

    void rule_TN_disc_c_saidTooEarlyTwiceIsTwoFaultsWhereItIsHandedBack()
    {
        Deal deal(overboardTrap);
        deal.player("seat 1 keep").player("seat 2 keep").player("seat 3 keep");
        QCOMPARE(deal.judge("dealer say reveal"), "out-of-order TN-disc-c major");
        deal.through("dealer no-turn 1");
        QCOMPARE(deal.judge("dealer say reveal"), "out-of-order TN-disc-b major");
    }

    void rule_TN_disc_c_inATestATurnBeforeTheRevealIsSetAside()
    {
        Deal deal("mode test\n" + overboardTrap);
        deal.player("seat 1 keep").player("seat 2 keep").player("seat 3 keep").to("dealer say reveal");
        deal.now("dealer board 1").through("dealer set-aside 1").through("dealer say reveal");
        QCOMPARE(deal.next(), "dealer return-aside");
        deal.finish();
        QVERIFY(deal.session().isOver());
    }

    void rule_TN_disc_0_whoHesitatesIsAsked()
    {
        Deal deal(overboardTrap);
        deal.player("seat 1 hesitate");
        QCOMPARE(deal.judge("dealer say keep-or-discard 1"), "correct TN-disc-0 major");
        deal.player("seat 1 discard 2c 3d");
        QCOMPARE(deal.table().at(Seat(1)).hand.size(), 3U);
    }

    void rule_TN_over_2_threeDiscardsAreOneTooMany()
    {
        Deal deal(overboardTrap);
        deal.player("seat 2 discard-three Ah 5h 6s");
        QCOMPARE(deal.wouldBe("dealer no-river 1"), "forbidden TN-disc-0 major");
        QCOMPARE(deal.judge("dealer say two-at-most 2"), "correct TN-over-2 critical");
        QCOMPARE(deal.table().at(Seat(2)).hand.size(), 3U);
        QCOMPARE(deal.table().at(Seat(2)).discards.size(), 2U);
        QCOMPARE(deal.judge("dealer floor discards"), "correct TN-over-2 major");
    }

    void rule_TN_over_2_cardsThatAPlayerDoesNotHoldCanNotBeLaidDown()
    {
        Deal deal(overboardTrap);
        deal.through("dealer say men-overboard");
        QVERIFY(!deal.session().isPossible(eventOf("seat 1 discard Ah")));
        QVERIFY(deal.session().isPossible(eventOf("seat 1 discard 9c")));
    }

    void rule_TN_show_5_aHandOfFiveIsReadWithoutTurnAndRiver()
    {
        Deal deal(overboardTrap);
        deal.player("seat 1 keep").player("seat 2 discard 5h 6s").player("seat 3 keep").to("dealer name 1 high-card");
        // nine to queen and the river eight: the straight is not theirs
        QCOMPARE(deal.wouldBe("dealer name 1 straight"), "wrong-target TN-show-5 critical");
        QCOMPARE(deal.judge("dealer name 1 one-pair"), "wrong-target TN-show-5 critical");
    }

    void rule_TN_show_4_aHandOfFourIsReadWithoutTheRiver()
    {
        Deal deal(overboardTrap);
        deal.player("seat 1 discard 2c").player("seat 2 discard 5h 6s").player("seat 3 keep");
        deal.to("dealer name 1 one-pair");
        QCOMPARE(deal.wouldBe("dealer name 1 straight"), "wrong-target TN-show-4 critical");
        QCOMPARE(deal.judge("dealer name 1 one-pair"), "correct TN-show-4 critical");
    }

    void rule_TN_over_5_aHandOfThreeIsReadWithTheWholeBoard()
    {
        Deal deal(overboardTrap);
        deal.player("seat 1 discard 2c 3d").player("seat 2 keep").player("seat 3 keep");
        deal.to("dealer name 1 straight");
        QCOMPARE(deal.judge("dealer name 1 straight"), "correct TN-show-3 major");
        deal.finish();
        QVERIFY(deal.table().at(Seat(1)).stack > 10'000);
        QCOMPARE(deal.faults(), 0);
    }

    void rule_TN_show_3_theBestPermittedHandWins()
    {
        // kept all five: three aces beat the forbidden straight
        Deal deal(overboardTrap);
        deal.player("seat 1 keep").player("seat 2 discard 5h 6s").player("seat 3 keep").to("dealer push 0 2 300");
        QCOMPARE(deal.wouldBe("dealer push 0 1 300"), "forbidden TN-show-3 critical");
        QCOMPARE(deal.judge("dealer push 0 2 300"), "correct TN-show-3 critical");
    }

    void reading_TA_17_discardsAreNeverPlayed()
    {
        Deal deal(overboardTrap);
        deal.player("seat 1 keep").player("seat 2 discard Ah Ad").player("seat 3 keep");
        deal.to("dealer sweep");
        QCOMPARE(deal.table().at(Seat(2)).hand.size(), 3U);
        QCOMPARE(street::valueOf(deal.session().situation(), Seat(2)).category(), HandClass::OnePair);
        QVERIFY(!deal.table().at(Seat(2)).discards.empty());
    }

    void rule_TN_show_2_theLastToBetOrRaiseShowsFirstThenClockwise()
    {
        Deal deal(overboardTable);
        deal.through("dealer board 2").player("seat 2 bet-to 100").through("dealer say showdown");
        QCOMPARE(deal.next(), "dealer say show-first 2");
        QCOMPARE(deal.wouldBe("dealer say show-first 1"), "wrong-target TN-show-2 major");
        deal.through("dealer say show-first 2");
        QCOMPARE(deal.session().procedure().turn()->seat, Seat(2));
        deal.player("seat 2 show");
        QCOMPARE(deal.session().procedure().turn()->seat, Seat(3));
    }

    void reading_TA_19_ifNobodyBetTheFirstLeftOfTheButtonShows()
    {
        Deal deal(overboardTable);
        QCOMPARE(deal.through("dealer say showdown").next(), "dealer say show-first 1");
        Deal last(overboardTable + "house last_round_shows_first = true\n");
        last.through("dealer board 2").player("seat 2 bet-to 100").through("dealer say showdown");
        QCOMPARE(last.next(), "dealer say show-first 1");
    }

    void rule_TN_show_1_noContenderMucksUnseen()
    {
        Deal deal(overboardTable);
        deal.player("seat 1 try-muck");
        QCOMPARE(deal.judge("dealer say hands-up 1"), "correct TN-show-1 major");
        QCOMPARE(deal.next(), "-");
    }

    void practice_GP_wrong_disc_foundAtTheShowdownYieldsToTheCount()
    {
        Deal deal(overboardTrap);
        deal.player("seat 1 keep").player("seat 2 discard 5h 6s").player("seat 3 keep").through("dealer board 1");
        deal.now("incident disc-moved 2").to("dealer count-hand 2 3");
        QCOMPARE(deal.wouldBe("dealer count-hand 2 4"), "wrong-amount GP-wrong-disc major");
        QCOMPARE(deal.wouldBe("dealer name 2 full-house"), "out-of-order GP-wrong-disc major");
        QCOMPARE(deal.judge("dealer count-hand 2 3"), "correct GP-wrong-disc major");
        // it is the hand of three that is misread, with the whole board to itself, and not the one of five before it
        QCOMPARE(deal.wouldBe("dealer name 2 four-of-a-kind"), "wrong-target TN-show-3 critical");
        QCOMPARE(deal.wouldBe("dealer name 1 straight"), "wrong-target TN-show-5 critical");
        deal.finish();
    }

    void reading_TA_16_whatWasLaidDownStands()
    {
        Deal deal(overboardTrap);
        deal.player("seat 1 keep").player("seat 2 keep").player("seat 3 keep").now("incident discard-changed 2");
        QCOMPARE(deal.judge("dealer say discard-stands 2"), "correct TA-16 major");
        QCOMPARE(deal.judge("dealer floor discards"), "correct TA-16 major");
    }

    void rule_TN_over_1_nothingIsLaidDownBeforeTheCall()
    {
        Deal deal(overboardTrap);
        deal.through("dealer board 2");
        for (int pass = 0; pass < 3; ++pass)
            deal.through("dealer pitch 3");
        deal.player("seat 1 check").now("incident discarded-early 2");
        QCOMPARE(deal.judge("dealer say not-yet 2"), "correct TN-over-1 major");
        QCOMPARE(deal.table().at(Seat(2)).hand.size(), 5U);
    }

    void practice_GP_discards_anotherPlayersAreNotTouched()
    {
        Deal deal(overboardTrap);
        deal.player("seat 1 discard 9c").now("incident discard-touched 2");
        QCOMPARE(deal.judge("dealer floor discards"), "correct GP-discards major");
    }

    /// Three laid down, and somebody else's hand on discards: who calls the floor once has it at the table for both.
    void practice_GP_discards_oneCallIsThereForBoth()
    {
        Deal deal(overboardTrap);
        deal.player("seat 2 discard-three Ah 5h 6s")
            .through("dealer say two-at-most 2")
            .now("incident discard-touched 3");
        QCOMPARE(deal.judge("dealer floor discards"), "correct GP-discards major");
        QVERIFY(deal.next() != "dealer floor discards");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }
};

CUTCARD_TESTS(TennesseeOverboardTest)
#include "tst_tennessee_overboard.moc"
