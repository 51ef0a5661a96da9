// SPDX-License-Identifier: GPL-3.0-or-later
// A duty that is left out or done wrong again and again fails its competency, whatever the percentage.
#include "core/certification/decision.h"
#include "core/session/text/event_text.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

using namespace cutcard;

namespace {

const std::string fiveHands = "mode test\nhands 5";

/// Five hands of the league; `slip` deals the beginning of one of them.
Deal dealt(int slips, void (*slip)(Deal&))
{
    Deal deal(fiveHands);
    for (int hand = 1; hand <= 5; ++hand) {
        if (hand <= slips)
            slip(deal);
        while (!deal.session().isOver() && deal.session().hand() == hand)
            deal.step();
    }
    return deal;
}

/// Goes on for two events from what was left out, as if it had been done: nobody puts it right.
void leaveOut(Deal& deal, const std::string& leftOut)
{
    Deal right = deal;
    right.now(leftOut);
    for (int i = 0; i < 2; ++i) {
        right.step();
        deal.now(eventText(right.session().entries().back().event));
    }
}

void shuffleTwice(Deal& deal)
{
    deal.to("dealer shuffle").now("dealer shuffle").now("dealer shuffle");
    leaveOut(deal, "dealer shuffle");
}

void flopWithoutBurn(Deal& deal)
{
    deal.to("dealer burn");
    leaveOut(deal, "dealer burn");
}

/// Burns for the turn with the discards face down, and goes on: the floor calls "Reveal".
void burnWithoutReveal(Deal& deal)
{
    while (deal.next() != "dealer say reveal")
        deal.step();
    deal.now("dealer burn").now("dealer board 1");
}

void flopTakenBack(Deal& deal)
{
    deal.to("dealer burn").now("dealer board 3").now("dealer take-back");
}

/// Sweeps in place of asking the big blind, which checks all the same.
void sweepWithoutOption(Deal& deal)
{
    const std::string asks = "dealer say option ";
    while (!deal.next().starts_with(asks))
        deal.step();
    const std::string bigBlind = deal.next().substr(asks.size());
    deal.now("dealer sweep").now("seat " + bigBlind + " check");
}

void pushTooLittle(Deal& deal)
{
    deal.to("dealer burn");
    while (!deal.next().starts_with("dealer push"))
        deal.step();
    const std::string due = deal.next();
    deal.now(due.substr(0, due.rfind(' ')) + " 200");
    deal.now(due);
}

} // namespace

class HabitsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void shufflesLeftOutInEachHandAreOneHabit()
    {
        const Deal deal = dealt(5, shuffleTwice);
        const auto habits = deal.session().score().badHabits();
        QCOMPARE(habits.size(), std::size_t{1});
        QCOMPARE(habits.front().kind, (DutyKind{.verb = Verb::Shuffle}));
        QCOMPARE(habits.front().due, 5);
        QCOMPARE(habits.front().right, 0);
        QVERIFY(!deal.session().score().isGoodEnough());
    }

    void threeFlopsOfFiveWithoutABurnAreAHabitAndTwoOfSixAreNone()
    {
        const Deal three = dealt(3, flopWithoutBurn);
        const auto habits = three.session().score().badHabits();
        QCOMPARE(habits.size(), std::size_t{1});
        QCOMPARE(habits.front().kind, (DutyKind{.verb = Verb::Burn, .burn = 1}));
        QCOMPARE(habits.front().due, 5);
        QCOMPARE(habits.front().right, 2);
        QCOMPARE(habits.front().competency, Competency::Delivery);
        // right in two thirds, and a little less
        QVERIFY((!Habit{.kind = {}, .due = 6, .right = 4}.isBad(3)));
        QVERIFY((Habit{.kind = {}, .due = 5, .right = 3}.isBad(3)));
        // too seldom to speak of, or never to be spoken of
        QVERIFY((!Habit{.kind = {}, .due = 2, .right = 0}.isBad(3)));
        QVERIFY((!Habit{.kind = {}, .due = 5, .right = 0}.isBad(0)));
    }

    void whatAnotherActIsChargedForInEachHandIsAHabit()
    {
        Deal deal("game tennessee\n" + fiveHands);
        for (int hand = 1; hand <= 5; ++hand) {
            if (hand <= 3)
                burnWithoutReveal(deal);
            while (!deal.session().isOver() && deal.session().hand() == hand)
                deal.step();
        }
        const auto habits = deal.session().score().badHabits();
        QCOMPARE(habits.size(), std::size_t{1});
        QCOMPARE(habits.front().kind, (DutyKind{.verb = Verb::Announce, .phrase = Phrase::Reveal}));
        QCOMPARE(habits.front().due, 5);
        QCOMPARE(habits.front().right, 2);
    }

    void theOptionLeftOutIsAHabitOfControl()
    {
        const Deal deal = dealt(3, sweepWithoutOption);
        const auto habits = deal.session().score().badHabits();
        QCOMPARE(habits.size(), std::size_t{1});
        QCOMPARE(habits.front().kind, (DutyKind{.verb = Verb::Announce, .phrase = Phrase::Option}));
        QCOMPARE(habits.front().due, 5);
        QCOMPARE(habits.front().right, 2);
        QCOMPARE(habits.front().competency, Competency::Action);
    }

    void theOptionGivenAfterTheSweepIsTakenBackIsPutRight()
    {
        const Deal deal = dealt(3, [](Deal& hand) {
            const std::string asks = "dealer say option ";
            while (!hand.next().starts_with(asks))
                hand.step();
            const std::string due = hand.next();
            hand.now("dealer sweep").now("dealer take-back").now(due);
        });
        QVERIFY(deal.session().score().badHabits().empty());
        const auto habits = deal.session().score().mendedHabits();
        QCOMPARE(habits.size(), std::size_t{1});
        QCOMPARE(habits.front().due, 5);
        QCOMPARE(habits.front().corrected, 3);
    }

    void whatIsPutRightIsNoHabit()
    {
        const Deal deal = dealt(5, pushTooLittle);
        QVERIFY(deal.session().score().badHabits().empty());
    }

    void whatIsPutRightAgainAndAgainIsSpokenOf()
    {
        const Deal deal = dealt(3, pushTooLittle);
        const auto habits = deal.session().score().mendedHabits();
        QCOMPARE(habits.size(), std::size_t{1});
        QCOMPARE(habits.front().kind, (DutyKind{.verb = Verb::PushPot}));
        QCOMPARE(habits.front().due, 5);
        QCOMPARE(habits.front().right, 5);
        QCOMPARE(habits.front().corrected, 3);
        QVERIFY(dealt(2, pushTooLittle).session().score().mendedHabits().empty());
        // what fails a competency is said once
        QVERIFY(dealt(3, flopWithoutBurn).session().score().mendedHabits().empty());
    }

    void aFlopTakenBackForItsBurnIsPutRightToo()
    {
        const Deal deal = dealt(3, flopTakenBack);
        QVERIFY(deal.session().score().badHabits().empty());
        const auto habits = deal.session().score().mendedHabits();
        QCOMPARE(habits.size(), std::size_t{1});
        QCOMPARE(habits.front().kind, (DutyKind{.verb = Verb::Burn, .burn = 1}));
        QCOMPARE(habits.front().due, 5);
        QCOMPARE(habits.front().corrected, 3);
    }

    void anIdealDealerHasNone()
    {
        const Deal deal = dealt(0, shuffleTwice);
        QVERIFY(deal.session().score().badHabits().empty());
        QVERIFY(deal.session().score().isGoodEnough());
    }

    void aHabitFailsAnExamUnlessItsBlueprintSaysOtherwise()
    {
        Blueprint blueprint;
        blueprint.stations.push_back({.model = "league-1"});
        blueprint.practical.pass = blueprint.practical.each = blueprint.practical.strict = 0;
        blueprint.practical.critical = 100;
        PracticalScore practical;
        practical.add(dealt(3, flopWithoutBurn).session());
        const TheoryScore theory{.asked = 10, .right = 10};
        const ExamDecision decision = decide(blueprint, theory, practical, false);
        QCOMPARE(decision.outcome, ExamOutcome::NotPassed);
        QCOMPARE(decision.shortfalls.size(), std::size_t{1});
        QCOMPARE(decision.shortfalls.front().what, Shortfall::What::Habit);
        QCOMPARE(decision.shortfalls.front().found, 2);
        QCOMPARE(decision.shortfalls.front().needed, 5);
        blueprint.practical.habit = 0;
        QCOMPARE(decide(blueprint, theory, practical, false).outcome, ExamOutcome::Passed);
        blueprint.practical.habit = 3;
        // where the machine was wrong it is no habit any more
        while (!practical.faults.empty())
            practical.excuse(0);
        QCOMPARE(decide(blueprint, theory, practical, false).outcome, ExamOutcome::Passed);
    }
};

CUTCARD_TESTS(HabitsTest)
#include "tst_habits.moc"
