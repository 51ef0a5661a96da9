// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of an act that costs nothing more is so: CUTCARD_SEEDS sets how many tables of each game are tried.
#include "app/words/table/act_words.h"
#include "app/words/table/judge_words.h"
#include "core/session/counted.h"
#include "tests/core/support/tables.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

/// A test of three hands dealt by somebody who errs now and then, and goes on without noticing.
Session dealtByErring(const CatalogueEntry& game, std::uint64_t seed)
{
    const Simulator simulator(incidentPlans[seed % incidentPlans.size()]);
    RandomStream stream(seed, StreamPurpose::Mistakes);
    Session session = Session::start(setupFor(game, seed, Mode::Test, 3)).value();
    for (int i = 0; i < 600 && !session.isOver(); ++i) {
        auto event = nextAfterMistake(session, simulator);
        const auto mistakes = stream.chance(60) ? knownMistakes(session) : std::vector<PlantedMistake>();
        if (!mistakes.empty())
            event = mistakes[static_cast<std::size_t>(stream.below(static_cast<int>(mistakes.size())))].act;
        else if (const Act act = anyAct(stream); stream.chance(60) && session.isPossible(act))
            event = act;
        if (!event || !session.apply(*event))
            break;
    }
    return session;
}

} // namespace

class ToldTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void aTiedWagerThatIsLeftLyingIsNotCalledLeftOut()
    {
        const Act pushed = actOnWager(Verb::PushWager, Circle::Blind, Seat(1), 10);
        const Act taken = actOnWager(Verb::TakeWager, Circle::Blind, Seat(2), 20);
        Entry entry{.event = act(Verb::GatherCards), .floor = {.done = {pushed}}};
        QVERIFY(!floorText(entry).contains(QStringLiteral("left this out")));
        entry.floor.done.push_back(taken);
        QVERIFY(floorText(entry).contains(QStringLiteral("left this out")));
        QVERIFY(floorText(entry).contains(actText(taken)));
        QVERIFY(!floorText(entry).contains(actText(pushed)));
    }

    void theFloorIsNamedWhereItCame()
    {
        int stopped = 0;
        int parts = 0;
        for (const CatalogueEntry& game : catalogue()) {
            for (int seed = 1; seed <= seedsOr(40); ++seed) {
                const Session session = dealtByErring(game, static_cast<std::uint64_t>(seed));
                bool came = false; // as whoever reads the lines sees it, since the last fault
                for (std::size_t i = 0; i < session.entries().size(); ++i) {
                    const Entry& entry = session.entries()[i];
                    came = came || (!floorText(entry).isEmpty() && !entry.isSweptAlong());
                    for (const Verdict& verdict : entry.verdicts) {
                        const QString said =
                            explanationText(verdict, {}, DueWord::Owed, hasFloorCome(session.entries(), i));
                        const bool names = said.contains(QStringLiteral("Stopped by the floor"));
                        QVERIFY2(came || !names, described(session));
                        stopped += names ? 1 : 0;
                        parts += said.startsWith(QStringLiteral("Part of the earlier mistake")) ? 1 : 0;
                    }
                    const bool isFault = std::ranges::any_of(entry.verdicts, &Verdict::isCharged);
                    came = came && (!isFault || std::holds_alternative<FloorStep>(entry.event));
                }
            }
        }
        QVERIFY(stopped > 20);
        QVERIFY(parts > 5);
    }
};

CUTCARD_TESTS(ToldTest)
#include "tst_told.moc"
