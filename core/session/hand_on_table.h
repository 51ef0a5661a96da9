// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/regimes.h"
#include "core/session/session.h"

namespace cutcard {

/// The hand on the table as far as it was played, for a comparison: what everybody did as the betting has it after
/// every ruling, and what the hands are worth. The session must be of a game whose players bet against each other.
///
/// Resolved the way the table plays it comes out as the table settles it, before a rake.
ComparedHand comparedHandOf(const Session& session);

} // namespace cutcard
