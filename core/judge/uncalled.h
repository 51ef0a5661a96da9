// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/judge.h"

namespace cutcard {

/// Whether words say what a player has done; "all-in" rules on what comes after it as well.
bool saysAction(const Act& act);

/// What general practice says of an act that nothing asks for and no game names; nullopt if it disturbs nothing.
std::optional<Ban> uncalledFor(const Act& act);

} // namespace cutcard
