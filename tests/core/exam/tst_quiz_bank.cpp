// SPDX-License-Identifier: GPL-3.0-or-later
// Every item of the question bank: what it cites, how it is made, and its figures against closed formulas.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/cards/hand_value.h"
#include "core/exam/quiz.h"
#include "core/exam/quiz_banks.h"
#include "core/procedure/duty.h"
#include "core/tournament/duties/director_duty.h"
#include "tests/core/exam/item_formulas.h"
#include "tests/core/exam/plain_hands.h"
#include "tests/core/support/naive_hands.h"
#include "tests/support/programs.h"
#endif

#include <QSet>
#include <QtTest>

#include <algorithm>
#include <functional>
#include <map>
#include <string>

using namespace cutcard;

namespace {

constexpr int draws = 300;

QByteArray idOf(const QuizItem& item)
{
    return {item.id.data(), static_cast<qsizetype>(item.id.size())};
}

/// Calls a check for every item with its document.
void forEveryItem(const std::function<void(Document, const QuizItem&)>& check)
{
    for (const Document document : documents()) {
        for (const QuizItem& item : quizBank(document))
            check(document, item);
    }
}

/// The texts of an item in which figures can stand.
QList<QByteArray> textsOf(const QuizItem& item)
{
    QList<QByteArray> texts{item.question, item.explanation};
    for (const char* text : item.right)
        texts.append(text);
    for (const char* text : item.wrong)
        texts.append(text);
    return texts;
}

} // namespace

class QuizBankTest : public QObject
{
    Q_OBJECT

private slots:
    void everyDocumentIsAskedAboutInEveryWay()
    {
        for (const Document document : documents()) {
            const auto bank = quizBank(document);
            // three forms of thirty; general practice only completes the others
            const std::size_t enough = document == Document::Practice ? 60 : 90;
            QVERIFY2(bank.size() >= enough, documentTitle(document));
            for (const ItemCompetency cell : itemCompetencies(document)) {
                QSet<QByteArray> models;
                for (const QuizItem& item : bank) {
                    if (item.competency == cell)
                        models.insert(QByteArray(item.model.data(), static_cast<qsizetype>(item.model.size())));
                }
                QVERIFY2(models.size() >= 3, documentTitle(document)); // one for each form
            }
            for (const auto kind :
                 {QuestionKind::Choice, QuestionKind::TrueFalse, QuestionKind::Amount, QuestionKind::Order})
                QVERIFY2(std::ranges::find(bank, kind, &QuizItem::kind) != bank.end(), documentTitle(document));
            for (const auto difficulty : {Difficulty::Basic, Difficulty::Skilled, Difficulty::Expert})
                QVERIFY2(std::ranges::count(bank, difficulty, &QuizItem::difficulty) >= 3, documentTitle(document));
        }
    }

    void everyItemFillsACellOfItsDocument()
    {
        forEveryItem([](Document document, const QuizItem& item) {
            const auto cells = itemCompetencies(document);
            QVERIFY2(std::ranges::find(cells, item.competency) != cells.end(), idOf(item));
        });
    }

    void everyCompetencyButPaceHasItsWord()
    {
        QSet<QByteArray> words;
        for (const std::string_view word : namedWords<ItemCompetency>)
            words.insert(QByteArray(word.data(), static_cast<qsizetype>(word.size())));
        QCOMPARE(words.size(), itemCompetencyCount);
        for (const std::string_view word : namedWords<Competency>)
            QCOMPARE(std::ranges::find(namedWords<ItemCompetency>, word) != namedWords<ItemCompetency>.end(),
                     word != "pace");
        for (const std::string_view word : namedWords<DirectorCompetency>)
            QVERIFY(std::ranges::find(namedWords<ItemCompetency>, word) != namedWords<ItemCompetency>.end());
    }

