// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/support/tables.h"

namespace cutcard::conformance {

// What every game must keep to, whatever its rules; each plays so many tables and says where one does not, or nothing.

/// An ideal dealer gets every point, with every plan of incidents, and nothing is lost on the way.
QByteArray anIdealDealerGetsEveryPoint(const CatalogueEntry& game, int seeds);
/// Whatever is owed can be done.
QByteArray everyOwedActIsPossible(const CatalogueEntry& game, int seeds);
/// A session dealt again from its events is the same at every step.
QByteArray replayEqualsTheOriginalAndUndoWalksBackToTheStart(const CatalogueEntry& game, int seeds);
/// So is one that is read back from its text.
QByteArray aSessionReadBackFromItsTextIsTheSame(const CatalogueEntry& game, int seeds);
/// What is not owed never passes as right, and changes nothing in practice.
QByteArray aRandomActThatIsNotOwedNeverPassesAsRight(const CatalogueEntry& game, int seeds);
/// The judge finds each mistake that is planted, and no other.
QByteArray everyPlantedMistakeIsFoundAsWhatItIsAndNothingElse(const CatalogueEntry& game, int seeds);
/// Whatever is done in a test, no card and no chip is lost and the session comes to its end.
QByteArray wrongActsInATestKeepCardsAndChipsAndTheSessionGoesOn(const CatalogueEntry& game, int seeds);

} // namespace cutcard::conformance
