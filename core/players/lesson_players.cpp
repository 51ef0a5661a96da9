// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/lesson_players.h"

#include "core/base/gathered.h"
#include "core/games/banked/banked_game.h"
#include "core/games/catalogue/catalogue.h"
#include "core/players/simulator.h"

namespace cutcard {

namespace {

/// What a seat does in a lesson's hand: the button folds first, the big blind bets and gives up, others show.
enum class Role { Button, BigBlind, SmallBlind, Other };

Role roleOf(const Session& session, Seat seat)
{
    const HandNotes& notes = session.situation().notes;
    if (session.table().button == seat)
        return Role::Button;
    if (notes.bigBlindSeat == seat)
        return Role::BigBlind;
    return notes.smallBlindSeat == seat ? Role::SmallBlind : Role::Other;
}

/// The cards of a whole board.
std::size_t boardOf(const Session& session)
{
    std::size_t cards = 0;
    for (const int street : streetGame(session.situation()).variant().boardCards)
        cards += static_cast<std::size_t>(street);
    return cards;
}

/// A check or a call, with a loan where the chips don't suffice.
Decision along(const Session& session, Seat seat)
{
    const bool owes = currentRound(session.situation()).betTo > session.table().at(seat).bet;
    const Decision decision{.seat = seat, .choice = owes ? Choice::Call : Choice::Check};
    if (session.game().loanNeed(session.situation(), decision) != LoanNeed::None)
        return {.seat = seat, .choice = Choice::AskOdc};
    return decision;
}

Decision bet(const Session& session, Seat seat)
{
    const Situation& situation = session.situation();
    const Chips to = session.game().legalRaiseTo(situation, seat, 2 * situation.notes.bigBlind);
    return {.seat = seat, .choice = Choice::BetTo, .amount = to};
}

Decision betting(const Session& session, Seat seat)
{
    const bool free = currentRound(session.situation()).betTo == 0;
    const Role role = roleOf(session, seat);
    const bool first = session.table().board.empty();
    if (first && role == Role::Button)
        return {.seat = seat, .choice = Choice::Fold};
    if (session.table().board.size() >= boardOf(session)) {
        if (free && role == Role::SmallBlind)
            return bet(session, seat);
        if (!free && role == Role::BigBlind)
            return {.seat = seat, .choice = Choice::Fold};
    } else if (streetOf(session.situation()) == 1 && free && role == Role::BigBlind) {
        return bet(session, seat);
    }
    return along(session, seat);
}

/// One lays down nothing, one a card, one two: each disc is seen.
Decision layDown(const Session& session, Seat seat)
{
    const Role role = roleOf(session, seat);
    const auto& hand = session.table().at(seat).hand;
    Decision decision{.seat = seat, .choice = role == Role::Other ? Choice::KeepAll : Choice::Discard};
    if (decision.choice == Choice::Discard)
        decision.cards.push_back(hand[hand.size() - 1].card);
    if (role == Role::BigBlind)
        decision.cards.push_back(hand[hand.size() - 2].card);
    return decision;
}

/// Everything a spot can bet on before the deal; where all play one hand, one seat bets on it and the other against.
Decision opening(const Session& session, Seat seat)
{
    const BankedOptions& house = bankedOptions(session.situation());
    Decision decision{.seat = seat, .choice = Choice::Wager};
    decision.wagers.at(Circle::Bonus) = house.leastBet;
    if (!bankedGame(session.situation()).sharesHand())
        decision.wagers.at(Circle::Blind) = house.leastBet;
    else
        decision.wagers.at(seat == Seat(1) ? Circle::PlayerBlind : Circle::DealerBlind) = house.leastBet;
    if (house.potBet)
        decision.wagers.at(Circle::PotBet) = house.potBetSize();
    return decision;
}

Decision further(const Session& session, Seat seat)
{
    if (seat != Seat(1))
        return {.seat = seat, .choice = Choice::Check};
    Decision decision{.seat = seat, .choice = Choice::Wager};
    decision.wagers.at(Circle::Raise) = bankedGame(session.situation()).raiseSizes(session.situation(), seat).front();
    return decision;
}

Decision play(const Session& session, Seat seat)
{
    Decision decision{.seat = seat, .choice = Choice::Wager};
    decision.wagers.at(Circle::Play) = session.table().at(seat).wagers.at(blindCircle(session.table(), seat));
    return decision;
}

std::optional<Decision> told(const Session& session, const Turn& turn)
{
    switch (turn.wait) {
    case Wait::Bet:
        return betting(session, turn.seat);
    case Wait::Discard:
        return layDown(session, turn.seat);
    case Wait::Wager:
        return opening(session, turn.seat);
    case Wait::PlayOrFold:
        return play(session, turn.seat);
    case Wait::Raise:
        return further(session, turn.seat);
    case Wait::Cut:
    case Wait::Draw:
    case Wait::Post:
    case Wait::Show:
        break;
    }
    return std::nullopt;
}

std::vector<Card> cards(std::initializer_list<std::string_view> names)
{
    return eachOf(names, [](std::string_view name) { return *Card::fromText(name); });
}

/// A winner that nobody can miss, and a second hand that comes close.
WantedCards cardsOf(const Session& session)
{
    WantedCards wanted;
    const GameId game = session.setup().game();
    if (entryOf(game).family == Family::Streets) {
        wanted.hands[0] = cards({"Kh", "Qh"});
        wanted.hands[1] = cards({"9c", "8c"});
        wanted.hands[2] = cards({"As", "Ad"});
        wanted.hands[3] = cards({"7s", "3h"});
        wanted.board = cards({"Ah", "Kd", "4c", "Jc", "2s"});
        wanted.board.resize(boardOf(session));
        return wanted;
    }
    wanted.dealer = cards({"Kd", "7c"});
    wanted.board = cards({"Qh", "8d", "5s", "Kc", "2d"});
    const auto winner = cards({"Qs", "Qd"});
    if (bankedGame(game).sharesHand()) {
        wanted.shared = winner;
    } else {
        wanted.hands[0] = winner;
        wanted.hands[1] = cards({"9h", "4c"});
    }
    return wanted;
}

} // namespace

std::optional<Event> lessonEvent(const Session& session)
{
    if (session.isOver())
        return std::nullopt;
    if (const auto turn = session.turn()) {
        if (const auto decision = told(session, *turn); decision && session.isPossible(*decision))
            return *decision;
    }
    // what nothing hangs on they do as ever
    return Simulator(noIncidents, mostlyCallsStyle).next(session);
}

SessionSetup lessonDeal(SessionSetup setup)
{
    const auto session = Session::start(setup);
    if (!session)
        return setup;
    // where a bank lends, one runs out of chips, so that it has to
    constexpr int bigBlinds = 3;
    const Chips bigBlind = session->situation().notes.bigBlind;
    if (bigBlind > 0 && session->situation().bank.options().offered)
        setup.seats[0].stack = bigBlinds * bigBlind;
    if (const auto deck = arrangedDeck(setup, cardsOf(*session)))
        setup.deck = *deck;
    return setup;
}

} // namespace cutcard
