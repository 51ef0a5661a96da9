// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/setup.h"

#include <array>

namespace cutcard {

/// The cards of a first hand by where they come to lie, in the order in which they do.
struct WantedCards {
    std::array<std::vector<Card>, maxSeats> hands;
    std::vector<Card> board;
    std::vector<Card> dealer; ///< the dealer's own, where the house banks the game
    std::vector<Card> shared; ///< of the hand that all players share
    bool operator==(const WantedCards&) const = default;
};

/// The cards that come to each place in a first hand that nobody ends early; the setup must hold together.
WantedCards cardsDealt(const SessionSetup& setup);

/// The deck from which those cards are dealt, the others by the seed; an error names what is short, or wanted twice.
Result<std::vector<Card>> arrangedDeck(const SessionSetup& setup, const WantedCards& wanted);

} // namespace cutcard
