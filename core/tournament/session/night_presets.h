// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/session/night_session.h"

#include <array>
#include <string_view>

namespace cutcard {

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