    void everyModelHasANameAndStaysInItsDocument()
    {
        std::map<std::string_view, Document> homes;
        forEveryItem([&homes](Document document, const QuizItem& item) {
            const bool named = !item.model.empty() && std::ranges::all_of(item.model, [](char c) {
                return (c >= 'a' && c <= 'z') || c == '-';
            });
            QVERIFY2(named, idOf(item));
            QVERIFY2(homes.try_emplace(item.model, document).first->second == document, idOf(item));
        });
    }

    void noEnemyIsOneSidedAndAModelIsItsOwn()
    {
        std::map<std::string_view, const QuizItem*> items;
        forEveryItem([&items](Document, const QuizItem& item) { items[item.id] = &item; });
        for (const auto& [id, item] : items) {
            for (const std::string_view enemy : item->enemies) {
                QVERIFY2(enemy != id && items.contains(enemy), idOf(*item));
                QVERIFY2(std::ranges::count(item->enemies, enemy) == 1, idOf(*item));
                QVERIFY2(std::ranges::find(items[enemy]->enemies, id) != items[enemy]->enemies.end(), idOf(*item));
            }
            for (const auto& [other, kin] : items) {
                if (other != id && kin->model == item->model)
                    QVERIFY2(std::ranges::find(item->enemies, other) != item->enemies.end(), idOf(*item));
            }
        }
    }

    void everyItemCitesRulesOfItsDocument()
    {
        forEveryItem([](Document document, const QuizItem& item) {
            QVERIFY2(!item.rules.empty(), idOf(item));
            const auto book = rulebook(document);
            for (const Rule rule : item.rules) {
                QVERIFY2(std::ranges::find(book, rule, &RuleEntry::rule) != book.end(), idOf(item));
                QVERIFY2(std::ranges::count(item.rules, rule) == 1, idOf(item));
            }
        });
    }

    void noIdAndNoQuestionComesTwice()
    {
        QSet<QByteArray> seen;
        forEveryItem([&seen](Document document, const QuizItem& item) {
            QVERIFY2(!seen.contains(idOf(item)), idOf(item));
            seen.insert(idOf(item));
            // the same words may be asked of two documents
            const QByteArray question = QByteArray::number(static_cast<int>(document)) + item.question;
            QVERIFY2(!seen.contains(question), idOf(item));
            seen.insert(question);
        });
        QVERIFY(seen.size() > 600);
    }

    void everyItemIsMadeAsItsKindIs()
    {
        forEveryItem([](Document, const QuizItem& item) {
            QVERIFY2(qstrlen(item.question) > 20 && qstrlen(item.explanation) > 10, idOf(item));
            const auto right = item.right.size();
            const auto wrong = item.wrong.size();
            switch (item.kind) {
            case QuestionKind::Choice:
                QVERIFY2(right >= 1 && wrong >= 1 && right + wrong >= 3, idOf(item));
                break;
            case QuestionKind::Order:
                QVERIFY2(right >= 3 && wrong == 0, idOf(item));
                break;
            case QuestionKind::Amount:
                QVERIFY2(right + wrong == 0 && (item.figures != nullptr) == (item.amount == 0), idOf(item));
                break;
            case QuestionKind::TrueFalse:
                QVERIFY2(right + wrong == 0, idOf(item));
                break;
            }
            QSet<QByteArray> answers;
            for (const char* text : item.right)
                answers.insert(text);
            for (const char* text : item.wrong)
                answers.insert(text);
            QCOMPARE(static_cast<std::size_t>(answers.size()), right + wrong);
        });
    }

    void everyPlaceInATextHasItsFigure()
    {
        forEveryItem([](Document, const QuizItem& item) {
            std::size_t figures = 0;
            if (item.figures != nullptr) {
                RandomStream stream(1, StreamPurpose::Quiz);
                figures = item.figures(stream).values.size();
            }
            for (std::size_t i = 1; i <= 9; ++i) {
                const QByteArray place = '%' + QByteArray::number(static_cast<int>(i));
                const bool used = std::ranges::any_of(
                    textsOf(item), [&place](const QByteArray& text) { return text.contains(place); });
                QVERIFY2(!used || i <= figures, idOf(item) + " has no figure for " + place);
            }
        });
    }

