// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/atlas/glance.h"

#include <span>
#include <string_view>

namespace cutcard::atlas {

/// A moment of a hand: its id, and whether a table stands there.
struct Moment {
    std::string_view id;
    bool (*is)(const Glance&);
};

/// The moments of a hand of a game in the order in which they come; a table may stand at two of them at once.
std::span<const Moment> momentsOf(GameId game);

} // namespace cutcard::atlas
