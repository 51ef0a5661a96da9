// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/text/notation.h"

#include <span>
#include <vector>

namespace cutcard {

/// A round as it is begun, and everything that happens in it.
struct DealtRound {
    SessionSetup setup{};
    std::vector<Event> events{};
};

/// A house-banked round whose spots have changed places: everybody bets, is dealt and does what they did on the spot
/// before, and the perfect dealer goes from spot to spot as they lie now. `turned` is each of the events with the new
/// seats, in the order of the old; `suits` is what becomes of each. An error if it can't be dealt so.
Result<DealtRound> turnedRound(const DealtRound& model, const DealtRound& turned, std::span<const Suit> suits,
                               const std::string& name);

} // namespace cutcard
