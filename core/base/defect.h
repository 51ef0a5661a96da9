// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef> // without it moc 6.4 stumbles over <compare> in what includes this first
#include <cstdint>

namespace cutcard {

/// Notes that our own code asked for something that is not there; a debugger stops here.
void noteDefect();

/// How many defects this thread has noted: an event during which the number rises is refused.
std::uint64_t defectsNoted();

/// Hands `condition` on and notes a defect where it does not hold: an assertion in every build, and nobody dies.
constexpr bool holds(bool condition)
{
    if (!condition)
        noteDefect();
    return condition;
}

} // namespace cutcard
