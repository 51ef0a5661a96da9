// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/banked/two_seats.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

using namespace cutcard;
using test::champion;
using test::one;
using test::two;
using test::version2;

namespace {

/// A round in which seat 1 opens with these wagers.
Deal opening(const std::string& header, const std::string& wagers)
{
    Deal deal(header);
    deal.player("seat 1 wager " + wagers);
    return deal;
}

} // namespace

class BankedWagersTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void rule_CHP_play_3_bothWagersOrNeither()
    {
        Deal deal = opening(champion, "bonus 20");
        QCOMPARE(deal.next(), "dealer correct-wager blind 1 20");
        QCOMPARE(deal.wouldBe("dealer correct-wager blind 1 10"), "wrong-amount CHP-play-3 major");
        QCOMPARE(deal.judge("dealer correct-wager blind 1 20"), "correct CHP-play-3 major");
        QCOMPARE(deal.table().at(Seat(1)).wagers.at(Circle::Blind), 20);
        QCOMPARE(opening(champion, "blind 20").next(), "dealer correct-wager bonus 1 20");
        QCOMPARE(opening(champion, "pot-bet 10").next(), "dealer correct-wager pot-bet 1 0");
    }

    void rule_CHP_play_3_aLoneWagerMayBeRefused()
    {
        Deal deal = opening(champion, "blind 20");
        QCOMPARE(deal.judge("dealer correct-wager blind 1 0"), "correct CHP-play-3 major");
        QCOMPARE(deal.table().at(Seat(1)).wagers.total(), 0);
        QVERIFY(deal.session().procedure().turn());
    }

    void rule_CHP_play_5_thePlayerChoosesWhichOfTheTwoIsMoved()
    {
        Deal up = opening(champion, "bonus 20 blind 25");
        QCOMPARE(up.judge("dealer correct-wager bonus 1 25"), "correct CHP-play-5 major");
        QCOMPARE(up.table().at(Seat(1)).wagers.at(Circle::Blind), 25);
        QVERIFY(up.session().procedure().turn());
        Deal none = opening(champion, "bonus 150 blind 150");
        QCOMPARE(none.judge("dealer correct-wager bonus 1 0"), "correct CHP-wag-a major");
        QCOMPARE(none.judge("dealer correct-wager blind 1 0"), "correct CHP-play-3 major");
    }

    void rule_CHP_comp_a_aWagerThatIsAsItShouldBeIsLeftAlone()
    {
        Deal deal(champion);
        deal.player("seat 1 wager bonus 20 blind 20");
        QCOMPARE(deal.wouldBe("dealer correct-wager pot-bet 1 10"), "forbidden CHP-play-4 minor");
        QCOMPARE(deal.wouldBe("dealer correct-wager bonus 1 10"), "forbidden CHP-play-5 major");
        deal.player("seat 1 wager raise 20");
        QCOMPARE(deal.wouldBe("dealer correct-wager raise 1 40"), "forbidden CHP-play-15 critical");
        Deal shared = opening(one, "bonus 20");
        QCOMPARE(shared.wouldBe("dealer correct-wager player-blind 1 20"), "forbidden CH-gen-2 major");
    }

    void rule_CHP_play_3_dealtToASpotWithOnlyOneWager()
    {
        Deal deal(champion);
        deal.player("seat 1 wager bonus 10 blind 10").player("seat 2 wager bonus 20");
        QCOMPARE(deal.wouldBe("dealer say no-more-bets"), "out-of-order CHP-play-3 major");
        QCOMPARE(deal.wouldBe("dealer shuffle"), "out-of-order CHP-play-3 major");
    }

    void rule_CHP_play_5_theAnteBlindIsAsLargeAsTheBonus()
    {
        Deal deal = opening(champion, "bonus 20 blind 25");
        QCOMPARE(deal.next(), "dealer correct-wager blind 1 20");
        QCOMPARE(deal.judge("dealer correct-wager blind 1 20"), "correct CHP-play-5 major");
        Deal last(champion);
        last.player("seat 1 wager none").player("seat 2 wager bonus 20 blind 25");
        QCOMPARE(last.wouldBe("dealer say no-more-bets"), "out-of-order CHP-play-5 major");
    }

    void rule_CHP_play_6_thePotBetIsTheTableMinimumOrWhatTheHousePosts()
    {
        QCOMPARE(opening(champion, "bonus 20 blind 20 pot-bet 20").judge("dealer correct-wager pot-bet 1 10"),
                 "correct CHP-play-6 major");
        const std::string posted = champion + "house pot_bet_amount = 25\n";
        QCOMPARE(opening(posted, "bonus 20 blind 20 pot-bet 10").judge("dealer correct-wager pot-bet 1 25"),
                 "correct CHP-play-6 major");
        QVERIFY(opening(posted, "bonus 20 blind 20 pot-bet 25").next() != "dealer correct-wager pot-bet 1 25");
    }

    void rule_CHP_wag_a_theHousesLimits()
    {
        Deal deal = opening(champion, "bonus 105 blind 105");
        QCOMPARE(deal.judge("dealer correct-wager bonus 1 100"), "correct CHP-wag-a major");
        QCOMPARE(deal.judge("dealer correct-wager blind 1 100"), "correct CHP-wag-a major");
        Deal less = opening(champion, "bonus 5 blind 5");
        QCOMPARE(less.wouldBe("dealer correct-wager bonus 1 5"), "wrong-amount CHP-wag-a major");
        QCOMPARE(less.judge("dealer correct-wager bonus 1 10"), "correct CHP-wag-a major");
    }

    void whoLacksTheChipsForBothWagersMakesNone()
    {
        Deal deal("game champion\nseat 1 \"A\" 15\nseat 2 \"B\" 1000\n");
        deal.player("seat 1 wager bonus 10");
        QCOMPARE(deal.next(), "dealer correct-wager bonus 1 0");
    }

    void rule_GP_no_more_bets_theWagersAreClosedAloud()
    {
        Deal deal(champion + "house announcements = \"graded\"\n");
        deal.to("dealer say no-more-bets");
        for (const char* each : {"dealer shuffle", "dealer shuffle", "dealer shuffle", "dealer cut-deck"})
            QVERIFY(deal.judge(each).starts_with("correct"));
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "out-of-order GP-no-more-bets minor");
        QCOMPARE(deal.judge("dealer say no-more-bets"), "correct GP-no-more-bets minor");
    }

    void rule_CHP_play_11_playIsAsLargeAsTheAnteBlind()
    {
        Deal deal(champion);
        deal.player("seat 1 wager bonus 20 blind 20").player("seat 1 wager play 25");
        QCOMPARE(deal.judge("dealer correct-wager play 1 20"), "correct CHP-play-11 major");
        Deal less(champion);
        less.player("seat 1 wager play 5");
        QCOMPARE(less.wouldBe("dealer point 2"), "out-of-order CHP-play-11 major");
    }

    void rule_CHP_play_11_noAllInExists()
    {
        Deal deal("game champion\nseat 1 \"A\" 25\nseat 2 \"B\" 1000\n");
        deal.player("seat 1 wager bonus 10 blind 10").player("seat 1 wager play 5");
        QCOMPARE(deal.judge("dealer say chips-or-fold 1"), "correct CHP-play-11 major");
        QCOMPARE(deal.judge("dealer correct-wager play 1 0"), "correct CHP-play-11 major");
        deal.now("seat 1 buy-in 100");
        QCOMPARE(deal.judge("dealer sell 1 100"), "correct GP-buy-in critical");
        deal.now("seat 1 wager play 10");
        QCOMPARE(deal.next(), "dealer point 2");
    }

    void rule_CHP_play_12_theFoldersAnteIsTaken()
    {
        Deal deal(champion);
        deal.player("seat 1 fold");
        QCOMPARE(deal.wouldBe("dealer take blind 1 5"), "correct CHP-play-12 critical");
        QCOMPARE(deal.wouldBe("dealer pay blind 1 10"), "wrong-target CHP-play-12 critical");
        QCOMPARE(deal.judge("dealer take blind 1 10"), "correct CHP-play-12 critical");
    }

    void rule_CHP_play_13_theFoldersBonusAndCardsStay()
    {
        Deal deal(champion);
        deal.player("seat 1 fold").through("dealer take blind 1 10");
        QCOMPARE(deal.wouldBe("dealer take bonus 1 10"), "forbidden CHP-play-13 critical");
        QCOMPARE(deal.wouldBe("dealer muck 1"), "forbidden CHP-play-13 critical");
        QCOMPARE(deal.table().at(Seat(1)).wagers.at(Circle::Bonus), 10);
        QCOMPARE(deal.table().at(Seat(1)).hand.size(), std::size_t{2});
    }

    void rule_CHP_play_15_nothingOnceOrTwiceTheAnte()
    {
        Deal deal(champion);
        deal.player("seat 1 wager raise 20").player("seat 2 wager raise 15");
        QCOMPARE(deal.wouldBe("dealer turn-board 2"), "out-of-order CHP-play-15 major");
        // back to once the ante or on to twice, as the player likes; not taken back whole
        QCOMPARE(deal.wouldBe("dealer correct-wager raise 2 20"), "correct CHP-play-15 major");
        QCOMPARE(deal.wouldBe("dealer correct-wager raise 2 0"), "wrong-amount CHP-play-15 major");
        QCOMPARE(deal.judge("dealer correct-wager raise 2 10"), "correct CHP-play-15 major");
        QCOMPARE(deal.next(), "dealer turn-board 2");
        Deal onlyOnce(champion + "house most_after_flop = 1\nhouse bonus_table = \"E\"\n");
        onlyOnce.player("seat 1 wager raise 20");
        QCOMPARE(onlyOnce.next(), "dealer correct-wager raise 1 10");
    }

    void rule_CHP_play_15_aFoldedPlayerMakesNoFurtherWager()
    {
        Deal deal(champion);
        deal.player("seat 1 fold").to("dealer point 2").through("dealer point 2").player("seat 2 wager play 10");
        deal.to("dealer point 2").through("dealer point 2").now("seat 1 wager raise 10");
        QCOMPARE(deal.wouldBe("dealer correct-wager raise 1 10"), "wrong-amount CHP-play-15 critical");
        QCOMPARE(deal.judge("dealer correct-wager raise 1 0"), "correct CHP-play-15 critical");
    }

    void rule_CHP_play_10_everybodyIsAskedInAnyOrder()
    {
        Deal deal(champion);
        deal.to("dealer point 1");
        QCOMPARE(deal.judge("dealer point 2"), "correct CHP-play-10 major");
        deal.now("seat 2 wager play 10");
        QCOMPARE(deal.wouldBe("dealer turn-board 3"), "premature CHP-play-14 critical");
        QCOMPARE(deal.judge("dealer point 1"), "correct CHP-play-10 major");
        Deal ordered(champion + "house ask_order = \"right-to-left\"\n");
        ordered.to("dealer point 2");
        QCOMPARE(ordered.wouldBe("dealer point 1"), "wrong-target CHP-play-10 major");
        QCOMPARE(ordered.judge("dealer point 2"), "correct CHP-play-10 major");
    }

    void rule_CH1_bet_1_nobodyWithoutTheBonus()
    {
        QCOMPARE(opening(one, "player-blind 20").judge("dealer correct-wager bonus 1 20"), "correct CH1-bet-1 major");
        QCOMPARE(opening(one, "player-blind 20").wouldBe("dealer correct-wager bonus 1 10"),
                 "wrong-amount CH1-bet-1 major");
        // the blind is free to choose
        QCOMPARE(opening(one, "bonus 20").faults(), 0);
        QVERIFY(!opening(one, "bonus 20").session().procedure().next());
    }

    void rule_CH1_bet_4_theBlindIsAsLargeAsTheBonus()
    {
        Deal deal = opening(one, "bonus 20 dealer-blind 10");
        QCOMPARE(deal.wouldBe("dealer correct-wager dealer-blind 1 15"), "wrong-amount CH1-bet-4 major");
        QCOMPARE(deal.judge("dealer correct-wager dealer-blind 1 20"), "correct CH1-bet-4 major");
    }

    void rule_RA_5_oneOfTheTwoBlinds()
    {
        Deal deal = opening(one, "bonus 20 dealer-blind 20 player-blind 20");
        Deal other = deal;
        QCOMPARE(deal.judge("dealer correct-wager dealer-blind 1 0"), "correct RA-5 major");
        QVERIFY(deal.session().procedure().turn());
        QCOMPARE(other.judge("dealer correct-wager player-blind 1 0"), "correct RA-5 major");
        QVERIFY(other.session().procedure().turn());
        Deal stands(one);
        stands.player("seat 1 wager none").player("seat 2 wager bonus 20 dealer-blind 20 player-blind 20");
        QCOMPARE(stands.wouldBe("dealer say no-more-bets"), "out-of-order RA-5 major");
    }

    void rule_CH1_fold_1_theBlindIsForfeited()
    {
        Deal deal(one);
        deal.player("seat 1 wager bonus 20 dealer-blind 20").player("seat 1 fold");
        QCOMPARE(deal.wouldBe("dealer point 2"), "out-of-order CH1-fold-1 minor");
        QCOMPARE(deal.judge("dealer take dealer-blind 1 20"), "correct CH1-fold-1 critical");
        QCOMPARE(deal.wouldBe("dealer take bonus 1 20"), "forbidden RA-4 critical");
    }

    void rule_CH1_play_1_and_RA_1_playAndRaiseAreAsLargeAsTheBlind()
    {
        Deal deal(one);
        deal.player("seat 1 wager bonus 20 player-blind 20").player("seat 1 wager play 15");
        QCOMPARE(deal.judge("dealer correct-wager play 1 20"), "correct CH1-play-1 major");
        deal.player("seat 1 wager raise 40");
        QCOMPARE(deal.judge("dealer correct-wager raise 1 20"), "correct RA-1 major");
    }

    void rule_CH2_bet_1_equalWagersOnBoth()
    {
        QCOMPARE(opening(version2, "bonus 20").judge("dealer correct-wager blind 1 20"), "correct CH2-bet-1 major");
        QCOMPARE(opening(version2, "bonus 20 blind 10").wouldBe("dealer correct-wager blind 1 15"),
                 "wrong-amount CH2-bet-1 major");
        QCOMPARE(opening(version2, "bonus 200 blind 200").judge("dealer correct-wager bonus 1 100"),
                 "correct RA-21 major");
    }

    void rule_CH2_fold_1_theBlindIsTakenAndTheBonusStays()
    {
        Deal deal(version2);
        deal.player("seat 1 fold");
        QCOMPARE(deal.judge("dealer take blind 1 10"), "correct CH2-fold-1 critical");
        QCOMPARE(deal.wouldBe("dealer muck 1"), "forbidden CH2-fold-1 critical");
        QCOMPARE(deal.wouldBe("dealer take bonus 1 10"), "forbidden CH2-fold-1 critical");
    }

    void rule_CH2_play_1_playIsAsLargeAsTheBlind()
    {
        Deal deal(version2);
        deal.player("seat 1 wager play 20");
        QCOMPARE(deal.wouldBe("dealer correct-wager play 1 20"), "wrong-amount CH2-play-1 major");
        QCOMPARE(deal.judge("dealer correct-wager play 1 10"), "correct CH2-play-1 major");
    }
};

CUTCARD_TESTS(BankedWagersTest)
#include "tst_banked_wagers.moc"
