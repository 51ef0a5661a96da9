// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/card.h"

#include <cctype>

namespace cutcard {

constexpr std::string_view rankLetters = "23456789TJQKA";
constexpr std::string_view suitLetters = "cdhs";

std::optional<Card> Card::fromText(std::string_view text)
{
    if (text.size() != 2)
        return std::nullopt;
    const auto rank = rankLetters.find(static_cast<char>(std::toupper(static_cast<unsigned char>(text[0]))));
    const auto suit = suitLetters.find(static_cast<char>(std::tolower(static_cast<unsigned char>(text[1]))));
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return std::nullopt;
    return Card(static_cast<Rank>(rank), static_cast<Suit>(suit));
}

std::string Card::text() const
{
    return {rankLetter(rank()), suitLetter(suit())};
}

std::array<Card, cardCount> orderedDeck()
{
    std::array<Card, cardCount> deck;
    for (int i = 0; i < cardCount; ++i)
        deck[static_cast<std::size_t>(i)] = Card::fromIndex(i);
    return deck;
}

char rankLetter(Rank rank)
{
    return rankLetters[static_cast<std::size_t>(rank)];
}

char suitLetter(Suit suit)
{
    return suitLetters[static_cast<std::size_t>(suit)];
}

} // namespace cutcard
