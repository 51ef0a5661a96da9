// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace cutcard {

/// The cards of a game dealt in streets, as data: how many go where, and how a hand is read.
struct StreetVariant {
    int holeCards = 2; ///< to everybody before the first betting round
    int fullHand = 2;  ///< to everybody in the whole hand
    int kept = 2;      ///< of these, to the showdown
    int mustPlay = 0;  ///< of a player's own cards, no more and no fewer; 0: the best five, wherever they are from
    std::array<int, 5> boardCards{0, 3, 1, 1, 0}; ///< on each street
    std::array<int, 6> burns{0, 1, 2, 3, 4, 5};   ///< made by each street

    /// The street that ends with the last card of the board; superfluous cards open no other.
    constexpr int lastStreet() const
    {
        int last = 0;
        for (int street = 0; street < static_cast<int>(boardCards.size()); ++street) {
            if (boardCards[static_cast<std::size_t>(street)] > 0)
                last = street;
        }
        return last;
    }
};

} // namespace cutcard
