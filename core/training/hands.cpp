// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/gathered.h"
#include "core/training/kinds.h"

namespace cutcard {

constexpr int firstWins = 0;
constexpr int secondWins = 1;
constexpr int shared = 2;

static std::vector<Card> shuffledDeck(RandomStream& stream)
{
    auto deck = eachOf(orderedDeck(), std::identity());
    stream.shuffle(deck);
    return deck;
}

static std::vector<Card> taken(std::vector<Card>& deck, std::size_t count)
{
    std::vector<Card> cards(deck.end() - static_cast<std::ptrdiff_t>(count), deck.end());
    deck.resize(deck.size() - count);
    return cards;
}

HandValue tasks::valueOf(std::span<const Card> hand, std::span<const Card> board)
{
    std::vector<Card> cards(hand.begin(), hand.end());
    cards.insert(cards.end(), board.begin(), board.end());
    return evaluate(cards);
}

static int winnerOf(HandValue first, HandValue second)
{
    return first == second ? shared : first > second ? firstWins : secondWins;
}

/// The community cards a Tennessee hand of so many cards may use: four, less the river, less the turn too.
static std::size_t permitted(std::size_t cards)
{
    return 7 - cards;
}

static std::size_t tennesseeHand(RandomStream& stream)
{
    return static_cast<std::size_t>(stream.between(3, 5));
}

namespace tasks {

/// Two hands of the same class more often than not: what decides is a rank or a kicker.
Task winner(const TaskKind& kind, RandomStream& stream)
{
    const bool close = stream.chance(800);
    HandsShown shown;
    HandValue first;
    HandValue second;
    do {
        auto deck = shuffledDeck(stream);
        shown.board = taken(deck, 5);
        shown.hands = {taken(deck, 2), taken(deck, 2)};
        first = valueOf(shown.hands[0], shown.board);
        second = valueOf(shown.hands[1], shown.board);
    } while (close && (first.category() != second.category() || first.category() == HandClass::HighCard));
    return {.kind = &kind, .right = {winnerOf(first, second)}, .shown = std::move(shown), .rules = {"1.2-show"_rule}};
}

Task discs(const TaskKind& kind, RandomStream& stream)
{
    auto deck = shuffledDeck(stream);
    const std::size_t cards = tennesseeHand(stream);
    return {.kind = &kind,
            .right = {static_cast<std::int64_t>(cards) - 3},
            .shown = HandsShown{.board = {}, .hands = {taken(deck, cards)}},
            .rules = {cards == 5 ? "TN-disc-b"_rule : "TN-disc-a"_rule}};
}

Task permittedWinner(const TaskKind& kind, RandomStream& stream)
{
    auto deck = shuffledDeck(stream);
    const std::size_t one = tennesseeHand(stream);
    const std::size_t other = tennesseeHand(stream);
    HandsShown shown{.board = taken(deck, 4), .hands = {}};
    shown.hands = {taken(deck, one), taken(deck, other)};
    const std::span<const Card> board(shown.board);
    const int right = winnerOf(valueOf(shown.hands[0], board.first(permitted(one))),
                               valueOf(shown.hands[1], board.first(permitted(other))));
    const std::size_t most = std::max(one, other);
    return {.kind = &kind,
            .right = {right},
            .shown = std::move(shown),
            .rules = {most == 5   ? "TN-show-5"_rule
                      : most == 4 ? "TN-show-4"_rule
                                  : "TN-show-3"_rule}};
}

} // namespace tasks

} // namespace cutcard
