// SPDX-License-Identifier: GPL-3.0-or-later
// Drawing a quiz, judging its answers, counting them.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/exam/quiz.h"
#include "core/exam/quiz_banks.h"
#include "tests/support/programs.h"

#include <map>
#include <ranges>
#include <string_view>
#endif

#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace cutcard;

namespace {

std::vector<Task> everyQuestion(std::uint64_t seed)
{
    QuizSpec spec{.seed = seed};
    spec.count = countOf(spec);
    return drawQuiz(spec).value();
}

QByteArray idOf(const Task& question)
{
    return {question.item->id.data(), static_cast<qsizetype>(question.item->id.size())};
}

QByteArrayList idsOf(const std::vector<Task>& questions)
{
    QByteArrayList ids;
    for (const Task& question : questions)
        ids.append(idOf(question));
    return ids;
}

} // namespace

class QuizTest : public QObject
{
    Q_OBJECT

private slots:
    void theSameSeedAsksTheSame()
    {
        const auto first = everyQuestion(7);
        const auto second = everyQuestion(7);
        QVERIFY(std::ranges::equal(first, second, asksTheSame));
        QVERIFY(!std::ranges::equal(first, everyQuestion(8), asksTheSame));
    }

    void anItemMoreOrLessChangesHardlyAnyQuiz()
    {
        constexpr int asked = 10;
        constexpr std::uint64_t seeds = 40;
        std::vector<const QuizItem*> all;
        for (const QuizItem& item : quizBank(Document::League))
            all.push_back(&item);
        std::map<std::string_view, int> times;
        int stayed = 0;
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto before = drawItems(all, asked, seed);
            for (const QuizItem* each : before)
                ++times[each->id];
            for (std::size_t without = 0; without < all.size(); without += 7) {
                auto fewer = all;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(without));
                std::ranges::reverse(fewer); // in whatever order they are
                for (const QuizItem* each : drawItems(fewer, asked, seed)) {
                    stayed += static_cast<int>(std::ranges::count(before, each));
                    ++compared;
                }
            }
        }
        QVERIFY2(stayed >= compared * 99 / 100, QByteArray::number(stayed) + " of " + QByteArray::number(compared));
        // 400 questions of 187: none is preferred, hardly one left out
        QVERIFY(times.size() > all.size() * 3 / 4);
        QVERIFY(std::ranges::max(times | std::views::values) <= 9);
    }

    void whatAnItemDrawsHangsOnNoOther()
    {
        const auto alone = drawQuiz({.document = Document::Limit, .count = 100, .seed = 4});
        const auto among = everyQuestion(4);
        for (const Task& question : *alone)
            QVERIFY(std::ranges::any_of(among, [&](const Task& other) { return asksTheSame(question, other); }));
    }

    void noItemIsAskedTwice()
    {
        const QByteArrayList ids = idsOf(everyQuestion(3));
        QCOMPARE(QSet<QByteArray>(ids.begin(), ids.end()).size(), ids.size());
    }

    void aQuizKeepsToItsDocumentAndDifficulty()
    {
        for (const Document document : documents()) {
            const auto questions = drawQuiz({.document = document, .difficulty = Difficulty::Skilled, .count = 5});
            QVERIFY(questions.has_value());
            for (const Task& question : *questions) {
                QCOMPARE(question.item->document, document);
                QCOMPARE(question.item->difficulty, Difficulty::Skilled);
            }
        }
    }

    void moreQuestionsThanThereAreAreRefused()
    {
        for (const int count : {-1, 0, 1000}) {
            const auto questions = drawQuiz({.document = Document::Tennessee, .difficulty = {}, .count = count});
            QVERIFY(!questions.has_value());
            QCOMPARE(questions.error().cause, Cause::OutOfRange);
            QCOMPARE(questions.error().found, std::to_string(count));
        }
    }

    void theRightAnswerIsRightAndNoAnswerIsNot()
    {
        for (const Task& question : everyQuestion(11)) {
            QVERIFY2(isRight(question, question.right) && isPossible(question, question.right), idOf(question));
            QVERIFY2(!isRight(question, {}), idOf(question));
            QVERIFY2(isWhole(question, question.right) && !isWhole(question, {}), idOf(question));
        }
    }

    void ofAllThatCanBeChosenExactlyOneIsRight()
    {
        for (const Task& question : everyQuestion(12)) {
            if (question.item->kind != QuestionKind::Choice)
                continue;
            const int places = question.options;
            QVERIFY2(places <= 6, idOf(question));
            int right = 0;
            for (int chosen = 0; chosen < (1 << places); ++chosen) {
                TaskAnswer answer;
                for (int place = places - 1; place >= 0; --place) { // chosen in another order than shown
                    if (((chosen >> place) & 1) != 0)
                        answer.push_back(place);
                }
                if (!isRight(question, answer))
                    continue;
                ++right;
                QCOMPARE(answer.size(), question.item->right.size());
            }
            QCOMPARE(right, 1);
        }
    }

    void stepsExchangedAreNotInOrder()
    {
        for (const Task& question : everyQuestion(13)) {
            if (question.item->kind != QuestionKind::Order)
                continue;
            QVERIFY2(!std::ranges::is_sorted(question.right), "shown in order already: " + idOf(question));
            for (std::size_t i = 0; i + 1 < question.right.size(); ++i) {
                TaskAnswer wrong = question.right;
                std::swap(wrong[i], wrong[i + 1]);
                QVERIFY2(!isRight(question, wrong), idOf(question));
            }
        }
    }

    void anotherAmountAndTheOppositeAreWrong()
    {
        for (const Task& question : everyQuestion(14)) {
            if (question.item->kind == QuestionKind::Amount)
                QVERIFY2(!isRight(question, {question.right[0] + 1}), idOf(question));
            if (question.item->kind == QuestionKind::TrueFalse)
                QVERIFY2(!isRight(question, {1 - question.right[0]}), idOf(question));
        }
    }
};

CUTCARD_TESTS(QuizTest)
#include "tst_quiz.moc"
