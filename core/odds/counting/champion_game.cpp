// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/counting/champion_game.h"

#include "core/base/gathered.h"

#include <cctype>

namespace cutcard {

std::optional<StartingHand> StartingHand::fromText(std::string_view text)
{
    if (text.size() == 4) {
        const auto first = Card::fromText(text.substr(0, 2));
        const auto second = Card::fromText(text.substr(2));
        return first && second && *first != *second ? std::optional(of(*first, *second)) : std::nullopt;
    }
    if (text.size() < 2 || text.size() > 3)
        return std::nullopt;
    const char kind = text.size() == 3 ? static_cast<char>(std::tolower(static_cast<unsigned char>(text[2]))) : ' ';
    const auto first = Card::fromText({std::string{text[0], 'c'}});
    const auto second = Card::fromText({std::string{text[1], kind == 's' ? 'c' : 'd'}});
    if (!first || !second)
        return std::nullopt;
    const bool pair = first->rank() == second->rank();
    if (pair ? kind != ' ' : kind != 's' && kind != 'o')
        return std::nullopt;
    return of(*first, *second);
}

std::string StartingHand::text() const
{
    std::string text{rankLetter(high()), rankLetter(low())};
    if (!isPair())
        text += isSuited() ? 's' : 'o';
    return text;
}

ChampionGame ChampionGame::of(const FlopMargins& margins)
{
    ChampionGame game;
    for (const FlopClass& flop : flopClasses()) {
        const FlopMargins::Flop parts = margins.flop(flop.cards);
        const auto rest = thoseOf(orderedDeck(), [&](Card card) { return !contains(flop.cards, card); });
        for (std::size_t b = 1; b < rest.size(); ++b) {
            for (std::size_t a = 0; a < b; ++a)
                game.hands[asIndex(StartingHand::of(rest[a], rest[b]).index())].add(
                    std::int64_t{parts.margin(rest[a], rest[b])} * flop.count, flop.count);
        }
    }
    return game;
}

StartingHandWorth ChampionGame::total() const
{
    StartingHandWorth sum;
    for (const StartingHandWorth& hand : hands) {
        sum.margin += hand.margin;
        sum.ahead += hand.ahead;
        sum.raisedFlops += hand.raisedFlops;
        sum.evenFlops += hand.evenFlops;
    }
    return sum;
}

Fraction ChampionGame::playValue(FlopBet bet, StartingHand hand) const
{
    const StartingHandWorth& worth = hands[asIndex(hand.index())];
    return Fraction(2 * worth.margin + static_cast<int>(bet) * worth.ahead, hand.combinations() * runoutsPerHole);
}

Fraction ChampionGame::value(FlopBet bet) const
{
    return averageOverHoles([&](StartingHand hand) { return folds(bet, hand) ? Fraction(-1) : playValue(bet, hand); });
}

Fraction ChampionGame::raises(FlopBet bet) const
{
    std::int64_t flops = 0;
    for (int i = 0; i < startingHandCount; ++i) {
        if (!folds(bet, StartingHand::fromIndex(i)))
            flops += hands[asIndex(i)].raisedFlops;
    }
    return Fraction(flops, holeCount * flopsPerHole);
}

Fraction ChampionGame::raises(StartingHand hand) const
{
    return Fraction(hands[asIndex(hand.index())].raisedFlops, hand.combinations() * flopsPerHole);
}

Fraction ChampionGame::averageBet(FlopBet bet) const
{
    const auto played = averageOverHoles([&](StartingHand hand) { return Fraction(folds(bet, hand) ? 0 : 1); });
    return 2 + played + static_cast<int>(bet) * raises(bet);
}

} // namespace cutcard
