// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <span>

namespace cutcard {

/// The second round of a Tennessee event, from the tables of the first: the survivors sit down with the chips they have
/// (TN-fmt-5), the blinds open at twice the first round's opening blinds (TN-fmt-6).
///
/// Every table has to have ended as a table of round 1, all under the same house; an error names the table by its
/// place.
Result<SessionSetup> secondRound(std::span<const Session> tables, std::uint64_t seed);

} // namespace cutcard
