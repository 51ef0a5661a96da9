// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/acts/act.h"
#include "core/procedure/procedure.h"

namespace cutcard {

/// What a betting circle of a game is called on its felt.
QString circleText(Circle circle, GameId game);

/// The wagers of a spot: "Bonus 10, Blind 10"; empty if there are none.
QString wagersText(const Wagers& wagers, const Wording& wording);

/// Cards of the board by their numbers: "1, 2, 5".
QString boardCardsText(int mask);

/// What a player does with wagers: "%1 bets ..."; `name` is empty for the speech bubble.
QString wagerDecisionText(const Decision& decision, const QString& name, const Wording& wording);

} // namespace cutcard
