// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/procedure/procedure.h"
#include "core/table/situation.h"

namespace cutcard {

/// What lies in a pot, shared among these as among its winners.
Procedure awardAmong(const Situation& situation, int pot, SeatSet among);

namespace street {
/// The same where players bet against each other.
Procedure awardPot(const Situation& situation, int pot, SeatSet among);
} // namespace street

namespace banked {
/// The same of a Pot Bet.
Procedure awardPot(const Situation& situation, int pot, SeatSet among);
} // namespace banked

} // namespace cutcard
