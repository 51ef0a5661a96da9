// SPDX-License-Identifier: GPL-3.0-or-later
// What surrounds a hand for cash: players who come and go, missed blinds, the next dealer, the house file.
#include "tests/core/support/deal.h"

#include "core/games/catalogue/house.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

const std::string three = "game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nseat 3 \"C\" 400\nbutton 3\n";

Deal atTheEndOfAHand(const std::string& header)
{
    Deal deal(header);
    return deal.to("dealer gather-cards");
}

} // namespace

class LimitCashTest : public QObject
{
    Q_OBJECT

private slots:
    void practice_buy_in_isCountedOutToTheChip()
    {
        Deal deal = atTheEndOfAHand("hands 2\n" + three);
        const Chips issued = deal.session().issued();
        const Chips before = deal.table().at(Seat(1)).stack;
        deal.now("seat 1 buy-in 200");
        QCOMPARE(deal.next(), "dealer sell 1 200");
        QCOMPARE(deal.wouldBe("dealer sell 1 205"), "wrong-amount GP-buy-in critical");
        QCOMPARE(deal.wouldBe("dealer sell 2 200"), "wrong-target GP-buy-in critical");
        QCOMPARE(deal.judge("dealer gather-cards"), "correct GP-gather-cards minor");
        QCOMPARE(deal.wouldBe("dealer button 1"), "out-of-order GP-buy-in critical"); // before the button moves
        QCOMPARE(deal.judge("dealer sell 1 200"), "correct GP-buy-in critical");
        QCOMPARE(deal.table().at(Seat(1)).stack, before + 200);
        QCOMPARE(chipsOnTable(deal.table()), issued);
    }

    void rule_LH_cond_2_nobodyBuysInDuringAHand()
    {
        Deal deal(three);
        deal.to("dealer point 3");
        QVERIFY(!deal.session().isPossible(eventOf("seat 1 buy-in 200")));
        deal.now("incident chips-added 3");
        QCOMPARE(deal.next(), "dealer say table-stakes 3");
        QCOMPARE(deal.wouldBe("dealer sell 3 200"), "forbidden LH-cond-2 major");
        QCOMPARE(deal.wouldBe("dealer lend 3 200"), "forbidden LH-cond-2 critical");
        QCOMPARE(deal.wouldBe("dealer take-loan 3 200"), "forbidden LH-cond-3 critical");
        QCOMPARE(deal.wouldBe("dealer point 3"), "out-of-order LH-cond-2 major");
        QCOMPARE(deal.judge("dealer say table-stakes 3"), "correct LH-cond-2 major");
    }

    void aNewPlayerPostsABigBlindWithTheFirstCards()
    {
        Deal deal = atTheEndOfAHand("hands 2\n" + three);
        deal.now("seat 6 sit-down 400").through("dealer sell 6 400");
        deal.through("dealer cut-card");
        QVERIFY(deal.session().situation().notes.makingUp.contains(Seat(6)));
        deal.player("seat 6 forget-blind");
        QCOMPARE(deal.judge("dealer say blinds 6 10"), "correct GP-missed-blind major");
        deal.player("seat 6 post 10").finish();
        QCOMPARE(deal.faults(), 0);
    }

    void whoLeavesTakesEverythingAndTheButtonPassesOn()
    {
        Deal deal = atTheEndOfAHand("hands 2\n" + three);
        deal.now("seat 1 stand-up");
        QVERIFY(!deal.table().at(Seat(1)).seated);
        QCOMPARE(chipsOnTable(deal.table()), deal.session().issued());
        // two are left, one of whom has to stay
        QVERIFY(!deal.session().isPossible(eventOf("seat 2 stand-up")));
        deal.finish();
        QCOMPARE(deal.faults(), 0);
    }

