// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/tournament/state/night.h"

namespace cutcard {

/// Something the room does by itself, and when.
struct RoomEvent {
    NightTime at = 0;
    WorldEvent event{};
    bool operator==(const RoomEvent&) const = default;
};

/// What the room waits with for nothing: cards drawn as asked, a stack found short.
std::optional<RoomEvent> atOnceInRoom(const Night& night, NightIncidents incidents);

/// What happens next if the director does nothing, by set-up, seed and history; nothing: the room waits.
std::optional<RoomEvent> nextInRoom(const Night& night, NightIncidents incidents);

/// How long a call waits until the table helps itself; one that the director has come to waits for the ruling.
inline constexpr NightTime patience = 5 * oneMinute;

/// One irregularity that may come up, from when on and until when.
struct PlannedIncident {
    NightTime from = 0;
    NightTime until = 0;
    WorldKind kind = WorldKind::Offends;
    Offence offence = Offence::Phone;
    Request request = Request::Rebuy;
};

/// The irregularities of a night in their order; the same for the same seed.
std::vector<PlannedIncident> planOf(const Night& night, NightIncidents incidents);

/// Whether an irregularity is one of those before the first hand.
bool isBeforePlay(const PlannedIncident& planned);

/// The next irregularity of the plan that still can come before a time; those whose time is over are passed by.
std::optional<RoomEvent> nextIncident(const Night& night, NightIncidents incidents, NightTime before);

/// A stream of chance for what comes to the director; each purpose has its own.
RandomStream incidentStream(const Night& night, std::uint64_t purpose);

} // namespace cutcard
