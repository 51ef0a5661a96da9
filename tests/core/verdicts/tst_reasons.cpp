// SPDX-License-Identifier: GPL-3.0-or-later
// Why something was a fault is always said: CUTCARD_SEEDS sets how many tables of each game are tried.
#include "core/games/reasons.h"
#include "core/session/text/event_text.h"
#include "tests/core/support/deal.h"
#include "tests/core/support/tables.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <set>

using namespace cutcard;

namespace {

/// What an erring dealer does next: rarely a known mistake or anything that hands could do.
std::optional<Event> erring(const Session& session, const Simulator& simulator, RandomStream& stream)
{
    std::optional<Event> event = nextAfterMistake(session, simulator);
    if (!stream.chance(120))
        return event;
    if (stream.chance(300)) {
        if (const auto mistakes = knownMistakes(session); !mistakes.empty())
            return mistakes[static_cast<std::size_t>(stream.below(static_cast<int>(mistakes.size())))].act;
    }
    if (const Act act = anyAct(stream); session.isPossible(act))
        return act;
    return event;
}

/// Whether the words for a reason come to nothing.
bool saysNothing(const Reason& reason)
{
    return reason.because == Because::None || (reason.because == Because::Matched && reason.amount == 0);
}

/// What was due where something else was done.
std::string dueText(const Verdict& verdict)
{
    const Act* due = dueIn(verdict);
    return due == nullptr ? ", nothing due" : ", due: " + eventText(*due);
}

/// A hand dealt by an erring dealer, as far as it gets.
Session dealtByErring(const CatalogueEntry& game, std::uint64_t seed)
{
    const Simulator simulator(incidentPlans[seed % incidentPlans.size()]);
    RandomStream stream(seed, StreamPurpose::Mistakes);
    Session session = Session::start(setupFor(game, seed, seed % 3 == 0 ? Mode::Practice : Mode::Test, 1)).value();
    for (int i = 0; i < 300 && !session.isOver(); ++i) {
        const auto event = erring(session, simulator, stream);
        if (!event || !session.apply(*event))
            break;
    }
    return session;
}

} // namespace

class ReasonsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void noFaultLacksAReason_data() { addGames(); }
    void noFaultLacksAReason()
    {
        const CatalogueEntry game = currentGame();
        std::set<std::string> without;
        int faults = 0;
        for (int seed = 1; seed <= seedsOr(1000); ++seed) {
            const Session session = dealtByErring(game, static_cast<std::uint64_t>(seed));
            for (const Entry& entry : session.entries()) {
                for (const Verdict& verdict : entry.verdicts) {
                    faults += verdict.isCharged() ? 1 : 0;
                    if (!verdict.isCorrect() && saysNothing(verdict.reason))
                        without.insert(std::string(verdict.rule.id()) + ", seed " + std::to_string(seed) + ": "
                                       + eventText(entry.event) + dueText(verdict));
                }
            }
        }
        QVERIFY2(without.empty(), without.empty() ? "" : without.begin()->c_str());
        QVERIFY(faults > seedsOr(1000));
    }

    /// Of a blind in two motions the whole is named, and not the rest that is due.
    void rule_2_2_1_aBlindPostedInPartIsMeasuredByTheWhole()
    {
        SessionSetup setup = setupFor(*findGame("league"), 1, Mode::Practice, 1);
        setup.button = Seat(4);
        setup.seats.clear();
        for (int seat = 1; seat <= 4; ++seat)
            setup.seats.push_back({.seat = Seat(seat), .name = "a", .stack = 4000, .absent = seat == 2});
        Session session = played(setup, Simulator(),
                                 [](const Session& now) { return idealAct(now) != act(Verb::PostFor, Seat(2), 200); });
        QVERIFY(session.apply(act(Verb::PostFor, Seat(2), 100)));
        QVERIFY(session.apply(act(Verb::Pitch, Seat(1))));
        const Reason reason = session.entries().back().verdicts.front().reason;
        QCOMPARE(reason.because, Because::BlindLies);
        QCOMPARE(reason.amount, 100);
        QCOMPARE(reason.other, 200);
    }

    void rule_3_7_3_whatAPotIsCappedAtIsOfTheWholeHand()
    {
        Deal deal("game league\nseat 1 \"a\" 1200\nseat 2 \"b\" 4000\nseat 3 \"c\" 4000\nbutton 3\n");
        deal.through("dealer board 3").player("seat 1 all-in").player("seat 2 raise-to 2000").player("seat 3 call");
        deal.judge("dealer build 0 3500 1,2,3");
        const Reason reason = deal.session().entries().back().verdicts.front().reason;
        QCOMPARE(reason.because, Because::CappedByAllIn);
        QCOMPARE(reason.amount, 1200); // 200 before the flop, and 1,000
    }

    void rule_LH_cond_4_aTipIsNoPartOfWhatAPotIsCappedAt()
    {
        Deal deal("game limit\nseat 1 \"a\" 15\nseat 2 \"b\" 400\nseat 3 \"c\" 400\nbutton 3\n");
        deal.to("dealer point 3").now("incident tip-given 1 5");
        deal.player("seat 3 raise-to 20").player("seat 1 all-in").player("seat 2 call");
        deal.judge("dealer build 0 50 1,2,3");
        const Reason reason = deal.session().entries().back().verdicts.front().reason;
        QCOMPARE(reason.because, Because::CappedByAllIn);
        QCOMPARE(reason.amount, 10);
    }
};

CUTCARD_TESTS(ReasonsTest)
#include "tst_reasons.moc"
