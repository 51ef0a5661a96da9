// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "tests/core/banked/two_seats.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

#include <set>

using namespace cutcard;
using test::champion;
using test::one;
using test::two;
using test::version2;

namespace {

const std::string machine = champion + "hands 3\nhouse machine = true\n";

} // namespace

class BankedDealTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void rule_CHP_hand_1_theDeckIsShuffled()
    {
        Deal deal(champion);
        deal.to("dealer shuffle");
        QCOMPARE(deal.wouldBe("dealer cut-deck"), "out-of-order CHP-hand-1 critical");
        QCOMPARE(deal.judge("dealer shuffle"), "correct CHP-hand-1 critical");
    }

    void rule_CHP_hand_2_cutOntoTheCutCard()
    {
        Deal deal(champion);
        deal.to("dealer cut-deck");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "out-of-order CHP-hand-2 major");
        QCOMPARE(deal.judge("dealer cut-deck"), "correct CHP-hand-2 major");
        QVERIFY(deal.table().cutCardPlaced);
    }

    void rule_CHP_play_8_twoCardsFaceDownToEveryHand()
    {
        Deal deal(champion);
        deal.to("dealer pitch 1");
        QCOMPARE(deal.judge("dealer pitch 1"), "correct CHP-play-8 critical");
        deal.to("dealer board-down 3");
        for (const Seat seat : {Seat(1), Seat(2)}) {
            QCOMPARE(deal.table().at(seat).hand.size(), std::size_t{2});
            QVERIFY(!deal.table().at(seat).hand[0].faceUp);
        }
        QCOMPARE(deal.table().dealerHand.size(), std::size_t{2});
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "forbidden CHP-irreg-b critical");
    }

    void rule_CA_13_noDocumentHasAnOrderOfTheHands()
    {
        Deal deal(champion);
        deal.to("dealer pitch 1");
        // two at a time, from the right, the dealer first
        for (const char* card : {"dealer deal-dealer", "dealer deal-dealer", "dealer pitch 2", "dealer pitch 2",
                                 "dealer pitch 1", "dealer pitch 1"})
            QCOMPARE(deal.judge(card), "correct CHP-play-8 critical");
        QCOMPARE(deal.next(), "dealer burn");
    }

    void rule_CA_13_anOrderThatTheHouseSetsIsJudged()
    {
        Deal passes(champion + "house deal_order = \"one-at-a-time\"\n");
        passes.to("dealer pitch 1");
        QVERIFY(passes.wouldBe("dealer pitch 2").starts_with("out-of-order CA-13"));
        Deal pairs(champion + "house deal_order = \"two-at-a-time\"\n");
        pairs.through("dealer pitch 1");
        QVERIFY(pairs.wouldBe("dealer pitch 2").starts_with("out-of-order CA-13"));
        QCOMPARE(pairs.judge("dealer pitch 1"), "correct CHP-play-8 critical");
    }

    void rule_CHP_hand_1_shufflingMoreThanAskedForIsNoFault()
    {
        Deal deal(champion);
        deal.to("dealer cut-deck");
        for (int i = 0; i < 12; ++i)
            QVERIFY(deal.judge("dealer shuffle").starts_with("correct CHP-hand-1"));
        deal.through("dealer cut-deck");
        QCOMPARE(deal.judge("dealer shuffle"), "forbidden CHP-hand-2 major");
    }

    void nobodyIsDealtToWithoutAWager()
    {
        Deal deal(champion);
        deal.player("seat 1 wager none").to("dealer pitch 2");
        QCOMPARE(deal.wouldBe("dealer pitch 1"), "forbidden CHP-irreg-b critical");
    }

    void rule_CHP_play_9_theBoardLiesFaceDownInItsBoxes()
    {
        Deal deal(champion);
        deal.to("dealer board-down 3");
        QCOMPARE(deal.wouldBe("dealer board 3"), "forbidden CHP-play-9 critical");
        QCOMPARE(deal.wouldBe("dealer board-down 4"), "wrong-amount CHP-play-9 critical");
        // all five at once, face down and as many as they should be: two burns are missing
        QCOMPARE(deal.wouldBe("dealer board-down 5"), "out-of-order CHP-hand-5 major");
        // one by one into the boxes, it is the same flop
        for (int i = 0; i < 3; ++i)
            QCOMPARE(deal.judge("dealer board-down 1"), "correct CHP-play-9 critical");
        QVERIFY(!deal.table().board[0].faceUp);
        QCOMPARE(deal.next(), "dealer burn");
        Deal house(champion + "house burns = false\n");
        house.to("dealer board-down 5");
        QCOMPARE(house.judge("dealer board-down 3"), "correct CHP-play-9 critical");
        QCOMPARE(house.judge("dealer board-down 1"), "correct CHP-play-9 critical");
        QCOMPARE(house.wouldBe("dealer lift-cut-card"), "out-of-order CHP-play-9 critical");
        QCOMPARE(house.judge("dealer board-down 1"), "correct CHP-play-9 critical");
        QCOMPARE(house.judge("dealer board-down 1"), "forbidden CHP-irreg-b critical");
    }

    void rule_CHP_hand_5_aBurnBeforeFlopTurnAndRiver()
    {
        Deal deal(champion);
        deal.to("dealer burn");
        QCOMPARE(deal.wouldBe("dealer board-down 3"), "out-of-order CHP-hand-5 major");
        deal.through("dealer burn");
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden CHP-hand-5 major");
        deal.through("dealer board-down 3");
        QCOMPARE(deal.wouldBe("dealer board-down 1"), "out-of-order CHP-hand-5 major");
        deal.to("dealer lift-cut-card");
        QCOMPARE(deal.table().burns.size(), std::size_t{3});
        QCOMPARE(deal.table().board.size(), std::size_t{5});
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden CHP-hand-5 major");
    }

    void rule_CHP_hand_6_cutCardOutAndStubAway()
    {
        Deal deal(champion);
        deal.to("dealer lift-cut-card");
        QCOMPARE(deal.wouldBe("dealer discard-stub"), "out-of-order CHP-hand-6 minor");
        QCOMPARE(deal.judge("dealer lift-cut-card"), "correct CHP-hand-6 minor");
        QCOMPARE(deal.wouldBe("dealer point 1"), "out-of-order CHP-hand-6 minor");
        QCOMPARE(deal.judge("dealer discard-stub"), "correct CHP-hand-6 minor");
        QVERIFY(deal.table().stub.empty());
    }

    void rule_CHP_shuf_c_theDecksAlternate()
    {
        Deal deal(machine);
        deal.to("dealer take-deck 1");
        QCOMPARE(deal.wouldBe("dealer take-deck 2"), "wrong-target CHP-shuf-c major");
        deal.through("dealer take-deck 1").through("dealer load-shuffler").to("dealer take-deck 2");
        QCOMPARE(deal.wouldBe("dealer take-deck 1"), "wrong-target CHP-shuf-c major");
        QCOMPARE(deal.judge("dealer take-deck 2"), "correct CHP-shuf-c major");
        QCOMPARE(deal.table().deckBack, 2);
    }

    void rule_CHP_shuf_b_theDeckDealtGoesIntoTheMachine()
    {
        Deal deal(machine);
        deal.to("dealer load-shuffler");
        QCOMPARE(deal.wouldBe("dealer take-deck 2"), "forbidden CHP-shuf-b major");
        QCOMPARE(deal.judge("dealer load-shuffler"), "correct CHP-shuf-b major");
    }

    void rule_CHP_play_14_theFlopIsTurnedWhenAllHaveDecided()
    {
        Deal deal(champion);
        deal.to("dealer point 2");
        QCOMPARE(deal.wouldBe("dealer turn-board 3"), "premature CHP-play-14 critical");
        deal.to("dealer turn-board 3");
        QCOMPARE(deal.wouldBe("dealer turn-board 4"), "wrong-amount CHP-play-14 critical");
        QCOMPARE(deal.judge("dealer turn-board 2"), "correct CHP-play-14 critical");
        QCOMPARE(deal.wouldBe("dealer point 1"), "out-of-order CHP-play-14 major");
        QCOMPARE(deal.judge("dealer turn-board 1"), "correct CHP-play-14 critical");
        QVERIFY(deal.table().board[2].faceUp && !deal.table().board[3].faceUp);
    }

    void rule_CHP_play_16_turnAndRiverTogetherAfterTheFurtherWagers()
    {
        Deal deal(champion);
        deal.through("dealer turn-board 3").to("dealer point 2");
        QCOMPARE(deal.wouldBe("dealer turn-board 2"), "premature CHP-play-16 critical");
        deal.to("dealer turn-board 2");
        // one after the other does no harm where nobody bets between
        QCOMPARE(deal.judge("dealer turn-board 1"), "correct CHP-play-16 critical");
        QCOMPARE(deal.wouldBe("dealer turn-dealer"), "out-of-order CHP-irreg-c critical");
        QCOMPARE(deal.judge("dealer turn-board 1"), "correct CHP-play-16 critical");
        QCOMPARE(deal.next(), "dealer turn-dealer");
    }

    void rule_CHP_play_17_theDealersHandAfterTheRiverAndAnnounced()
    {
        Deal deal("game champion\n" + two + "deck 2c 3c As 4d 5d Ah 9h 7s 8d Kd 9c Qc 9d Jh\n");
        deal.to("dealer point 1");
        QCOMPARE(deal.wouldBe("dealer turn-dealer"), "premature CHP-irreg-c critical");
        deal.to("dealer turn-dealer");
        QCOMPARE(deal.judge("dealer turn-dealer"), "correct CHP-play-17 critical");
        QCOMPARE(deal.wouldBe("dealer name-dealer two-pair"), "wrong-target CHP-play-17 critical");
        QCOMPARE(deal.wouldBe("dealer name-dealer one-pair K"), "wrong-target CHP-play-17 critical");
        QCOMPARE(deal.wouldBe("dealer name-dealer one-pair A"), "correct CHP-play-17 minor");
        QCOMPARE(deal.wouldBe("dealer take bonus 1 10"), "out-of-order CHP-wag-d major");
        // in which order the hands are turned up is not said
        QCOMPARE(deal.judge("dealer turn-up 1"), "correct CHP-wag-d minor");
        QCOMPARE(deal.judge("dealer name-dealer one-pair"), "correct CHP-play-17 minor");
    }

    void rule_CHP_comp_e_everyCardIsPickedUpBeforeTheNextBets()
    {
        Deal deal(champion + "hands 2\n");
        deal.to("dealer gather-cards");
        QCOMPARE(deal.judge("dealer gather-cards"), "correct CHP-comp-e major");
        QCOMPARE(deal.table().stub.size(), std::size_t{52});
        QCOMPARE(deal.session().hand(), 2);
    }

    void rule_CH1_deal_1_playerTwoBoardFiveDealerTwo()
    {
        Deal deal(one);
        deal.to("dealer deal-shared");
        QCOMPARE(deal.wouldBe("dealer deal-dealer"), "out-of-order CH1-deal-1 major");
        QCOMPARE(deal.wouldBe("dealer board-down 5"), "out-of-order CH1-deal-1 major");
        deal.through("dealer deal-shared").through("dealer deal-shared");
        QCOMPARE(deal.wouldBe("dealer deal-dealer"), "out-of-order CH1-deal-1 major");
        QCOMPARE(deal.judge("dealer board-down 5"), "correct CH1-deal-1 critical");
    }

    void rule_CH1_exp_1_thePlayerCardsAreTurnedFirst()
    {
        Deal deal(one);
        deal.to("dealer turn-shared");
        QCOMPARE(deal.wouldBe("dealer turn-dealer"), "premature CH1-exp-1 critical");
        QCOMPARE(deal.judge("dealer turn-shared"), "correct CH1-exp-1 critical");
    }

    void rule_CH1_exp_2_theDealersCardsAfterTheDecisions()
    {
        Deal deal(one);
        deal.to("dealer point 2");
        QCOMPARE(deal.wouldBe("dealer turn-dealer"), "premature CH1-exp-2 critical");
        deal.to("dealer turn-dealer");
        QCOMPARE(deal.wouldBe("dealer point 1"), "out-of-order CH1-exp-2 major");
        QCOMPARE(deal.judge("dealer turn-dealer"), "correct CH1-exp-2 critical");
    }

    void rule_CH1_dec_1_everybodyWithABlindIsAsked()
    {
        Deal deal(one);
        deal.player("seat 1 wager bonus 10").to("dealer point 2");
        QCOMPARE(deal.judge("dealer point 2"), "correct CH1-dec-1 major");
        Deal missed(one);
        missed.to("dealer point 1");
        QCOMPARE(missed.wouldBe("dealer turn-dealer"), "premature CH1-exp-2 critical");
    }

    void rule_CH1_raise_1_theRaiseIsOfferedAndCH1_flop_1_theFlopFollows()
    {
        Deal deal(one);
        deal.through("dealer turn-dealer").to("dealer point 1");
        QCOMPARE(deal.wouldBe("dealer turn-board 3"), "premature CH1-flop-1 critical");
        QCOMPARE(deal.judge("dealer point 1"), "correct CH1-raise-1 major");
        deal.to("dealer turn-board 3");
        QCOMPARE(deal.judge("dealer turn-board 3"), "correct CH1-flop-1 critical");
        Deal folded(one);
        folded.player("seat 1 fold").through("dealer turn-dealer");
        QCOMPARE(folded.wouldBe("dealer point 1"), "wrong-target CH1-raise-1 major");
    }

    void rule_CH1_board_1_turnAndRiverAfterTheBonus()
    {
        Deal deal(one);
        deal.through("dealer turn-board 3");
        QCOMPARE(deal.wouldBe("dealer turn-board 2"), "out-of-order CH1-bonus-1 major");
        deal.to("dealer turn-board 2");
        QCOMPARE(deal.judge("dealer turn-board 2"), "correct CH1-board-1 critical");
    }

    void rule_RA_22_aHouseMayEndAfterTheBonus()
    {
        const std::string onlyBonus = "seat 1 wager bonus 10";
        Deal deal("game champion-one\nhouse completes_board = false\nseat 1 \"A\" 1000\n");
        deal.player(onlyBonus).through("dealer turn-board 3").step();
        QCOMPARE(deal.next(), "dealer gather-cards");
        Deal whole("game champion-one\nseat 1 \"A\" 1000\n");
        whole.player(onlyBonus).to("dealer turn-board 2");
    }

    void rule_CH2_deal_1_and_RA_8_twoEachAndFiveFaceDown()
    {
        Deal deal(version2);
        deal.to("dealer pitch 1");
        QCOMPARE(deal.wouldBe("dealer board-down 5"), "out-of-order CH2-deal-1 major");
        deal.to("dealer board-down 5");
        QCOMPARE(deal.wouldBe("dealer board 5"), "forbidden RA-8 critical");
        QCOMPARE(deal.judge("dealer board-down 5"), "correct RA-8 critical");
    }

    void rule_CH2_exp_1_raise_1_flop_1_oneAfterTheOther()
    {
        Deal deal(version2);
        deal.to("dealer point 2");
        QCOMPARE(deal.wouldBe("dealer turn-dealer"), "premature CH2-exp-1 critical");
        QCOMPARE(deal.judge("dealer point 2"), "correct CH2-dec-1 major");
        deal.to("dealer turn-dealer");
        QCOMPARE(deal.wouldBe("dealer turn-board 3"), "premature CH2-exp-1 critical");
        QCOMPARE(deal.judge("dealer turn-dealer"), "correct CH2-exp-1 critical");
        QCOMPARE(deal.wouldBe("dealer turn-board 3"), "premature CH2-flop-1 critical");
        QCOMPARE(deal.judge("dealer point 1"), "correct CH2-raise-1 major");
        deal.to("dealer turn-board 3");
        QCOMPARE(deal.judge("dealer turn-board 3"), "correct CH2-flop-1 critical");
        deal.to("dealer turn-board 2");
        QCOMPARE(deal.judge("dealer turn-board 2"), "correct CH2-board-1 critical");
    }

    void rule_RA_11_burnsWhereTheHouseHasThem()
    {
        Deal deal(version2 + "house burns = true\n");
        deal.to("dealer burn");
        QCOMPARE(deal.wouldBe("dealer board-down 3"), "out-of-order RA-11 major");
        QCOMPARE(deal.judge("dealer burn"), "correct RA-11 major");
        Deal without(version2);
        without.to("dealer board-down 5");
        QCOMPARE(without.wouldBe("dealer burn"), "forbidden RA-11 major");
    }

    /// U3: no act of another game is owed: the community cards that play are pushed up in Version Two alone.
    void noActOfAnotherGameIsOwed()
    {
        for (const GameId game : {GameId::Champion, GameId::ChampionOne, GameId::ChampionTwo}) {
            std::set<Verb> owed;
            for (std::uint64_t seed = 1; seed <= 12; ++seed) {
                SessionSetup setup;
                setup.house = defaultHouse(game);
                setup.seed = seed;
                setup.hands = 1;
                for (int seat = 1; seat <= 4; ++seat)
                    setup.seats.push_back({.seat = Seat(seat),
                                           .name = "P" + std::to_string(seat),
                                           .stack = setup.common().startingChips()});
                auto session = Session::start(setup);
                QVERIFY(session);
                const Simulator simulator;
                while (!session->isOver()) {
                    const auto players = simulator.next(*session);
                    const auto act = players ? std::nullopt : idealAct(*session);
                    if (act)
                        owed.insert(act->verb);
                    QVERIFY((players || act) && session->apply(players ? *players : Event(*act)));
                }
            }
            QCOMPARE(owed.contains(Verb::SlideDealer), game == GameId::ChampionTwo);
            QVERIFY(!owed.contains(Verb::Slide) || game == GameId::ChampionTwo);
        }
    }
};

CUTCARD_TESTS(BankedDealTest)
#include "tst_banked_deal.moc"