    void amountsAreThoseOfTheFormula()
    {
        std::size_t checked = 0;
        forEveryItem([&checked](Document, const QuizItem& item) {
            if (item.kind != QuestionKind::Amount || item.figures == nullptr)
                return;
            const auto formula = formulas.find(item.id);
            QVERIFY2(formula != formulas.end(), idOf(item));
            ++checked;
            for (int seed = 0; seed < draws; ++seed) {
                RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Quiz);
                const Figures drawn = item.figures(stream);
                const QByteArray message = idOf(item) + " with seed " + QByteArray::number(seed);
                QVERIFY2(drawn.amount == formula->second(drawn.values), message);
                QVERIFY2(drawn.amount > 0, message);
                QVERIFY2(std::ranges::all_of(drawn.values, [](Chips value) { return value > 0; }), message);
            }
        });
        QCOMPARE(checked, formulas.size());
    }

    void truthsAreBothDrawn()
    {
        std::size_t checked = 0;
        forEveryItem([&checked](Document, const QuizItem& item) {
            if (item.kind != QuestionKind::TrueFalse || item.figures == nullptr)
                return;
            const auto truth = truths.find(item.id);
            QVERIFY2(truth != truths.end(), idOf(item));
            ++checked;
            int right = 0;
            for (int seed = 0; seed < draws; ++seed) {
                RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Quiz);
                const Figures drawn = item.figures(stream);
                QVERIFY2(drawn.truth == truth->second(drawn.values), idOf(item) + QByteArray::number(seed));
                right += drawn.truth ? 1 : 0;
            }
            QVERIFY2(right > draws / 5 && right < draws * 4 / 5, idOf(item));
        });
        QCOMPARE(checked, truths.size());
    }

    void everyHandShownIsReadAsTheTableReadsIt()
    {
        int read = 0;
        forEveryItem([&read](Document, const QuizItem& item) {
            const auto shown = plain::handsIn(QString::fromUtf8(item.question));
            if (shown.empty())
                return;
            ++read;
            QVERIFY2(item.kind == QuestionKind::Choice && item.right.size() == 1, idOf(item));
            const QString right = QString::fromUtf8(item.right.front());
            QCOMPARE(right, plain::winnersOf(shown, naive::ofBestFive));
            QCOMPARE(right, plain::winnersOf(shown, [](const auto& cards) { return evaluate(cards); }));
        });
        QVERIFY(read >= 30);
    }

    void theRightAnswerIsNotKnownByItsLength()
    {
        for (const Document document : documents()) {
            int asked = 0;
            int longest = 0;
            int shortest = 0;
            for (const QuizItem& item : quizBank(document)) {
                if (item.kind != QuestionKind::Choice || item.right.size() != 1)
                    continue;
                const auto length = qstrlen(item.right.front());
                const auto isLonger = [length](const char* text) { return length > qstrlen(text); };
                const auto isShorter = [length](const char* text) { return length < qstrlen(text); };
                ++asked;
                longest += std::ranges::all_of(item.wrong, isLonger) ? 1 : 0;
                shortest += std::ranges::all_of(item.wrong, isShorter) ? 1 : 0;
            }
            QVERIFY2(5 * longest <= 2 * asked && 5 * shortest <= 2 * asked, documentTitle(document));
        }
    }

    void shownFiguresLeaveNoTwoAnswersAlike()
    {
        forEveryItem([](Document, const QuizItem& item) {
            if (item.figures == nullptr || item.kind != QuestionKind::Choice)
                return;
            for (int seed = 0; seed < draws; ++seed) {
                RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Quiz);
                const Figures drawn = item.figures(stream);
                QSet<Chips> values(drawn.values.begin(), drawn.values.end());
                QVERIFY2(static_cast<std::size_t>(values.size()) == drawn.values.size(),
                         idOf(item) + QByteArray::number(seed));
            }
        });
    }
};

CUTCARD_TESTS(QuizBankTest)
#include "tst_quiz_bank.moc"
