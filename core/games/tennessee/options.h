// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/house_option.h"
#include "core/table/situation.h"

#include <span>

namespace cutcard {

/// How many hands are dealt at each level (TN-blinds-5).
inline constexpr int handsOfALevel = 6;

/// How a player who runs short goes on.
enum class Banking : std::uint8_t {
    Odc,      ///< with overdrawn chips and in no other way (TN-odc-1)
    Both,     ///< with overdrawn chips or all-in without them (TN-odc-15, TA-29)
    SidePots, ///< all-in; nothing is lent (TN-odc-15)
};

/// What the table is part of.
enum class TennesseeEvent : std::uint8_t { Table, RoundOne, RoundTwo };

/// What an operator of Tennessee Hold'em may set; the defaults are the document's, or the reading we follow.
struct TennesseeOptions : HouseOptions {
    /// 10,000 in twenty chips of 25, twenty of 100 and fifteen of 500.
    TennesseeOptions();

    Chips bigBlind = 100; ///< with which the first round opens (TN-fmt-6 doubles it for the second)
    bool burns = true;    ///< TN-burn-0
    Banking banking = Banking::Odc;
    Chips deposit = 10000;   ///< TA-27
    int chargePerMille = 10; ///< TN-odc-13
    ChargeBase chargeBase = ChargeBase::WholeLoan;
    ChargeTime chargeTime = ChargeTime::PerLoan;
    UnusedLoan unused = UnusedLoan::Refund;
    Chips reserve = 0;                ///< chips for loans; 0: as many as are asked for
    bool openingIsRaise = false;      ///< TA-3
    bool lastRoundShowsFirst = false; ///< TA-19: only the last round's bettor shows first
    bool sweepsRounds = false;        ///< TA-35
    bool countsFirstStacks = false;   ///< the dealer counts the chips that each player starts with (TN-odc-4)
    TennesseeEvent event = TennesseeEvent::Table;
    int firstHand = 1; ///< the number of the hand with which the session begins
    bool operator==(const TennesseeOptions&) const = default;

    /// The bank's terms.
    OdcOptions odc() const;
    /// Whether anything is lent.
    bool lends() const { return banking != Banking::SidePots; }
    /// With how many players left the table stops (TN-fmt-2, TN-fmt-4).
    int lastPlayers() const { return event == TennesseeEvent::RoundOne ? 3 : 2; }
    /// The big blind of a hand of this event, counted from 1 (TN-blinds-5, TN-fmt-6).
    Chips bigBlindOf(int hand) const;
};

/// The Tennessee house options of a situation; only that game's own code may ask.
inline const TennesseeOptions& tennesseeOptions(const Situation& situation)
{
    return static_cast<const TennesseeOptions&>(*situation.house);
}

/// The options of a Tennessee table's house, in the order of its file.
std::span<const HouseOption> tennesseeHouse();

} // namespace cutcard
