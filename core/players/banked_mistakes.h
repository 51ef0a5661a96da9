// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/dealers.h"

#include <vector>

namespace cutcard {

/// What a dealer at a house-banked table is known to do in place of one owed duty, and how it has to be judged.
std::vector<PlantedMistake> bankedMistakes(const Session& session, const Duty& duty);

} // namespace cutcard
