// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/state/night.h"

#include <vector>

namespace cutcard {

/// Whom a place is recorded for, the best first, and after them those who have none because they were put out.
std::vector<const Entrant*> finishingList(const Night& night);

/// The places that would be as right as the earned one: of those equal in chips and hand, not yet recorded (PA-55).
std::vector<int> placesAsRight(const Night& night, EntrantId who);

/// The house's points for a recorded place; 0: none.
int pointsFor(const Night& night, const Entrant& person);

/// Places those out of one hand, with others out at that moment (PA-54); `out` has what they began the hand with.
void placeTogether(Night& night, TableNo table, const std::vector<StackAfter>& out);

} // namespace cutcard