    void whoIsAwayIsNotDealtInAndOwesTheBlindThatPassed()
    {
        Deal deal = atTheEndOfAHand("hands 4\n" + three + "seat 4 \"D\" 400\n");
        // seat 1 had the big blind; seat 2 would be next
        deal.now("seat 2 step-away").to("dealer pitch 3");
        QVERIFY(!deal.session().situation().notes.dealtIn.contains(Seat(2)));
        QVERIFY(deal.session().situation().notes.missedBlind.contains(Seat(2)));
        deal.to("dealer gather-cards").now("seat 2 come-back").through("dealer cut-card");
        // the button lies at seat 1 and seat 3 has the small blind: in between nobody is dealt in
        QVERIFY(!deal.session().situation().notes.dealtIn.contains(Seat(2)));
        deal.to("dealer gather-cards").through("dealer cut-card");
        QVERIFY(deal.session().situation().notes.makingUp.contains(Seat(2)));
        QVERIFY(deal.session().situation().notes.missedBlind.empty());
        deal.finish();
        QCOMPARE(deal.faults(), 0);
        Deal lenient = atTheEndOfAHand("hands 4\nhouse missed_blind = \"nothing\"\n" + three + "seat 4 \"D\" 400\n");
        lenient.now("seat 2 step-away").to("dealer pitch 3").to("dealer gather-cards").now("seat 2 come-back");
        lenient.through("dealer cut-card");
        QVERIFY(lenient.session().situation().notes.makingUp.empty());
    }

    void rule_LH_setup_4_twoBlindsAlsoWhenTheBigBlindHasLeft()
    {
        Deal deal = atTheEndOfAHand("hands 2\n" + three + "seat 4 \"D\" 400\n");
        // button 3, blinds 4 and 1; with seat 1 gone the first left of the button at 4 is seat 2
        deal.now("seat 1 stand-up").through("dealer cut-card");
        const HandNotes& notes = deal.session().situation().notes;
        QCOMPARE(notes.button, std::optional(Seat(4)));
        QCOMPARE(notes.smallBlindSeat, std::optional(Seat(2)));
        QCOMPARE(notes.bigBlindSeat, Seat(3));
        QCOMPARE(deal.finish().faults(), 0);
    }

    void practice_missed_blind_nobodyIsDealtInBetweenButtonAndSmallBlind()
    {
        Deal deal =
            atTheEndOfAHand("hands 3\ngame limit\nseat 1 \"A\" 400\nseat 3 \"B\" 400\nseat 5 \"C\" 400\nbutton 5\n");
        // the button goes to seat 1, the small blind to seat 3
        deal.now("seat 2 sit-down 400").through("dealer sell 2 400").through("dealer cut-card");
        const HandNotes& notes = deal.session().situation().notes;
        QCOMPARE(notes.smallBlindSeat, std::optional(Seat(3)));
        QVERIFY(!notes.dealtIn.contains(Seat(2)));
        QCOMPARE(deal.to("dealer pitch 3").wouldBe("dealer pitch 2"), "forbidden LH-setup-8 major");
        deal.to("dealer gather-cards").through("dealer cut-card");
        QVERIFY(deal.session().situation().notes.dealtIn.contains(Seat(2)));
        QVERIFY(deal.session().situation().notes.makingUp.contains(Seat(2)));
        QCOMPARE(deal.finish().faults(), 0);
    }

    void whoeverIsLeftAfterAHandThatEndedEarlyCanComeAndGo()
    {
        Deal deal("hands 2\n" + three);
        deal.player("seat 3 fold").player("seat 1 fold").to("dealer gather-cards");
        QVERIFY(deal.session().isPossible(eventOf("seat 1 stand-up")));
        QVERIFY(deal.session().isPossible(eventOf("seat 6 sit-down 400")));
        QVERIFY(deal.session().isPossible(eventOf("seat 2 buy-in 100")));
    }

    void practice_hand_over_theNextDealerIsToldWhatPends()
    {
        Deal deal("hands 2\nhouse rake_percent = 20\nhouse rake_step = 5\nhouse rake_cap = 5\n" + three);
        deal.to("dealer point 3").now("incident cards-below-table 3").through("dealer say cards-in-view 3");
        deal.to("dealer button 1");
        deal.through("dealer button 1");
        QCOMPARE(deal.next(), "dealer shuffle"); // not yet: another hand is dealt
        deal.through("dealer button 2");
        QCOMPARE(deal.next(), "dealer say button-at 2");
        QCOMPARE(deal.wouldBe("dealer say button-at 1"), "wrong-target GP-hand-over minor");
        QCOMPARE(deal.wouldBe("dealer say blinds-are 5"), "wrong-amount GP-hand-over minor");
        QCOMPARE(deal.wouldBe("dealer drop 15"), "wrong-amount GP-hand-over major");
        QCOMPARE(deal.wouldBe("dealer clap-out"), "out-of-order GP-hand-over major");
        QCOMPARE(deal.judge("dealer drop 10"), "correct GP-hand-over major");
        QCOMPARE(deal.judge("dealer say was-warned 3"), "correct GP-hand-over minor");
        QCOMPARE(deal.judge("dealer say blinds-are 10"), "correct GP-hand-over minor");
        QCOMPARE(deal.judge("dealer say button-at 2"), "correct GP-hand-over minor");
        QCOMPARE(deal.judge("dealer clap-out"), "correct GP-hand-over minor");
        QVERIFY(deal.session().isOver());
    }

