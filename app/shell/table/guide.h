// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <QString>

#include <set>

namespace cutcard {

/// How much a lesson says of what is owed.
enum class HintDegree : int { What, Kind, That };

/// The first hand of a game, as its lesson deals it.
SessionSetup guidedSetup(GameId game);

/// What a lesson says of the moment: the step, and of what is owed as much as the degree allows.
QString guideTextFor(const Session& session, HintDegree degree);

/// The terms of a text that were not met before, each with its meaning; they are met now. Styled text.
QString newTermsText(const QString& text, std::set<QString>& met);

} // namespace cutcard
