// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/judge.h"

namespace cutcard {

/// What general practice says of an act that nothing asks for and no game names; nullopt if it disturbs nothing.
std::optional<Ban> uncalledFor(const Act& act);

} // namespace cutcard
