// SPDX-License-Identifier: GPL-3.0-or-later
// TN-bet and TN-etq: limits and raises of each player, bets that stay in front.
#include "core/games/street/betting_round.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

using namespace cutcard;

namespace {

const std::string fourAtTheTable = "game tennessee\nbutton 4\n"
                                   "seat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 10000\nseat 4 \"D\" 10000\n";

} // namespace

class TennesseeBettingTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void reading_TA_1_theFirstToActIsLeftOfTheBigBlindThenLeftOfTheButton()
    {
        Deal deal(fourAtTheTable);
        deal.to("dealer point 4");
        QCOMPARE(deal.wouldBe("dealer point 1"), "wrong-target TA-1 major");
        deal.through("dealer board 2");
        QCOMPARE(deal.next(), "dealer point 1");
        QCOMPARE(deal.wouldBe("dealer point 4"), "wrong-target TA-1 major");
        deal.through("dealer point 1").player("seat 1 check");
        QCOMPARE(deal.wouldBe("dealer point 3"), "wrong-target GP-clockwise major");
    }

    void rule_TN_bet_1_aRaiseIsOneBigBlind()
    {
        Deal deal(fourAtTheTable);
        deal.player("seat 4 raise-to 300");
        QCOMPARE(deal.wouldBe("dealer say raise 4 300"), "forbidden TN-bet-1 major");
        QCOMPARE(deal.wouldBe("dealer say correct-to 4 300"), "wrong-amount TN-bet-1 major");
        QCOMPARE(deal.judge("dealer say correct-to 4 200"), "correct TN-bet-1 major");
        QCOMPARE(deal.table().at(Seat(4)).bet, 200);
    }

    void reading_TA_4_eachPlayerHasOneRaiseInRoundOneWhateverTheOthersDid()
    {
        Deal deal(fourAtTheTable);
        deal.player("seat 4 raise-to 200").player("seat 1 raise-to 300").player("seat 2 raise-to 400");
        deal.player("seat 3 raise-to 500");
        QCOMPARE(deal.judge("dealer say raise 3 500"), "correct GP-announce major");
        // the same player again: no second raise, the call stands
        deal.player("seat 4 raise-to 600");
        QCOMPARE(deal.next(), "dealer say call-only 4");
        QCOMPARE(deal.wouldBe("dealer say raise 4 600"), "forbidden TN-bet-1 major");
        QCOMPARE(deal.judge("dealer say call-only 4"), "correct TN-bet-1 major");
        QCOMPARE(deal.judge("dealer return 4 100"), "correct TN-bet-1 major");
    }

    void rule_TN_bet_1_theBigBlindHasItsRaise()
    {
        Deal deal(fourAtTheTable);
        deal.to("dealer say option 3");
        QCOMPARE(deal.judge("dealer say option 3"), "correct TN-bet-1 major");
        deal.player("seat 3 raise-to 200");
        QCOMPARE(deal.judge("dealer say raise 3 200"), "correct GP-announce major");
    }

    void rule_TN_bet_limitsGrowWithTheRounds_data()
    {
        QTest::addColumn<int>("round");
        QTest::addColumn<QString>("rule");
        for (int round = 2; round <= 5; ++round)
            QTest::addRow("round %d", round) << round << QString("TN-bet-%1").arg(round);
    }
    void rule_TN_bet_limitsGrowWithTheRounds()
    {
        QFETCH(int, round);
        QFETCH(QString, rule);
        Deal deal(fourAtTheTable);
        const std::array<std::string, 4> distributions{"dealer board 2", "dealer pitch 4", "dealer board 1",
                                                       "dealer board 1"};
        for (int i = 0; i < round - 1; ++i) {
            for (int card = 0; card < (i == 1 ? 3 : 1); ++card)
                deal.through(distributions[static_cast<std::size_t>(i)]);
        }
        deal.to("dealer point 1");
        const std::string most = std::to_string(100 * round);
        const std::string over = std::to_string(100 * round + 50);
        Deal much = deal;
        much.player("seat 1 bet-to " + over);
        QCOMPARE(QString::fromStdString(much.judge("dealer say correct-to 1 " + most)), "correct " + rule + " major");
        Deal right = deal;
        right.player("seat 1 bet-to " + most);
        QCOMPARE(right.judge("dealer say bet 1 " + most), "correct GP-announce major");
        // a bet is no raise: this player still has all of them
        QCOMPARE(right.session().situation().betting.raisesBy[0], 0);
        Deal little = deal;
        little.player("seat 1 bet-to 50");
        QCOMPARE(little.judge("dealer say correct-to 1 100"), "correct TA-2 major");
    }

    void cardsTooManyOnTheBoardOpenNoRound()
    {
        for (const std::string& header : {fourAtTheTable, std::string()}) {
            Deal deal(header);
            deal.through("dealer board 1").through("dealer board 1");
            Situation situation = deal.session().situation();
            const int last = streetOf(situation);
            const auto cards = situation.table.board;
            QCOMPARE(last, header.empty() ? 3 : 4);
            for (const LyingCard& card : cards) {
                situation.table.board.push_back(card);
                QCOMPARE(streetOf(situation), last);
                QCOMPARE(currentRound(situation).street, last);
            }
        }
    }

    void reading_TA_3_aHouseMayCountTheOpeningBetAsARaise()
    {
        Deal deal(fourAtTheTable + "house opening_is_raise = true\n");
        deal.through("dealer board 2").player("seat 1 bet-to 100").player("seat 2 raise-to 200");
        deal.player("seat 3 call").player("seat 4 call").player("seat 1 raise-to 300").player("seat 2 raise-to 400");
        deal.player("seat 3 call").player("seat 4 call").player("seat 1 raise-to 500");
        QCOMPARE(deal.next(), "dealer say call-only 1");
    }

    void rule_TN_blinds_6_oldBetsAreTooSmallOnANewLevel()
    {
        Deal deal(fourAtTheTable + "house first_hand = 7\n");
        deal.through("dealer board 2").player("seat 1 bet-to 100");
        QCOMPARE(deal.judge("dealer say correct-to 1 200"), "correct TN-blinds-6 major");
        QCOMPARE(deal.faults(), 0);
    }

    void rule_TN_etq_1_betsStayInFrontForTheWholeHand()
    {
        Deal deal(fourAtTheTable);
        deal.through("dealer board 2");
        QCOMPARE(deal.table().at(Seat(1)).inFront(), 100);
        QCOMPARE(deal.table().at(Seat(1)).bet, 0);
        QCOMPARE(deal.table().pots.front().amount, 0);
        QCOMPARE(deal.wouldBe("dealer sweep"), "forbidden TN-etq-1 major");
        deal.player("seat 1 bet-to 200").to("dealer pitch 1");
        QCOMPARE(deal.table().at(Seat(2)).inFront(), 300);
        deal.to("dealer sweep");
        QCOMPARE(deal.judge("dealer sweep"), "correct TN-etq-1 major");
        QCOMPARE(deal.table().pots.front().amount, 1200);
    }

    void reading_TA_35_aHouseMayGatherTheBetsAfterEachRound()
    {
        Deal deal(fourAtTheTable + "house sweeps_rounds = true\n");
        deal.to("dealer sweep");
        QCOMPARE(deal.judge("dealer sweep"), "correct GP-sweep major");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void rule_TN_etq_2_aFoldedHandLiesUnderItsChips()
    {
        Deal deal(fourAtTheTable);
        deal.player("seat 4 raise-to 200").player("seat 1 fold");
        const SeatPlace& place = deal.table().at(Seat(1));
        QCOMPARE(place.laidDown.size(), 2U);
        QVERIFY(place.chipsOnCards && place.hand.empty());
        QCOMPARE(place.inFront(), 25);
        QVERIFY(deal.table().muck.empty());
    }

    void rule_TN_etq_2_chipsBesideTheFoldedHandAreAskedFor()
    {
        Deal deal(fourAtTheTable);
        deal.player("seat 4 raise-to 200").player("seat 1 fold-apart");
        QVERIFY(!deal.table().at(Seat(1)).chipsOnCards);
        QCOMPARE(deal.wouldBe("dealer point 2"), "out-of-order TN-etq-2 minor");
        QCOMPARE(deal.judge("dealer say chips-on-hand 1"), "correct TN-etq-2 minor");
        QVERIFY(deal.table().at(Seat(1)).chipsOnCards);
    }

    void rule_TN_etq_3_aFoldedHandStaysFaceDown()
    {
        Deal deal(fourAtTheTable);
        deal.player("seat 4 fold").now("incident folded-hand-shown 4");
        QCOMPARE(deal.wouldBe("dealer point 1"), "out-of-order TN-etq-3 major");
        QCOMPARE(deal.judge("dealer say keep-your-hand 4"), "correct TN-etq-3 major");
    }

    void rule_TN_odc_1_thereIsOnePot()
    {
        Deal deal(fourAtTheTable);
        deal.to("dealer sweep");
        QCOMPARE(deal.wouldBe("dealer build 0 300 all"), "forbidden TN-odc-1 critical");
        QCOMPARE(deal.wouldBe("dealer build 1 400 all"), "forbidden TN-odc-1 critical");
        // all of it to that one pot is what gathering does
        QCOMPARE(deal.judge("dealer build 0 400 all"), "correct TN-etq-1 major");
    }

    void practice_GP_last_player_winsAtOnce()
    {
        Deal deal(fourAtTheTable);
        deal.player("seat 4 raise-to 200").player("seat 1 fold").player("seat 2 fold").player("seat 3 fold");
        QCOMPARE(deal.next(), "dealer return 4 100");
        deal.to("dealer push 0 4 275");
        QCOMPARE(deal.wouldBe("dealer burn"), "forbidden GP-decided minor");
        QCOMPARE(deal.judge("dealer push 0 4 275"), "correct GP-last-player critical");
        deal.finish();
        QCOMPARE(deal.table().at(Seat(4)).stack, 10'175);
    }

    void practice_GP_phone_isPutAwayAndTheFloorIsTold()
    {
        Deal deal(fourAtTheTable);
        deal.player("seat 4 call").now("incident phone-used 2");
        QCOMPARE(deal.wouldBe("dealer point 1"), "out-of-order GP-phone minor");
        QCOMPARE(deal.judge("dealer say no-phone 2"), "correct GP-phone minor");
        QCOMPARE(deal.judge("dealer floor behaviour"), "correct GP-phone minor");
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void practice_GP_absent_playersAreCheckedAndFoldedWhenSomethingIsOwed()
    {
        Deal deal("game tennessee\nbutton 4\nseat 1 \"A\" 10000\nseat 2 \"B\" 10000 absent\nseat 3 \"C\" 10000\n"
                  "seat 4 \"D\" 10000\n");
        deal.to("dealer post-for 2 50");
        QCOMPARE(deal.judge("dealer post-for 2 50"), "correct TN-blinds-3 major");
        deal.to("dealer muck 2");
        QCOMPARE(deal.judge("dealer muck 2"), "correct GP-absent major");
        QCOMPARE(deal.table().at(Seat(2)).laidDown.size(), 2U);
    }
};

CUTCARD_TESTS(TennesseeBettingTest)
#include "tst_tennessee_betting.moc"
