// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/arranged_deck.h"

#include "core/base/gathered.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"

namespace cutcard {

namespace {

constexpr int mostSteps = 5000;

/// Goes along with everything, so that nobody ends the hand early.
std::optional<Event> passive(const Session& session)
{
    const auto turn = session.turn();
    if (!turn)
        return std::nullopt;
    std::vector<Choice> wishes{Choice::KeepAll};
    if (turn->wait == Wait::Bet) {
        const bool owes = currentRound(session.situation()).betTo > session.table().at(turn->seat).bet;
        wishes = {owes ? Choice::Call : Choice::Check, Choice::AllIn};
    }
    for (const Choice choice : wishes) {
        const Decision decision{.seat = turn->seat, .choice = choice};
        if (session.isPossible(decision))
            return decision;
    }
    return Simulator().next(session);
}

template <typename Row> void note(std::vector<Card>& came, const Row& row)
{
    for (std::size_t i = came.size(); i < row.size(); ++i)
        came.push_back(row[i].card);
}

void noteAll(WantedCards& came, const Table& table)
{
    for (std::size_t i = 0; i < came.hands.size(); ++i)
        note(came.hands[i], table.places[i].hand);
    note(came.board, table.board);
    note(came.dealer, table.dealerHand);
    note(came.shared, table.sharedHand);
}

/// One place of both.
struct Destination {
    std::string name;
    const std::vector<Card>& wanted;
    const std::vector<Card>& came;
};

std::vector<Destination> destinations(const WantedCards& wanted, const WantedCards& came)
{
    std::vector<Destination> all;
    all.reserve(maxSeats + 3);
    for (std::size_t i = 0; i < came.hands.size(); ++i)
        all.push_back({.name = "seat " + std::to_string(i + 1), .wanted = wanted.hands[i], .came = came.hands[i]});
    all.push_back({.name = "board", .wanted = wanted.board, .came = came.board});
    all.push_back({.name = "dealer", .wanted = wanted.dealer, .came = came.dealer});
    all.push_back({.name = "shared", .wanted = wanted.shared, .came = came.shared});
    return all;
}

/// The cards that nobody asked for, in an order by the seed.
std::vector<Card> shuffledRest(const std::array<bool, cardCount>& used, std::uint64_t seed)
{
    auto rest = thoseOf(orderedDeck(), [&](Card card) { return !used[static_cast<std::size_t>(card.index())]; });
    RandomStream stream(seed, StreamPurpose::Deck);
    stream.shuffle(rest);
    return rest;
}

} // namespace

WantedCards cardsDealt(const SessionSetup& setup)
{
    SessionSetup ordered = setup;
    ordered.deck = eachOf(orderedDeck(), std::identity());
    ordered.mode = Mode::Practice;
    WantedCards came;
    auto session = Session::start(ordered);
    for (int i = 0; session && i < mostSteps && !session->isOver() && session->hand() == 1; ++i) {
        const auto act = idealAct(*session);
        const auto event = act ? std::optional<Event>(*act) : passive(*session);
        if (!event || !session->apply(*event, act.has_value()))
            break;
        if (session->hand() == 1)
            noteAll(came, session->table());
    }
    return came;
}

Result<std::vector<Card>> arrangedDeck(const SessionSetup& setup, const WantedCards& wanted)
{
    const WantedCards came = cardsDealt(setup);
    std::array<std::optional<Card>, cardCount> deck{};
    std::array<bool, cardCount> used{};
    for (const Destination& place : destinations(wanted, came)) {
        if (place.wanted.size() > place.came.size())
            return Error{{.name = place.name},
                         Cause::WrongCount,
                         std::to_string(place.came.size()),
                         std::to_string(place.wanted.size())};
        for (std::size_t i = 0; i < place.wanted.size(); ++i) {
            const auto card = static_cast<std::size_t>(place.wanted[i].index());
            // it came from a deck in index order, where one card can't come as two others
            auto& there = deck[static_cast<std::size_t>(place.came[i].index())];
            if (std::exchange(used[card], true) || there)
                return Error{{.name = place.name}, Cause::DuplicateCard, {}, place.wanted[i].text()};
            there = place.wanted[i];
        }
    }
    std::vector<Card> rest = shuffledRest(used, setup.seed);
    std::vector<Card> result;
    result.reserve(cardCount);
    for (const auto& card : deck) {
        result.push_back(card ? *card : rest.back());
        if (!card)
            rest.pop_back();
    }
    return result;
}

} // namespace cutcard
