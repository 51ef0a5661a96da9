// SPDX-License-Identifier: GPL-3.0-or-later
// A hand typed in to be compared, and one taken from the table.
#include "core/base/random.h"
#include "core/session/hand_on_table.h"
#include "core/session/text/compared_text.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

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

    void bareCommitmentsAreAHandToo()
    {
        // W1 without a word of how it was bet; the stacks of those who put in less are what they put in
        const auto hand = readComparedHand("stack 1 22000\nstack 2 12000\nput 1 6000\nput 2 6000\nput 3 4000\n"
                                           "put 4 2000\nrank 4 3 1 2\n",
                                           "typed");
        QVERIFY(hand.has_value());
        const auto ways = resolveAll(*hand);
        QVERIFY(ways.has_value());
        const auto stackOf = [&](Regime regime, int seat) {
            return (*ways)[static_cast<std::size_t>(regime)]
                .settlement.outcomes[static_cast<std::size_t>(seat - 1)]
                .stack;
        };
        QCOMPARE(stackOf(Regime::TableStakes, 1), 20'000);
        QCOMPARE(stackOf(Regime::TableStakes, 3), 6'000);
        QCOMPARE(stackOf(Regime::TableStakes, 4), 8'000);
        QCOMPARE(stackOf(Regime::Odc, 4), 20'000);
        QCOMPARE(stackOf(Regime::Odc, 3), 0);
        // with a folder's chips in the main pot
        const auto dead = readComparedHand("stack 5 800\nput 1 6000\nput 2 6000\nput 5 500 folds\nrank 1 2\n", "typed");
        QVERIFY(dead.has_value());
        QCOMPARE((*resolveAll(*dead))[0].settlement.outcomes[0].stack, 12'500);
    }

    void whatIsWrongIsSaidWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("winner without chips") << QByteArray("stack 1 100\nput 1 50\nput 2 50\nrank 6 1\n") << 4;
        QTest::newRow("ranked twice") << QByteArray("stack 1 100\nput 1 50\nput 2 50\nrank 1 2 1\n") << 4;
        QTest::newRow("two rankings") << QByteArray("stack 1 100\nput 1 50\nput 2 50\nrank 1 2\nrank 2 1\n") << 5;
        QTest::newRow("negative stack") << QByteArray("stack 1 -5\n") << 1;
        QTest::newRow("unknown word") << QByteArray("stack 1 100\n\n1 shoves\n") << 3;
        QTest::newRow("ranking of no seat") << QByteArray("stack 1 100\nrank 1=x\n") << 2;
        QTest::newRow("commitment of nobody") << QByteArray("put 11 100\n") << 1;
        QTest::newRow("negative commitment") << QByteArray("put 1 100\nput 2 -100\n") << 2;
        QTest::newRow("a seat twice") << QByteArray("put 1 100\nput 2 100\nput 1 50\n") << 3;
        QTest::newRow("more than the stack") << QByteArray("stack 1 50\nput 2 100\nput 1 100\n") << 3;
        QTest::newRow("less, with chips behind") << QByteArray("stack 1 500\nput 2 100\nput 1 50\n") << 3;
        QTest::newRow("folded with the most")
            << QByteArray("stack 1 200\nput 2 100\nput 3 100\nput 1 100 folds\n") << 4;
        QTest::newRow("folded with nothing behind") << QByteArray("put 2 100\nput 3 100\nput 1 50 folds\n") << 3;
        QTest::newRow("commitments and steps") << QByteArray("stack 1 100\n1 raise 50\nput 2 50\n") << 3;
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

    /// What each put in decides everything: who is still in has matched the most, with a loan under ODC.
    void commitmentsNeedNoBigBlind()
    {
        RandomStream random(5, StreamPurpose::Mistakes);
        for (int hand = 0; hand < 2000; ++hand) {
            const int seats = 2 + random.below(5);
            const Chips most = 100 * (1 + random.below(80));
            const bool named = random.chance(300);
            std::string text = named ? "big-blind " + std::to_string(100 * (1 + random.below(20))) + "\n" : "";
            std::vector<Chips> stack;
            std::vector<Chips> put;
            std::vector<bool> folds;
            for (int i = 0; i < seats; ++i) {
                folds.push_back(i > 1 && random.chance(300));
                const bool all = i > 0 && !folds.back() && random.chance(500);
                put.push_back(i == 0         ? most
                              : folds.back() ? 50 * random.below(static_cast<int>(most / 50))
                              : all          ? 50 * (1 + random.below(static_cast<int>(most / 50)))
                                             : most);
                stack.push_back(put.back() + (folds.back() || (put.back() == most && random.chance(700)) ? 5000 : 0));
                text += "stack " + std::to_string(i + 1) + " " + std::to_string(stack.back()) + "\n";
                text += "put " + std::to_string(i + 1) + " " + std::to_string(put.back())
                        + (folds.back() ? " folds\n" : "\n");
            }
            text += "rank 1\n"; // the first seat is best
            const auto compared = readComparedHand(text, "typed");
            QVERIFY2(compared.has_value(), text.c_str());
            const auto odc = resolve(*compared, Regime::Odc);
            QVERIFY2(odc.has_value(), text.c_str());
            Chips pot = 0;
            Chips second = 0; // what the winner's bet is matched to
            for (int i = 0; i < seats; ++i) {
                const auto at = static_cast<std::size_t>(i);
                const Chips in = folds[at] ? put[at] : std::min(most, stack[at] + 10'000);
                pot += in;
                if (i > 0)
                    second = std::max(second, in);
            }
            pot -= most - std::min(most, second);
            const Chips bet = std::min(most, second);
            QVERIFY2(odc->settlement.outcomes[0].stack == stack[0] - bet + pot, text.c_str());
        }
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
        QVERIFY(hand.toAct.empty());
        QVERIFY(resolveAll(hand).has_value());
    }
};

CUTCARD_TESTS(ComparedTextTest)
#include "tst_compared_text.moc"
