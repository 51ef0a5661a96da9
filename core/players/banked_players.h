// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/bot.h"
#include "core/players/simulator.h"
#include "core/session/session.h"

#include <optional>

namespace cutcard {

/// What the player in turn at a house-banked table does, from what that seat may see, its style and chance alone.
Decision bankedDecision(const Session& session, const Turn& turn, const IncidentPlan& plan, const Style& style,
                        RandomStream& stream);

/// An irregularity at a house-banked table, if one happens now.
std::optional<Incident> bankedIncident(const Session& session, const IncidentPlan& plan, RandomStream& stream);

/// A further wager that a player whose hand is out tries to make, if one does.
std::optional<Decision> bankedOutOfTurn(const Session& session, const IncidentPlan& plan, RandomStream& stream);

} // namespace cutcard
