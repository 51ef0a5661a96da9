// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/setup.h"

#include <array>
#include <vector>

namespace cutcard {

/// The cards of a first hand by where they come to lie, in the order in which they do.
struct WantedCards {
    std::array<std::vector<Card>, maxSeats> hands;
    std::vector<Card> board;
    std::vector<Card> dealer; ///< the dealer's own, where the house banks the game
    std::vector<Card> shared; ///< of the hand that all players share
    bool operator==(const WantedCards&) const = default;
};

/// The cards that come to each place in a first hand that nobody ends early, whichever they are.
///
/// The setup must hold together; players who call everything are dealt to, so that each card is seen where it lies.
WantedCards cardsDealt(const SessionSetup& setup);

/// The deck from which a dealer who makes no mistake deals those cards, the others as the seed has them; an error
/// names the place that gets fewer cards ("seat 2", "board", "dealer", "shared"), or the card that is wanted twice.
Result<std::vector<Card>> arrangedDeck(const SessionSetup& setup, const WantedCards& wanted);

} // namespace cutcard