    void reading_LA_20_headsUpTheSmallBlindIsLeftOfTheButtonUnlessTheHouseTurnsItRound()
    {
        const std::string two = "game limit\nseat 1 \"A\" 400\nseat 2 \"B\" 400\nbutton 2\n";
        Deal literal(two);
        literal.through("dealer cut-card");
        QCOMPARE(literal.session().situation().notes.bigBlindSeat, Seat(2));
        Deal usual(two + "house button_is_small_blind = true\n");
        usual.through("dealer cut-card");
        QCOMPARE(usual.session().situation().notes.bigBlindSeat, Seat(1));
    }

    void aHouseFileIsReadBackAsItWasWritten()
    {
        LimitOptions options;
        options.structure = BetStructure::Spread;
        options.spreadMost = 60;
        options.burn = BurnHabit::Owed;
        options.rake = {.percent = 5, .step = 5, .cap = 20, .noFlopNoDrop = false};
        options.missedBlind = MissedBlind::Nothing;
        options.shortAllInReopens = false;
        options.handsPerDown = 12;
        options.raiseOverAllIn = RaiseOverAllIn::FromHalf;
        options.announcements = Announcements::Graded;
        const auto read = readHouse(GameId::Limit, writeHouse(options), "house");
        QVERIFY(read.has_value());
        QVERIFY(*read == HouseRules(options));
    }

    void aBadHouseFileIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("blinds that no table has") << QByteArray("raise_cap = 3\nblinds = [[3, 6]]\n") << 2;
        QTest::newRow("two pairs of blinds") << QByteArray("blinds = [[1, 2], [5, 10]]\n") << 1;
        QTest::newRow("the usual blinds that chips can't make")
            << QByteArray("burn = \"none\"\nstarting_stack = [[25, 20], [100, 20]]\n") << 2;
        QTest::newRow("blinds that chips can't make") << QByteArray("blinds = [[2, 5]]\n") << 1;
        QTest::newRow("unknown structure") << QByteArray("bets = \"pot\"\n") << 1;
        QTest::newRow("no raise") << QByteArray("\nraise_cap = 0\n") << 2;
        QTest::newRow("more than everything") << QByteArray("rake_percent = 101\n") << 1;
        QTest::newRow("a rake without a cap") << QByteArray("rake_percent = 5\n") << 1;
        QTest::newRow("a rake with a cap of nothing") << QByteArray("rake_percent = 5\nrake_cap = 0\n") << 2;
        QTest::newRow("no such way over an all-in") << QByteArray("raise_over_all_in = \"half\"\n") << 1;
        QTest::newRow("no such announcements") << QByteArray("announcements = \"on\"\n") << 1;
        QTest::newRow("a rake that chips can't make") << QByteArray("rake_percent = 5\nrake_step = 3\n") << 2;
        QTest::newRow("unknown key") << QByteArray("burns = true\n") << 1;
    }
    void aBadHouseFileIsRefusedWithItsPlace()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, line);
        const auto read = readHouse(GameId::Limit, text.toStdString(), "house");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().place.line, line);
        QVERIFY(!read.error().expected.empty());
    }

    void rule_LH_setup_1_twoToTenPlayers_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("absent");
        QTest::newRow("one") << 1 << 0;
        QTest::newRow("two of whom one is away") << 2 << 1;
    }
    void rule_LH_setup_1_twoToTenPlayers()
    {
        QFETCH(const int, players);
        QFETCH(const int, absent);
        SessionSetup setup;
        setup.house = LimitOptions();
        for (int i = 1; i <= players; ++i)
            setup.seats.push_back({.seat = Seat(i), .name = "P", .stack = 400, .absent = i <= absent});
        const auto session = Session::start(setup);
        QVERIFY(!session.has_value());
        QVERIFY(!session.error().expected.empty());
    }
};

CUTCARD_TESTS(LimitCashTest, QCoreApplication)

#include "tst_limit_cash.moc"
