// SPDX-License-Identifier: GPL-3.0-or-later
// The answers of timed runs, each worked out a second time in the plainest way.
#include "core/exam/timed_run.h"

#include "core/chips/pay_table.h"
#include "core/rules/rulebook.h"
#include "tests/core/odds/naive_hands.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace cutcard;

namespace {

constexpr int questions = 400;

/// Chip by chip: who still has one of them in goes on to the next pot where somebody able to win is missing.
std::vector<Chips> potsChipByChip(const std::vector<RunSeat>& seats)
{
    std::vector<Chips> pots;
    std::set<int> last;
    for (Chips level = 0;; ++level) {
        std::set<int> able;
        Chips here = 0;
        for (const RunSeat& one : seats) {
            if (one.in <= level)
                continue;
            ++here;
            if (!one.folded)
                able.insert(one.seat.number());
        }
        if (here == 0)
            return pots;
        if (pots.empty() || able != last)
            pots.push_back(0);
        pots.back() += here;
        last = able;
    }
}

std::vector<Card> together(const std::vector<Card>& hand, const std::vector<Card>& board, std::size_t count)
{
    std::vector<Card> cards(hand);
    cards.insert(cards.end(), board.begin(), board.begin() + static_cast<std::ptrdiff_t>(count));
    return cards;
}

std::int64_t winner(const std::vector<Card>& a, const std::vector<Card>& b)
{
    const auto first = naive::ofBestFive(a);
    const auto second = naive::ofBestFive(b);
    return first == second ? 2 : first > second ? 0 : 1;
}

/// The seat so many steps to the left, walking from chair to chair.
int stepsLeft(const RunQuestion& question, int steps)
{
    int seat = question.button.number();
    while (steps > 0) {
        seat = seat % maxSeats + 1;
        steps -= question.players.contains(Seat(seat)) ? 1 : 0;
    }
    return seat;
}

} // namespace

class TimedRunTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void sidePotsAreWhatChipByChipGives()
    {
        std::set<int> asked;
        for (int i = 0; i < questions; ++i) {
            const RunQuestion question = runQuestion(RunKind::SidePots, 5, i);
            const auto pots = potsChipByChip(question.seats);
            QVERIFY(static_cast<std::size_t>(question.pot) < pots.size());
            QCOMPARE(question.answer, pots[static_cast<std::size_t>(question.pot)]);
            asked.insert(question.pot);
        }
        QVERIFY(asked.size() >= 3);
    }

    void handsAreReadAsThePlainWayReadsThem()
    {
        std::set<std::int64_t> answers;
        int sameClass = 0;
        for (int i = 0; i < questions; ++i) {
            const RunQuestion question = runQuestion(RunKind::HandReading, 5, i);
            const auto a = together(question.hands[0], question.board, 5);
            const auto b = together(question.hands[1], question.board, 5);
            QCOMPARE(question.answer, winner(a, b));
            answers.insert(question.answer);
            sameClass += std::get<0>(naive::ofBestFive(a)) == std::get<0>(naive::ofBestFive(b)) ? 1 : 0;
        }
        QCOMPARE(answers.size(), std::size_t{3});
        QVERIFY(sameClass > questions / 2); // a kicker decides, not the class
    }

    void changeIsWhatWasGivenLessWhatWasDueAndPaymentsAreTheTablesOdds()
    {
        std::set<RunAsk> asked;
        for (int i = 0; i < questions; ++i) {
            const RunQuestion question = runQuestion(RunKind::Change, 5, i);
            asked.insert(question.ask);
            if (question.ask == RunAsk::ChangeDue) {
                QCOMPARE(question.answer, question.chips - question.due);
                QVERIFY(question.answer > 0);
            } else {
                const auto table = findPayTable(question.table);
                QVERIFY(table.has_value());
                QCOMPARE(question.answer, question.chips * table->odds[static_cast<std::size_t>(question.hand)]);
                QVERIFY(question.odds > 0);
            }
        }
        QCOMPARE(asked.size(), std::size_t{2});
    }

    void placesAreFoundByWalkingLeft()
    {
        std::set<RunAsk> asked;
        for (int i = 0; i < questions; ++i) {
            const RunQuestion question = runQuestion(RunKind::Positions, 5, i);
            asked.insert(question.ask);
            QVERIFY(question.players.contains(question.button));
            const int steps = question.ask == RunAsk::BigBlind ? 2 : question.ask == RunAsk::FirstToAct ? 3 : 1;
            QCOMPARE(question.answer, std::int64_t{stepsLeft(question, steps)});
        }
        QCOMPARE(asked.size(), std::size_t{5});
    }

    void discsGoByTheCardsHeldAndHandsUseWhatTheyMay()
    {
        std::set<std::int64_t> discs;
        for (int i = 0; i < questions; ++i) {
            const RunQuestion question = runQuestion(RunKind::Discs, 5, i);
            if (question.ask == RunAsk::DiscsOf) {
                // three cards: none; four: "no river"; five: "no turn" as well
                QCOMPARE(question.answer, static_cast<std::int64_t>(question.hands[0].size()) - 3);
                discs.insert(question.answer);
                continue;
            }
            constexpr std::array<std::size_t, 3> permitted{4, 3, 2};
            std::array<std::vector<Card>, 2> cards;
            for (std::size_t j = 0; j < 2; ++j)
                cards[j] = together(question.hands[j], question.board, permitted[question.hands[j].size() - 3]);
            QCOMPARE(question.answer, winner(cards[0], cards[1]));
        }
        QCOMPARE(discs.size(), std::size_t{3});
    }

    void everyAnswerRestsOnARuleOfARulebookAndTheSameSeedAsksTheSame()
    {
        for (int kind = 0; kind < runKindCount; ++kind) {
            for (int i = 0; i < questions / 4; ++i) {
                const auto of = static_cast<RunKind>(kind);
                const RunQuestion question = runQuestion(of, 9, i);
                QVERIFY2(findRule(question.rule) != nullptr, std::string(question.rule.id()).c_str());
                QCOMPARE(runQuestion(of, 9, i), question);
                QVERIFY(!(runQuestion(of, 10, i) == question));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TimedRunTest)
#include "tst_timed_run.moc"
