// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of verdicts in every game, whatever its rules: CUTCARD_SEEDS sets how many tables of each are tried.
#include "core/acts/traits.h"
#include "core/session/text/event_text.h"
#include "core/session/text/report.h"
#include "tests/core/support/tables.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace cutcard;

namespace {

constexpr Traits touchesTheGame =
    Trait::MovesCards | Trait::MovesChips | Trait::KillsHand | Trait::RulesOnBet | Trait::EndsPart;

/// What the points say was lost, in parts.
int lost(const Score& score)
{
    return score.total().possible - score.total().earned;
}

int parts(const ScoreScale& scale, const Verdict& verdict)
{
    return scale.points(verdict.severity) * scale.correctedDenominator;
}

/// The faults after an entry that do not belong to its own mistake: a duty that was jumped over with others may be left
/// out besides.
std::vector<const Verdict*> furtherFaults(const Session& session, std::size_t entry)
{
    const Verdict& mistake = session.entries()[entry].verdicts.front();
    std::vector<const Verdict*> faults;
    for (std::size_t i = entry + 1; i < session.entries().size(); ++i) {
        for (const Verdict& verdict : session.entries()[i].verdicts) {
            const bool jumped =
                verdict.fault == Fault::Omitted && std::ranges::any_of(mistake.jumped, [&](const Duty& duty) {
                    return verdict.expected && duty.act == verdict.expected->act;
                });
            if (!verdict.isCorrect() && !jumped)
                faults.push_back(&verdict);
        }
    }
    return faults;
}

} // namespace

class VerdictsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void nothingThatTouchesTheGameIsATrifle_data() { addGames(); }
    void nothingThatTouchesTheGameIsATrifle()
    {
        const CatalogueEntry game = currentGame();
        std::set<std::string> trifles;
        for (int seed = 1; seed <= seedsOr(6); ++seed) {
            const Mode mode = seed % 2 == 0 ? Mode::Practice : Mode::Test;
            const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), mode, 1);
            const IncidentPlan plan = incidentPlans[static_cast<std::size_t>(seed) % incidentPlans.size()];
            RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Mistakes);
            (void)played(setup, Simulator(plan), [&](const Session& now) {
                if (now.isOver() || !stream.chance(120))
                    return true;
                for (const Act& act : possibleActs(now)) {
                    // a question touches nothing
                    if (!has(act, touchesTheGame) || (act.verb == Verb::Announce && act.phrase == Phrase::HowMuch))
                        continue;
                    const Judgement found = judge(act, now.procedure(), now.situation(), now.game());
                    if (found.verdict.rule == "GP-unneeded"_rule)
                        trifles.insert(eventText(act));
                }
                return true;
            });
        }
        QVERIFY2(trifles.empty(), trifles.empty() ? "" : trifles.begin()->c_str());
    }

    void oneSlipIsOneFault_data() { addGames(); }
    void oneSlipIsOneFault()
    {
        const CatalogueEntry game = currentGame();
        std::set<std::pair<Verb, Fault>> kinds;
        std::set<std::string> open;
        for (int seed = 1; seed <= seedsOr(40); ++seed) {
            const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Test, 2);
            const IncidentPlan plan = incidentPlans[static_cast<std::size_t>(seed) % incidentPlans.size()];
            const Simulator simulator(plan);
            RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Mistakes);
            Session session = Session::start(setup).value();
            std::optional<std::size_t> planted;
            for (int i = 0; i < 3000 && !session.isOver(); ++i) {
                std::optional<Event> event = nextAfterMistake(session, simulator);
                const auto* owed = event ? std::get_if<Act>(&*event) : nullptr;
                if (!planted && owed != nullptr && stream.chance(40)) {
                    const auto mistakes = knownMistakes(session);
                    if (!mistakes.empty()) {
                        const auto& mistake =
                            mistakes[static_cast<std::size_t>(stream.below(static_cast<int>(mistakes.size())))];
                        event = mistake.act;
                        planted = session.entries().size();
                        kinds.insert({mistake.act.verb, mistake.fault});
                    }
                }
                QVERIFY2(event.has_value(), "stuck, seed " + QByteArray::number(seed) + '\n' + described(session));
                if (!session.apply(*event))
                    break;
            }
            if (!planted)
                continue;
            const QByteArray where =
                "seed " + QByteArray::number(seed) + ": " + eventText(session.entries()[*planted].event).c_str() + '\n';
            if (!session.isOver()) {
                open.insert("the test does not end, " + where.toStdString() + described(session).toStdString());
                continue;
            }
            const auto further = furtherFaults(session, *planted);
            const Verdict& mistake = session.entries()[*planted].verdicts.front();
            // a part of the chips is a mistake once the rest does not follow
            if (further.size() > (mistake.isCorrect() ? 1U : 0U))
                open.insert(where.toStdString() + verdictLine(mistake) + "\n  then " + verdictLine(*further.front()));
            else if (mistake.jumped.size() < 2 && !mistake.told && lost(session.score()) != parts(setup.scale, mistake))
                open.insert(where.toStdString() + "costs another amount: " + verdictLine(mistake));
        }
        QVERIFY2(open.empty(), (std::to_string(open.size()) + "\n" + (open.empty() ? "" : *open.begin())).c_str());
        QVERIFY(seedsOr(40) < 40 || kinds.size() >= 6);
    }

    void noOrderThatNoDocumentSetsIsFaulted_data() { addGames(); }
    void noOrderThatNoDocumentSetsIsFaulted()
    {
        const CatalogueEntry game = currentGame();
        for (int seed = 1; seed <= seedsOr(30); ++seed) {
            const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Test, 2);
            const Simulator simulator(incidentPlans[static_cast<std::size_t>(seed) % incidentPlans.size()]);
            RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Mistakes);
            Session session = Session::start(setup).value();
            for (int i = 0; i < mostEvents && !session.isOver(); ++i) {
                std::optional<Event> event = simulator.next(session);
                if (!event) {
                    auto owed = session.procedure().owed();
                    std::erase_if(owed, [](const Duty& duty) { return duty.optional && !duty.customary; });
                    QVERIFY2(!owed.empty(), "stuck, seed " + QByteArray::number(seed) + '\n' + described(session));
                    event = owed[static_cast<std::size_t>(stream.below(static_cast<int>(owed.size())))].act;
                }
                QVERIFY(session.apply(*event).has_value());
            }
            const QByteArray where = "seed " + QByteArray::number(seed) + '\n' + described(session);
            QVERIFY2(session.isOver(), where);
            QVERIFY2(session.score().overall().value_or(0) == 100, where);
            QCOMPARE(session.score().total().faults, 0);
        }
    }
};

CUTCARD_TESTS(VerdictsTest)
#include "tst_verdicts.moc"
