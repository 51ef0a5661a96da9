// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/act.h"

#include <QString>

namespace cutcard {

/// The hand of an act as a dealer announces it: with the ranks of what makes it if they were said, without side cards.
QString spokenHand(const Act& act);

/// The hand of an act by its class, with the letters of its ranks if they were said.
QString namedHandText(const Act& act);

} // namespace cutcard
