// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace cutcard {

/// What an act is like, whatever game it belongs to: bits of a set of traits.
enum class Trait : std::uint32_t {
    Spoken = 1U << 0,      ///< words or a gesture: nothing on the table is changed, nothing can be taken back
    CanBeLate = 1U << 1,   ///< can be caught up with after what should have followed it, without harm
    DealsCards = 1U << 2,  ///< a distribution of cards
    CountsCards = 1U << 3, ///< its number is a number of cards or chips, not the place of something
    MovesCards = 1U << 4,  ///< a card changes its place or is turned
    HandlesDeck = 1U << 5, ///< prepares the whole deck before a deal
    MovesChips = 1U << 6,
    KeepsBook = 1U << 7,     ///< chips are counted or written down, none is moved
    Settles = 1U << 8,       ///< settles one wager of a house-banked game
    KillsHand = 1U << 9,     ///< a hand, or all of them, is out of play
    ShowsHand = 1U << 10,    ///< a player's cards are seen
    RulesOnBet = 1U << 11,   ///< rules on what a player put in or wants to put in
    LetsStand = 1U << 12,    ///< goes on as if what a player did could stand
    EndsPart = 1U << 13,     ///< says that a player is out, goes on or has won
    Repeats = 1U << 14,      ///< done many times in a hand, each like the other
    CallsToOrder = 1U << 15, ///< calls a player to order, or rules on what one did with cards or chips out of the usual
};

/// A set of traits.
using Traits = std::uint32_t;

constexpr Traits operator|(Trait left, Trait right)
{
    return static_cast<Traits>(left) | static_cast<Traits>(right);
}
constexpr Traits operator|(Traits left, Trait right)
{
    return left | static_cast<Traits>(right);
}

/// Sets of traits that many words share, for their rows.
namespace trait_sets {

inline constexpr auto spoken = static_cast<Traits>(Trait::Spoken);
inline constexpr auto deck = Trait::MovesCards | Trait::HandlesDeck;
inline constexpr auto dealt = Trait::DealsCards | Trait::MovesCards;
inline constexpr auto cards = static_cast<Traits>(Trait::MovesCards);
inline constexpr auto chips = static_cast<Traits>(Trait::MovesChips);
inline constexpr auto book = static_cast<Traits>(Trait::KeepsBook);
inline constexpr auto counted = static_cast<Traits>(Trait::CountsCards);
inline constexpr auto late = Trait::Spoken | Trait::CanBeLate;
inline constexpr auto order = late | Trait::CallsToOrder;

} // namespace trait_sets

} // namespace cutcard
