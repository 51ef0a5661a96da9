// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson's hand and lively tables: what is to be learnt comes up.
#include "core/games/catalogue/catalogue.h"
#include "core/players/bot.h"
#include "core/players/dealers.h"
#include "core/players/lesson_players.h"
#include "core/players/simulator.h"
#include "tests/core/support/tables.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <algorithm>

using namespace cutcard;

namespace {

constexpr int mostSteps = 3000;

SessionSetup tableOf(const CatalogueEntry& game, int players, int hands, std::uint64_t seed)
{
    SessionSetup setup;
    setup.house = defaultHouse(game.id);
    setup.hands = hands;
    setup.seed = seed;
    for (int i = 0; i < players; ++i)
        setup.seats.push_back(
            {.seat = Seat::fromIndex(i), .name = "P" + std::to_string(i + 1), .stack = setup.common().startingChips()});
    return setup;
}

SessionSetup lessonOf(const CatalogueEntry& game)
{
    const bool streets = game.family == Family::Streets;
    SessionSetup setup = tableOf(game, streets ? 4 : 2, 1, 4);
    if (streets)
        setup.button = Seat(4);
    return lessonDeal(std::move(setup));
}

/// What was seen in the hands of a session.
struct Seen {
    int hands = 0;
    int showdowns = 0;
    int sidePots = 0;
};

Seen seenAt(const CatalogueEntry& game, const Simulator& players, std::uint64_t seed, int hands)
{
    SessionSetup setup = tableOf(game, 6, 1, seed);
    Seen seen;
    RandomStream stream(seed, StreamPurpose::Players);
    for (int i = 0; i < hands; ++i) {
        // as the window's own tables are set up: some stacks are short
        setup.seed = seed + static_cast<std::uint64_t>(i);
        const Chips unit = setup.common().smallestChip();
        for (SeatSetup& seat : setup.seats)
            seat.stack = std::max(unit, setup.common().startingChips() * stream.between(10, 200) / 100 / unit * unit);
        setup.button = Seat(1 + i % 6);
        Session session = Session::start(withShortStacks(setup)).value();
        bool shown = false;
        bool sidePot = false;
        for (int step = 0; step < mostSteps && !session.isOver(); ++step) {
            const auto act = idealAct(session);
            const auto event = act ? std::optional<Event>(*act) : players.next(session);
            if (!event || !session.apply(*event))
                break;
            const auto* decision = std::get_if<Decision>(&*event);
            shown = shown || (decision != nullptr && decision->choice == Choice::Show);
            sidePot = sidePot || std::ranges::count_if(session.table().pots, [](const MiddlePot& pot) {
                                     return pot.amount > 0;
                                 }) > 1;
        }
        ++seen.hands;
        seen.showdowns += shown ? 1 : 0;
        seen.sidePots += sidePot ? 1 : 0;
    }
    return seen;
}

} // namespace

class LessonsTest : public QObject
{
    Q_OBJECT

private slots:
    void aLessonIsDealtToItsEndWithoutAnError_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < catalogue().size(); ++i)
            QTest::newRow(std::string(catalogue()[i].word).c_str()) << static_cast<int>(i);
    }
    void aLessonIsDealtToItsEndWithoutAnError()
    {
        QFETCH(int, index);
        const SessionSetup setup = lessonOf(catalogue()[static_cast<std::size_t>(index)]);
        QVERIFY(!setup.deck.empty());
        Session session = Session::start(setup).value();
        for (int step = 0; step < mostSteps && !session.isOver(); ++step) {
            const auto act = idealAct(session);
            const auto event = act ? std::optional<Event>(*act) : lessonEvent(session);
            QVERIFY(event.has_value());
            QVERIFY(session.apply(*event));
        }
        QVERIFY(session.isOver());
        QCOMPARE(session.score().overall().value_or(0), 100);
    }
    /// U3: the cards that play are pushed out in Version Two alone (CH2-push-1); elsewhere nobody is asked to.
    void onlyVersionTwoAsksForTheCardsThatPlay()
    {
        for (const CatalogueEntry& game : catalogue()) {
            Session session = Session::start(lessonOf(game)).value();
            bool asked = false;
            for (int step = 0; step < mostSteps && !session.isOver(); ++step) {
                for (const Duty& duty : session.procedure().duties()) {
                    const bool slides = duty.act.verb == Verb::Slide || duty.act.verb == Verb::SlideDealer;
                    asked = asked || (slides && !duty.optional);
                }
                const auto act = idealAct(session);
                QVERIFY(session.apply(act ? Event(*act) : *lessonEvent(session)));
            }
            QVERIFY2(asked == (game.id == GameId::ChampionTwo), std::string(game.word).c_str());
        }
    }
    void aLessonsPlayersGoOnWhateverTheDealerDoes()
    {
        // a test in which everything is left to the wrong act stays one that somebody acts in
        for (const CatalogueEntry& game : catalogue()) {
            SessionSetup setup = lessonOf(game);
            setup.mode = Mode::Test;
            Session session = Session::start(setup).value();
            const SloppyDealer dealer(150);
            for (int step = 0; step < mostSteps && !session.isOver(); ++step) {
                const auto mistake = dealer.mistake(session);
                const auto act = mistake ? std::optional(mistake->act) : idealAct(session);
                const auto event = act ? std::optional<Event>(*act) : lessonEvent(session);
                QVERIFY2(event.has_value(), std::string(game.word).c_str());
                QVERIFY2(session.apply(*event), std::string(game.word).c_str());
            }
            QVERIFY2(session.isOver(), std::string(game.word).c_str());
        }
    }
    void livelyPlayersShowWhatIsToBeLearnt()
    {
        const Simulator lively(noIncidents, livelyStyles);
        for (const CatalogueEntry& game : catalogue()) {
            if (game.family != Family::Streets)
                continue;
            const Seen seen = seenAt(game, lively, 1000, 120);
            const QByteArray said = QByteArray(game.word.data(), static_cast<int>(game.word.size())) + ": "
                                    + QByteArray::number(seen.showdowns) + " showdowns, "
                                    + QByteArray::number(seen.sidePots) + " side pots in "
                                    + QByteArray::number(seen.hands);
            QVERIFY2(2 * seen.showdowns >= seen.hands, said.constData());
            // at the Riverboat the bank lends what is missing
            QVERIFY2(game.id == GameId::Tennessee || 8 * seen.sidePots >= seen.hands, said.constData());
        }
    }
};

CUTCARD_TESTS(LessonsTest, QCoreApplication)
#include "tst_lessons.moc"
