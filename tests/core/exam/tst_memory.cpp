// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/exam/memory.h"
#include "tests/support/programs.h"
#endif

#include <QtTest>

#include <cmath>

using namespace cutcard;

namespace {

/// The interval after which nine of ten are remembered, in whole days, as the reference scheduler rounds it.
int interval(const Memory& memory)
{
    return std::max(1, static_cast<int>(std::lround(memory.stability)));
}

} // namespace

class MemoryTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    // the vectors are those that the authors' own implementations are tested with (FSRS-5, default constants)
    void theFirstAnswerIsThePublishedOne()
    {
        const std::array<double, 4> stability{0.40255, 1.18385, 3.173, 15.69105};
        const std::array<double, 4> difficulty{7.1949, 6.48830527, 5.28243442, 3.22450159};
        for (int grade = 1; grade <= 4; ++grade) {
            const Memory memory = firstMemory(static_cast<Recall>(grade));
            QVERIFY(std::abs(memory.stability - stability[static_cast<std::size_t>(grade - 1)]) < 1e-8);
            QVERIFY(std::abs(memory.difficulty - difficulty[static_cast<std::size_t>(grade - 1)]) < 1e-8);
        }
    }

    void aWrongAnswerAndSixRightOnesAreThePublishedState()
    {
        std::vector<MemoryAnswer> answers{{.day = 0, .recall = Recall::Forgotten}};
        std::int64_t day = 0;
        for (const int days : {0, 0, 1, 3, 8, 21})
            answers.push_back({.day = day += days, .recall = Recall::Good});
        const auto memory = memoryAfter(answers);
        QVERIFY(std::abs(memory->stability - 48.717) < 5e-5);
        QVERIFY(std::abs(memory->difficulty - 7.0866) < 5e-5);
    }

    void rightAnswersWhenDueAreThePublishedIntervals()
    {
        Memory memory = nextMemory(firstMemory(Recall::Good), Recall::Good, 0);
        std::vector<int> intervals{interval(memory)};
        for (int i = 0; i < 4; ++i) {
            memory = nextMemory(memory, Recall::Good, intervals.back());
            intervals.push_back(interval(memory));
        }
        QCOMPARE(intervals, (std::vector<int>{4, 14, 44, 125, 328}));
    }

    void afterTheStabilityNineOfTenAreRemembered()
    {
        for (const double stability : {0.5, 3.0, 40.0, 900.0}) {
            QVERIFY(std::abs(retrievability({.stability = stability, .difficulty = 5}, stability) - 0.9) < 1e-12);
            QCOMPARE(retrievability({.stability = stability, .difficulty = 5}, 0), 1.0);
        }
    }

    void forgettingNeverMakesTheMemoryStronger()
    {
        for (const double stability : {0.1, 1.0, 10.0, 200.0})
            for (const double days : {1.0, 10.0, 400.0}) {
                const Memory before{.stability = stability, .difficulty = 6};
                QVERIFY(nextMemory(before, Recall::Forgotten, days).stability <= stability);
                QVERIFY(nextMemory(before, Recall::Hard, days).stability
                        < nextMemory(before, Recall::Good, days).stability);
            }
    }

    void thePlanSharesWhatIsNewEvenlyAndBeginsWithWhatFades()
    {
        std::vector<RememberedRule> rules(40);
        for (std::size_t i = 0; i < rules.size(); ++i)
            rules[i].rule = Rule::fromText("new-" + std::to_string(i));
        rules.push_back({.rule = "3.4"_rule, .memory = Memory{.stability = 2, .difficulty = 5}, .lastDay = 90});
        rules.push_back({.rule = "3.5"_rule, .memory = Memory{.stability = 4, .difficulty = 5}, .lastDay = 90});
        rules.push_back({.rule = "3.6"_rule, .memory = Memory{.stability = 900, .difficulty = 5}, .lastDay = 90});
        rules.push_back({.rule = "3.7"_rule, .memory = Memory{.stability = 1, .difficulty = 5}, .lastDay = 100});
        const ExamPlan plan = planFor(rules, 100, 110);
        QCOMPARE(plan.today.size(), std::size_t{6});
        QCOMPARE(plan.today[0], "3.4"_rule);
        QCOMPARE(plan.today[1], "3.5"_rule);
        QCOMPARE(plan.unseen, 40);
        QCOMPARE(plan.known, 1);
        QCOMPARE(plan.minutes, 10);
    }

    void onTheDayItselfEverythingNewIsDueUpToWhatADayBears()
    {
        std::vector<RememberedRule> rules(80);
        QCOMPARE(planFor(rules, 100, 100).today.size(), std::size_t{30});
    }
};

CUTCARD_TESTS(MemoryTest)
#include "tst_memory.moc"
