// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/catalogue/catalogue.h"

#include <QByteArray>
#include <QObject>

namespace cutcard {

/// What holds of every game, asked of the only one in a test program's own catalogue: its tests derive from this.
class NewGameTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aThousandHandsAreDealtWithoutAFault();
    void everyOwedActIsPossible();
    void aSessionReadBackFromItsTextIsTheSame();
    void aRandomActThatIsNotOwedNeverPassesAsRight();
    void plantedMistakesAreFound();
    void wrongActsKeepCardsAndChips();

protected:
    static const CatalogueEntry& game() { return catalogue().front(); }
};

} // namespace cutcard
