// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/floor/fault_book.h"

namespace cutcard {

/// A hand in which what a wrong act takes as done has been done in the dealer's place.
struct CaughtUp {
    HandState state;         ///< in which the act is right, or as far as it goes
    std::vector<Duty> taken; ///< what was taken as done
    bool tooEarly = false;   ///< the act is words that come too early because of it
};

/// Does what a wrong act takes as done by what was booked, so that it is right; nothing if it takes nothing so.
std::optional<CaughtUp> caughtUp(const Act& act, HandState now, const FaultBook& book, const Game& game, bool inTest);

} // namespace cutcard
