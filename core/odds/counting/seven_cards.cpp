// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/counting/seven_cards.h"

#include <numeric>

namespace cutcard {

namespace {

constexpr std::uint32_t greatestKey = 4 * rankKeys[12] + 3 * rankKeys[11];

/// All values that five cards can have, weakest first, with none at the head.
std::vector<HandValue> allValues()
{
    std::vector<HandValue> values{HandValue()};
    values.reserve(strengthCount + 1);
    forEachRankSet(5, suitCount, [&](const RankCounts& counts) { values.push_back(valueOfRanks(counts)); });
    for (unsigned ranks = 0; ranks < 1U << rankCount; ++ranks) {
        if (std::popcount(ranks) == 5)
            values.push_back(valueOfSuited(ranks));
    }
    std::sort(values.begin() + 1, values.end());
    assert(std::adjacent_find(values.begin(), values.end()) == values.end());
    return values;
}

/// The keys that agree in all but their lowest bits: where the first one lies, and how far behind it the others do.
struct RowOfKeys {
    std::size_t first = 0;
    std::vector<std::uint32_t> steps;
};

/// Finds room for rows of keys in one array so that they interlock, 64 places at a time.
class RowPlacer
{
public:
    /// The first place where no step of the row meets a taken one; takes it.
    std::uint32_t place(const std::vector<std::uint32_t>& steps)
    {
        // what had no room for the row before has none for one of the same form
        for (std::size_t word = steps == m_last ? m_lastWord : firstNotFull();; ++word) {
            std::uint64_t taken = 0;
            for (std::size_t i = 0; i < steps.size() && taken != ~std::uint64_t{0}; ++i)
                taken |= bitsFrom(word * 64 + steps[i]);
            if (taken == ~std::uint64_t{0})
                continue;
            const auto start =
                static_cast<std::uint32_t>(word * 64) + static_cast<std::uint32_t>(std::countr_one(taken));
            for (const std::uint32_t step : steps)
                m_taken[(start + step) / 64] |= std::uint64_t{1} << (start + step) % 64;
            m_last = steps;
            m_lastWord = word;
            return start;
        }
    }

private:
    std::size_t firstNotFull()
    {
        while (m_full < m_taken.size() && m_taken[m_full] == ~std::uint64_t{0})
            ++m_full;
        return m_full;
    }
    std::uint64_t bitsFrom(std::size_t bit)
    {
        const std::size_t word = bit / 64;
        const std::size_t shift = bit % 64;
        if (word + 2 > m_taken.size())
            m_taken.resize(word + 1024);
        return shift == 0 ? m_taken[word] : m_taken[word] >> shift | m_taken[word + 1] << (64 - shift);
    }

    std::vector<std::uint64_t> m_taken;
    std::vector<std::uint32_t> m_last;
    std::size_t m_lastWord = 0;
    std::size_t m_full = 0;
};

} // namespace

std::uint32_t keyOf(const RankCounts& counts)
{
    return std::inner_product(counts.begin(), counts.end(), rankKeys.begin(), std::uint32_t{0});
}

HandValue valueOfRanks(const RankCounts& counts)
{
    std::array<Card, 7> cards;
    std::size_t size = 0;
    for (int rank = 0; rank < rankCount; ++rank) {
        for (int i = 0; i < counts[static_cast<std::size_t>(rank)]; ++i) {
            // dealt out over the suits in turn: no five of one, and different ones for a rank
            cards[size] = Card(static_cast<Rank>(rank), static_cast<Suit>(size % suitCount));
            ++size;
        }
    }
    return evaluate(std::span(cards).first(size));
}

HandValue valueOfSuited(unsigned ranks)
{
    std::array<Card, 7> cards;
    std::size_t size = 0;
    for (int rank = 0; rank < rankCount; ++rank) {
        if ((ranks >> static_cast<unsigned>(rank) & 1U) != 0)
            cards[size++] = Card(static_cast<Rank>(rank), Suit::Spades);
    }
    return evaluate(std::span(cards).first(size));
}

const SevenCards& SevenCards::table()
{
    static const SevenCards made;
    return made;
}

SevenCards::SevenCards() : m_values(allValues()), m_ofFlush(1U << rankCount)
{
    const auto strengthOf = [this](HandValue value) {
        return static_cast<Strength>(std::lower_bound(m_values.begin(), m_values.end(), value) - m_values.begin());
    };
    for (unsigned ranks = 0; ranks < m_ofFlush.size(); ++ranks) {
        if (std::popcount(ranks) >= 5 && std::popcount(ranks) <= 7)
            m_ofFlush[ranks] = strengthOf(valueOfSuited(ranks));
    }
    std::vector<KeyedStrength> hands;
    hands.reserve(49'205);
    forEachRankSet(7, suitCount, [&](const RankCounts& counts) {
        hands.push_back({keyOf(counts), strengthOf(valueOfRanks(counts))});
    });
    placeRows(hands);
}

void SevenCards::placeRows(std::vector<KeyedStrength>& hands)
{
    std::sort(hands.begin(), hands.end(), [](const auto& a, const auto& b) { return a.key < b.key; });
    std::vector<RowOfKeys> rows;
    for (std::size_t i = 0; i < hands.size(); ++i) {
        if (rows.empty() || hands[rows.back().first].key >> rowBits != hands[i].key >> rowBits)
            rows.push_back({.first = i, .steps = {}});
        rows.back().steps.push_back(hands[i].key - hands[rows.back().first].key);
    }
    // the fullest rows first: the sparse ones then fill the gaps
    std::sort(rows.begin(), rows.end(), [](const RowOfKeys& a, const RowOfKeys& b) {
        return a.steps.size() != b.steps.size() ? a.steps.size() > b.steps.size() : a.steps < b.steps;
    });
    m_rows.resize((greatestKey >> rowBits) + 1);
    RowPlacer placer;
    for (const RowOfKeys& row : rows) {
        const std::uint32_t start = placer.place(row.steps);
        const std::uint32_t first = hands[row.first].key;
        m_rows[first >> rowBits] = start - (first & rowMask); // may wrap below zero; adding the key's bits wraps back
        m_ofRanks.resize(std::max<std::size_t>(m_ofRanks.size(), start + row.steps.back() + 1));
        for (std::size_t i = 0; i < row.steps.size(); ++i)
            m_ofRanks[start + row.steps[i]] = hands[row.first + i].strength;
    }
}

} // namespace cutcard
