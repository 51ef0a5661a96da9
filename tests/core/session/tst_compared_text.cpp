// SPDX-License-Identifier: GPL-3.0-or-later
// A hand typed in to be compared, and one taken from the table.
#include "core/session/compared_text.h"
#include "tests/core/support/deal.h"

using namespace cutcard;

class ComparedTextTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void aTypedHandIsReadBackAsWritten()
    {
        const auto hand = readComparedHand("stack 1 5000\nstack 2 550\nstack 3 5000\nbig-blind 200\nplain 2\n"
                                           "1 raise 400\n2 all-in\n3 call\n1 call\nnext-round\n1 check\n3 check\n"
                                           "rank 2 1=3\n",
                                           "typed");
        QVERIFY(hand.has_value());
        QCOMPARE(hand->strengths[1], 2);
        QCOMPARE(hand->strengths[0], hand->strengths[2]);
        const auto again = readComparedHand(writeComparedHand(*hand), "typed");
        QVERIFY(again.has_value() && *again == *hand);
    }

    void whatIsWrongIsSaidWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("negative stack") << QByteArray("stack 1 -5\n") << 1;
        QTest::newRow("unknown word") << QByteArray("stack 1 100\n\n1 shoves\n") << 3;
        QTest::newRow("ranking of no seat") << QByteArray("stack 1 100\nrank 1=x\n") << 2;
        QTest::newRow("seat without chips") << QByteArray("stack 1 100\nstack 2 100\nbig-blind 10\n3 call\n") << 4;
    }
    void whatIsWrongIsSaidWithItsLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        const auto hand = readComparedHand(text.toStdString(), "typed");
        QVERIFY(!hand.has_value());
        QCOMPARE(hand.error().place.name, std::string("typed"));
        QCOMPARE(hand.error().place.line, line);
    }

    void theHandOnTheTableIsTakenAsItWasRuled()
    {
        Deal deal("game tennessee\nbutton 3\nseat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 10000\n");
        // over the limit of round 1, and cut back
        deal.player("seat 1 raise-to 300").through("dealer say correct-to 1 200").through("dealer board 2");
        const ComparedHand hand = comparedHandOf(deal.session());
        QCOMPARE(hand.stacks[0], 10'000);
        QCOMPARE(hand.playedUnder, Regime::Odc);
        const auto raise = std::ranges::find(hand.steps, BettingStep::Kind::Raise, &BettingStep::kind);
        QVERIFY(raise != hand.steps.end());
        QCOMPARE(raise->to, 200);
        QCOMPARE(hand.steps.back().kind, BettingStep::Kind::NextRound);
        QVERIFY(resolveAll(hand).has_value());
    }
};

QTEST_APPLESS_MAIN(ComparedTextTest)
#include "tst_compared_text.moc"
