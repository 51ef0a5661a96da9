// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/acts/act.h"
#include "core/acts/decision.h"
#include "core/procedure/procedure.h"

#include <QString>

namespace cutcard {

/// What a betting circle of a game is called on its felt.
QString circleText(Circle circle, GameId game);

/// The wagers of a spot: "Bonus 10, Blind 10"; empty if there are none.
QString wagersText(const Wagers& wagers, const Wording& wording);

/// An act of a house-banked game, with its amounts; empty for acts of other games.
QString bankedActText(const Act& act, const Wording& wording);

/// What the dealer says with an act of a house-banked game (English at every table); empty if nothing is said.
QString bankedSpokenText(const Act& act, const Wording& wording);

/// What a player does with wagers: "%1 bets ..."; `name` is empty for the speech bubble.
QString wagerDecisionText(const Decision& decision, const QString& name, const Wording& wording);

} // namespace cutcard
