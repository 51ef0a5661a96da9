// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/defect.h"

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace cutcard {

/// Card ranks from two (lowest) to ace.
enum class Rank : std::uint8_t { Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King, Ace };

/// The four suits; poker knows no order among them.
enum class Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };

inline constexpr int cardCount = 52;
inline constexpr int rankCount = 13;
inline constexpr int suitCount = 4;

/// One of the 52 cards; its text is rank and suit, such as As, Td or 2c.
class Card
{
public:
    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit)
        : m_index(static_cast<std::uint8_t>(static_cast<int>(rank) * suitCount + static_cast<int>(suit)))
    {
    }
    /// The card with number `index`, 0 to 51: rank * 4 + suit.
    static constexpr Card fromIndex(int index)
    {
        if (!holds(index >= 0 && index < cardCount))
            return {};
        return Card(static_cast<Rank>(index / suitCount), static_cast<Suit>(index % suitCount));
    }
    /// Reads exactly two characters (rank letter T for ten, any case); nullopt if they are no card.
    static std::optional<Card> fromText(std::string_view text);

    constexpr int index() const { return m_index; }
    constexpr Rank rank() const { return static_cast<Rank>(m_index / suitCount); }
    constexpr Suit suit() const { return static_cast<Suit>(m_index % suitCount); }
    std::string text() const;
    constexpr auto operator<=>(const Card&) const = default;

private:
    std::uint8_t m_index = 0;
};

/// All 52 cards in index order.
std::array<Card, cardCount> orderedDeck();

/// The letter of a rank: 2 to 9, T, J, Q, K, A.
char rankLetter(Rank rank);

/// The letter of a suit: c, d, h, s.
char suitLetter(Suit suit);

} // namespace cutcard
