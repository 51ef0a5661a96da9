// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/night_session.h"

#include <optional>
#include <vector>

namespace cutcard {

/// Something the room does by itself, and when.
struct RoomEvent {
    NightTime at = 0;
    WorldEvent event{};
    bool operator==(const RoomEvent&) const = default;
};

/// What the room waits with for nothing: cards drawn as asked, a stack found short.
std::optional<RoomEvent> atOnceInRoom(const Night& night, NightIncidents incidents);

/// What happens next if the director does nothing; from the set-up, the seed and what has happened alone. Nothing: the
/// room waits for the director.
std::optional<RoomEvent> nextInRoom(const Night& night, NightIncidents incidents);

/// How long a call waits until the table helps itself; one that the director has come to waits for the ruling.
inline constexpr NightTime patience = 5 * oneMinute;

/// A night to begin with.
struct NightPreset {
    std::string_view word;
    int players = 0; ///< who are on the sheet
    int tableMax = 8;
    int unclaimed = 0; ///< stacks of players who may still come
    NightIncidents incidents = NightIncidents::Some;
    bool tennessee = false;
    int breakAfter = 0; ///< the level after which there is a break; 0: none
};

inline constexpr std::array nightPresets{
    NightPreset{.word = "two-tables", .players = 18, .tableMax = 9},
    NightPreset{.word = "league-night", .players = 30, .tableMax = 8, .unclaimed = 2},
    NightPreset{.word = "regional", .players = 46, .tableMax = 8, .unclaimed = 2, .breakAfter = 3},
    NightPreset{.word = "riverboat-table", .players = 8, .tableMax = 9, .tennessee = true},
    NightPreset{.word = "riverboat", .players = 24, .tableMax = 9, .tennessee = true},
};

/// The preset with this word, if there is one.
std::optional<NightPreset> findNightPreset(std::string_view word);

/// A night before its first hand.
NightSetup setupOf(const NightPreset& preset, std::uint64_t seed);

} // namespace cutcard
