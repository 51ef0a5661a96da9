// SPDX-License-Identifier: GPL-3.0-or-later
// TN-blinds, TN-struct, TN-burn and the five distributions.
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

using namespace cutcard;

namespace {

const std::string dealtTable = "game tennessee\nbutton 4\n"
                               "seat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 10000\nseat 4 \"D\" 10000\n";

std::string seats(int count)
{
    std::string text = "game tennessee\nbutton 1\n";
    for (int i = 1; i <= count; ++i)
        text += "seat " + std::to_string(i) + " \"P\" 10000\n";
    return text;
}

} // namespace

class TennesseeDealTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void rule_TN_blinds_2_3_4_threeBlindsAreAQuarterAHalfAndOne()
    {
        Deal deal(dealtTable);
        deal.through("dealer cut-card");
        const auto turn = deal.session().procedure().turn();
        QCOMPARE(turn->seat, Seat(1));
        deal.player("seat 1 post 50");
        QCOMPARE(deal.next(), "dealer say correct-to 1 25");
        QCOMPARE(deal.wouldBe("dealer say correct-to 1 50"), "wrong-amount TN-blinds-2 major");
        deal.now("dealer say correct-to 1 25").player("seat 2 post 25");
        QCOMPARE(deal.wouldBe("dealer say correct-to 2 100"), "wrong-amount TN-blinds-3 major");
        deal.now("dealer say correct-to 2 50").player("seat 3 post 50");
        QCOMPARE(deal.judge("dealer say correct-to 3 100"), "correct TN-blinds-4 major");
    }

    void rule_TN_blinds_1_noCardBeforeAllThreeLieThere()
    {
        Deal deal(dealtTable);
        deal.player("seat 1 post 25").player("seat 2 post 50");
        QCOMPARE(deal.judge("dealer pitch 1"), "forbidden TN-blinds-1 major");
    }

    void rule_TN_blinds_3_aForgottenBlindIsAskedForByItsOwnRule()
    {
        Deal deal(dealtTable);
        deal.player("seat 1 post 25").player("seat 2 forget-blind");
        QCOMPARE(deal.judge("dealer say blinds 2 50"), "correct TN-blinds-3 major");
    }

    void reading_TA_5_threeHandedTheButtonPostsTheBigBlindAndTheOpeningBlindActsFirst()
    {
        Deal deal(seats(3));
        deal.player("seat 2 post 25").player("seat 3 post 50").player("seat 1 post 100").to("dealer point 2");
        QCOMPARE(deal.next(), "dealer point 2");
    }

    void rule_TN_blinds_5_handsSevenAndThirteenOpenNewLevelsWhichAreAnnounced()
    {
        Deal deal(dealtTable + "house first_hand = 7\n");
        QCOMPARE(deal.next(), "dealer say new-level 200");
        QCOMPARE(deal.wouldBe("dealer say new-level 100"), "wrong-amount TN-blinds-5 major");
        QCOMPARE(deal.wouldBe("dealer shuffle"), "out-of-order TN-blinds-5 major");
        deal.through("dealer say new-level 200").player("seat 1 post 50").player("seat 2 post 100");
        deal.player("seat 3 post 200");
        QCOMPARE(Deal(dealtTable + "house first_hand = 13\n").next(), "dealer say new-level 400");
        QCOMPARE(Deal(dealtTable + "house first_hand = 12\n").next(), "dealer shuffle");
    }

    void rule_TN_blinds_5_theSeventhHandOfASessionIsOneLevelUp()
    {
        Deal deal(dealtTable + "hands 7\n");
        deal.to("dealer say new-level 200");
        QCOMPARE(deal.session().hand(), 7);
        QCOMPARE(deal.faults(), 0);
    }

    void rule_TN_struct_1_theFiveDistributionsAreTwoTwoThreeOneOne()
    {
        Deal deal(dealtTable);
        deal.to("dealer burn");
        QCOMPARE(deal.table().at(Seat(1)).hand.size(), 2U);
        deal.through("dealer board 2").to("dealer say men-overboard");
        QCOMPARE(deal.table().at(Seat(4)).hand.size(), 5U);
        QCOMPARE(deal.table().burns.size(), 1U);
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_TN_launch_1_theLaunchHasTwoCards()
    {
        Deal deal(dealtTable);
        deal.to("dealer board 2");
        QCOMPARE(deal.judge("dealer board 3"), "wrong-amount TN-launch-1 critical");
        QCOMPARE(deal.judge("dealer board 2"), "correct TN-launch-1 critical");
    }

    void rule_TN_launch_1_inATestThreeCardsGoBackAndTwoComeWithoutAnotherBurn()
    {
        Deal deal(dealtTable + "mode test\n");
        deal.to("dealer board 2").now("dealer board 3");
        QCOMPARE(deal.next(), "dealer say stop");
        deal.through("dealer set-aside 3").through("dealer return-aside");
        QCOMPARE(deal.next(), "dealer board 2");
        QCOMPARE(deal.table().burns.size(), 1U);
    }

    void rule_TN_burn_1_2_3_burnsStandAtTheirThreePlaces()
    {
        Deal deal(dealtTable);
        QCOMPARE(deal.to("dealer burn").wouldBe("dealer board 2"), "out-of-order TN-burn-1 major");
        deal.through("dealer say reveal");
        QCOMPARE(deal.wouldBe("dealer board 1"), "out-of-order TN-burn-2 major");
        deal.through("dealer board 1").to("dealer burn");
        QCOMPARE(deal.wouldBe("dealer board 1"), "out-of-order TN-burn-3 major");
    }

    void rule_TN_burn_4_thereIsNoBurnBeforeTheHoleOrTheBoat()
    {
        Deal deal(dealtTable);
        QCOMPARE(deal.to("dealer pitch 1").wouldBe("dealer burn"), "forbidden TN-burn-4 major");
        deal.through("dealer board 2").to("dealer pitch 1");
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden TN-burn-4 major");
    }

    void rule_TN_burn_0_aHouseThatDoesNotBurnHoldsToIt()
    {
        Deal deal(dealtTable + "house burns = false\n");
        deal.to("dealer board 2");
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden TN-burn-0 major");
        deal.finish();
        QCOMPARE(deal.table().burns.size(), 0U);
        QCOMPARE(deal.faults(), 0);
    }

    void rule_TN_struct_1_noDistributionIsExchangedForAnother()
    {
        Deal deal(dealtTable);
        deal.through("dealer board 2").to("dealer pitch 1");
        QCOMPARE(deal.wouldBe("dealer board 1"), "premature TN-struct-1 critical");
    }

    void rule_TN_boat_1_theBoatIsForPlayersStillIn()
    {
        Deal deal(dealtTable);
        deal.player("seat 4 fold").through("dealer board 2").to("dealer pitch 1");
        QCOMPARE(deal.wouldBe("dealer pitch 4"), "wrong-target TN-boat-1 critical");
        deal.to("dealer say men-overboard");
        QCOMPARE(deal.table().at(Seat(4)).hand.size(), 0U);
        QCOMPARE(deal.table().at(Seat(3)).hand.size(), 5U);
        QCOMPARE(deal.session().situation().bank.issued(), 40'000);
    }

    void reading_TA_7_nineCanSitDownAndTheWholeDeckIsUsed()
    {
        Deal deal(seats(9));
        deal.to("dealer gather-cards");
        QCOMPARE(deal.table().stub.size(), 0U);
        QCOMPARE(deal.faults(), 0);
    }

    void practice_GP_exposed_card_aCardOfTheHoleServesAsTheFirstBurn()
    {
        Deal deal(dealtTable);
        deal.through("dealer pitch 1").through("dealer pitch 2").now("incident card-exposed 2");
        deal.to("dealer show-exposed 2").through("dealer place-exposed").to("dealer board 2");
        QCOMPARE(deal.table().burns.size(), 0U);
    }

    void practice_GP_misdeal_withNineAnExposedHoleCardCanNotBeReplaced()
    {
        Deal deal(seats(9));
        deal.through("dealer pitch 2").through("dealer pitch 3").now("incident card-exposed 3");
        QCOMPARE(deal.next(), "dealer say misdeal");
        QCOMPARE(deal.wouldBe("dealer pitch 4"), "premature GP-misdeal critical");
    }

    void practice_GP_exposed_boat_aCardIsReplacedOnceEverybodyIsServed()
    {
        Deal deal(dealtTable);
        deal.through("dealer board 2").through("dealer pitch 1").now("incident card-exposed 1");
        deal.through("dealer show-exposed 1").through("dealer floor dispute");
        QCOMPARE(deal.next(), "dealer pitch 2");
        deal.to("dealer place-exposed");
        QCOMPARE(deal.table().at(Seat(1)).hand.size(), 5U);
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void practice_GP_exposed_boat_theVeryLastCardIsReplacedToo()
    {
        Deal deal(dealtTable);
        deal.through("dealer board 2");
        for (int pass = 0; pass < 2; ++pass)
            deal.through("dealer pitch 4");
        deal.to("dealer pitch 4").now("dealer pitch 4").now("incident card-exposed 4");
        deal.to("dealer place-exposed");
        QCOMPARE(deal.table().at(Seat(4)).hand.size(), 5U);
    }

    void practice_GP_no_card_left_withNineAnExposedBoatCardMakesTheHandVoid()
    {
        Deal deal(seats(9));
        deal.through("dealer board 2").through("dealer pitch 2").now("incident card-exposed 2");
        deal.to("dealer say hand-void").finish();
        for (int i = 1; i <= 9; ++i)
            QCOMPARE(deal.table().at(Seat(i)).stack, 10'000);
        QCOMPARE(deal.faults(), 0);
    }

    void reading_TA_13_aVoidHandIsNotCountedAndTheButtonStays()
    {
        Deal deal(dealtTable + "hands 2\nhouse first_hand = 6\n");
        deal.player("seat 4 call").now("incident foreign-card").through("dealer say hand-void");
        deal.to("dealer shuffle");
        QCOMPARE(deal.session().hand(), 2);
        QCOMPARE(deal.table().button, std::optional(Seat(4)));
        QCOMPARE(deal.session().situation().notes.bigBlind, 100);
        QCOMPARE(deal.next(), "dealer shuffle");
    }
};

CUTCARD_TESTS(TennesseeDealTest)
#include "tst_tennessee_deal.moc"
