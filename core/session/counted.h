// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

namespace cutcard {

/// A mistake, and where it stands.
struct Mistake {
    std::size_t entry = 0;   ///< its place among the events
    std::size_t verdict = 0; ///< and among that event's verdicts
    bool operator==(const Mistake&) const = default;
};

/// The mistakes of the events, wherever they are counted: what the house did and what was only told is none.
std::vector<Mistake> mistakesOf(const EntryLog& entries);

/// The act that a verdict of an entry is about, where the dealer did one: at a step of the floor, one of before.
const Act* actOf(const Entry& entry, const Verdict& verdict);

/// Whether the floor stepped in at an entry, or before it since the last fault that was charged.
bool hasFloorCome(const EntryLog& entries, std::size_t index);

/// The hands in which something happened.
int handsOf(const EntryLog& entries);

} // namespace cutcard
