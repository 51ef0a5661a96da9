// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cutcard {

/// What a table has, and with it the acts and keys at the dealer's hand: bits of a set.
enum class Kit : unsigned {
    Players = 1U << 0,    ///< players bet against each other
    Pub = 1U << 1,        ///< a manager, a draw for the first dealer, the league's rulings
    Cash = 1U << 2,       ///< a rake, chips to buy, a down
    Riverboat = 1U << 3,  ///< discs, discards, a bank that lends
    Banked = 1U << 4,     ///< circles and a rack
    OwnHands = 1U << 5,   ///< everybody has a hand against the dealer's
    SharedHand = 1U << 6, ///< all have the one "Player" hand
    PotBet = 1U << 7,     ///< the players' own pot beside the wagers
};

/// A set of these.
using Kits = unsigned;

constexpr Kits operator|(Kit left, Kit right)
{
    return static_cast<Kits>(left) | static_cast<Kits>(right);
}
constexpr Kits operator|(Kits left, Kit right)
{
    return left | static_cast<Kits>(right);
}

} // namespace cutcard
