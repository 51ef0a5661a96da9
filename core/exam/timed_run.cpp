// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/timed_run.h"

#include "core/base/random.h"
#include "core/chips/pay_table.h"
#include "core/chips/pots.h"
#include "core/games/positions.h"

#include <algorithm>

namespace cutcard {

namespace {

constexpr std::uint64_t questionsApart = 1'000'003;
constexpr Chips chip = 100;
constexpr std::int64_t firstWins = 0;
constexpr std::int64_t secondWins = 1;
constexpr std::int64_t shared = 2;

std::vector<Card> shuffledDeck(RandomStream& stream)
{
    const auto ordered = orderedDeck();
    std::vector<Card> deck(ordered.begin(), ordered.end());
    stream.shuffle(deck);
    return deck;
}

std::vector<Card> taken(std::vector<Card>& deck, std::size_t count)
{
    std::vector<Card> cards(deck.end() - static_cast<std::ptrdiff_t>(count), deck.end());
    deck.resize(deck.size() - count);
    return cards;
}

HandValue valueOf(const std::vector<Card>& hand, std::span<const Card> board)
{
    std::vector<Card> cards(hand);
    cards.insert(cards.end(), board.begin(), board.end());
    return evaluate(cards);
}

std::int64_t winnerOf(HandValue first, HandValue second)
{
    return first == second ? shared : first > second ? firstWins : secondWins;
}

/// Two players who called everything, up to three who were all-in for less, and sometimes one who folded.
RunQuestion sidePots(RandomStream& stream)
{
    RunQuestion question{.ask = RunAsk::PotAmount, .rule = "3.7.3"_rule};
    const Chips whole = chip * stream.between(12, 40);
    Contributions contributions{};
    const auto add = [&](int seat, const Contribution& one) {
        contributions[static_cast<std::size_t>(seat)] = one;
        question.seats.push_back(
            {.seat = Seat::fromIndex(seat), .in = one.live, .folded = one.folded, .allIn = one.allIn});
    };
    const int allIns = 1 + stream.below(3);
    std::vector<Contribution> places{{.live = whole}, {.live = whole}};
    for (int i = 0; i < allIns; ++i)
        places.push_back({.live = chip * stream.between(2, whole / chip - 1), .allIn = true});
    if (stream.chance(500))
        places.push_back({.live = chip * stream.between(1, whole / chip - 1), .folded = true});
    stream.shuffle(places);
    for (std::size_t i = 0; i < places.size(); ++i)
        add(static_cast<int>(i), places[i]);
    const Pots pots = layeredPots(contributions);
    question.pot = stream.below(static_cast<int>(pots.size()));
    question.answer = pots[static_cast<std::size_t>(question.pot)].amount;
    return question;
}

/// Two hands of the same class more often than not: what decides is a rank or a kicker.
RunQuestion handReading(RandomStream& stream)
{
    RunQuestion question{.ask = RunAsk::Winner, .rule = "1.2-show"_rule};
    const bool close = stream.chance(800);
    HandValue first;
    HandValue second;
    do {
        auto deck = shuffledDeck(stream);
        question.board = taken(deck, 5);
        question.hands = {taken(deck, 2), taken(deck, 2)};
        first = valueOf(question.hands[0], question.board);
        second = valueOf(question.hands[1], question.board);
    } while (close && (first.category() != second.category() || first.category() == HandClass::HighCard));
    question.answer = winnerOf(first, second);
    return question;
}

RunQuestion change(RandomStream& stream)
{
    constexpr std::array<Chips, 3> values{500, 1000, 5000};
    const Chips value = values[static_cast<std::size_t>(stream.below(static_cast<int>(values.size())))];
    const Chips given = value * stream.between(1, 3);
    // the last chip is needed, or nobody would put it in
    const Chips due = given - value + 25 * stream.between(1, value / 25 - 1);
    return {.ask = RunAsk::ChangeDue, .rule = "3.7.4"_rule, .answer = given - due, .chips = given, .due = due};
}

Rule ruleOfTable(std::string_view name)
{
    if (name == "A")
        return "CH-pay-A"_rule;
    if (name == "B")
        return "CH-pay-B"_rule;
    return name.starts_with("CH") ? "CHP-pay-5"_rule : "CHP-pay-1"_rule;
}

RunQuestion payment(RandomStream& stream)
{
    const auto& tables = printedPayTables();
    const PayTable& table = tables[static_cast<std::size_t>(stream.below(static_cast<int>(tables.size())))];
    std::vector<int> paid;
    for (int i = 0; i < handClassCount; ++i) {
        if (table.odds[static_cast<std::size_t>(i)] > 0)
            paid.push_back(i);
    }
    const int hand = paid[static_cast<std::size_t>(stream.below(static_cast<int>(paid.size())))];
    RunQuestion question{.ask = RunAsk::Payment, .rule = ruleOfTable(table.name)};
    question.hand = static_cast<HandClass>(hand);
    question.odds = table.odds[static_cast<std::size_t>(hand)];
    question.chips = 5 * stream.between(1, 20);
    question.table = table.name;
    question.answer = *bonusPay(table, question.chips, question.hand);
    return question;
}

/// A league table of four to nine with empty chairs; nobody has left since the last hand.
RunQuestion positions(RandomStream& stream)
{
    RunQuestion question;
    std::vector<Seat> chairs;
    chairs.reserve(9);
    for (int i = 0; i < 9; ++i)
        chairs.push_back(Seat::fromIndex(i));
    stream.shuffle(chairs);
    chairs.resize(static_cast<std::size_t>(stream.between(4, 8)));
    for (const Seat seat : chairs)
        question.players.insert(seat);
    question.button = chairs.front();
    const Positions now = firstPositions(question.button, question.players, {});
    Seat answer;
    switch (stream.below(5)) {
    case 0:
        question.ask = RunAsk::SmallBlind;
        question.rule = "2.2.1"_rule;
        answer = *now.smallBlind;
        break;
    case 1:
        question.ask = RunAsk::BigBlind;
        question.rule = "2.2.1"_rule;
        answer = now.bigBlind;
        break;
    case 2:
        question.ask = RunAsk::FirstToAct;
        question.rule = "1.2-pocket"_rule;
        answer = question.players.nextAfter(now.bigBlind);
        break;
    case 3:
        question.ask = RunAsk::FirstAfterFlop;
        question.rule = "1.2-flop"_rule;
        answer = question.players.nextAfter(question.button);
        break;
    default:
        question.ask = RunAsk::NextButton;
        question.rule = "2.2.2"_rule;
        answer = nextPositions(now, question.players, {}).button;
        break;
    }
    question.answer = answer.number();
    return question;
}

/// The community cards that a hand of so many cards may use: four, three without the river, two without the turn too.
std::size_t permitted(std::size_t cards)
{
    return 7 - cards;
}

RunQuestion discs(RandomStream& stream)
{
    auto deck = shuffledDeck(stream);
    const auto cards = static_cast<std::size_t>(stream.between(3, 5));
    if (stream.chance(400)) {
        RunQuestion question{.ask = RunAsk::DiscsOf, .rule = cards == 5 ? "TN-disc-b"_rule : "TN-disc-a"_rule};
        question.hands[0] = taken(deck, cards);
        question.answer = static_cast<std::int64_t>(cards) - 3;
        return question;
    }
    RunQuestion question{.ask = RunAsk::PermittedWinner};
    const auto other = static_cast<std::size_t>(stream.between(3, 5));
    const std::size_t most = std::max(cards, other);
    question.rule = most == 5 ? "TN-show-5"_rule : most == 4 ? "TN-show-4"_rule : "TN-show-3"_rule;
    question.board = taken(deck, 4);
    question.hands = {taken(deck, cards), taken(deck, other)};
    const std::span<const Card> board(question.board);
    question.answer = winnerOf(valueOf(question.hands[0], board.first(permitted(cards))),
                               valueOf(question.hands[1], board.first(permitted(other))));
    return question;
}

} // namespace

RunQuestion runQuestion(RunKind kind, std::uint64_t seed, int number)
{
    RandomStream stream(seed * static_cast<std::uint64_t>(runKindCount) + static_cast<std::uint64_t>(kind)
                            + questionsApart * static_cast<std::uint64_t>(number),
                        StreamPurpose::Quiz);
    switch (kind) {
    case RunKind::SidePots:
        return sidePots(stream);
    case RunKind::HandReading:
        return handReading(stream);
    case RunKind::Change:
        return stream.chance(500) ? change(stream) : payment(stream);
    case RunKind::Positions:
        return positions(stream);
    case RunKind::Discs:
        return discs(stream);
    }
    return {};
}

} // namespace cutcard
