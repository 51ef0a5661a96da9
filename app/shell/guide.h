// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <QString>

namespace cutcard {

/// How much a lesson says of what is owed.
enum class HintDegree : int { What, Kind, That };

/// The first hand of a game, as its lesson deals it.
SessionSetup guidedSetup(GameId game);

/// What a lesson says of the moment: the step, and of what is owed as much as the degree allows.
QString guideTextFor(const Session& session, HintDegree degree);

} // namespace cutcard
