// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/dealers.h"
#include "core/session/session.h"
#include "core/tournament/state/world_event.h"

#include <vector>

namespace cutcard {

/// Acts with what the judge says of them, where it is not written down; what is no other ruling is left out.
std::vector<PlantedMistake> asJudged(const Session& session, const std::vector<Act>& acts);

/// The right ruling among known mistakes, at most four in all: those that dealers make where that is owed, and those of
/// whoever rules on such a call.
std::vector<RulingChoice> rulingChoices(const Session& session, const Duty& duty,
                                        const std::vector<PlantedMistake>& ofTheCall);

} // namespace cutcard
