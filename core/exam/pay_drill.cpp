// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/pay_drill.h"

#include "core/base/defect.h"
#include "core/base/random.h"

#include <cassert>
#include <cstddef>
#include <utility>

namespace cutcard {

namespace {

constexpr std::uint64_t layoutsApart = 1'000'003;
constexpr int fiveCards = 5;
constexpr std::size_t boardOfFive = 3;
constexpr std::size_t boardOfSeven = 5;

HandValue valueOf(const std::array<Card, 2>& own, const std::vector<Card>& board)
{
    std::vector<Card> cards(board);
    cards.insert(cards.end(), own.begin(), own.end());
    return evaluate(cards);
}

/// The classes that come up, each as often as the others: those paid, and one that is not.
std::vector<HandClass> classesOf(const PayTable& table)
{
    std::vector<HandClass> classes;
    classes.reserve(handClassCount);
    for (std::size_t i = 0; i < handClassCount; ++i) {
        const bool paid = table.odds[i] > 0;
        const bool nextIsPaid = i + 1 < handClassCount && table.odds[i + 1] > 0;
        if (paid || nextIsPaid)
            classes.push_back(static_cast<HandClass>(i));
    }
    return classes;
}

/// Brings `count` cards drawn by chance to the front of a deck.
void draw(std::vector<Card>& deck, std::size_t count, RandomStream& stream)
{
    for (std::size_t i = 0; i < count; ++i)
        std::swap(deck[i], deck[i + static_cast<std::size_t>(stream.below(static_cast<int>(deck.size() - i)))]);
}

} // namespace

DrillLayout drillLayout(const DrillSpec& spec, int number)
{
    assert(spec.spots >= 1 && spec.spots <= mostDrillSpots && spec.leastBet <= spec.mostBet);
    RandomStream stream(spec.seed + static_cast<std::uint64_t>(number) * layoutsApart, StreamPurpose::Quiz);
    const auto classes = classesOf(spec.table);
    const HandClass wanted = classes[static_cast<std::size_t>(stream.below(static_cast<int>(classes.size())))];
    const std::size_t boardSize = spec.table.cards == fiveCards ? boardOfFive : boardOfSeven;
    const auto ordered = orderedDeck();
    std::vector<Card> deck(ordered.begin(), ordered.end());
    DrillLayout layout;
    // drawn until the class comes; a royal flush of five cards takes 650,000 draws, a tenth of a second
    do {
        draw(deck, boardSize + 2, stream);
        layout.board.assign(deck.begin() + 2, deck.begin() + 2 + static_cast<std::ptrdiff_t>(boardSize));
    } while (valueOf({deck[0], deck[1]}, layout.board).category() != wanted);
    std::vector<Card> rest(deck.begin() + 2 + static_cast<std::ptrdiff_t>(boardSize), deck.end());
    stream.shuffle(rest);
    layout.spots.reserve(static_cast<std::size_t>(spec.spots));
    const auto steps = static_cast<int>((spec.mostBet - spec.leastBet) / spec.unit);
    for (int i = 0; i < spec.spots; ++i) {
        DrillSpot spot;
        spot.cards = {deck[0], deck[1]};
        if (i > 0)
            spot.cards = {rest[2 * static_cast<std::size_t>(i)], rest[2 * static_cast<std::size_t>(i) + 1]};
        spot.wager = spec.leastBet + spec.unit * stream.below(steps + 1);
        const HandValue value = valueOf(spot.cards, layout.board);
        spot.hand = value.category();
        spot.pays = spot.wager * spec.table.oddsFor(value);
        layout.spots.push_back(spot);
    }
    // the chosen hand lies anywhere on the layout
    stream.shuffle(layout.spots);
    return layout;
}

void DrillScore::book(const DrillLayout& layout, std::span<const Chips> paid)
{
    holds(paid.size() == layout.spots.size());
    for (std::size_t i = 0; i < std::min(paid.size(), layout.spots.size()); ++i) {
        Row& row = byClass[static_cast<std::size_t>(layout.spots[i].hand)];
        ++row.asked;
        row.right += paid[i] == layout.spots[i].pays ? 1 : 0;
    }
}

DrillScore::Row DrillScore::total() const
{
    Row all;
    for (const Row& row : byClass) {
        all.asked += row.asked;
        all.right += row.right;
    }
    return all;
}

} // namespace cutcard
