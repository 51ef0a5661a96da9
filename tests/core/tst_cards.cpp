// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/card.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

class CardsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCardReadsBackFromItsText()
    {
        for (const Card card : orderedDeck())
            QCOMPARE(Card::fromText(card.text()), std::optional(card));
    }

    void textThatIsNoCardIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"", "A", "Asx", "1s", "Ax", "sA", "10s"})
            QTest::newRow(*text ? text : "empty") << QByteArray(text);
    }
    void textThatIsNoCardIsRefused()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!Card::fromText(text.toStdString()));
    }
};

CUTCARD_TESTS(CardsTest)
#include "tst_cards.moc"
