// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/hand_value.h"
#include "core/odds/counting/combinations.h"

#include <bit>
#include <vector>

namespace cutcard {

/// The place of a hand among the 7,462 different values there are: 1 the weakest; equal ones tie.
using Strength = std::uint16_t;
inline constexpr int strengthCount = 7462;

/// What each rank adds to a hand's key: any two different sets of seven ranks have different sums.
inline constexpr std::array<std::uint32_t, rankCount> rankKeys{0,    1,     5,     22,     98,     453,    2031,
                                                               8698, 22854, 83661, 262349, 636345, 1479181};

/// What all ranks of a hand add together.
std::uint32_t keyOf(const RankCounts& counts);

/// Cards added up: the ranks' keys, a count for each suit, and a bit for each card.
struct CardSum {
    std::uint64_t key = 0x3333'0000'0000'0000U; ///< the suits' counts stand in the top 16 bits, begun with three
    std::uint64_t cards = 0;                    ///< 16 bits for each suit, one for each rank

    constexpr CardSum() = default;
    constexpr CardSum(std::uint64_t keySum, std::uint64_t cardBits) : key(keySum), cards(cardBits) {}
    /// What one card adds.
    static constexpr CardSum of(Card card)
    {
        const auto suit = static_cast<unsigned>(card.suit());
        const auto rank = static_cast<unsigned>(card.rank());
        return {(std::uint64_t{1} << (48U + 4U * suit)) + rankKeys[rank], std::uint64_t{1} << (16U * suit + rank)};
    }
    constexpr CardSum& operator+=(const CardSum& other)
    {
        key += other.key;
        cards |= other.cards;
        return *this;
    }
    friend constexpr CardSum operator+(CardSum a, const CardSum& b) { return a += b; }
};

/// What each of the 52 cards adds, by its index.
inline constexpr auto cardSums = [] {
    std::array<CardSum, cardCount> sums{};
    for (int i = 0; i < cardCount; ++i)
        sums[static_cast<std::size_t>(i)] = CardSum::of(Card::fromIndex(i));
    return sums;
}();

/// The value of up to seven ranks when no five cards are of a suit.
HandValue valueOfRanks(const RankCounts& counts);

/// The value of up to seven ranks of one suit, a bit for each.
HandValue valueOfSuited(unsigned ranks);

/// Values hands of seven cards by looking them up; made once, from `evaluate`.
class SevenCards
{
public:
    /// The one there is; takes some milliseconds the first time.
    static const SevenCards& table();

    /// The strength of exactly seven cards added up.
    Strength strength(const CardSum& sum) const
    {
        const std::uint64_t flush = sum.key & flushBits;
        if (flush != 0) [[unlikely]]
            return ofFlush(sum.cards >> (4U * (static_cast<unsigned>(std::countr_zero(flush)) - 51U)) & 0x1FFFU);
        return ofRanks(static_cast<std::uint32_t>(sum.key));
    }
    /// The strength of seven different cards.
    Strength strength(const std::array<Card, 7>& cards) const
    {
        // the cards' bits are wanted for flushes only, three hands in a hundred
        std::uint64_t key = CardSum().key;
        for (const Card card : cards)
            key += cardSums[static_cast<std::size_t>(card.index())].key;
        if ((key & flushBits) == 0) [[likely]]
            return ofRanks(static_cast<std::uint32_t>(key));
        CardSum sum(key, 0);
        for (const Card card : cards)
            sum.cards |= cardSums[static_cast<std::size_t>(card.index())].cards;
        return strength(sum);
    }
    /// The strength of seven ranks (their keys added up) when no five of them are of a suit.
    Strength ofRanks(std::uint32_t key) const { return m_ofRanks[m_rows[key >> rowBits] + (key & rowMask)]; }
    /// The strength of five to seven ranks of one suit, a bit for each.
    Strength ofFlush(std::uint64_t ranks) const { return m_ofFlush[ranks]; }
    /// The value that a strength stands for.
    HandValue value(Strength strength) const { return m_values[strength]; }

private:
    SevenCards();
    struct KeyedStrength {
        std::uint32_t key = 0;
        Strength strength = 0;
    };
    void placeRows(std::vector<KeyedStrength>& hands);

    /// set in a key where a suit's count, begun with three, has come to eight
    static constexpr std::uint64_t flushBits = 0x8888'0000'0000'0000U;
    static constexpr unsigned rowBits = 9;
    static constexpr std::uint32_t rowMask = (1U << rowBits) - 1U;

    std::vector<HandValue> m_values;   ///< by strength
    std::vector<std::uint32_t> m_rows; ///< where each row of keys begins; rows interlock without overlapping
    std::vector<Strength> m_ofRanks;
    std::vector<Strength> m_ofFlush;
};

} // namespace cutcard
