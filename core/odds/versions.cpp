// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/versions.h"

namespace cutcard {

constexpr std::int64_t boardsPerHole = std::int64_t{opponents} * boardsPerPair;

/// One hand of each starting hand.
static std::array<Card, 2> cardsOf(StartingHand hand)
{
    return {Card(hand.high(), Suit::Spades), Card(hand.low(), hand.isSuited() ? Suit::Spades : Suit::Hearts)};
}

VersionsGame VersionsGame::of(const HolePairs& pairs)
{
    VersionsGame game;
    for (int i = 0; i < startingHandCount; ++i) {
        const auto own = cardsOf(StartingHand::fromIndex(i));
        PairWorth& worth = game.hands[asIndex(i)];
        for (int b = 1; b < cardCount; ++b) {
            for (int a = 0; a < b; ++a) {
                const std::array other{Card::fromIndex(a), Card::fromIndex(b)};
                if (own[0] == other[0] || own[0] == other[1] || own[1] == other[0] || own[1] == other[1])
                    continue;
                const int margin = pairs.margin(own, other);
                worth.margin += margin;
                worth.ahead += margin > 0 ? margin : 0;
                worth.aheadOf += margin > 0 ? 1 : 0;
                worth.behind += margin < 0 ? 1 : 0;
            }
        }
    }
    return game;
}

Fraction VersionsGame::playValue(Side side, StartingHand hand) const
{
    const PairWorth& worth = hands[asIndex(hand.index())];
    // blind and play win and lose together; behind, the dealer's side is ahead by what the player's lacks
    const std::int64_t value =
        side == Side::Player ? 2 * worth.margin + worth.ahead : -2 * worth.margin + worth.ahead - worth.margin;
    return {value, boardsPerHole};
}

Fraction VersionsGame::value(Side side) const
{
    return averageOverHoles(
        [&](StartingHand hand) { return forfeits(side, hand) ? Fraction(-1) : playValue(side, hand); });
}

Fraction VersionsGame::raises(Side side) const
{
    return averageOverHoles([&](StartingHand hand) {
        const PairWorth& worth = hands[asIndex(hand.index())];
        return forfeits(side, hand) ? Fraction(0)
                                    : Fraction(side == Side::Player ? worth.aheadOf : worth.behind, opponents);
    });
}

Fraction VersionsGame::forfeited(Side side) const
{
    return averageOverHoles([&](StartingHand hand) { return Fraction(forfeits(side, hand) ? 1 : 0); });
}

} // namespace cutcard
