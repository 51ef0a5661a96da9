// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/counting/flop_classes.h"

#include <algorithm>
#include <map>

namespace cutcard {

namespace {

/// The ranks that each suit holds, suits that hold the same or less last: equal for flops of one class alone.
std::array<unsigned, suitCount> signature(const std::array<Card, 3>& cards)
{
    std::array<unsigned, suitCount> suits{};
    for (const Card card : cards)
        suits[static_cast<std::size_t>(card.suit())] |= 1U << static_cast<unsigned>(card.rank());
    std::sort(suits.begin(), suits.end());
    return suits;
}

std::vector<FlopClass> allClasses()
{
    std::map<std::array<unsigned, suitCount>, FlopClass> classes;
    for (int c = 2; c < cardCount; ++c) {
        for (int b = 1; b < c; ++b) {
            for (int a = 0; a < b; ++a) {
                const std::array cards{Card::fromIndex(a), Card::fromIndex(b), Card::fromIndex(c)};
                auto& flop = classes[signature(cards)];
                if (flop.count++ == 0)
                    flop.cards = cards;
            }
        }
    }
    std::vector<FlopClass> result;
    result.reserve(classes.size());
    for (const auto& [key, flop] : classes)
        result.push_back(flop);
    return result;
}

} // namespace

const std::vector<FlopClass>& flopClasses()
{
    static const std::vector<FlopClass> classes = allClasses();
    return classes;
}

} // namespace cutcard
