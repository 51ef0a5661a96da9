// SPDX-License-Identifier: GPL-3.0-or-later
// The four ways as a picture: layers cut across the seats, and stacks changed by hand.
#include "app/compare/compare_model.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QRegularExpression>
#include <QTest>

using namespace cutcard;

class CompareModelTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }

    // Ada 2,600 and Bao 400 all-in, Cruz's blind of 500 dead, Dev and Eve call
    void layersAreCutWhereAllInsCutThem()
    {
        CompareModel model;
        const RegimePicture plain = model.picture().regimes.at(0);
        QCOMPARE(plain.cuts, (std::vector<Chips>{400, 2600}));
        QCOMPARE(plain.pots.at(0).amount, QString("2,000"));
        QCOMPARE(plain.pots.at(0).sum, QString("5 × 400"));
        QCOMPARE(plain.pots.at(1).amount, QString("6,700"));
        QCOMPARE(plain.bars.at(0).parts,
                 (std::vector<StakePart>{{0, 400, 0, false, false}, {400, 2600, 1, false, false}}));
        QCOMPARE(plain.bars.at(1).parts, (std::vector<StakePart>{{0, 400, 0, false, false}}));
        // a hundred of the blind of 500 lies above the first cut
        QCOMPARE(plain.bars.at(2).parts,
                 (std::vector<StakePart>{{0, 400, 0, true, false}, {400, 500, 1, true, false}}));
        QCOMPARE(plain.total, QString("8,700"));
    }
    void aDeadBlindLiesWholeInTheLeaguesMainPot()
    {
        CompareModel model;
        const RegimePicture league = model.picture().regimes.at(1);
        QCOMPARE(league.bars.at(2).parts, (std::vector<StakePart>{{0, 500, 0, true, false}}));
        QCOMPARE(league.pots.at(0).amount, QString("2,100"));
        QCOMPARE(league.pots.at(0).sum, QString("4 × 400 + 500"));
        QCOMPARE(league.pots.at(2).amount, QString("800"));
        QCOMPARE(league.stacks.at(3).amount, QString("5,800"));
    }
    void lentChipsLieAboveOnesOwnAndMakeOnePot()
    {
        CompareModel model;
        const RegimePicture odc = model.picture().regimes.at(2);
        QCOMPARE(odc.pots.size(), 1U);
        QCOMPARE(odc.pots.at(0).amount, QString("12,500"));
        const auto& ada = odc.bars.at(0).parts;
        QVERIFY(ada.back().lent);
        QCOMPARE(ada.back().from, 2600);
        QCOMPARE(ada.back().to, 3000);
        QCOMPARE(odc.stacks.at(0).amount, QString("eliminated"));
        QCOMPARE(odc.inPlay, QString("26,400"));
    }
    void whereTwoRegimesAgreeItIsSaid()
    {
        CompareModel model;
        QVERIFY(!model.picture().regimes.at(0).alike);
        QVERIFY(!model.picture().regimes.at(1).alike);
        QVERIFY(!model.picture().regimes.at(2).alike);
        QVERIFY(model.picture().regimes.at(3).alike);
    }
    void allBarsHaveOneMeasureAndNoPartIsLost()
    {
        CompareModel model;
        for (int example = 0; example < model.names().size(); ++example) {
            model.choose(example);
            QCOMPARE(model.problem(), QString());
            for (const RegimePicture& regime : model.picture().regimes) {
                Chips parts = 0;
                std::vector<Chips> pots(regime.pots.size());
                for (const StakeBar& bar : regime.bars) {
                    Chips at = 0;
                    for (const StakePart& part : bar.parts) {
                        QCOMPARE(part.from, at);
                        QVERIFY(part.to <= model.picture().most);
                        parts += part.to - part.from;
                        at = part.to;
                        pots.at(static_cast<std::size_t>(part.pot)) += part.to - part.from;
                    }
                }
                for (std::size_t i = 0; i < pots.size(); ++i)
                    QCOMPARE(regime.title + ' ' + Wording().amount(pots[i]),
                             regime.title + ' ' + regime.pots[i].amount);
                QCOMPARE(Wording().amount(parts), regime.total);
            }
        }
    }
    void draggingAStackWorksTheHandOutAnew()
    {
        CompareModel model;
        model.setStack(2, 1010);
        QCOMPARE(model.stacks().at(1).toMap()["text"].toString(), QString("1,000"));
        QCOMPARE(model.picture().regimes.at(0).cuts.at(0), 1000);
        QVERIFY(model.text().contains("stack 2 1000"));
        model.nudge(2, -1);
        QCOMPARE(model.picture().regimes.at(0).cuts.at(0), 900);
    }
    void aHandThatCanNotBeSoIsRefusedAndTheLastOneStays()
    {
        CompareModel model;
        const ComparePicture before = model.picture();
        model.type("stack 1 100\nnonsense\n");
        QVERIFY(model.problem().contains("hand, line 2"));
        QCOMPARE(model.picture(), before);
        model.setStack(11, 5);
        model.choose(99);
        QCOMPARE(model.picture(), before);
    }
};

CUTCARD_TESTS(CompareModelTest, QCoreApplication)
#include "tst_compare_model.moc"
