// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"

#include <algorithm>
#include <array>
#include <span>
#include <tuple>
#include <vector>

/// Hands valued the slow and plain way, written from the rules alone: the reference for everything quick.
namespace naive {

/// Class (0 high card to 9 royal flush) and the ranks that decide, most important first, aces 14.
using Value = std::tuple<int, std::array<int, 5>>;

inline int straightTop(const std::array<bool, 15>& held)
{
    for (int top = 14; top >= 5; --top) {
        bool all = true;
        for (int rank = top; rank > top - 5; --rank)
            all = all && held[static_cast<std::size_t>(rank == 1 ? 14 : rank)];
        if (all)
            return top;
    }
    return 0;
}

/// The value of exactly five cards.
inline Value ofFive(std::span<const cutcard::Card, 5> cards)
{
    std::array<bool, 15> held{};
    std::array<int, 15> count{};
    bool flush = true;
    for (const cutcard::Card card : cards) {
        const auto rank = static_cast<std::size_t>(card.rank()) + 2;
        held[rank] = true;
        ++count[rank];
        flush = flush && card.suit() == cards[0].suit();
    }
    // ranks held most often first, then the higher ones
    std::vector<int> ranks;
    for (int times = 4; times >= 1; --times) {
        for (int rank = 14; rank >= 2; --rank) {
            if (count[static_cast<std::size_t>(rank)] == times)
                ranks.push_back(rank);
        }
    }
    std::array<int, 5> deciding{};
    std::copy(ranks.begin(), ranks.end(), deciding.begin());
    const int straight = straightTop(held);
    if (straight != 0)
        deciding = {straight, 0, 0, 0, 0};
    const int first = count[static_cast<std::size_t>(ranks[0])];
    const int second = ranks.size() > 1 ? count[static_cast<std::size_t>(ranks[1])] : 0;
    if (flush && straight == 14)
        return {9, deciding};
    if (flush && straight != 0)
        return {8, deciding};
    if (first == 4)
        return {7, deciding};
    if (first == 3 && second == 2)
        return {6, deciding};
    if (flush)
        return {5, deciding};
    if (straight != 0)
        return {4, deciding};
    if (first == 3)
        return {3, deciding};
    if (first == 2)
        return {second == 2 ? 2 : 1, deciding};
    return {0, deciding};
}

/// The best of all choices of five.
inline Value ofBestFive(std::span<const cutcard::Card> cards)
{
    Value best{-1, {}};
    std::array<cutcard::Card, 5> five;
    for (unsigned chosen = 0; chosen < 1U << cards.size(); ++chosen) {
        std::size_t count = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if ((chosen >> i & 1U) != 0 && count < 6 && ++count <= 5)
                five[count - 1] = cards[i];
        }
        if (count == 5)
            best = std::max(best, ofFive(five));
    }
    return best;
}

/// The same for any cards at once, by counting ranks and suits: one number that orders as the values do.
inline int quick(std::span<const cutcard::Card> cards)
{
    std::array<int, 15> count{};
    std::array<std::array<bool, 15>, 4> suits{};
    std::array<int, 4> inSuit{};
    std::array<bool, 15> held{};
    for (const cutcard::Card card : cards) {
        const auto rank = static_cast<std::size_t>(card.rank()) + 2;
        const auto suit = static_cast<std::size_t>(card.suit());
        ++count[rank];
        suits[suit][rank] = true;
        ++inSuit[suit];
        held[rank] = true;
    }
    const auto numbered = [](int kind, std::initializer_list<int> ranks) {
        int number = kind;
        std::size_t written = 0;
        for (const int rank : ranks) {
            number = number * 15 + rank;
            ++written;
        }
        for (; written < 5; ++written)
            number *= 15;
        return number;
    };
    const auto bestOf = [&](int least, int butNot, int norThis) {
        for (int rank = 14; rank >= 2; --rank) {
            if (count[static_cast<std::size_t>(rank)] >= least && rank != butNot && rank != norThis)
                return rank;
        }
        return 0;
    };
    int flushSuit = -1;
    for (std::size_t suit = 0; suit < 4; ++suit)
        flushSuit = inSuit[suit] >= 5 ? static_cast<int>(suit) : flushSuit;
    if (flushSuit >= 0) {
        const int top = straightTop(suits[static_cast<std::size_t>(flushSuit)]);
        if (top != 0)
            return numbered(top == 14 ? 9 : 8, {top});
    }
    if (const int four = bestOf(4, 0, 0); four != 0)
        return numbered(7, {four, bestOf(1, four, 0)});
    const int three = bestOf(3, 0, 0);
    if (three != 0 && bestOf(2, three, 0) != 0)
        return numbered(6, {three, bestOf(2, three, 0)});
    const auto bestFiveOf = [&](int kind, const std::array<bool, 15>& ranks, int left,
                                std::initializer_list<int> first) {
        int number = kind;
        int written = 0;
        for (const int rank : first) {
            number = number * 15 + rank;
            ++written;
        }
        for (int rank = 14; rank >= 2 && left > 0; --rank) {
            if (!ranks[static_cast<std::size_t>(rank)] || std::find(first.begin(), first.end(), rank) != first.end())
                continue;
            number = number * 15 + rank;
            --left;
            ++written;
        }
        for (; written < 5; ++written)
            number *= 15;
        return number;
    };
    if (flushSuit >= 0)
        return bestFiveOf(5, suits[static_cast<std::size_t>(flushSuit)], 5, {});
    if (const int top = straightTop(held); top != 0)
        return numbered(4, {top});
    if (three != 0)
        return bestFiveOf(3, held, 2, {three});
    const int pair = bestOf(2, 0, 0);
    const int secondPair = bestOf(2, pair, 0);
    if (pair != 0 && secondPair != 0)
        return numbered(2, {pair, secondPair, bestOf(1, pair, secondPair)});
    if (pair != 0)
        return bestFiveOf(1, held, 3, {pair});
    return bestFiveOf(0, held, 5, {});
}

} // namespace naive
