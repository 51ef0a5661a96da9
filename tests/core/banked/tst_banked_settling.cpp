// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/banked/two_seats.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

using namespace cutcard;
using test::two;

namespace {

/// Seat 1 has a full house of seven cards, seat 2 a pair of fours, the dealer aces up; without burns.
const std::string hands = "deck 9s 4c Ac 9d 5h Ad 9h Kc Kd 4d 2s\nhouse burns = false\n";
const std::string nineHigh = "game champion\n" + two + hands;
/// The same cards where the bonus is settled from five of them.
const std::string nineHighTwo = "game champion-two\n" + two + "deck 9s 4c Ac 9d 5h Ad 9h Kc Qd Kd 2s\n";
/// The "Player" hand has nines full, the dealer aces up.
const std::string nineHighOne = "game champion-one\n" + two + "deck 9s 9d 9h Kc Kd 4d 2s Ac Ad\n";

/// Deals on until this is owed, not only welcome.
Deal& until(Deal& deal, const std::string& act)
{
    const auto isOwed = [&] {
        return std::ranges::any_of(deal.session().procedure().owed(),
                                   [&](const Duty& duty) { return !duty.optional && eventText(duty.act) == act; });
    };
    while (!isOwed() && deal.step()) {
    }
    return deal;
}

} // namespace

class BankedSettlingTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void rule_CHP_wag_d_thePlayersCardsAreTurnedByTheDealer()
    {
        Deal deal(nineHigh);
        until(deal, "dealer turn-up 1");
        QCOMPARE(deal.wouldBe("dealer pay bonus 1 50"), "out-of-order CHP-wag-d major");
        QCOMPARE(deal.judge("dealer turn-up 1"), "correct CHP-wag-d major");
    }

    void rule_CHP_play_18_and_pay_5_theBonusByThePostedTable()
    {
        Deal deal(nineHigh);
        until(deal, "dealer turn-up 1").now("dealer turn-up 1");
        // CH1: a full house pays 5 to 1, not CH5's 8
        QCOMPARE(deal.wouldBe("dealer pay bonus 1 80"), "wrong-amount CHP-pay-5 critical");
        QCOMPARE(deal.wouldBe("dealer take bonus 1 10"), "wrong-target CHP-pay-5 critical");
        QCOMPARE(deal.judge("dealer pay bonus 1 50"), "correct CHP-pay-5 critical");
        QCOMPARE(deal.table().at(Seat(1)).wagers.at(Circle::Bonus), 0);
        until(deal, "dealer turn-up 2").now("dealer turn-up 2");
        QCOMPARE(deal.wouldBe("dealer pay bonus 2 10"), "wrong-target CHP-pay-5 critical");
        QCOMPARE(deal.judge("dealer take bonus 2 10"), "correct CHP-pay-5 critical");
    }

    void rule_CHP_pay_1_tablesEAndF()
    {
        Deal deal(nineHigh + "house bonus_table = \"E\"\nhouse most_after_flop = 1\n");
        until(deal, "dealer turn-up 1").now("dealer turn-up 1");
        QCOMPARE(deal.judge("dealer pay bonus 1 70"), "correct CHP-pay-1 critical");
    }

    void rule_CHP_pay_4_theBonusOnlyWhenAllCardsAreUp()
    {
        Deal deal(nineHigh);
        deal.to("dealer turn-board 2");
        QCOMPARE(deal.wouldBe("dealer pay bonus 1 50"), "forbidden CHP-pay-4 major");
        // nobody can know yet that it is lost
        QCOMPARE(deal.wouldBe("dealer take bonus 2 10"), "forbidden CHP-pay-4 critical");
        QCOMPARE(deal.wouldBe("dealer take bonus 1 10"), "forbidden CHP-pay-4 critical");
    }

    void rule_CHP_play_18_theBonusBeforeTheMainWagers()
    {
        Deal deal(nineHigh);
        // what wins nobody has seen yet: paid as it will come out it is still paid blindly
        deal.to("dealer turn-board 3");
        QCOMPARE(deal.wouldBe("dealer pay blind 1 10"), "forbidden CHP-play-21 critical");
        deal.to("dealer pay bonus 1 50");
        QCOMPARE(deal.wouldBe("dealer pay blind 1 10"), "out-of-order CHP-play-18 major");
        QCOMPARE(deal.wouldBe("dealer take blind 1 10"), "wrong-target CHP-play-21 critical");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_CHP_play_13_aFoldersBonusIsPaidToo()
    {
        Deal deal(nineHigh);
        deal.player("seat 1 fold").to("dealer pay bonus 1 50");
        QCOMPARE(deal.judge("dealer pay bonus 1 50"), "correct CHP-pay-5 critical");
    }

    void rule_CHP_play_21_evenMoneyOnEveryWagerOfTheWinner()
    {
        Deal deal(nineHigh);
        deal.player("seat 1 wager raise 20").to("dealer pay raise 1 20");
        QCOMPARE(deal.wouldBe("dealer pay raise 1 40"), "wrong-amount CHP-play-21 critical");
        QCOMPARE(deal.wouldBe("dealer pay blind 1 20"), "wrong-amount CHP-play-21 critical");
        QCOMPARE(deal.wouldBe("dealer take play 1 10"), "wrong-target CHP-play-21 critical");
        QCOMPARE(deal.wouldBe("dealer push-wager play 1 10"), "wrong-target CHP-play-21 critical");
        QCOMPARE(deal.judge("dealer pay raise 1 20"), "correct CHP-play-21 critical");
        QCOMPARE(deal.judge("dealer pay play 1 10"), "correct CHP-play-21 critical");
        QCOMPARE(deal.judge("dealer pay blind 1 10"), "correct CHP-play-21 critical");
    }

    void rule_CHP_play_19_theHigherHandWins()
    {
        Deal deal(nineHigh);
        deal.to("dealer take blind 2 10");
        QCOMPARE(deal.wouldBe("dealer pay blind 2 10"), "wrong-target CHP-play-19 critical");
        QCOMPARE(deal.wouldBe("dealer take blind 2 5"), "correct CHP-play-19 critical");
        QCOMPARE(deal.judge("dealer take blind 2 10"), "correct CHP-play-19 critical");
    }

    void rule_CHP_play_20_aTiePushes()
    {
        Deal deal("game champion\nseat 1 \"A\" 1000\nhouse burns = false\ndeck 2s 3c 2d 3h As Ks Qh Jd Tc\n");
        deal.to("dealer push-wager blind 1 10");
        QCOMPARE(deal.wouldBe("dealer take blind 1 10"), "wrong-target CHP-play-20 critical");
        QCOMPARE(deal.wouldBe("dealer pay blind 1 10"), "wrong-target CHP-play-20 critical");
        QCOMPARE(deal.judge("dealer push-wager blind 1 10"), "correct CHP-play-20 critical");
    }

    void rule_CHP_pot_1_and_play_22_thePotBetsTogetherAtTheEnd()
    {
        Deal deal(nineHigh);
        deal.player("seat 1 wager bonus 10 blind 10 pot-bet 10").player("seat 2 wager bonus 10 blind 10 pot-bet 10");
        deal.to("dealer take blind 2 10");
        // when they come in is not said, but they are awarded last
        Deal early = deal;
        QVERIFY(early.judge("dealer gather-pot-bets").starts_with("correct CHP-pot-1"));
        QCOMPARE(early.wouldBe("dealer push 0 1 20"), "out-of-order CHP-play-22 major");
        QCOMPARE(early.wouldBe("dealer push 0 2 20"), "forbidden CHP-pot-2 critical");
        early.finish();
        QCOMPARE(early.faults(), 0);
        QCOMPARE(deal.wouldBe("dealer gather-cards"), "forbidden CHP-play-19 critical; omitted CHP-pot-2 critical");
        deal.to("dealer push 0 1 20");
        deal = Deal(nineHigh);
        deal.player("seat 1 wager bonus 10 blind 10 pot-bet 10").player("seat 2 wager bonus 10 blind 10 pot-bet 10");
        deal.to("dealer take blind 2 10").through("dealer take blind 2 10");
        until(deal, "dealer gather-pot-bets");
        QCOMPARE(deal.judge("dealer gather-pot-bets"), "correct CHP-pot-1 major");
        QCOMPARE(deal.table().pots.front().amount, 20);
    }

    void rule_CHP_pot_2_theBestHandAmongThePotBettors()
    {
        Deal deal(nineHigh);
        deal.player("seat 1 wager bonus 10 blind 10 pot-bet 10").player("seat 2 wager bonus 10 blind 10 pot-bet 10");
        deal.to("dealer push 0 1 20");
        QCOMPARE(deal.wouldBe("dealer push 0 2 20"), "forbidden CHP-pot-2 critical");
        QCOMPARE(deal.wouldBe("dealer push 0 1 10"), "correct CHP-pot-2 critical");
        QCOMPARE(deal.judge("dealer push 0 1 20"), "correct CHP-pot-2 critical");
    }

    void rule_CHP_pot_3_nobodyElseWinsThePot()
    {
        // seat 1 has the best hand of all and no Pot Bet
        const std::string three = "game champion\nseat 1 \"A\" 1000\nseat 2 \"B\" 1000\nseat 3 \"C\" 1000\n"
                                  "house burns = false\ndeck 9s 4c 3c Ac 9d 5h 6h Ad 9h Kc Kd 4d 2s\n";
        Deal deal(three);
        deal.player("seat 1 wager bonus 10 blind 10").player("seat 2 wager bonus 10 blind 10 pot-bet 10");
        deal.player("seat 3 wager bonus 10 blind 10 pot-bet 10").to("dealer push 0 2 20");
        QCOMPARE(deal.wouldBe("dealer push 0 1 20"), "forbidden CHP-pot-3 critical");
        QCOMPARE(deal.judge("dealer push 0 2 20"), "correct CHP-pot-2 critical");
    }

    void rule_CA_9_aSolePotBettorHasItBackAndATieIsSplit()
    {
        Deal sole(nineHigh);
        sole.player("seat 2 wager bonus 10 blind 10 pot-bet 10").to("dealer push 0 2 10");
        QCOMPARE(sole.judge("dealer push 0 2 10"), "correct CA-9 critical");
        Deal tie("game champion\n" + two + "house burns = false\ndeck 2s 2h 4c 3d 3h 4d As Ks Qh Jd Tc\n");
        tie.player("seat 1 wager bonus 10 blind 10 pot-bet 10").player("seat 2 wager bonus 10 blind 10 pot-bet 10");
        tie.to("dealer push 0 1 10");
        QCOMPARE(tie.wouldBe("dealer push 0 1 20"), "wrong-amount CA-9 critical");
        QCOMPARE(tie.judge("dealer push 0 1 10"), "correct CA-9 critical");
        QCOMPARE(tie.judge("dealer push 0 2 10"), "correct CA-9 critical");
    }

    void rule_CA_9_theOddChipGoesToAnyOfThoseTied()
    {
        // seats 1 and 2 tie with a pair of nines for a pot of 45
        const std::string tied = "game champion\nseat 1 \"A\" 1000\nseat 2 \"B\" 1000\nseat 3 \"C\" 1000\n"
                                 "house burns = false\nhouse pot_bet_amount = 15\n"
                                 "deck 2s 2h 7c 4c 9d 9h 8c 4d As Ks Qh Jd 9c\n";
        const auto atTheAward = [](const std::string& header) {
            Deal deal(header);
            for (const char* seat : {"1", "2", "3"})
                deal.player(std::string("seat ") + seat + " wager bonus 10 blind 10 pot-bet 15");
            return deal;
        };
        Deal deal = atTheAward(tied);
        deal.to("dealer push 0 1 25");
        QCOMPARE(deal.wouldBe("dealer push 0 1 45"), "wrong-amount CA-9 critical");
        QCOMPARE(deal.wouldBe("dealer push 0 3 20"), "forbidden CHP-pot-2 critical");
        Deal other = deal;
        QCOMPARE(deal.judge("dealer push 0 1 25"), "correct CA-9 critical");
        QCOMPARE(deal.wouldBe("dealer push 0 2 15"), "correct CA-9 critical");
        QCOMPARE(deal.judge("dealer push 0 2 20"), "correct CA-9 critical");
        QCOMPARE(other.judge("dealer push 0 1 20"), "correct CA-9 critical");
        QCOMPARE(other.judge("dealer push 0 2 25"), "correct CA-9 critical");
        Deal right = atTheAward(tied + "house odd_chip = \"from-the-right\"\n");
        right.to("dealer push 0 2 25");
        // where the house says who gets the odd chip, another who shares may not have it: a trifle
        QCOMPARE(right.wouldBe("dealer push 0 1 25"), "wrong-amount CA-9 minor");
        QCOMPARE(right.wouldBe("dealer push 0 1 30"), "wrong-amount CA-9 critical");
        QCOMPARE(right.wouldBe("dealer push 0 1 45"), "wrong-amount CA-9 critical");
    }

    void rule_CA_8_whoFoldedStillPlaysForThePotUnlessTheHouseSaysNot()
    {
        const auto folded = [](const std::string& header) {
            Deal deal(header);
            deal.player("seat 1 wager bonus 10 blind 10 pot-bet 10");
            deal.player("seat 2 wager bonus 10 blind 10 pot-bet 10").player("seat 1 fold");
            return deal;
        };
        folded(nineHigh).to("dealer push 0 1 20");
        folded(nineHigh + "house folded_keeps_pot = false\n").to("dealer push 0 2 20");
    }

    void rule_CH2_bonus_1_pay_A_theBonusOfTwoCardsAndTheFlop()
    {
        Deal deal(nineHighTwo);
        deal.to("dealer turn-board 3");
        QCOMPARE(deal.wouldBe("dealer pay bonus 1 40"), "forbidden CH2-bonus-1 major");
        until(deal, "dealer turn-up 1").now("dealer turn-up 1");
        // three nines with the flop; the king that makes it a full house comes with the turn
        QCOMPARE(deal.wouldBe("dealer turn-board 2"), "out-of-order CH2-bonus-1 major");
        QCOMPARE(deal.wouldBe("dealer pay bonus 1 80"), "wrong-amount CH-pay-A critical");
        QCOMPARE(deal.judge("dealer pay bonus 1 40"), "correct CH-pay-A critical");
    }

    void rule_CH_pay_B_paysThreeOfAKindLess()
    {
        Deal deal("game champion-two\n" + two + "deck 9s 4c Ac 9d 5h Ad 9h Kc Qd 4d 2s\nhouse bonus_table = \"B\"\n");
        deal.to("dealer pay bonus 1 30");
        QCOMPARE(deal.wouldBe("dealer pay bonus 1 40"), "wrong-amount CH-pay-B critical");
        QCOMPARE(deal.judge("dealer pay bonus 1 30"), "correct CH-pay-B critical");
    }

    void rule_CH_pay_posted_theHousesOwnTable()
    {
        const std::string own = "house bonus_table = \"House\"\nhouse bonus_pays = [100, 50, 25, 9, 6, 5, 3, 2, 1]\n"
                                "house bonus_pair_from = \"T\"\n";
        Deal deal("game champion-two\n" + two + "deck 9s 4c Ac 9d 5h Ad 9h Kc Qd 4d 2s\n" + own);
        deal.to("dealer pay bonus 1 30");
        QCOMPARE(deal.judge("dealer pay bonus 1 30"), "correct CH2-bonus-1 critical");
    }

    void rule_CH2_push_1_theCardsThatPlayArePushedOut()
    {
        Deal deal("game champion-two\n" + two + "deck 9s 4c Ac 9d 5h Ad 9h Kc Qd 4d 2s\n");
        deal.to("dealer slide 1 1,2,3");
        QCOMPARE(deal.wouldBe("dealer slide 1 1,2,4"), "wrong-target CH2-push-1 major");
        QCOMPARE(deal.wouldBe("dealer pay blind 1 10"), "out-of-order CH2-push-1 minor");
        QCOMPARE(deal.judge("dealer slide 1 1,2,3"), "correct CH2-push-1 minor");
    }

    void rule_RA_25_towardsThePlayersOrTheDealerOneIsEnough()
    {
        Deal dealers("game champion-two\n" + two + "deck 9s 4c Ac 9d 5h Ad 9h Kc Qd 4d 2s\n");
        dealers.to("dealer slide 1 1,2,3");
        QVERIFY(dealers.judge("dealer slide-dealer 1,2,3").starts_with("correct CH2-push-1"));
        QCOMPARE(dealers.judge("dealer pay blind 1 10"), "correct CH2-set-1 critical");
        QCOMPARE(dealers.judge("dealer take blind 2 10"), "correct CH2-show-1 critical");
        dealers.finish();
        QCOMPARE(dealers.faults(), 0);
    }

    void rule_CH2_push_1_cardsThatPlayAlikeAreEquallyRight()
    {
        // a straight from eight to queen, with two jacks on the board: one plays as well as the other
        Deal deal("game champion-two\nseat 1 \"A\" 1000\ndeck Tc 7c 8d 2d Js Jh 9d Qs 3c\n");
        deal.to("dealer slide 1 1,3,4");
        QCOMPARE(deal.wouldBe("dealer slide 1 1,2,3"), "wrong-target CH2-push-1 major");
        QCOMPARE(deal.wouldBe("dealer slide 1 2,3,4"), "correct CH2-push-1 minor");
    }

    void rule_CH2_show_1_set_1_set_2_comparedAndSettled()
    {
        Deal deal("game champion-two\n" + two + "deck 9s 4c Ac 9d 5h Ad 9h Kc Qd 4d 2s\n");
        deal.to("dealer name-dealer one-pair");
        QCOMPARE(deal.wouldBe("dealer name-dealer flush"), "wrong-target CH2-show-1 critical");
        deal.to("dealer take blind 2 10");
        QCOMPARE(deal.wouldBe("dealer pay blind 2 10"), "wrong-target CH2-show-1 critical");
        QCOMPARE(deal.judge("dealer take blind 2 10"), "correct CH2-show-1 critical");
        deal.to("dealer pay blind 1 10");
        QCOMPARE(deal.wouldBe("dealer take blind 1 10"), "wrong-target CH2-set-1 critical");
        QCOMPARE(deal.judge("dealer pay blind 1 10"), "correct CH2-set-1 critical");
        Deal tie("game champion-two\nseat 1 \"A\" 1000\ndeck 2s 3c 2d 3h As Ks Qh Jd Tc\n");
        tie.to("dealer push-wager blind 1 10");
        QCOMPARE(tie.wouldBe("dealer pay blind 1 10"), "wrong-target CH2-set-2 critical");
        QCOMPARE(tie.judge("dealer push-wager blind 1 10"), "correct CH2-set-2 critical");
    }

    void rule_CH1_set_1_set_3_bothSides()
    {
        Deal deal(nineHighOne);
        deal.player("seat 1 wager bonus 10 player-blind 10").player("seat 2 wager bonus 10 dealer-blind 10");
        deal.to("dealer pay player-blind 1 10");
        QCOMPARE(deal.judge("dealer pay player-blind 1 10"), "correct CH1-set-1 critical");
        deal.to("dealer take dealer-blind 2 10");
        QCOMPARE(deal.wouldBe("dealer pay dealer-blind 2 10"), "wrong-target CH1-show-1 critical");
        QCOMPARE(deal.judge("dealer take dealer-blind 2 10"), "correct CH1-show-1 critical");
        // the dealer's hand wins
        Deal other("game champion-one\n" + two + "deck 4s 3d 9h Kc Kd 4d 2s Ac Ad\n");
        other.player("seat 1 wager bonus 10 player-blind 10").player("seat 2 wager bonus 10 dealer-blind 10");
        other.to("dealer take player-blind 1 10");
        QCOMPARE(other.judge("dealer take player-blind 1 10"), "correct CH1-set-3 critical");
        other.to("dealer pay dealer-blind 2 10");
        QCOMPARE(other.wouldBe("dealer take dealer-blind 2 10"), "wrong-target CH1-set-3 critical");
        QCOMPARE(other.judge("dealer pay dealer-blind 2 10"), "correct CH1-set-3 critical");
    }

    void rule_CH1_set_2_aTiePushes()
    {
        Deal deal("game champion-one\nseat 1 \"A\" 1000\ndeck 2s 2d As Ks Qh Jd Tc 3c 3h\n");
        deal.to("dealer push-wager player-blind 1 10");
        QCOMPARE(deal.wouldBe("dealer take player-blind 1 10"), "wrong-target CH1-set-2 critical");
        QCOMPARE(deal.judge("dealer push-wager player-blind 1 10"), "correct CH1-set-2 critical");
    }

    void rule_CH1_bonus_1_settledBetweenFlopAndTurn()
    {
        Deal deal(nineHighOne);
        deal.to("dealer turn-board 3");
        QCOMPARE(deal.wouldBe("dealer pay bonus 1 80"), "forbidden CH1-bonus-1 major");
        QCOMPARE(deal.wouldBe("dealer pay bonus 1 10"), "forbidden CH1-bonus-1 critical");
        deal.to("dealer turn-board 2");
        QCOMPARE(deal.table().at(Seat(1)).wagers.at(Circle::Bonus), 0);
    }

    void rule_RA_20_anOrderThatTheHouseSets()
    {
        Deal deal(nineHigh + "house settle_order = \"left-to-right\"\n");
        until(deal, "dealer turn-up 1");
        // turning up is no settling
        QVERIFY(deal.judge("dealer turn-up 2").starts_with("correct CHP-wag-d"));
        QCOMPARE(deal.wouldBe("dealer take bonus 2 10"), "out-of-order CA-24 minor");
        Deal free(nineHigh);
        until(free, "dealer turn-up 1");
        QVERIFY(free.wouldBe("dealer turn-up 2").starts_with("correct"));
    }

    void rule_CHP_pot_1_withoutPotBetsThereIsNothingToBringIn()
    {
        const auto welcome = [](const Deal& deal) {
            return std::ranges::any_of(deal.session().procedure().owed(),
                                       [](const Duty& duty) { return duty.act.verb == Verb::GatherPot; });
        };
        Deal none(nineHigh);
        none.to("dealer point 1");
        QVERIFY(!welcome(none));
        Deal nineHighOne(nineHigh);
        nineHighOne.player("seat 1 wager bonus 10 blind 10 pot-bet 10").to("dealer point 1");
        QVERIFY(welcome(nineHighOne));
    }

    void rule_GP_tray_fill_aTrayThatRunsLowIsFilledFirst()
    {
        Deal deal(nineHigh + "house tray = [[5, 1], [25, 1]]\n");
        deal.to("dealer floor tray-fill");
        QCOMPARE(deal.judge("dealer floor tray-fill"), "correct GP-tray-fill minor");
        QCOMPARE(deal.judge("dealer fill-tray"), "correct GP-tray-fill major");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_GP_tray_fill_asOftenAsNeededAndOnlyThen()
    {
        // every spot has a royal flush at the largest bet, with a tray that holds one payment at a time
        std::string header =
            "game champion-one\nhouse bonus_table = \"B\"\nhouse tray = [[5, 100], [25, 100], [100, 100]]\n"
            "deck As Ks Qs Js Ts 2d 3d 4c 4d\n";
        for (int seat = 1; seat <= 7; ++seat)
            header += "seat " + std::to_string(seat) + " \"P" + std::to_string(seat) + "\" 1000\n";
        Deal deal(header);
        for (int seat = 1; seat <= 7; ++seat)
            deal.player("seat " + std::to_string(seat) + " wager bonus 50 player-blind 50");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
        for (int seat = 1; seat <= 7; ++seat)
            QVERIFY(deal.table().at(Seat(seat)).stack >= 11'000);
        Deal enough(nineHigh);
        enough.to("dealer pay bonus 1 50");
        QCOMPARE(enough.wouldBe("dealer fill-tray"), "forbidden GP-tray-fill minor");
    }

    void rule_GP_cut_out_paymentsInTheFewestChips()
    {
        Deal deal(nineHigh + "house cuts_payments = true\n");
        deal.to("dealer cut-out bonus 1 2 25");
        QCOMPARE(deal.wouldBe("dealer cut-out bonus 1 1 25"), "wrong-amount GP-cut-out minor");
        QCOMPARE(deal.wouldBe("dealer cut-out bonus 1 10 5"), "wrong-amount GP-cut-out minor");
        QCOMPARE(deal.wouldBe("dealer pay bonus 1 50"), "out-of-order GP-cut-out minor");
        QCOMPARE(deal.judge("dealer cut-out bonus 1 2 25"), "correct GP-cut-out minor");
        QCOMPARE(deal.judge("dealer pay bonus 1 50"), "correct CHP-pay-5 critical");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
        Deal small(nineHigh + "house cuts_payments = true\nhouse largest_paid = 5\n");
        small.to("dealer cut-out bonus 1 10 5");
    }
};

CUTCARD_TESTS(BankedSettlingTest)
#include "tst_banked_settling.moc"
