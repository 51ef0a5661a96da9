// SPDX-License-Identifier: GPL-3.0-or-later
// TN-fmt: where a table ends, who has won; the house file and set-ups that can't be.
#include "tests/core/support/deal.h"

#include "core/games/catalogue/house.h"
#include "core/games/tennessee/options.h"
#include "tests/support/programs.h"

using namespace cutcard;

namespace {

// three players of which two go all-in or borrow: A has four twos, C three tens, B a pair
const std::string threeLeft = "game tennessee\nbutton 3\nhands 0\nhouse big_blind = 1000\n"
                              "seat 1 \"A\" 22000\nseat 2 \"B\" 3000\nseat 3 \"C\" 4000\n"
                              "deck 2c Kc Tc 2d Kd Td 3s 5h 7c 2h 4s Ts 2s 8h 3h 9c Jc 6d\n";

std::string firstError(const std::string& header)
{
    const auto setup = readSession("cutcard 2\n" + header, "file");
    if (setup)
        return "none";
    const Error& error = setup.error();
    return std::to_string(error.place.line) + ": " + error.expected + " / " + error.found;
}

} // namespace

class TennesseeTableTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void rule_TN_fmt_2_twoLeftEndTheTable()
    {
        Deal deal(threeLeft);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 2 call").player("seat 3 fold");
        deal.through("dealer pitch 2").player("seat 1 bet-to 3000").player("seat 2 ask-odc").player("seat 2 call");
        deal.to("dealer count-stack 1 29000");
        QCOMPARE(deal.wouldBe("dealer count-stack 1 25000"), "wrong-amount TN-fmt-2 critical");
        QCOMPARE(deal.wouldBe("dealer shuffle"), "forbidden TN-fmt-2 critical");
        deal.to("dealer say winner 1");
        QCOMPARE(deal.wouldBe("dealer say winner 3"), "wrong-target TN-fmt-2 critical");
        QCOMPARE(deal.judge("dealer say winner 1"), "correct TN-fmt-2 critical");
        deal.finish();
        QVERIFY(deal.session().isOver());
        QCOMPARE(deal.faults(), 0);
    }

    void rule_TN_fmt_3_oneLeftTakesAll()
    {
        Deal deal(threeLeft);
        deal.through("dealer board 2").player("seat 1 bet-to 2000").player("seat 2 call").player("seat 3 call");
        deal.through("dealer pitch 3").player("seat 1 bet-to 3000").player("seat 2 ask-odc").player("seat 2 call");
        deal.player("seat 3 ask-odc").player("seat 3 call").to("dealer say winner 1");
        QCOMPARE(deal.wouldBe("dealer count-stack 1 34000"), "unneeded GP-unneeded minor");
        QCOMPARE(deal.judge("dealer say winner 1"), "correct TN-fmt-3 critical");
        deal.finish();
        QVERIFY(deal.session().isOver());
    }

    void reading_TA_9_equalCountsAreForTheFloor()
    {
        // C loses its last chips; A and B have won and lost the same
        Deal deal("game tennessee\nbutton 3\nhands 0\nhouse big_blind = 1000\nhouse banking = \"side-pots\"\n"
                  "seat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 1000\n"
                  "deck 2c 2d Tc Ac Ad 9d 3s 5h 7c 4s 4h Qs 8h 8d 3h Jc Jd 6d\n");
        deal.to("dealer push 0 1 1500");
        deal.to("dealer floor dispute");
        QCOMPARE(deal.judge("dealer floor dispute"), "correct TA-9 major");
        QVERIFY(deal.session().isOver());
        QCOMPARE(deal.faults(), 0);
    }

    void rule_TN_fmt_4_roundOneStopsAtThreeAndTheirChipsAreCountedForRoundTwo()
    {
        Deal deal("game tennessee\nbutton 4\nhands 0\nhouse event = \"round-1\"\nhouse banking = \"side-pots\"\n"
                  "seat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 10000\nseat 4 \"D\" 100\n"
                  // D has nothing, A four twos
                  "deck 2c Kc Tc 9h 2d Kd Td 4d 3s 5h 7c 2h 4s Ts Jc 2s 8h 3h Qd 9c Jd 6d 6s\n");
        deal.to("dealer count-stack 1 10300");
        QCOMPARE(deal.judge("dealer count-stack 1 10300"), "correct TN-fmt-5 critical");
        QCOMPARE(deal.wouldBe("dealer count-stack 2 10000"), "wrong-amount TN-fmt-5 critical");
        deal.to("dealer say advances 1");
        QCOMPARE(deal.wouldBe("dealer say winner 1"), "forbidden TN-fmt-4 critical");
        QCOMPARE(deal.wouldBe("dealer say advances 4"), "wrong-target TN-fmt-4 critical");
        QCOMPARE(deal.judge("dealer say advances 2"), "correct TN-fmt-4 critical");
        deal.finish();
        QCOMPARE(deal.session().hand(), 1);
        QCOMPARE(deal.faults(), 0);
    }

    void rule_TN_fmt_6_roundTwoOpensAtTwiceTheOpeningBlinds()
    {
        Deal deal("game tennessee\nbutton 4\nhouse event = \"round-2\"\nseat 1 \"A\" 10300\nseat 2 \"B\" 9900\n"
                  "seat 3 \"C\" 9900\nseat 4 \"D\" 31000\n");
        QCOMPARE(deal.next(), "dealer say new-level 200");
        QCOMPARE(deal.wouldBe("dealer say new-level 400"), "wrong-amount TN-fmt-6 major");
        QCOMPARE(deal.wouldBe("dealer shuffle"), "out-of-order TN-fmt-6 major");
        QCOMPARE(deal.judge("dealer say new-level 200"), "correct TN-fmt-6 major");
        deal.player("seat 1 post 50").finish();
        QCOMPARE(deal.faults(), 0);
    }

    void theHouseFileIsReadBackAsWritten()
    {
        TennesseeOptions options;
        options.bigBlind = 400;
        options.banking = Banking::Both;
        options.event = TennesseeEvent::RoundOne;
        options.chargeBase = ChargeBase::PartBet;
        options.firstHand = 13;
        options.burns = false;
        const auto read = readHouse(GameId::Tennessee, writeHouse(options), "house");
        QVERIFY(read.has_value());
        QVERIFY(*read == HouseRules(options));
    }

    void badHouseFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("negative deposit, for loans") << QByteArray("deposit = -10000");
        QTest::newRow("big blind of no whole quarter") << QByteArray("big_blind = 150");
        QTest::newRow("unknown banking") << QByteArray("banking = \"credit-card\"");
        QTest::newRow("round three") << QByteArray("event = \"round-3\"");
        QTest::newRow("negative charge") << QByteArray("charge_per_mille = -1");
        QTest::newRow("unknown key") << QByteArray("loans = 2");
        QTest::newRow("hand zero") << QByteArray("first_hand = 0");
    }
    void badHouseFilesAreRefused()
    {
        QFETCH(QByteArray, line);
        const auto read = readHouse(GameId::Tennessee, line.toStdString(), "house");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().place.line, 1);
    }

    void rule_TN_fmt_1_tenSeatsAndTwoAreRefused()
    {
        std::string header = "game tennessee\n";
        for (int i = 1; i <= 10; ++i)
            header += "seat " + std::to_string(i) + " \"P\" 10000\n";
        QCOMPARE(firstError(header), "12: 3..9 / 10");
        QCOMPARE(firstError("game tennessee\nseat 1 \"A\" 10000\nseat 2 \"B\" 10000\n"), "4: 3..9 / 2");
    }

    void rule_TN_odc_6_and_over_2_negativeLoansAndDiscardsOfThreeAreRefused()
    {
        const auto loan = readEvent("dealer lend 4 -10000", "file", 7);
        QVERIFY(!loan.has_value());
        QCOMPARE(loan.error().cause, Cause::OutOfRange);
        QCOMPARE(loan.error().place.line, 7);
        const auto discard = readEvent("seat 4 discard 7h 2c 3d", "file", 9);
        QVERIFY(!discard.has_value());
        QCOMPARE(discard.error().cause, Cause::WrongCount);
        QCOMPARE(discard.error().expected, "1..2 cards");
        QVERIFY(!readEvent("seat 4 discard", "file", 1).has_value());
        QVERIFY(!readEvent("seat 4 discard 7h 7h", "file", 1).has_value());
        QVERIFY(!readEvent("seat 4 discard-three 7h 2c", "file", 1).has_value());
    }

    void anImpossibleDiscardChangesNothing()
    {
        Deal deal(threeLeft);
        deal.through("dealer say men-overboard");
        Session session = deal.session();
        QVERIFY(!session.apply(eventOf("seat 1 discard As")).has_value());
        QVERIFY(session == deal.session());
    }
};

CUTCARD_TESTS(TennesseeTableTest)
#include "tst_tennessee_table.moc"
