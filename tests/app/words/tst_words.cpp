// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/act_words.h"
#include "app/words/error_words.h"

#include <QRegularExpression>
#include <QtTest>

using namespace cutcard;

class WordsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support|QStandardPaths)")); }
    void amountsAreGroupedTheSameEverywhere()
    {
        QCOMPARE(chipsText(0), "0");
        QCOMPARE(chipsText(999), "999");
        QCOMPARE(chipsText(1200), "1,200");
        QCOMPARE(chipsText(-1234567), "-1,234,567");
        Wording plain;
        plain.separator.clear();
        QCOMPARE(plain.amount(12'000), "12000");
    }

    void actsSayWhoAndHowMuch()
    {
        Wording wording;
        wording.names[0] = QStringLiteral("A%2da"); // a name is never taken for a place holder
        QCOMPARE(actText(act(Verb::Pitch, Seat(4)), wording), "Pitch a card to Seat 4");
        QCOMPARE(actText(buildPot(1, 11'000, {Seat(1), Seat(3)}), wording),
                 "Side pot 1: bring it to 11,000, for A%2da and Seat 3");
        QCOMPARE(actText(pushPot(0, Seat(1), 500), wording), "Main pot: push 500 to A%2da");
        QCOMPARE(actText(actOnCards(Verb::Board, 3)), "Deal the flop");
    }

    void theDealerSpeaksAsAtTheTable()
    {
        QCOMPARE(spokenText(say(Phrase::Raise, Seat(4), 1200)), "Raise to 1,200.");
        QCOMPARE(spokenText(say(Phrase::Option, Seat(4))), "Big blind, option?");
        QCOMPARE(spokenText(act(Verb::Burn)), "");
        for (int i = 0; i < phraseCount; ++i) {
            const QString said = spokenText(say(static_cast<Phrase>(i), Seat(4), 1200));
            QVERIFY(!said.isEmpty() && !said.contains(QLatin1Char('%')));
            QVERIFY(said.contains(QStringLiteral("1,200")) == phraseFacts(static_cast<Phrase>(i)).takesAmount);
        }
    }

    void everyDecisionAndIncidentHasItsOwnLine()
    {
        QSet<QString> lines;
        for (const ChoiceFacts& facts : choices) {
            const Decision decision{.seat = Seat(4), .choice = facts.choice, .amount = 800};
            const QString line = eventLine(decision);
            QVERIFY(line.contains(QStringLiteral("Seat 4")) && !line.contains(QLatin1Char('%')));
            QCOMPARE(line.contains(QStringLiteral("800")), facts.takesAmount);
            QVERIFY(!decisionText(decision).isEmpty());
            lines += line;
        }
        for (const MishapFacts& facts : mishaps) {
            const QString line = eventLine(Incident{.mishap = facts.mishap, .seat = Seat(4), .amount = 800});
            QCOMPARE(line.contains(QStringLiteral("Seat 4")), facts.takesSeat);
            QCOMPARE(line.contains(QStringLiteral("800")), facts.takesAmount);
            lines += line;
        }
        QCOMPARE(lines.size(), qsizetype{choiceCount + mishapCount});
    }

    void errorsAreOneClearLine()
    {
        const Error error{.place = {.name = "log", .line = 3, .column = 7},
                          .cause = Cause::OutOfRange,
                          .expected = "seat 1..10",
                          .found = "%1"};
        QCOMPARE(errorText(error), "log:3:7: out of range; found: %1; expected: seat 1..10");
    }
};

QTEST_APPLESS_MAIN(WordsTest)
#include "tst_words.moc"
