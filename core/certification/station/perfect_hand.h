// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/station/station_evidence.h"

#include <functional>
#include <string>

namespace cutcard {

/// What players and the deck do next; nothing while the dealer owes something.
using PlayersEvent = std::function<std::optional<Event>(const Session&)>;

/// A hand as the perfect dealer deals it, and what that asked for.
struct PerfectHand {
    Session session;
    StationEvidence evidence{};
};

/// Has the perfect dealer deal a hand; an error if it is not dealt without a fault to the end, or dealt anew.
Result<PerfectHand> dealtPerfectly(const SessionSetup& setup, const PlayersEvent& players, const std::string& name);

} // namespace cutcard
