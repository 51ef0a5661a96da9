// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/gathered.h"
#include "core/training/kinds.h"

namespace cutcard {

namespace {

constexpr int fiveCards = 5;
constexpr std::size_t boardOfFive = 3;
constexpr std::size_t boardOfSeven = 5;

ChipStack chipsOf(Chips value, Chips count)
{
    return ChipStack{{value, count}};
}

/// Large chips without a word, for a call that is not a whole number of them.
ChangeShown putIn(RandomStream& stream)
{
    constexpr std::array<Chips, 3> values{500, 1000, 5000};
    const Chips value = stream.anyOf(values);
    const Chips count = stream.between(1, 3);
    // the last chip is needed, or nobody would put it in
    return {.put = chipsOf(value, count), .due = value * count - value + 25 * stream.between(1, value / 25 - 1)};
}

Rule ruleOfTable(std::string_view name)
{
    if (name == "A")
        return "CH-pay-A"_rule;
    if (name == "B")
        return "CH-pay-B"_rule;
    return name.starts_with("CH") ? "CHP-pay-5"_rule : "CHP-pay-1"_rule;
}

/// The classes that come up, each as often as the others: those paid, and one that is not.
std::vector<HandClass> classesOf(const PayTable& table)
{
    std::vector<HandClass> classes;
    for (std::size_t i = 0; i < handClassCount; ++i) {
        const bool paid = table.odds[i] > 0;
        const bool nextIsPaid = i + 1 < handClassCount && table.odds[i + 1] > 0;
        if (paid || nextIsPaid)
            classes.push_back(static_cast<HandClass>(i));
    }
    return classes;
}

/// Brings five cards in sequence of one suit to the front: waiting for one takes seventy thousand decks.
void bringStraightFlush(std::vector<Card>& deck, bool royal, RandomStream& stream)
{
    const int suit = stream.below(suitCount);
    const int top = royal ? rankCount - 1 : stream.below(rankCount - 4) + 3;
    for (int i = 0; i < fiveCards; ++i) {
        // below the deuce lies the ace
        const auto rank = static_cast<Rank>((top - i + rankCount) % rankCount);
        const auto wanted = std::ranges::find(deck, Card(rank, static_cast<Suit>(suit)));
        std::iter_swap(deck.begin() + i, wanted);
    }
}

/// The deck with a hand of this class at its front: a spot's two cards and the board's.
std::vector<Card> deckFor(HandClass wanted, std::size_t count, RandomStream& stream)
{
    auto deck = eachOf(orderedDeck(), std::identity());
    do {
        stream.shuffle(deck);
        if (wanted >= HandClass::StraightFlush)
            bringStraightFlush(deck, wanted == HandClass::RoyalFlush, stream);
    } while (evaluate(std::span<const Card>(deck).first(count)).category() != wanted);
    // which of them are the spot's own is chance
    for (std::size_t i = count - 1; i > 0; --i)
        std::swap(deck[i], deck[static_cast<std::size_t>(stream.below(static_cast<int>(i) + 1))]);
    return deck;
}

} // namespace

namespace tasks {

Task changeDue(const TaskKind& kind, RandomStream& stream)
{
    const ChangeShown in = putIn(stream);
    // in the smallest chips, so that every amount can be given
    const ChipStack back = Denominations::change(valueOf(in.put), in.due, chipsOf(25, 1000)).value();
    const Chips right = valueOf(back);
    return {.kind = &kind,
            .right = {right},
            .shown = in,
            .figures = {in.due},
            .rules = {"3.7.4"_rule},
            .working = {{.kind = WorkingStep::Kind::Change, .figures = {valueOf(in.put), in.due, right}}}};
}

/// The tray has few of its greatest chips: the fewest are not always those one thinks of first.
Task madeChange(const TaskKind& kind, RandomStream& stream)
{
    ChangeShown in = putIn(stream);
    in.tray = {{1000, stream.between(0, 6)}, {500, stream.between(2, 8)}, {100, stream.between(30, 60)}, {25, 40}};
    const ChipStack back = Denominations::change(valueOf(in.put), in.due, in.tray).value();
    Task task{.kind = &kind,
              .shown = in,
              .figures = {in.due},
              .rules = {"3.7.4"_rule},
              .working = {{.kind = WorkingStep::Kind::Change, .figures = {valueOf(in.put), in.due, valueOf(back)}}}};
    for (const ChipCount& row : in.tray)
        task.right.push_back(countOf(back, row.denomination));
    return task;
}

Task layout(const TaskKind& kind, RandomStream& stream)
{
    const PayTable table = findPayTable(kind.id.substr(kind.id.find('.') + 1)).value();
    const auto classes = classesOf(table);
    const HandClass wanted = stream.anyOf(classes);
    const std::size_t boardSize = table.cards == fiveCards ? boardOfFive : boardOfSeven;
    const std::vector<Card> deck = deckFor(wanted, boardSize + 2, stream);
    LayoutShown shown{.table = kind.id.substr(kind.id.find('.') + 1)};
    shown.board.assign(deck.begin() + 2, deck.begin() + 2 + static_cast<std::ptrdiff_t>(boardSize));
    const int spots = 1 + stream.below(4);
    for (int i = 0; i < spots; ++i) {
        // the first has the hand that was drawn, the others what the deck gives
        const std::size_t at = i == 0 ? 0 : boardSize + 2 * static_cast<std::size_t>(i);
        shown.spots.push_back({.cards = {deck[at], deck[at + 1]}, .wager = 5 * stream.between(1, 20)});
    }
    // it lies anywhere on the layout
    stream.shuffle(shown.spots);
    Task task{.kind = &kind, .rules = {ruleOfTable(table.name)}};
    for (PaidSpot& spot : shown.spots) {
        const HandValue value = valueOf(spot.cards, shown.board);
        const int odds = table.oddsFor(value);
        spot.hand = value.category();
        task.right.push_back(spot.wager * odds);
        task.working.push_back({.kind = WorkingStep::Kind::Payment, .figures = {spot.wager, odds, spot.wager * odds}});
    }
    task.shown = std::move(shown);
    return task;
}

} // namespace tasks

} // namespace cutcard
