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

    void anIdealDealerGetsEveryPoint_data() { games(); }
    void anIdealDealerGetsEveryPoint() { holds(conformance::anIdealDealerGetsEveryPoint(current(), seedsEach)); }

    void everyOwedActIsPossible_data() { games(); }
    void everyOwedActIsPossible() { holds(conformance::everyOwedActIsPossible(current(), seedsEach / 3)); }

    void replayEqualsTheOriginalAndUndoWalksBackToTheStart_data() { games(); }
    void replayEqualsTheOriginalAndUndoWalksBackToTheStart()
    {
        holds(conformance::replayEqualsTheOriginalAndUndoWalksBackToTheStart(current(), seedsEach / 10));
    }

    void aSessionReadBackFromItsTextIsTheSame_data() { games(); }
    void aSessionReadBackFromItsTextIsTheSame()
    {
        holds(conformance::aSessionReadBackFromItsTextIsTheSame(current(), seedsEach / 10));
    }

    void aRandomActThatIsNotOwedNeverPassesAsRight_data() { games(); }
    void aRandomActThatIsNotOwedNeverPassesAsRight()
    {
        holds(conformance::aRandomActThatIsNotOwedNeverPassesAsRight(current(), seedsEach));
    }

    void everyPlantedMistakeIsFoundAsWhatItIsAndNothingElse_data() { games(); }
    void everyPlantedMistakeIsFoundAsWhatItIsAndNothingElse()
    {
        holds(conformance::everyPlantedMistakeIsFoundAsWhatItIsAndNothingElse(current(), seedsEach));
    }

    void wrongActsInATestKeepCardsAndChipsAndTheSessionGoesOn_data() { games(); }
    void wrongActsInATestKeepCardsAndChipsAndTheSessionGoesOn()
    {
        holds(conformance::wrongActsInATestKeepCardsAndChipsAndTheSessionGoesOn(current(), seedsEach));
    }

private:
    /// Fails with what a check has to say.
    static void holds(const QByteArray& fault) { QVERIFY2(fault.isEmpty(), fault); }
    static void games()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const CatalogueEntry& entry : catalogue())
            QTest::newRow(std::string(entry.word).c_str()) << index++;
    }
    static CatalogueEntry current()
    {
        QFETCH(int, index);
        return catalogue()[static_cast<std::size_t>(index)];
    }
};

CUTCARD_TESTS(ConformanceTest)
#include "tst_conformance.moc"
