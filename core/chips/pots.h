// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/base/fixed_vector.h"
#include "core/base/seat.h"

#include <optional>

namespace cutcard {

/// What one seat has put in during the whole hand, and whether it can still win.
struct Contribution {
    Chips live = 0;      ///< blinds still in play, bets, calls and raises, over all rounds
    Chips dead = 0;      ///< a blind whose owner folded in that round without adding to it; nobody has to match it
    bool folded = false; ///< out of the hand, or nobody there; chips put in stay in the pots (PA-13)
    bool allIn = false;  ///< no chips left, so `live` is as much as it can win from each other seat
    bool operator==(const Contribution&) const = default;
};

/// A contribution for each place, by seat index; as long as others have bets in, a seat with none wins
/// nothing.
using Contributions = std::array<Contribution, maxSeats>;

/// Chips by seat index.
using ChipsBySeat = std::array<Chips, maxSeats>;

/// One pot and the seats that can win it.
struct Pot {
    Chips amount = 0;
    SeatSet eligible{};
    bool operator==(const Pot&) const = default;
};

/// The main pot first, then the side pots in the order in which they were formed.
using LayeredPots = FixedVector<Pot, maxSeats>;

/// Chips that go back to the seat that put them in.
struct Refund {
    Seat seat{};
    Chips amount = 0;
    bool operator==(const Refund&) const = default;
};

/// How pots are laid out where the documents differ.
struct PotOptions {
    bool capDeadBlind = false; ///< PA-12: an all-in smaller than a dead blind wins only its own size of it
    Chips carried = 0;         ///< odd chips of the last hand's pots, lying in the middle (1.2-odd)
    bool operator==(const PotOptions&) const = default;
};

/// The part of the highest bet that nobody matched, given back before pots are built; a dead blind matches nothing.
std::optional<Refund> uncalledExcess(const Contributions& contributions, const PotOptions& options = {});

/// The refund of 3.7.5 (PA-15): who alone paid the proper raise over `shortRaiser`'s all-in gets the rest
/// back.
std::optional<Refund> properRaiseRefund(const Contributions& contributions, Seat shortRaiser);

/// The contributions once a refund has gone back to its owner.
Contributions refunded(Contributions contributions, const Refund& refund);

/// Main and side pots, no two with the same seats: a layer up to each all-in, and one for what lies above the last.
LayeredPots layeredPots(const Contributions& contributions, const PotOptions& options = {});

/// The bet up to which a pot reaches: the smallest of those who can win it.
Chips heightOf(const Pot& pot, const Contributions& contributions);

/// All chips in the pots.
Chips totalOf(const LayeredPots& pots);

/// All chips put in by all seats, dead ones included.
Chips totalOf(const Contributions& contributions);

/// A pot divided by its winners: what each gets in whole units, and what cannot be divided.
struct PotSplit {
    Chips share = 0;
    Chips remainder = 0;
    bool operator==(const PotSplit&) const = default;
};

/// Divides `amount` among `winners` seats in multiples of `unit`, the smallest chip in play.
PotSplit splitPot(Chips amount, int winners, Chips unit);

/// What happens with odd chips.
enum class OddChips : unsigned char {
    CarryToNextHand,  ///< they start the next hand's pot (1.2-odd, PA-27)
    FromLeftOfButton, ///< one each to the winners from the button's left (LA-19, TA-21; the league's last hand,
                      ///< PA-27)
};

/// How pots are divided.
struct SettleOptions {
    Chips unit = 1; ///< the smallest chip in play
    OddChips oddChips = OddChips::CarryToNextHand;
    Seat button{};                       ///< matters for OddChips::FromLeftOfButton
    FixedVector<Seat, maxSeats> order{}; ///< who gets odd chips before whom, where it does not go by the button
    bool operator==(const SettleOptions&) const = default;
};

/// The strength of each seat's hand; the greater wins, equal ones tie. Only eligible seats are looked at.
using Strengths = std::array<int, maxSeats>;

/// How one pot goes out.
struct PotAward {
    Chips amount = 0;
    SeatSet winners{};
    ChipsBySeat payouts{};
    Chips carried = 0; ///< odd chips left in the middle
    bool operator==(const PotAward&) const = default;
};

/// One award for each pot, in the order of the pots: each is won, split and rounded by itself.
using Awards = FixedVector<PotAward, maxSeats>;

/// The best of the eligible seats.
SeatSet bestSeats(SeatSet eligible, const Strengths& strengths);

/// Awards one pot; a pot that nobody can win stays in the middle.
PotAward award(const Pot& pot, const Strengths& strengths, const SettleOptions& options);

/// Awards every pot by itself.
Awards settle(const LayeredPots& pots, const Strengths& strengths, const SettleOptions& options);

/// What each seat gets from all pots together.
ChipsBySeat totalPayouts(const Awards& awards);

/// The odd chips of all pots that start the next hand's pot.
Chips totalCarried(const Awards& awards);

} // namespace cutcard
