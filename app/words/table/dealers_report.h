// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/tournament/venue/table_hand.h"

#include <QStringList>

namespace cutcard {

/// What the dealer of a stopped hand reports: where it stood, who did what, whose turn it was, cards come too early.
QStringList dealersReport(const FrozenHand& hand, const Wording& wording);

} // namespace cutcard
