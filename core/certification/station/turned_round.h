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

/// A house-banked round with its spots changed; `turned` are its events in the old order, `suits` what becomes of each.
Result<DealtRound> turnedRound(const DealtRound& model, const DealtRound& turned, std::span<const Suit> suits,
                               const std::string& name);

} // namespace cutcard
