// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/state/night.h"

namespace cutcard {

/// 2.1.3: whether the button was given to somebody whom the cards that lie there did not draw.
bool isGivenAgainstTheCards(const Ring& ring);

} // namespace cutcard
