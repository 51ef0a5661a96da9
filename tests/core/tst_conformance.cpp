// SPDX-License-Identifier: GPL-3.0-or-later
// What every game of the catalogue must keep to, whatever its rules.
#include "tests/core/support/conformance.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {
constexpr int seedsEach = 1000;
} // namespace

class ConformanceTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void anIdealDealerGetsEveryPoint_data() { addGames(); }
    void anIdealDealerGetsEveryPoint() { holds(conformance::anIdealDealerGetsEveryPoint(currentGame(), seedsEach)); }

    void everyOwedActIsPossible_data() { addGames(); }
    void everyOwedActIsPossible() { holds(conformance::everyOwedActIsPossible(currentGame(), seedsEach / 3)); }

    void replayEqualsTheOriginalAndUndoWalksBackToTheStart_data() { addGames(); }
    void replayEqualsTheOriginalAndUndoWalksBackToTheStart()
    {
        holds(conformance::replayEqualsTheOriginalAndUndoWalksBackToTheStart(currentGame(), seedsEach / 10));
    }

    void aSessionReadBackFromItsTextIsTheSame_data() { addGames(); }
    void aSessionReadBackFromItsTextIsTheSame()
    {
        holds(conformance::aSessionReadBackFromItsTextIsTheSame(currentGame(), seedsEach / 10));
    }

    void aRandomActThatIsNotOwedNeverPassesAsRight_data() { addGames(); }
    void aRandomActThatIsNotOwedNeverPassesAsRight()
    {
        holds(conformance::aRandomActThatIsNotOwedNeverPassesAsRight(currentGame(), seedsEach));
    }

    void everyPlantedMistakeIsFoundAsWhatItIsAndNothingElse_data() { addGames(); }
    void everyPlantedMistakeIsFoundAsWhatItIsAndNothingElse()
    {
        holds(conformance::everyPlantedMistakeIsFoundAsWhatItIsAndNothingElse(currentGame(), seedsEach));
    }

    void wrongActsInATestKeepCardsAndChipsAndTheSessionGoesOn_data() { addGames(); }
    void wrongActsInATestKeepCardsAndChipsAndTheSessionGoesOn()
    {
        holds(conformance::wrongActsInATestKeepCardsAndChipsAndTheSessionGoesOn(currentGame(), seedsEach));
    }

private:
    /// Fails with what a check has to say.
    static void holds(const QByteArray& fault) { QVERIFY2(fault.isEmpty(), fault); }
};

CUTCARD_TESTS(ConformanceTest)
#include "tst_conformance.moc"
