// SPDX-License-Identifier: GPL-3.0-or-later
// What every game of the catalogue must keep to, whatever its rules.
#include "core/games/catalogue.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/notation.h"
#include "core/session/report.h"
#include "core/session/session.h"

#include <QtTest>

#include <algorithm>
#include <map>

using namespace cutcard;

namespace {

constexpr int seedsEach = 1000;
constexpr int mostEvents = 20'000;

/// A house that sets other options than the defaults.
HouseRules anotherHouse(GameId game, std::uint64_t seed)
{
    HouseRules house = defaultHouse(game);
    const bool often = seed % 4 == 0;
    if (auto* league = std::get_if<LeagueOptions>(&house)) {
        league->strictRaiseSteps = often;
        league->properRaiseRule = !often;
        league->capDeadBlind = often;
        league->dealerIsSmallBlind = seed % 3 == 0;
        league->carryOddChips = !often;
    }
    if (auto* limit = std::get_if<LimitOptions>(&house)) {
        limit->structure = static_cast<BetStructure>(seed % 3);
        limit->burn = static_cast<BurnHabit>(seed % 3);
        limit->rake = {.percent = 5, .step = 5, .cap = 15, .noFlopNoDrop = often};
        limit->newestPotFirst = !often;
        limit->shortAllInCounts = often;
        limit->shortAllInReopens = !often;
        limit->completesShortRaise = often;
        limit->buttonIsSmallBlind = seed % 3 == 0;
        limit->handsPerDown = 1;
    }
    if (auto* tennessee = std::get_if<TennesseeOptions>(&house)) {
        tennessee->banking = static_cast<Banking>(seed % 3);
        tennessee->burns = !often;
        tennessee->sweepsRounds = seed % 6 == 0;
        tennessee->openingIsRaise = often;
        tennessee->lastRoundShowsFirst = often;
        tennessee->chargeBase = often ? ChargeBase::PartBet : ChargeBase::WholeLoan;
        tennessee->chargeTime = often ? ChargeTime::PerLoan : ChargeTime::OncePerRound;
        tennessee->unused = often ? UnusedLoan::Credit : UnusedLoan::Refund;
        tennessee->reserve = often ? 15'000 : 0;
        tennessee->event = static_cast<TennesseeEvent>(seed % 5 % 3);
        tennessee->firstHand = 1 + static_cast<int>(seed % 8);
    }
    if (auto* banked = std::get_if<BankedOptions>(&house)) {
        banked->machine = often;
        banked->burns = seed % 3 != 0;
        banked->voidByHand = seed % 3 == 0;
        banked->settleOrder = static_cast<SpotOrder>(seed % 3);
        if (game == GameId::ChampionOne)
            banked->completesBoard = often;
        if (game == GameId::Champion && !often) {
            banked->foldedKeepsPot = seed % 3 == 0;
            banked->mostAfterFlop = 1;
            banked->bonusTable = *findPayTable("E");
            banked->potBetAmount = 15;
        }
    }
    return house;
}

SessionSetup setupFor(const CatalogueEntry& game, std::uint64_t seed, Mode mode, int hands)
{
    SessionSetup setup;
    setup.house = defaultHouse(game.id);
    setup.mode = mode;
    setup.seed = seed;
    setup.hands = hands;
    // every other session by a house that differs in what it may
    if (seed % 2 == 0)
        setup.house = anotherHouse(game.id, seed);
    RandomStream stream(seed, StreamPurpose::Mistakes);
    const int seats = game.leastSeats + stream.below(game.mostSeats - game.leastSeats + 1);
    for (int i = 1; i <= seats; ++i)
        setup.seats.push_back({.seat = Seat(i),
                               .name = "P" + std::to_string(i),
                               .stack = 100 * (1 + stream.below(80)),
                               .absent = stream.chance(60) && i > 2});
    // a first round of three has ended before it begins
    if (auto* tennessee = std::get_if<TennesseeOptions>(&setup.house); tennessee != nullptr && seats < 4)
        tennessee->event = TennesseeEvent::Table;
    return setup;
}

/// Plays a session with a perfect dealer; calls `each` after every event.
template <typename Each> Session played(const SessionSetup& setup, const Simulator& simulator, Each&& each)
{
    Session session = Session::start(setup).value();
    for (int i = 0; i < mostEvents && !session.isOver(); ++i) {
        std::optional<Event> event = simulator.next(session);
        if (!event) {
            if (const auto act = idealAct(session))
                event = *act;
        }
        if (!event || !session.apply(*event))
            break;
        if (!each(session))
            break;
    }
    return session;
}

QByteArray described(const Session& session)
{
    return QByteArray::fromStdString(writeSession(session.setup(), session.entries())).right(900);
}

} // namespace

class ConformanceTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void anIdealDealerGetsEveryPoint_data() { games(); }
    void anIdealDealerGetsEveryPoint()
    {
        const CatalogueEntry game = current();
        for (int seed = 1; seed <= seedsEach; ++seed) {
            for (const IncidentPlan& plan : incidentPlans) {
                const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Test, 3);
                const Session session = played(setup, Simulator(plan), [&](const Session& now) {
                    return std::ranges::all_of(now.entries().back().verdicts, &Verdict::isCorrect)
                           && isConsistent(now.table()) && chipsOnTable(now.table()) == now.issued();
                });
                const QByteArray where =
                    "seed " + QByteArray::number(seed) + ' ' + plan.word.data() + '\n' + described(session);
                QVERIFY2(session.isOver(), where);
                QVERIFY2(session.score().total().percent().value_or(0) == 100, where);
                QVERIFY2(session.score().total().faults == 0, where);
            }
        }
    }

    void everyOwedActIsPossible_data() { games(); }
    void everyOwedActIsPossible()
    {
        const CatalogueEntry game = current();
        for (int seed = 1; seed <= seedsEach / 3; ++seed) {
            const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Test, 2);
            bool possible = true;
            const Session session = played(setup, Simulator(manyIncidents), [&](const Session& now) {
                for (const Duty& duty : now.procedure().owed())
                    possible = possible && now.isPossible(duty.act);
                return possible;
            });
            QVERIFY2(possible, "seed " + QByteArray::number(seed) + '\n' + described(session));
        }
    }

    void replayEqualsTheOriginalAndUndoWalksBackToTheStart_data() { games(); }
    void replayEqualsTheOriginalAndUndoWalksBackToTheStart()
    {
        const CatalogueEntry game = current();
        for (int seed = 1; seed <= seedsEach / 10; ++seed) {
            const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Practice, 1);
            std::vector<Session> states{Session::start(setup).value()};
            const Session session = played(setup, Simulator(someIncidents), [&](const Session& now) {
                states.push_back(now);
                return true;
            });
            for (std::size_t left = session.entries().size() + 1; left > 0; --left) {
                const auto before = Session::replay(setup, std::span(session.entries()).first(left - 1));
                QVERIFY(before.has_value());
                QVERIFY2(*before == states[left - 1], "seed " + QByteArray::number(seed));
            }
        }
    }

    void aSessionReadBackFromItsTextIsTheSame_data() { games(); }
    void aSessionReadBackFromItsTextIsTheSame()
    {
        const CatalogueEntry game = current();
        for (int seed = 1; seed <= seedsEach / 10; ++seed) {
            const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Test, 2);
            const Session session = played(setup, Simulator(manyIncidents), [](const Session&) { return true; });
            const auto file = readSession(writeSession(setup, session.entries()), "test");
            QVERIFY(file.has_value());
            QCOMPARE(file->setup == setup, true);
            const auto again = replay(*file, "test");
            QVERIFY(again.has_value());
            QVERIFY(*again == session);
        }
    }

    void aRandomActThatIsNotOwedNeverPassesAsRight_data() { games(); }
    void aRandomActThatIsNotOwedNeverPassesAsRight()
    {
        const CatalogueEntry game = current();
        for (int seed = 1; seed <= seedsEach; ++seed) {
            const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Practice, 1);
            RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Mistakes);
            bool passed = false;
            const Session session = played(setup, Simulator(someIncidents), [&](const Session& now) {
                const Act wrong = anything(stream);
                const auto owed = now.procedure().owed();
                const bool isOwed = std::ranges::any_of(owed, [&](const Duty& duty) {
                    return duty.act == wrong || std::ranges::find(duty.alike, wrong) != duty.alike.end()
                           || (wrong.verb == Verb::CallFloor && duty.act.verb == Verb::CallFloor);
                });
                Session after = now;
                if (isOwed || !after.apply(wrong))
                    return true;
                // in practice a wrong act leaves the table as it was
                passed = after.entries().back().verdicts.front().isCorrect() || !(after.table() == now.table());
                return !passed;
            });
            QVERIFY2(!passed, "seed " + QByteArray::number(seed) + '\n' + described(session));
        }
    }

    void everyPlantedMistakeIsFoundAsWhatItIsAndNothingElse_data() { games(); }
    void everyPlantedMistakeIsFoundAsWhatItIsAndNothingElse()
    {
        const CatalogueEntry game = current();
        std::map<std::pair<Verb, Fault>, int> kinds;
        for (int seed = 1; seed <= seedsEach; ++seed) {
            const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Practice, 2);
            Session session = Session::start(setup).value();
            const Simulator simulator(someIncidents);
            // every tenth dealer errs whenever it can, and still comes to an end
            const SloppyDealer dealer(seed % 10 == 0 ? 1000 : 150);
            while (!session.isOver()) {
                if (const auto event = simulator.next(session)) {
                    QVERIFY(session.apply(*event).has_value());
                    continue;
                }
                const auto planted = dealer.mistake(session);
                QVERIFY(session.apply(planted ? planted->act : *idealAct(session)).has_value());
                const auto& verdicts = session.entries().back().verdicts;
                QCOMPARE(verdicts.size(), std::size_t{1});
                const QByteArray where = "seed " + QByteArray::number(seed) + '\n' + described(session)
                                         + verdictLine(verdicts.front()).c_str();
                if (planted) {
                    QVERIFY2(verdicts.front().fault == planted->fault, where);
                    QVERIFY2(verdicts.front().rule == planted->rule, where);
                    ++kinds[{planted->act.verb, planted->fault}];
                } else {
                    QVERIFY2(verdicts.front().isCorrect(), where);
                }
            }
        }
        // the list of mistakes must not dry up unnoticed
        QVERIFY(kinds.size() >= 15);
    }

    void wrongActsInATestKeepCardsAndChipsAndTheSessionGoesOn_data() { games(); }
    void wrongActsInATestKeepCardsAndChipsAndTheSessionGoesOn()
    {
        const CatalogueEntry game = current();
        for (int seed = 1; seed <= seedsEach; ++seed) {
            const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Test, 1);
            Session session = Session::start(setup).value();
            const Simulator simulator(someIncidents);
            RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Mistakes);
            int events = 0;
            for (; events < 2000 && !session.isOver(); ++events) {
                std::optional<Event> event;
                if (stream.chance(30))
                    event = anything(stream);
                else
                    event = simulator.next(session);
                if (!event) {
                    if (const auto act = idealAct(session))
                        event = *act;
                }
                QVERIFY2(event.has_value(), "stuck, seed " + QByteArray::number(seed) + '\n' + described(session));
                (void)session.apply(*event);
                QVERIFY(isConsistent(session.table()));
                QCOMPARE(chipsOnTable(session.table()), session.issued());
            }
            QVERIFY2(session.isOver(), "seed " + QByteArray::number(seed) + '\n' + described(session));
        }
    }

