// SPDX-License-Identifier: GPL-3.0-or-later
// The drill of one's own mistakes: CUTCARD_SEEDS sets how often each fault is dealt anew.
#include "core/games/catalogue/catalogue.h"
#include "core/players/mistake_drill.h"

#include "core/players/dealers.h"
#include "core/session/text/event_text.h"
#include "core/session/text/notation.h"
#include "tests/core/support/tables.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <map>
#include <set>

using namespace cutcard;

namespace {

/// Every mistake that is known for what is owed now, as the judge faults it.
std::vector<FaultPattern> faultsHere(const Session& session)
{
    std::vector<FaultPattern> made;
    for (const PlantedMistake& mistake : knownMistakes(session)) {
        Session tried = session;
        if (!tried.apply(mistake.act))
            continue;
        const Verdict& verdict = tried.entries().back().verdicts.front();
        if (verdict.isCorrect() || !verdict.expected || verdict.fault == Fault::Impossible)
            continue;
        made.push_back({.game = session.setup().game(),
                        .rule = verdict.rule,
                        .fault = verdict.fault,
                        .owed = verdict.expected->act,
                        .like = likenessOf(session)});
    }
    return made;
}

std::string nameOf(const FaultPattern& made)
{
    std::string owed = eventText(made.owed);
    return std::string(entryOf(made.game).word) + ", " + std::string(made.rule.id()) + ", "
           + std::string(faultWords[static_cast<std::size_t>(made.fault)]) + ", " + owed;
}

/// So many different faults of a game, as hands of many kinds show them.
std::map<std::string, FaultPattern> patternsOf(const CatalogueEntry& game, std::size_t count)
{
    std::map<std::string, FaultPattern> found;
    for (std::uint64_t seed = 1; seed <= 40 && found.size() < count; ++seed) {
        const Simulator simulator(incidentPlans[seed % 3]);
        std::set<std::string> ofThisHand;
        SessionSetup setup = setupFor(game, seed * 2 - 1, Mode::Practice, 1);
        played(setup, simulator, [&](const Session& session) {
            for (const FaultPattern& made : faultsHere(session)) {
                // by kind: rule, fault and what was owed, without seats and amounts
                const Act& owed = made.owed;
                std::string key = std::string(made.rule.id()) + '/' + std::to_string(int(made.fault)) + '/'
                                  + std::to_string(int(owed.verb)) + '/' + std::to_string(int(owed.phrase)) + '/'
                                  + std::to_string(int(owed.circle));
                // a few of each hand, so that not all are of the first one
                if (found.size() < count && ofThisHand.size() < 3 && found.emplace(key, made).second)
                    ofThisHand.insert(key);
            }
            return true;
        });
    }
    return found;
}

/// A hand without the number that its cards come from.
std::string withoutSeed(const Session& session)
{
    const std::string text = writeSession(session.setup(), session.entries());
    std::string rest;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("seed"))
            rest += line + '\n';
    }
    return rest;
}

/// What came of a drill that the perfect dealer dealt to its end.
struct Course {
    bool met = false;   ///< what the pattern asks for was owed within the acts promised
    bool again = false; ///< the same mistake can be made there
    bool perfect = false;
};

Course dealtOn(const DrillHand& hand, const FaultPattern& made)
{
    Course course;
    Session session = hand.session;
    const Simulator simulator(*findIncidentPlan(hand.plan));
    std::size_t acts = 0;
    for (int i = 0; i < mostEvents && !session.isOver(); ++i) {
        const auto event = simulator.next(session);
        const auto duty = event ? std::nullopt : idealDuty(session);
        if (!event && !duty)
            return course;
        if (duty && ++acts == hand.owed) {
            course.met = isAlike(duty->act, made.owed);
            course.again = canBeMade(made, session);
        }
        if (!(event ? session.apply(*event) : session.apply(duty->act)))
            return course;
    }
    course.perfect = session.isOver() && session.score().total().percent() == 100;
    return course;
}

} // namespace

class MistakeDrillTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    // fifty-one faults of six games, each dealt anew twenty different times, and each time the same mistake can be made
    void everyFaultIsDealtAnewAndThePerfectDealerScoresAHundred_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("count");
        for (const CatalogueEntry& game : catalogue())
            QTest::newRow(std::string(game.word).c_str()) << int(game.id) << (isBanked(game.id) ? 6 : 11);
    }
    void everyFaultIsDealtAnewAndThePerfectDealerScoresAHundred()
    {
        QFETCH(const int, game);
        QFETCH(const int, count);
        const auto times = static_cast<std::size_t>(seedsOr(20));
        const auto patterns = patternsOf(entryOf(static_cast<GameId>(game)), static_cast<std::size_t>(count));
        QCOMPARE(patterns.size(), static_cast<std::size_t>(count));
        for (const auto& [key, made] : patterns) {
            std::set<std::string> different;
            std::size_t again = 0;
            for (std::uint64_t number = 1; number <= times; ++number) {
                const auto hand = drillHand(made, defaultHouse(made.game), number);
                QVERIFY2(hand.has_value(), (nameOf(made) + ", number " + std::to_string(number)).c_str());
                different.insert(withoutSeed(hand->session));
                const Course course = dealtOn(*hand, made);
                QVERIFY2(course.met, nameOf(made).c_str());
                QVERIFY2(course.perfect, nameOf(made).c_str());
                again += course.again ? 1U : 0U;
            }
            QVERIFY2(different.size() == times, nameOf(made).c_str());
            QVERIFY2(again == times, (nameOf(made) + ": the same mistake in " + std::to_string(again)).c_str());
        }
    }

    void whatNoHandOwesIsNotDealt()
    {
        const FaultPattern pattern{.game = GameId::League,
                                   .rule = "9.9.9"_rule,
                                   .fault = Fault::Omitted,
                                   .owed = act(Verb::TakeRake),
                                   .like = {}};
        QVERIFY(!drillHand(pattern, defaultHouse(GameId::League), 1, 3).has_value());
    }

    void actsAreOfOneKindByTheirWordsAndTheirCircle()
    {
        QVERIFY(isAlike(say(Phrase::Misdeal), say(Phrase::Misdeal, Seat(3))));
        QVERIFY(!isAlike(say(Phrase::Misdeal), say(Phrase::Reveal)));
        QVERIFY(isAlike(pushPot(0, Seat(1), 400), pushPot(1, Seat(2), 900)));
        QVERIFY(!isAlike(actOnWager(Verb::PayWager, Circle::Blind, Seat(1), 20),
                         actOnWager(Verb::PayWager, Circle::Bonus, Seat(1), 20)));
        QVERIFY(!isAlike(act(Verb::Burn), act(Verb::Sweep)));
    }
};

CUTCARD_TESTS(MistakeDrillTest)
#include "tst_mistake_drill.moc"
