// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/new_game_test.h"

#include "tests/core/support/conformance.h"

#include <QtTest>

namespace cutcard {

namespace {

// each seed is a session of at least three hands
constexpr int sessions = 334;
constexpr int seeds = 100;

void holds(const QByteArray& fault)
{
    QVERIFY2(fault.isEmpty(), fault);
}

} // namespace

void NewGameTest::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void NewGameTest::aThousandHandsAreDealtWithoutAFault()
{
    holds(conformance::anIdealDealerGetsEveryPoint(game(), sessions));
}

void NewGameTest::everyOwedActIsPossible()
{
    holds(conformance::everyOwedActIsPossible(game(), seeds));
}

void NewGameTest::aSessionReadBackFromItsTextIsTheSame()
{
    holds(conformance::aSessionReadBackFromItsTextIsTheSame(game(), seeds));
}

void NewGameTest::aRandomActThatIsNotOwedNeverPassesAsRight()
{
    holds(conformance::aRandomActThatIsNotOwedNeverPassesAsRight(game(), seeds));
}

void NewGameTest::plantedMistakesAreFound()
{
    holds(conformance::everyPlantedMistakeIsFoundAsWhatItIsAndNothingElse(game(), seeds));
}

void NewGameTest::wrongActsKeepCardsAndChips()
{
    holds(conformance::wrongActsInATestKeepCardsAndChipsAndTheSessionGoesOn(game(), seeds));
}

} // namespace cutcard
