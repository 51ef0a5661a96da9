// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/regimes.h"
#include "core/session/session.h"

namespace cutcard {

/// The hand on the table as far as it was played, by the betting after every ruling; of a game with such betting.
ComparedHand comparedHandOf(const Session& session);

} // namespace cutcard
