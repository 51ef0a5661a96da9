// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/counting/fraction.h"
#include "core/odds/counting/hole_pairs.h"

namespace cutcard {

/// The two sides of a hand that Version One lets one bet on; Version Two has the player's alone.
enum class Side : unsigned char { Player, Dealer };

/// A starting hand against everything the other side can hold, in boards; the hand is the player's, on either side.
struct PairWorth {
    std::int64_t margin = 0; ///< won less lost by the player over all the dealer's hands
    std::int64_t ahead = 0;  ///< the same over those dealer's hands alone that the player is ahead of
    int aheadOf = 0;         ///< dealer's hands, of 1,225, against which the player wins more boards than he loses
    int behind = 0;          ///< against which he loses more
    bool operator==(const PairWorth&) const = default;
};

/// Versions One and Two: play or forfeit on the player's cards, raise by a blind where more boards are won than lost.
struct VersionsGame {
    std::array<PairWorth, startingHandCount> hands{};

    static VersionsGame of(const HolePairs& pairs);
    /// What playing on is worth in blinds, the best raises included.
    Fraction playValue(Side side, StartingHand hand) const;
    bool forfeits(Side side, StartingHand hand) const { return playValue(side, hand) < -1; }
    /// What the side is worth in blinds, over all hands, played best.
    Fraction value(Side side) const;
    /// The share of deals that are raised.
    Fraction raises(Side side) const;
    /// The share of deals in which the blind is forfeited.
    Fraction forfeited(Side side) const;
    /// Blind, play and raise on average, in blinds.
    Fraction averageBet(Side side) const { return 2 - forfeited(side) + raises(side); }
};

} // namespace cutcard
