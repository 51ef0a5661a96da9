// SPDX-License-Identifier: GPL-3.0-or-later
// What a situation is made up of: cards where they are wanted, and everything that could happen.
#include "core/games/catalogue/catalogue.h"
#include "core/players/arranged_deck.h"
#include "core/players/dealers.h"
#include "core/players/possible_events.h"
#include "core/players/simulator.h"
#include "core/session/text/event_text.h"
#include "tests/core/support/tables.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <algorithm>
#include <array>

using namespace cutcard;

namespace {

/// Four players of a game, the second of them with the button where there is one.
SessionSetup fourAt(const CatalogueEntry& game)
{
    SessionSetup setup = setupFor(game, 2, Mode::Practice, 1);
    setup.house = defaultHouse(game.id);
    setup.seats.clear();
    for (int i = 0; i < 4; ++i)
        setup.seats.push_back(
            {.seat = Seat::fromIndex(i), .name = "P" + std::to_string(i + 1), .stack = setup.common().startingChips()});
    if (game.family == Family::Streets)
        setup.button = Seat(2);
    return setup;
}

bool holds(const auto& row, const std::vector<Card>& wanted)
{
    return row.size() >= wanted.size()
           && std::ranges::equal(row.begin(), row.begin() + static_cast<int>(wanted.size()), wanted.begin(),
                                 wanted.end(), {}, &LyingCard::card);
}

std::vector<Card> cards(std::initializer_list<const char*> texts)
{
    std::vector<Card> all;
    for (const char* text : texts)
        all.push_back(Card::fromText(text).value());
    return all;
}

} // namespace

class MadeUpTest : public QObject
{
    Q_OBJECT

private slots:
    void wantedCardsComeWhereTheyAreWanted_data() { everyGame(); }
    void wantedCardsComeWhereTheyAreWanted()
    {
        QFETCH(int, game);
        const CatalogueEntry& entry = catalogue()[static_cast<std::size_t>(game)];
        SessionSetup setup = fourAt(entry);
        const WantedCards dealt = cardsDealt(setup);
        // an ace for everybody who gets cards, and the board from its end
        WantedCards wanted;
        const auto aces = cards({"As", "Ah", "Ad", "Ac"});
        for (std::size_t i = 0; i < 4; ++i) {
            if (!dealt.hands[i].empty())
                wanted.hands[i] = {aces[i]};
        }
        QVERIFY(!dealt.board.empty());
        wanted.board = cards({"2c", "3c", "4c"});
        if (!dealt.dealer.empty())
            wanted.dealer = cards({"Kd"});
        if (!dealt.shared.empty())
            wanted.shared = cards({"Kc"});
        const auto deck = arrangedDeck(setup, wanted);
        QVERIFY(deck.has_value());
        setup.deck = *deck;
        auto session = Session::start(setup);
        QVERIFY(session.has_value());
        std::array<bool, 7> seen{};
        for (int i = 0; i < mostEvents && !session->isOver(); ++i) {
            const auto act = idealAct(*session);
            const auto event = act ? std::optional<Event>(*act) : goesAlong(*session);
            QVERIFY2(event && session->apply(*event), described(*session).constData());
            const Table& table = session->table();
            for (std::size_t seat = 0; seat < 4; ++seat)
                seen[seat] = seen[seat] || holds(table.places[seat].hand, wanted.hands[seat]);
            seen[4] = seen[4] || holds(table.board, wanted.board);
            seen[5] = seen[5] || holds(table.dealerHand, wanted.dealer);
            seen[6] = seen[6] || holds(table.sharedHand, wanted.shared);
        }
        QVERIFY2(std::ranges::all_of(seen, std::identity()), described(*session).constData());
    }

    void cardsThatCannotComeAreNamed()
    {
        const SessionSetup setup = fourAt(catalogue().front());
        WantedCards wanted;
        wanted.hands[1] = cards({"As", "Ah", "Ad"});
        const auto tooMany = arrangedDeck(setup, wanted);
        QVERIFY(!tooMany.has_value());
        QCOMPARE(tooMany.error().cause, Cause::WrongCount);
        QCOMPARE(tooMany.error().place.name, std::string("seat 2"));
        QCOMPARE(tooMany.error().expected, std::string("2"));
        wanted.hands[1] = cards({"As", "Ah"});
        wanted.board = cards({"Ah"});
        const auto twice = arrangedDeck(setup, wanted);
        QVERIFY(!twice.has_value());
        QCOMPARE(twice.error().cause, Cause::DuplicateCard);
        QCOMPARE(twice.error().place.name, std::string("board"));
        // nobody sits there
        wanted = {};
        wanted.hands[7] = cards({"As"});
        QCOMPARE(arrangedDeck(setup, wanted).error().place.name, std::string("seat 8"));
    }

