// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/state/night.h"

#include <optional>

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

} // namespace cutcard
