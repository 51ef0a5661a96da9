// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cards/hand_value.h"

#include <bit>

namespace cutcard {

constexpr unsigned wheel = 0b1'0000'0000'1111U;
constexpr unsigned aceHigh = 12;
constexpr std::size_t mostCards = 20; // a bit for each

static unsigned highest(unsigned ranks)
{
    return holds(ranks != 0) ? static_cast<unsigned>(std::bit_width(ranks)) - 1U : 0;
}

/// The top rank of the best straight in a set of ranks, or -1.
static int straightTop(unsigned ranks)
{
    unsigned runs = ranks & (ranks << 1U);
    runs &= runs << 2U;
    runs &= ranks << 4U;
    if (runs != 0)
        return static_cast<int>(highest(runs));
    return (ranks & wheel) == wheel ? 3 : -1;
}

/// The `count` highest ranks of a set, four bits each, packed so that five of them fill twenty bits.
static std::uint32_t packed(unsigned ranks, int count)
{
    std::uint32_t result = 0;
    for (int i = 0; i < count; ++i) {
        const unsigned top = ranks != 0 ? highest(ranks) : 0;
        result = (result << 4U) | (ranks != 0 ? top + 1 : 0);
        ranks &= ~(1U << top);
    }
    return result;
}

/// Whether a set of ranks holds at least `count`; cheaper than counting where the processor has no instruction for it.
static constexpr bool holdsAtLeast(unsigned ranks, int count)
{
    for (int i = 1; i < count; ++i)
        ranks &= ranks - 1;
    return ranks != 0;
}

static HandValue straightFlush(unsigned top)
{
    return {top == aceHigh ? HandClass::RoyalFlush : HandClass::StraightFlush, (top + 1) << 16U};
}

FixedVector<Rank, 2> HandValue::namingRanks() const
{
    constexpr unsigned first = 16;
    constexpr unsigned second = 12;
    const auto rankAt = [&](unsigned shift) { return static_cast<Rank>((m_value >> shift & 15U) - 1U); };
    switch (category()) {
    case HandClass::RoyalFlush:
        return {};
    case HandClass::TwoPair:
    case HandClass::FullHouse:
        return {rankAt(first), rankAt(second)};
    default:
        return (m_value >> first & 15U) == 0 ? FixedVector<Rank, 2>() : FixedVector<Rank, 2>{rankAt(first)};
    }
}

void HeldCards::add(Card card)
{
    const unsigned bit = 1U << static_cast<unsigned>(card.rank());
    m_suits[static_cast<std::size_t>(card.suit())] |= bit;
    m_fourTimes |= m_thrice & bit;
    m_thrice |= m_twice & bit;
    m_twice |= m_once & bit;
    m_once |= bit;
}

HandValue HeldCards::value() const
{
    if (!holds(m_once != 0))
        return {};
    const auto [once, twice, thrice, fourTimes] = std::array{m_once, m_twice, m_thrice, m_fourTimes};
    unsigned flush = 0;
    for (const unsigned suit : m_suits)
        flush = holdsAtLeast(suit, 5) ? suit : flush;
    if (flush != 0) {
        if (const int top = straightTop(flush); top >= 0)
            return straightFlush(static_cast<unsigned>(top));
    }
    if (fourTimes != 0) {
        const unsigned quad = 1U << highest(fourTimes);
        return {HandClass::FourOfAKind, (highest(quad) + 1) << 16U | packed(once & ~quad, 1) << 12U};
    }
    if (thrice != 0) {
        const unsigned trips = 1U << highest(thrice);
        if (const unsigned pairs = twice & ~trips; pairs != 0)
            return {HandClass::FullHouse, (highest(trips) + 1) << 16U | (highest(pairs) + 1) << 12U};
    }
    if (flush != 0)
        return {HandClass::Flush, packed(flush, 5)};
    if (const int top = straightTop(once); top >= 0)
        return {HandClass::Straight, static_cast<std::uint32_t>(top + 1) << 16U};
    if (thrice != 0)
        return {HandClass::ThreeOfAKind, (highest(thrice) + 1) << 16U | packed(once & ~thrice, 2) << 8U};
    if (holdsAtLeast(twice, 2)) {
        const unsigned high = 1U << highest(twice);
        const unsigned low = 1U << highest(twice & ~high);
        return {HandClass::TwoPair,
                (highest(high) + 1) << 16U | (highest(low) + 1) << 12U | packed(once & ~high & ~low, 1) << 8U};
    }
    if (twice != 0)
        return {HandClass::OnePair, (highest(twice) + 1) << 16U | packed(once & ~twice, 3) << 4U};
    return {HandClass::HighCard, packed(once, 5)};
}

HandValue evaluate(std::span<const Card> cards)
{
    HeldCards held;
    for (const Card card : cards)
        held.add(card);
    return held.value();
}

std::array<Card, 5> bestFive(std::span<const Card> cards)
{
    std::array<Card, 5> five;
    if (!holds(cards.size() >= 5 && cards.size() <= mostCards))
        return five;
    const HandValue value = evaluate(cards);
    const unsigned all = 1U << cards.size();
    for (unsigned chosen = 0; chosen < all; ++chosen) {
        if (std::popcount(chosen) != 5)
            continue;
        std::size_t count = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if ((chosen >> i & 1U) != 0)
                five[count++] = cards[i];
        }
        if (evaluate(five) == value)
            break;
    }
    return five;
}

} // namespace cutcard
