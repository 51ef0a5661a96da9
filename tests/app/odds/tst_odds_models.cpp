// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/odds/decision_model.h"
#include "app/odds/odds_model.h"
#include "tests/support/programs.h"
#include "tests/support/warnings.h"

#include <QSignalSpy>
#include <QtTest>

using namespace cutcard;

namespace {

QVariant roleOf(QAbstractItemModel* model, int row, const QByteArray& role)
{
    return model->data(model->index(row, 0), model->roleNames().key(role, -1));
}

} // namespace

class OddsModelsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }

    void handsAreShownBeforeAndAfterTheyAreWorkedOut()
    {
        OddsModel odds;
        QCOMPARE(odds.cells()->rowCount(), 169);
        QCOMPARE(roleOf(odds.cells(), 0, "hand").toString(), "AA");
        QCOMPARE(roleOf(odds.cells(), 0, "value").toString(), "");
        odds.compute();
        QVERIFY(odds.busy());
        QTRY_VERIFY_WITH_TIMEOUT(odds.ready(), 60'000);
        QVERIFY(!odds.busy());
        QCOMPARE(roleOf(odds.cells(), 0, "value").toString(), "+2.82");
        QCOMPARE(roleOf(odds.cells(), 0, "heat").toDouble(), 1.0);
        QVERIFY(roleOf(odds.cells(), 168 - 13, "heat").toDouble() < 0);
        QCOMPARE(roleOf(odds.summary(), 0, "value").toString(), "+0.333545104384");
        QCOMPARE(odds.figures()->rowCount(), 51);
        odds.setMismatchesOnly(true);
        QCOMPARE(odds.figures()->rowCount(), 16);

        odds.setGame(3);
        QVERIFY(roleOf(odds.cells(), 0, "givenUp").toBool());
        QVERIFY(odds.chosenAdvice().contains("forfeit"));
        odds.setChosen(168);
        QCOMPARE(odds.chosenHand(), "22");
        QVERIFY(!odds.chosenAdvice().contains("forfeit"));
        odds.setChosen(169);
        QCOMPARE(odds.chosen(), 168);
    }

    void workingOutCanBeCancelledAndBegunAgain()
    {
        OddsModel odds;
        QSignalSpy progress(&odds, &OddsModel::progressChanged);
        odds.compute();
        odds.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!odds.busy(), 60'000);
        QVERIFY(!odds.ready());
        odds.compute();
        QTRY_VERIFY_WITH_TIMEOUT(odds.ready(), 60'000);
        QVERIFY(progress.count() > 10);
    }

    void aModelCanGoWhileItWorks()
    {
        OddsModel odds;
        odds.compute();
        QVERIFY(odds.busy());
    }

    void cardsArePickedAndPutBack()
    {
        DecisionModel decision;
        for (const int card : {0, 14, 2, 20, 51}) {
            QVERIFY(!decision.decided());
            decision.toggle(card);
        }
        QCOMPARE(decision.typed(), "AsKh Qs7h2c");
        QVERIFY(decision.decided());
        decision.toggle(33);
        QCOMPARE(decision.typed(), "AsKh Qs7h2c");
        decision.toggle(14);
        QCOMPARE(decision.typed(), "AsQs 7h2c");
        QVERIFY(!decision.decided());
        decision.clear();
        QCOMPARE(roleOf(decision.cards(), 0, "place").toInt(), 0);
    }

    void typedCardsAreDecided()
    {
        DecisionModel decision;
        decision.type("AsKd Ah7c2c");
        QVERIFY(decision.decided() && decision.raises());
        QCOMPARE(decision.valueText(), "+0.721467216102");
        QVERIFY(decision.shares().front().toMap()["text"].toString().startsWith("917,955"));
        decision.type("3s2d AhKcQc");
        QVERIFY(decision.decided() && !decision.raises());
    }

    void typedCardsThatMakeNoSenseAreNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("named");
        QTest::newRow("unknown") << "AsKx Ah7c2c" << "Kx";
        QTest::newRow("twice") << "AsKd As7c2c" << "As";
        QTest::newRow("four on the flop") << "AsKd Ah7c2c3c" << "6";
        QTest::newRow("nothing") << "" << "0";
    }
    void typedCardsThatMakeNoSenseAreNamed()
    {
        QFETCH(QString, text);
        QFETCH(QString, named);
        DecisionModel decision;
        decision.type("AsKd Ah7c2c");
        decision.type(text);
        QVERIFY2(decision.message().contains(named), qPrintable(decision.message()));
        QCOMPARE(decision.typed(), "AsKd Ah7c2c");
        decision.toggle(0);
        QVERIFY(decision.message().isEmpty());
    }
};

CUTCARD_TESTS(OddsModelsTest, QCoreApplication)
#include "tst_odds_models.moc"
