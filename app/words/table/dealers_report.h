// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/tournament/venue/frozen_hand.h"

#include <QStringList>

namespace cutcard {

/// What the dealer of a stopped hand reports: where the hand stood, who did what as whom, and whose turn it was. Of
/// cards that came too early: where the hand was before them, whether its betting was open, and whether a card was
/// burnt.
QStringList dealersReport(const FrozenHand& hand, const Wording& wording);

} // namespace cutcard