private:
    static void games()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const CatalogueEntry& entry : catalogue())
            QTest::newRow(entry.word.data()) << index++;
    }
    static CatalogueEntry current()
    {
        QFETCH(int, index);
        return catalogue()[static_cast<std::size_t>(index)];
    }
    /// Any act at all, sensible or not.
    static Act anything(RandomStream& stream)
    {
        Act act;
        act.verb = static_cast<Verb>(stream.below(verbCount));
        const std::string_view fields = verbFacts(act.verb).fields;
        act.phrase = act.verb == Verb::Announce ? static_cast<Phrase>(stream.below(phraseCount)) : Phrase::Blinds;
        const bool speaks = act.verb == Verb::Announce;
        if (fields.find('s') != std::string_view::npos || (speaks && phraseFacts(act.phrase).takesSeat))
            act.seat = Seat::fromIndex(stream.below(maxSeats));
        if (fields.find('a') != std::string_view::npos || (speaks && phraseFacts(act.phrase).takesAmount))
            act.amount = 100 * stream.below(60);
        if (fields.find('n') != std::string_view::npos)
            act.number = stream.below(5);
        if (fields.find('t') != std::string_view::npos)
            act.seats = SeatSet::firstSeats(1 + stream.below(maxSeats));
        if (fields.find('h') != std::string_view::npos)
            act.hand = static_cast<HandClass>(stream.below(handClassCount));
        return act;
    }
};

QTEST_APPLESS_MAIN(ConformanceTest)
#include "tst_conformance.moc"