    void everythingThatPlayersDoIsAmongWhatCouldHappen_data() { everyGame(); }
    void everythingThatPlayersDoIsAmongWhatCouldHappen()
    {
        QFETCH(int, game);
        const CatalogueEntry& entry = catalogue()[static_cast<std::size_t>(game)];
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(seedsOr(3)); ++seed) {
            auto session = Session::start(setupFor(entry, seed, Mode::Practice, 1));
            QVERIFY(session.has_value());
            const Simulator players(manyIncidents);
            for (int i = 0; i < mostEvents && !session->isOver(); ++i) {
                const auto next = players.next(*session);
                if (!next) {
                    const auto act = idealAct(*session);
                    QVERIFY2(act && session->apply(*act), described(*session).constData());
                    continue;
                }
                const auto possible = possibleEvents(*session, amountOf(*next));
                QVERIFY2(isAmong(*next, possible),
                         ("seed " + std::to_string(seed) + ": " + eventText(*next, false)).c_str());
                QVERIFY(session->apply(*next).has_value());
            }
        }
    }

    void whatIsOfferedCanHappen_data() { everyGame(); }
    void whatIsOfferedCanHappen()
    {
        QFETCH(int, game);
        const CatalogueEntry& entry = catalogue()[static_cast<std::size_t>(game)];
        auto session = Session::start(fourAt(entry));
        int offered = 0;
        for (int i = 0; i < mostEvents && !session->isOver(); ++i) {
            for (const Event& event : possibleEvents(*session)) {
                Session tried = *session;
                QVERIFY2(tried.apply(event).has_value(), eventText(event, false).c_str());
                QVERIFY(isConsistent(tried.table()));
                ++offered;
            }
            const auto act = idealAct(*session);
            const auto event = act ? std::optional<Event>(*act) : Simulator().next(*session);
            QVERIFY2(event && session->apply(*event), described(*session).constData());
        }
        QVERIFY(offered > 20);
        QVERIFY(possibleEvents(*session).empty());
    }

private:
    static void everyGame()
    {
        QTest::addColumn<int>("game");
        for (std::size_t i = 0; i < catalogue().size(); ++i)
            QTest::newRow(std::string(catalogue()[i].word).c_str()) << static_cast<int>(i);
    }

    /// Checks, calls and plays whatever it holds.
    static std::optional<Event> goesAlong(const Session& session)
    {
        const auto turn = session.turn();
        if (!turn)
            return std::nullopt;
        const SeatPlace& place = session.table().at(turn->seat);
        Chips most = 0;
        for (const SeatPlace& other : session.table().places)
            most = std::max(most, other.bet);
        const Choice along = turn->wait == Wait::Discard ? Choice::KeepAll
                             : place.bet < most          ? Choice::Call
                                                         : Choice::Check;
        const Decision decision{.seat = turn->seat, .choice = along};
        if ((turn->wait == Wait::Discard || turn->wait == Wait::Bet) && session.isPossible(decision))
            return decision;
        return Simulator().next(session);
    }

    static Chips amountOf(const Event& event)
    {
        if (const auto* decision = std::get_if<Decision>(&event))
            return decision->choice == Choice::Wager ? *std::ranges::max_element(decision->wagers.amounts)
                                                     : decision->amount;
        const auto* incident = std::get_if<Incident>(&event);
        return incident == nullptr ? 0 : incident->amount;
    }

    /// Whether an event is offered; wagers by whether any are, since each player mixes them as it likes.
    static bool isAmong(const Event& event, const std::vector<Event>& possible)
    {
        const auto* decision = std::get_if<Decision>(&event);
        return std::ranges::any_of(possible, [&](const Event& each) {
            const auto* other = std::get_if<Decision>(&each);
            const bool bothWager = decision != nullptr && other != nullptr && decision->choice == Choice::Wager
                                   && other->choice == Choice::Wager;
            if (bothWager
                || (decision != nullptr && other != nullptr && decision->choice == Choice::Discard
                    && other->choice == Choice::Discard))
                return decision->seat == other->seat;
            return each == event;
        });
    }
};

CUTCARD_TESTS(MadeUpTest)
#include "tst_made_up.moc"
