// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/fixed_vector.h"
#include "core/base/keyed_words.h"
#include "core/cards/card.h"

#include <span>

namespace cutcard {

/// The classes of poker hands, weakest first.
enum class HandClass : std::uint8_t {
    HighCard,
    OnePair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
    RoyalFlush,
};
inline constexpr int handClassCount = static_cast<int>(HandClass::RoyalFlush) + 1;

/// What the best five cards of a hand are worth; the greater wins, equal ones tie.
class HandValue
{
public:
    constexpr HandValue() = default;
    /// From a class and up to five deciding ranks, each four bits, the most important first.
    constexpr HandValue(HandClass handClass, std::uint32_t ranks)
        : m_value((static_cast<std::uint32_t>(handClass) << 20U) | ranks)
    {
    }
    constexpr HandClass category() const { return static_cast<HandClass>(m_value >> 20U); }
    /// The ranks that name such a hand: a pair's, both of two pairs, else the highest; side cards are none of them.
    FixedVector<Rank, 2> namingRanks() const;
    /// An integer that orders as the values do.
    constexpr std::uint32_t strength() const { return m_value; }
    constexpr auto operator<=>(const HandValue&) const = default;

private:
    std::uint32_t m_value = 0;
};

/// Cards that were added one by one, and what the best five of them are worth; a copy goes on from there.
class HeldCards
{
public:
    void add(Card card);
    /// Of 1 to 8 cards; fewer than five count as they are, with no straight or flush.
    HandValue value() const;

private:
    std::array<unsigned, suitCount> m_suits{};
    // sets of ranks held at least once, twice, three and four times
    unsigned m_once = 0;
    unsigned m_twice = 0;
    unsigned m_thrice = 0;
    unsigned m_fourTimes = 0;
};

/// The value of the best five of 1 to 8 cards; fewer than five count as they are, with no straight or flush.
HandValue evaluate(std::span<const Card> cards);

/// The best five of five to eight cards, in the order given.
std::array<Card, 5> bestFive(std::span<const Card> cards);

} // namespace cutcard
