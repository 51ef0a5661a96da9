// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/house_option.h"
#include "core/games/street/street_game.h"
#include "core/table/situation.h"

#include <span>

namespace cutcard {

/// How large a bet is: the document names only blinds and a table limit (LA-5).
enum class BetStructure : std::uint8_t {
    Fixed,   ///< the big blind before and on the flop, twice that on the turn and river
    OneSize, ///< the big blind on every street
    Spread,  ///< anything from the big blind to the most of the house
};

/// What the next raise over a short all-in comes to, which the document does not say (LA-14).
enum class RaiseOverAllIn : std::uint8_t {
    FullStep,  ///< a full step over the all-in amount
    Completes, ///< up to the full bet that it falls short of
    FromHalf,  ///< the same, but from half a bet on it counts as a full one, and the raise is a step above that
};

/// What a player owes who was away when the big blind was due.
enum class MissedBlind : std::uint8_t { Nothing, BigBlind };

/// What the house takes of a pot; a rate of 0 means no rake.
struct RakeOptions {
    int percent = 0;
    Chips step = 5;           ///< taken in whole steps of this
    Chips cap = 0;            ///< LH-def-cap: the most taken of one hand
    bool noFlopNoDrop = true; ///< nothing is taken of a hand that ended before the flop
    bool operator==(const RakeOptions&) const = default;
};

/// What a card room playing by this document may set; the defaults are the document's, or the reading we follow.
struct LimitOptions : HouseOptions {
    /// Forty chips of 5 and ten of 20 for the 5/10 table.
    LimitOptions();

    Chips smallBlind = 5;
    Chips bigBlind = 10;
    BetStructure structure = BetStructure::Fixed;
    Chips spreadMost = 40;                                    ///< the most of a spread bet or raise
    int raiseCap = 3;                                         ///< LH-bet-6, after the bet
    bool shortAllInCounts = true;                             ///< LA-13: whatever its size; otherwise from half a raise
    bool shortAllInReopens = true;                            ///< LA-15
    RaiseOverAllIn raiseOverAllIn = RaiseOverAllIn::FullStep; ///< LA-14
    BurnHabit burn = BurnHabit::Customary;                    ///< LA-1
    RakeOptions rake;                                         ///< LA-4
    OddChipWay oddChips = OddChipWay::LeftOfButton;           ///< LA-19; they don't start another pot
    bool newestPotFirst = true;                               ///< LA-17; otherwise the main pot first
    bool buttonIsSmallBlind = false;                          ///< LA-20: heads-up
    MissedBlind missedBlind = MissedBlind::BigBlind;
    int handsPerDown = 0; ///< after how many hands the next dealer comes; 0: when the session ends
    bool operator==(const LimitOptions&) const = default;
};

/// The limit house options of a situation; only that game's own code may ask.
inline const LimitOptions& limitOptions(const Situation& situation)
{
    return static_cast<const LimitOptions&>(*situation.house);
}

/// The options of a card room that deals by this document, in the order of its file.
std::span<const HouseOption> limitHouse();

} // namespace cutcard
