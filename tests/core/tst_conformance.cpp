// SPDX-License-Identifier: GPL-3.0-or-later
// What every game of the catalogue must keep to, whatever its rules.
#include "core/acts/traits.h"
#include "core/session/event_text.h"
#include "core/session/notation.h"
#include "core/session/report.h"
#include "tests/core/support/tables.h"

#include <QtTest>

#include <algorithm>
#include <map>

using namespace cutcard;

namespace {

constexpr int seedsEach = 1000;

/// Whether an act is a duty's own, or one that its duty holds to be as good.
bool isOwedAs(const Duty& duty, const Act& act)
{
    if (act.verb == Verb::CallFloor || duty.act.verb == Verb::CallFloor)
        return act.verb == duty.act.verb;
    Act alike = act;
    if (has(act, Trait::CountsCards) || act.verb == Verb::Slide || act.verb == Verb::SlideDealer) {
        if ((duty.boards >> static_cast<unsigned>(act.number) & 1U) != 0)
            alike.number = duty.act.number;
    }
    if (std::ranges::find(duty.amounts, act.amount) != duty.amounts.end())
        alike.amount = duty.act.amount;
    // a hand may be announced without its ranks
    if (act.ranks.empty())
        alike.ranks = duty.act.ranks;
    return alike == duty.act || std::ranges::find(duty.alike, act) != duty.alike.end();
}

bool isOwed(const Session& session, const Act& act)
{
    return std::ranges::any_of(session.procedure().owed(), [&](const Duty& duty) { return isOwedAs(duty, act); });
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
                QVERIFY2(session.score().overall().value_or(0) == 100, where);
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
            std::string impossible;
            const Session session = played(setup, Simulator(manyIncidents), [&](const Session& now) {
                for (const Duty& duty : now.procedure().owed()) {
                    if (!now.isPossible(duty.act))
                        impossible = eventText(duty.act);
                }
                return impossible.empty();
            });
            QVERIFY2(impossible.empty(),
                     "seed " + QByteArray::number(seed) + '\n' + described(session) + impossible.c_str());
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
            std::string passed;
            const Session session = played(setup, Simulator(someIncidents), [&](const Session& now) {
                const Act wrong = anyAct(stream);
                Session after = now;
                if (isOwed(now, wrong) || !after.apply(wrong))
                    return true;
                const Verdict& verdict = after.entries().back().verdicts.front();
                // chips that are owed to the same place a little later, and what is done with hands nobody needs
                const auto later = now.procedure().duties();
                const bool early = has(wrong, Trait::MovesChips | Trait::KeepsBook)
                                   && std::ranges::find(later, wrong, &Duty::act) != later.end();
                const bool comesToTheSame = (wrong.verb == Verb::Sweep && liveSeats(now.table()).size() == 1)
                                            || wrong.verb == Verb::CallFloor || wrong.verb == Verb::GuardMuck;
                if (verdict.isCorrect() && (verdict.told || early || comesToTheSame))
                    return true;
                // in practice a wrong act leaves the table as it was
                if (after.entries().back().verdicts.front().isCorrect() || !(after.table() == now.table()))
                    passed = eventText(wrong);
                return passed.empty();
            });
            QVERIFY2(passed.empty(), "seed " + QByteArray::number(seed) + '\n' + described(session) + passed.c_str());
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
                    QVERIFY2(planted->isFoundAs(verdicts.front()), where);
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
                    event = anyAct(stream);
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
            QTest::newRow(std::string(entry.word).c_str()) << index++;
    }
    static CatalogueEntry current()
    {
        QFETCH(int, index);
        return catalogue()[static_cast<std::size_t>(index)];
    }
};

QTEST_APPLESS_MAIN(ConformanceTest)
#include "tst_conformance.moc"
