// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/mistake_drill.h"

#include "core/players/dealers.h"
#include "core/session/notation.h"

#include <QtTest>

#include <set>

using namespace cutcard;

class MistakeDrillTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    // what a dealer of each game got wrong: the pattern is taken from a hand of the perfect dealer's own
    void aPatternIsDealtAnewAndThePerfectDealerScoresAHundred_data()
    {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("verb");
        QTest::newRow("league, burn") << int(GameId::League) << int(Verb::Burn);
        QTest::newRow("league, pots") << int(GameId::League) << int(Verb::BuildPot);
        QTest::newRow("limit, sweep") << int(GameId::Limit) << int(Verb::Sweep);
        QTest::newRow("tennessee, reading") << int(GameId::Tennessee) << int(Verb::NameHand);
        QTest::newRow("champion, payment") << int(GameId::Champion) << int(Verb::PayWager);
    }
    void aPatternIsDealtAnewAndThePerfectDealerScoresAHundred()
    {
        QFETCH(const int, game);
        QFETCH(const int, verb);
        FaultPattern pattern{.game = static_cast<GameId>(game), .rule = {}, .verb = static_cast<Verb>(verb)};
        pattern.rule = ruleFor(pattern);
        QVERIFY(!pattern.rule.id().empty());
        std::set<std::string> different;
        for (std::uint64_t number = 1; number <= 5; ++number) {
            const auto hand = drillHand(pattern, defaultHouse(pattern.game), number);
            QVERIFY2(hand.has_value(), qPrintable(QString::number(number)));
            different.insert(writeSession(hand->session.setup(), hand->session.entries()));
            QVERIFY(comesUp(*hand, pattern));
        }
        QCOMPARE(different.size(), std::size_t{5});
    }

    void whatNoHandOwesIsNotDealt()
    {
        const FaultPattern pattern{.game = GameId::League, .rule = "9.9.9"_rule, .verb = Verb::Burn};
        QVERIFY(!drillHand(pattern, defaultHouse(GameId::League), 1, 3).has_value());
    }

private:
    /// The rule by which such an act is owed in the first hand that has one.
    static Rule ruleFor(const FaultPattern& pattern)
    {
        for (std::uint64_t seed = 1; seed < 60; ++seed) {
            SessionSetup setup;
            setup.house = defaultHouse(pattern.game);
            setup.seed = seed;
            setup.hands = 1;
            if (!isBanked(pattern.game))
                setup.button = Seat(2);
            const Chips unit = setup.common().smallestChip();
            for (int i = 1; i <= 5; ++i)
                setup.seats.push_back({.seat = Seat(i),
                                       .name = {},
                                       .stack = setup.common().startingChips() * i / 6 / unit * unit,
                                       .absent = false});
            auto session = Session::start(setup);
            const Simulator simulator;
            for (int i = 0; session && i < 1500 && !session->isOver(); ++i) {
                const auto event = simulator.next(*session);
                const auto duty = event ? std::nullopt : idealDuty(*session);
                if (duty && duty->act.verb == pattern.verb)
                    return duty->rule;
                if (!event && !duty)
                    break;
                if (!(event ? session->apply(*event) : session->apply(duty->act)))
                    break;
            }
        }
        return {};
    }

    /// Deals the hand on perfectly: the pattern is owed within the acts promised, and all of it scores 100.
    static bool comesUp(const DrillHand& hand, const FaultPattern& pattern)
    {
        Session session = hand.session;
        const Simulator simulator(*findIncidentPlan(hand.plan));
        bool met = false;
        std::size_t acts = 0;
        for (int i = 0; i < 1500 && !session.isOver(); ++i) {
            const auto event = simulator.next(session);
            const auto duty = event ? std::nullopt : idealDuty(session);
            if (!event && !duty)
                return false;
            if (duty && ++acts <= hand.owed)
                met = met || (duty->act.verb == pattern.verb && duty->rule == pattern.rule);
            if (!(event ? session.apply(*event) : session.apply(duty->act)))
                return false;
        }
        return met && session.isOver() && session.score().total().percent() == 100;
    }
};

QTEST_APPLESS_MAIN(MistakeDrillTest)
#include "tst_mistake_drill.moc"
