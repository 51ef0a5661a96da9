// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/seat.h"

#include <optional>

namespace cutcard {

/// Who has the button and who posts the blinds.
struct Positions {
    Seat button;
    std::optional<Seat> smallBlind; ///< nobody: the blind is dead
    Seat bigBlind;
    bool operator==(const Positions&) const = default;
};

/// How the button moves where the league booklet can be read in two ways.
struct PositionOptions {
    bool literal = false;            ///< PA-20: by the words of 2.2.1 and 2.2.2 instead of by the blinds due
    bool dealerIsSmallBlind = false; ///< PA-21: heads-up
};

/// The positions of a first hand: the small blind left of the button, the big blind next (2.2.1).
Positions firstPositions(Seat button, SeatSet players, const PositionOptions& options);

/// The positions of the next hand, also with seats just eliminated (2.2.1, 2.2.2, PA-20); `players`, two at least.
Positions nextPositions(const Positions& last, SeatSet players, const PositionOptions& options);

} // namespace cutcard
