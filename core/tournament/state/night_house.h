// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/league/options.h"
#include "core/games/tennessee/options.h"
#include "core/tournament/state/people.h"

#include <string_view>

namespace cutcard {

/// How the player who moves is found, announced before play and kept (2.2.5, PA-48).
enum class MoveMethod : std::uint8_t {
    NextBigBlind, ///< the coming big blind of the fullest table
    LastBigBlind, ///< who had the big blind in the last hand there
    Drawn,        ///< anybody of the fullest table, by lot
};

/// At the beginning of which level which colour goes (3.10).
struct ColourPlan {
    int level = 0;
    Chips value = 0;
    bool operator==(const ColourPlan&) const = default;
};

/// What the house of a tournament night sets; the defaults are the booklet's, or the reading we follow.
struct NightHouse {
    NightHouse();

    int tableMax = 8;   ///< chairs of a table
    int finalTable = 8; ///< PA-33
    int balanceAt = 3;  ///< the difference that obliges to move somebody (2.2.5)
    int lateLevels = 2; ///< sign-in ends when the next level begins (2.1.5)
    int minutesPerLevel = 20;
    int penaltyMinutes = 10; ///< PA-56
    MoveMethod method = MoveMethod::NextBigBlind;
    LeagueOptions table; ///< chips, blinds and how a hand is played
    std::vector<ColourPlan> colourPlans{{.level = 4, .value = 100}, {.level = 6, .value = 500}};
    std::vector<int> breaks;                   ///< the levels after which a regional event has its breaks (2.1.4)
    std::vector<int> points;                   ///< of the places from the first down; none by default
    std::optional<TennesseeOptions> tennessee; ///< a Tennessee event, and no league night
    int firstPrize = 70;                       ///< percent of its prizes; the other of the last two has the rest (TA-8)
    bool operator==(const NightHouse&) const = default;

    /// What is dealt, chips and all.
    const HouseOptions& common() const { return tennessee ? static_cast<const HouseOptions&>(*tennessee) : table; }
    /// What everybody begins with.
    Chips startingChips() const { return common().startingChips(); }
    /// The blinds of a level, counted from 1; the last one goes on.
    const BlindLevel& blinds(int level) const;
    /// The smallest chip that is still needed at a level.
    Chips unitAt(int level) const;
    /// What somebody gets who signs in at a level when no unclaimed stack is left (PA-51).
    Chips lateStack(int level) const;
};

/// A Tennessee event's house: nine chairs, because nine hands take the whole deck (TA-7).
NightHouse tennesseeNight();

/// The house's eight places, shown where a house gives points at all: the booklet has no scale.
std::vector<int> housePoints();

/// The house with the chips and blinds it set at a single table; an error if no night can be run by them.
Result<NightHouse> withTableRules(NightHouse house, const LeagueOptions& table);

/// Reads a night's house from TOML; `name` is the file's name for error messages.
Result<NightHouse> readNightHouse(std::string_view text, const std::string& name);

/// The keys that differ from the defaults, one `key = value` a line.
std::string writeNightHouse(const NightHouse& house);

} // namespace cutcard
