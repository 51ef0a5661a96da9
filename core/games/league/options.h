// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/house_option.h"
#include "core/table/situation.h"

#include <span>

namespace cutcard {

/// Small and big blind of one level.
struct BlindLevel {
    Chips small = 0;
    Chips big = 0;
    bool operator==(const BlindLevel&) const = default;
};

/// What a house playing by the league booklet may set; the defaults are the booklet's, or the reading we follow.
struct LeagueOptions : HouseOptions {
    /// The chips of 2.1.1.2; shuffles and cut are those of 2.2.3.
    LeagueOptions();

    std::vector<BlindLevel> levels{{100, 200}, {200, 400}, {300, 600}, {500, 1000}, {1000, 2000}};
    int handsPerLevel = 10;          ///< stands in for the minutes of a level
    bool strictRaiseSteps = true;    ///< PA-11: raises before the flop are whole multiples
    bool properRaiseRule = true;     ///< 3.7.5: callers of a short all-in raise pay the proper raise
    bool capDeadBlind = false;       ///< PA-12: limit what an all-in player wins of a dead blind
    bool literalButton = false;      ///< PA-20: move the button by the booklet's words
    bool dealerIsSmallBlind = false; ///< PA-21: heads-up the button posts the small blind
    bool carryOddChips = true;       ///< 1.2: what a split leaves over starts the next pot
    bool finalTable = false;         ///< 3.13.2: whoever quits or is put out leaves no chips behind
    bool operator==(const LeagueOptions&) const = default;

    /// The blinds of a hand, counted from 1.
    const BlindLevel& levelOf(int hand) const;
};

/// The league's house options of a situation; only the league's own code may ask.
inline const LeagueOptions& leagueOptions(const Situation& situation)
{
    return static_cast<const LeagueOptions&>(*situation.house);
}

/// The options of a house that deals by the league booklet, in the order of its file.
std::span<const HouseOption> leagueHouse();

} // namespace cutcard
