// SPDX-License-Identifier: GPL-3.0-or-later
// Blueprints, forms, states, decisions and item analysis.
#include "core/certification/analysis.h"
#include "core/certification/attempt.h"
#include "core/certification/blueprint.h"
#include "core/certification/build.h"
#include "core/certification/decision.h"
#include "core/certification/refusal.h"
#include "core/exam/quiz_banks.h"
#include "tests/core/certification/exam_test_support.h"
#include "tests/support/programs.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <cmath>
#include <map>
#include <set>

using namespace cutcard;

namespace {

/// A blueprint of two cells, to be spoilt.
const std::string small = "name = \"Small\"\n"
                          "documents = [\"league\"]\n"
                          "[theory]\n"
                          "items = 3\n"
                          "minutes = 5\n"
                          "[[theory.cells]]\n"
                          "competency = \"deck\"\n"
                          "items = 2\n"
                          "[[theory.cells]]\n"
                          "competency = \"action\"\n"
                          "items = 1\n";

std::string with(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    return text.replace(at, from.size(), to);
}

QuizItem item(std::string_view id, ItemCompetency competency, Difficulty difficulty = Difficulty::Basic,
              std::string_view model = {})
{
    return {.id = id,
            .document = Document::League,
            .competency = competency,
            .model = model.empty() ? id : model,
            .difficulty = difficulty};
}

/// How often a question has to stand in another form too, for want of questions.
int leastShared(const TheoryPlan& theory, const std::vector<QuizItem>& items)
{
    int sum = 0;
    for (const TheoryCell& cell : theory.cells) {
        for (const Difficulty difficulty : {Difficulty::Basic, Difficulty::Skilled, Difficulty::Expert}) {
            std::set<std::string_view> questions; // that a house could have
            for (const QuizItem& each : items) {
                if (each.competency == cell.competency && each.difficulty == difficulty
                    && (!cell.document || each.document == *cell.document))
                    questions.insert(each.model);
            }
            sum += std::max(0, formCount * cell.count(difficulty)
                                   - drawnFrom(static_cast<int>(questions.size()), cell.count(difficulty)));
        }
    }
    return sum;
}

/// How often a question stands in another form too.
int sharedOf(const std::vector<QuizItem>& items, const TheoryForms& forms)
{
    int shared = 0;
    std::map<std::string_view, int> times;
    for (const auto& form : forms) {
        for (const std::string& id : form)
            shared += times[std::ranges::find(items, id, &QuizItem::id)->model]++ > 0 ? 1 : 0;
    }
    return shared;
}

TheoryPlan plan(int deck)
{
    TheoryPlan theory{.items = deck, .minutes = 10};
    theory.cells.push_back({.competency = ItemCompetency::Deck, .items = deck});
    return theory;
}

PracticalScore goodTables(int duties = 20)
{
    PracticalScore score;
    for (int i = 0; i < competencyCount; ++i) {
        if (!isShared(static_cast<Competency>(i)))
            continue;
        score.tallies[static_cast<std::size_t>(i)] = {.earned = 300, .possible = 300, .faults = 0, .duties = duties};
        score.heaviestRight[static_cast<std::size_t>(i)] = Severity::Minor;
    }
    return score;
}

Blueprint withTables()
{
    Blueprint blueprint{.name = "B"};
    blueprint.theory = plan(30);
    blueprint.stations.push_back({.model = "m"});
    blueprint.practical.leastDuties[static_cast<std::size_t>(Competency::Pots)] = 12;
    return blueprint;
}

} // namespace

class CertificationTest : public QObject
{
    Q_OBJECT

private slots:
    void shippedBlueprintsAreBuilt_data()
    {
        QTest::addColumn<QString>("file");
        const QStringList files = test::assetFiles(QStringLiteral("exams"), QStringLiteral("*.toml"));
        QVERIFY(files.size() >= 6);
        for (const QString& path : files) {
            const QString file = path.section(QLatin1Char('/'), -1);
            QTest::newRow(qPrintable(file)) << file;
        }
    }
    /// Cells exact, no enemies, forms within one question: looked over by checkForms, which knows not how they came.
    void shippedBlueprintsAreBuilt()
    {
        QFETCH(QString, file);
        const auto& models = test::shippedStations();
        QVERIFY(models);
        const auto blueprint = readBlueprint(test::examText(file), file.toStdString());
        QVERIFY2(blueprint, blueprint ? "" : qPrintable(test::said(blueprint.error())));
        const auto built = buildExam(*blueprint, *models, exampleDraw, file.toStdString());
        QVERIFY2(built, built ? "" : qPrintable(test::said(built.error())));
        const auto items = examItems(blueprint->documents);
        QVERIFY(checkForms(blueprint->theory, items, built->forms.questions, "forms"));
        const bool isNight = file.startsWith(QLatin1String("director"));
        const auto again = assembleForms(blueprint->theory, items, exampleDraw, "again");
        QVERIFY(again);
        QCOMPARE(again->at(2), built->forms.questions.at(2));
        // what a table test judges came up often enough to be judged, protection too (12 as the judge has it)
        QVERIFY(blueprint->stations.empty() || isNight
                || blueprint->practical.leastDuties[static_cast<std::size_t>(ItemCompetency::Protection)]
                       >= leastForCertificate);
        for (std::size_t variant = 0; !blueprint->stations.empty() && variant < 3; ++variant) {
            StationEvidence all;
            for (const auto& variants : built->variants)
                all.add(variants[variant]);
            QStringList counted;
            for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
                counted.append(QString::fromUtf8(namedWords<ItemCompetency>[i]) + QLatin1Char(' ')
                               + QString::number(all.duties[i]));
                QVERIFY2(all.duties[i] >= blueprint->practical.leastDuties[i], namedWords<ItemCompetency>[i].data());
            }
            qInfo() << qPrintable(file) << "variant" << variant << "duties:" << qPrintable(counted.join(", "));
        }
        // and every table can be dealt in half of its time by somebody who does an act a second
        for (std::size_t i = 0; i < built->variants.size(); ++i)
            QVERIFY2(leastSeconds(built->variants[i].front()) <= blueprint->stations[i].minutes * 30,
                     qPrintable(QString::number(leastSeconds(built->variants[i].front()))));
        // forms share what the bank is too small by at least
        QVERIFY(sharedOf(items, built->forms.questions) >= leastShared(blueprint->theory, items));
    }
    /// Spec 3: at least three irregularities that the document rules on, one that it does not, one that only looks so;
    /// whoever asks for more than the tables bring is told of which kind and how many there are.
    void tablesBringWhatIsIrregularOfEveryKind_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("seeming");
        QTest::newRow("league") << QStringLiteral("league-dealer") << 1;
        QTest::newRow("limit") << QStringLiteral("limit-dealer") << 1;
        QTest::newRow("riverboat") << QStringLiteral("riverboat-dealer") << 1;
        QTest::newRow("house-banked") << QStringLiteral("house-banked-dealer") << 1;
    }
    void tablesBringWhatIsIrregularOfEveryKind()
    {
        QFETCH(QString, file);
        QFETCH(int, seeming);
        const auto& models = test::shippedStations();
        QVERIFY(models);
        auto blueprint = readBlueprint(test::examText(file + ".toml"), file.toStdString());
        QVERIFY2(blueprint, blueprint ? "" : qPrintable(test::said(blueprint.error())));
        const IrregularitiesPlan asked = blueprint->practical.irregularities;
        QVERIFY((asked == IrregularitiesPlan{.covered = 3, .uncovered = 1, .seeming = seeming}));
        const auto built = buildExam(*blueprint, *models, exampleDraw, "built");
        QVERIFY2(built, built ? "" : qPrintable(test::said(built.error())));
        // of every variant that is built, not only of the first
        for (std::size_t variant = 0; variant < 3; ++variant) {
            StationEvidence all;
            for (const auto& variants : built->variants)
                all.add(variants[variant]);
            QVERIFY(all.covered >= 3 && all.uncovered >= 1 && all.seeming >= seeming);
        }
        const auto refused = [&](int IrregularitiesPlan::* kind, int found, const char* word) {
            Blueprint more = *blueprint;
            more.practical.irregularities.*kind = found + 1;
            const auto none = buildExam(more, *models, exampleDraw, "more");
            return !none && none.error().found == std::to_string(found)
                   && none.error().refusal == Refusal::TooFewIrregularities
                   && none.error().values.front().starts_with(word);
        };
        QVERIFY(refused(&IrregularitiesPlan::covered, built->together(0).covered, "covered"));
        QVERIFY(refused(&IrregularitiesPlan::uncovered, built->together(0).uncovered, "uncovered"));
        QVERIFY(refused(&IrregularitiesPlan::seeming, built->together(0).seeming, "seeming"));
    }
    /// What a certificate speaks of was seen at the tables, in every variant: loans lent, charged, lost and won, side
    /// pots built and shared, bonuses paid. Who asks for what no table brings is told which rule.
    void tablesBringWhatTheExamIsNamedFor_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArrayList>("rules");
        QTest::addColumn<QString>("never");
        QTest::newRow("league") << QStringLiteral("league-dealer") << QByteArrayList{"3.7.3", "3.7.5"} << "2.3.1";
        QTest::newRow("limit") << QStringLiteral("limit-dealer")
                               << QByteArrayList{"LH-bet-6", "LH-sidepot-2", "LH-sidepot-4", "LH-show-3"}
                               << "LH-setup-1";
        QTest::newRow("riverboat") << QStringLiteral("riverboat-dealer")
                                   << QByteArrayList{"TN-odc-6",  "TN-odc-8",  "TN-odc-9",  "TN-odc-10",
                                                     "TN-odc-11", "TN-odc-12", "TN-disc-a", "TN-show-4"}
                                   << "TN-odc-16";
        QTest::newRow("house-banked") << QStringLiteral("house-banked-dealer")
                                      << QByteArrayList{"CHP-pay-5", "CHP-pot-2", "CH-pay-A", "CH1-set-1", "CH2-set-1"}
                                      << "CHP-comp-d";
    }
    void tablesBringWhatTheExamIsNamedFor()
    {
        QFETCH(const QString, file);
        QFETCH(const QByteArrayList, rules);
        QFETCH(const QString, never);
        const auto& models = test::shippedStations();
        auto blueprint = readBlueprint(test::examText(file + ".toml"), file.toStdString());
        QVERIFY2(models && blueprint, blueprint ? "" : qPrintable(test::said(blueprint.error())));
        const auto built = buildExam(*blueprint, *models, exampleDraw, "built");
        QVERIFY2(built, built ? "" : qPrintable(test::said(built.error())));
        for (const QByteArray& id : rules) {
            const Rule rule = Rule::fromText(id.toStdString());
            QVERIFY2(std::ranges::find(blueprint->practical.must, rule) != blueprint->practical.must.end(),
                     id.constData());
            for (std::size_t variant = 0; variant < 3; ++variant)
                QVERIFY2(std::ranges::any_of(built->variants,
                                             [&](const auto& all) { return all[variant].rules.contains(rule); }),
                         id.constData());
        }
        blueprint = withMustRules(*blueprint, practicalMust, never.toStdString());
        QVERIFY2(blueprint, blueprint ? "" : qPrintable(test::said(blueprint.error())));
        QVERIFY(*readBlueprint(blueprintText(*blueprint), "again") == *blueprint);
        const auto none = buildExam(*blueprint, *models, exampleDraw, "more");
        QVERIFY(!none);
        QCOMPARE(none.error().refusal, Refusal::MustAtTables);
        QCOMPARE(none.error().found, never.toStdString());
    }
    /// Spec 3: every form asks about each rule that its blueprint marks `must`, by a question of its own.
    void everyFormAsksWhatItsBlueprintMarks_data() { shippedBlueprintsAreBuilt_data(); }
    void everyFormAsksWhatItsBlueprintMarks()
    {
        QFETCH(QString, file);
        const auto blueprint = readBlueprint(test::examText(file), file.toStdString());
        QVERIFY2(blueprint, blueprint ? "" : qPrintable(test::said(blueprint.error())));
        const TheoryPlan& theory = blueprint->theory;
        QVERIFY(theory.must.size() >= 2);
        const auto items = examItems(blueprint->documents);
        const auto rests = [](const QuizItem& each, Rule rule) {
            return std::ranges::find(each.rules, rule) != each.rules.end();
        };
        const auto asked = [&](const TheoryCell& cell, const QuizItem& each) {
            return cell.competency == each.competency && (!cell.document || cell.document == each.document)
                   && cell.count(each.difficulty) > 0;
        };
        const auto forms = assembleForms(theory, items, exampleDraw, "forms");
        QVERIFY2(forms, forms ? "" : qPrintable(test::said(forms.error())));
        for (const Rule rule : theory.must) {
            const std::string id(rule.id());
            // a rule of the exam's own documents, with a question for each form
            QVERIFY2(std::ranges::any_of(blueprint->documents,
                                         [&](Document document) {
                                             const auto book = rulebook(document);
                                             return document != Document::Practice
                                                    && std::ranges::find(book, rule, &RuleEntry::rule) != book.end();
                                         }),
                     id.c_str());
            std::set<std::string_view> models;
            for (const QuizItem& each : items) {
                if (rests(each, rule)
                    && std::ranges::any_of(theory.cells, [&](const TheoryCell& cell) { return asked(cell, each); }))
                    models.insert(each.model);
            }
            QVERIFY2(models.size() >= formCount, id.c_str());
            for (const auto& form : *forms)
                QVERIFY2(std::ranges::any_of(form,
                                             [&](const std::string& question) {
                                                 return rests(*std::ranges::find(items, question, &QuizItem::id), rule);
                                             }),
                         id.c_str());
        }
    }
    /// A form without such a question is refused with the rule's number, and so is a plan whose cells can't ask it.
    void aFormThatDoesNotAskAMarkedRuleIsRefused()
    {
        auto blueprint = readBlueprint(test::examText(QStringLiteral("league-dealer.toml")), "league");
        QVERIFY(blueprint);
        const auto items = examItems(blueprint->documents);
        const auto forms = assembleForms(blueprint->theory, items, exampleDraw, "forms");
        QVERIFY(forms);
        blueprint->theory.must = {Rule::fromText("2.3.2")}; // places of those out together: no dealer's question
        const auto checked = checkForms(blueprint->theory, items, *forms, "forms");
        QVERIFY(!checked);
        QVERIFY2(checked.error().place.name.find("form A") != std::string::npos,
                 qPrintable(test::said(checked.error())));
        QCOMPARE(checked.error().refusal, Refusal::MustInQuestions);
        QCOMPARE(checked.error().values.front(), std::string("2.3.2"));
        const auto none = assembleForms(blueprint->theory, items, exampleDraw, "forms");
        QVERIFY(!none);
        QCOMPARE(none.error().values.front(), std::string("2.3.2"));
    }
    /// Whoever sits one form's table is asked as much, of every competency, as whoever sits another's.
    void variantsOfATableAreAlike_data() { shippedBlueprintsAreBuilt_data(); }
    void variantsOfATableAreAlike()
    {
        QFETCH(QString, file);
        const auto& models = test::shippedStations();
        QVERIFY(models);
        const auto blueprint = readBlueprint(test::examText(file), file.toStdString());
        const auto built = buildExam(*blueprint, *models, exampleDraw, file.toStdString());
        QVERIFY(built);
        QCOMPARE(built->variants.size(), blueprint->stations.size());
        for (std::size_t i = 0; i < built->variants.size(); ++i) {
            QCOMPARE(built->variants[i].size(), std::size_t(3));
            const auto model = modelOf(blueprint->stations[i], *models, "test");
            QVERIFY(model);
            if (!(*model)->table) {
                QVERIFY2(mostApart(built->variants[i]) <= 5, blueprint->stations[i].model.c_str());
                continue;
            }
            for (const StationEvidence& each : built->variants[i]) {
                for (std::size_t c = 0; c < itemCompetencyCount; ++c) {
                    const int points = (*model)->table->points[c];
                    // what is drawn for a candidate may differ from the hand by a twentieth
                    QVERIFY2(points == 0 || std::abs(each.points[c] - points) <= pointsApart(points) + points / 20,
                             blueprint->stations[i].model.c_str());
                }
            }
        }
        std::array<StationEvidence, 2> pair{};
        QCOMPARE(mostApart(pair), 0.0);
        pair[0].points[0] = 20;
        pair[1].points[0] = 21;
        QCOMPARE(mostApart(pair), 5.0);
        pair[1].points[1] = 1; // what the first does not ask at all
        QCOMPARE(mostApart(pair), 100.0);
    }

    /// What is asked of general practice is what the candidate's games meet: no tray and no wager of a league's dealer.
    void generalPracticeAsksAboutTheCandidatesGames()
    {
        const auto asked = [](Document game, std::string_view id) {
            const auto items = examItems(std::array{game, Document::Practice});
            return std::ranges::find(items, id, &QuizItem::id) != items.end();
        };
        for (const std::string_view banked : {"GQ-38", "GQ-39", "GQ-40", "GQ-42", "GQ-44", "GQ-63", "GQ-64"}) {
            QVERIFY2(!asked(Document::League, banked) && !asked(Document::Tennessee, banked), banked.data());
            QVERIFY2(asked(Document::ChampionProcedures, banked), banked.data());
        }
        QVERIFY(!asked(Document::League, "GQ-48")); // discs
        QVERIFY(asked(Document::Tennessee, "GQ-48"));
        QVERIFY(!asked(Document::League, "GQ-28")); // missed blinds, which the league's absent players post
        QVERIFY(asked(Document::Limit, "GQ-28"));
        QVERIFY(!asked(Document::League, "GQ-66") && !asked(Document::Limit, "GQ-66")); // a second deal
        QVERIFY(!asked(Document::League, "GQ-18"));                                     // nobody buys in (2.1.1.1)
        QVERIFY(!asked(Document::League, "GQ-17")); // the deal goes round with the button (2.2.2)
        for (const std::string_view clock :
             {"GQ-31", "GQ-69"}) // levels of six hands (TN-blinds-5), none in a cash game
            QVERIFY2(!asked(Document::Tennessee, clock) && !asked(Document::Limit, clock), clock.data());
        // whatever else speaks of a banked table
        const QRegularExpression words(QStringLiteral("\\b(banked|tray|wagers?|spots?|house banks)\\b"));
        for (const QuizItem& item : quizBank(Document::Practice))
            QVERIFY2(!item.with.empty() || !QString::fromUtf8(item.question).contains(words), item.question);
    }
    /// Where a document speaks for itself its own questions ask about it: general practice may hold otherwise, and a
    /// candidate who answers by the document would be wrong.
    void generalPracticeIsAskedOnlyWhereTheDocumentIsSilent_data()
    {
        QTest::addColumn<Document>("document");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QStringList>("items");
        const auto row = [](Document document, const char* rule, const QStringList& items) {
            QTest::newRow(rule) << document << QString::fromLatin1(rule) << items;
        };
        row(Document::League, "3.5.1", {"GQ-1", "GQ-2", "GQ-58"}); // the first one exposed is replaced like any
        row(Document::League, "3.3", {"GQ-50"});                   // a telephone costs the hand
        row(Document::League, "3.14.2", {"GQ-51"});
        row(Document::League, "3.5.3", {"GQ-55"});
        row(Document::League, "3.12.2", {"GQ-52"});
        row(Document::League, "3.7.4", {"GQ-8", "GQ-9", "GQ-10"}); // one chip is a call
        row(Document::League, "3.6.1", {"GQ-12"});
        row(Document::League, "3.6.2", {"GQ-13", "GQ-33"});
        row(Document::League, "2.2.1", {"GQ-30"});
        row(Document::League, "2.2.4", {"GQ-7", "GQ-34"}); // an absent player's hand is mucked unasked
        row(Document::League, "2.2.2", {"GQ-27"});
        row(Document::League, "2.2.3", {"GQ-21"});
        row(Document::League, "3.4", {"GQ-23"});
        row(Document::League, "3.5.4.1", {"GQ-14"});
        row(Document::League, "3.9", {"GQ-16"});
        row(Document::League, "1.2-pocket", {"GQ-32"});
        row(Document::Limit, "LH-def-call", {"GQ-20"});
        row(Document::Limit, "LH-def-raise", {"GQ-35"});
        row(Document::Limit, "LH-show-1", {"GQ-47"});
        row(Document::Tennessee, "TN-etq-1", {"GQ-13", "GQ-33"}); // chips stay in front of who bet them
        row(Document::Tennessee, "TN-odc-1", {"GQ-41"});
        row(Document::Tennessee, "TN-launch-1", {"GQ-4", "GQ-60"}); // no flop of three
    }
    void generalPracticeIsAskedOnlyWhereTheDocumentIsSilent()
    {
        QFETCH(Document, document);
        QFETCH(QString, rule);
        QFETCH(QStringList, items);
        QVERIFY(findRule(Rule::fromText(rule.toStdString())));
        const auto alone = examItems(std::array{document, Document::Practice});
        const auto both =
            examItems(std::array{Document::League, Document::Limit, Document::Tennessee, Document::Practice});
        for (const QString& id : items) {
            QVERIFY2(findItem(id.toStdString()), qPrintable(id));
            QVERIFY2(std::ranges::find(alone, id.toStdString(), &QuizItem::id) == alone.end(), qPrintable(id));
            QVERIFY2(std::ranges::find(both, id.toStdString(), &QuizItem::id) == both.end(), qPrintable(id));
        }
        for (const QuizItem& item : quizBank(Document::Practice))
            QVERIFY2(!item.with.empty(), item.id.data());
        for (const QuizItem& item : quizBank(document))
            QVERIFY2(item.with.empty(), item.id.data());
    }
    /// A candidate has no document before them: nothing is asked about what stands in one of its examples by number.
    void noQuestionNeedsADocumentAtHand()
    {
        for (const Document document : documents()) {
            for (const QuizItem& item : quizBank(document))
                QVERIFY2(!QString::fromUtf8(item.question).contains(QRegularExpression(QStringLiteral("Example \\d"))),
                         item.question);
        }
    }
    /// Whoever calls everything wrong, or everything right, answers half of what can only be one of them.
    void rightAndWrongAreBalancedInEachForm_data() { shippedBlueprintsAreBuilt_data(); }
    void rightAndWrongAreBalancedInEachForm()
    {
        QFETCH(QString, file);
        const auto blueprint = readBlueprint(test::examText(file), file.toStdString());
        QVERIFY(blueprint);
        const auto items = examItems(blueprint->documents);
        const auto forms = assembleForms(blueprint->theory, items, exampleDraw, "blueprint");
        QVERIFY2(forms, forms ? "" : qPrintable(test::said(forms.error())));
        for (const auto& form : *forms) {
            int more = 0;
            for (const std::string& id : form) {
                const auto item = std::ranges::find(items, id, &QuizItem::id);
                if (item->kind == QuestionKind::TrueFalse && item->figures == nullptr)
                    more += item->truth ? 1 : -1;
            }
            QVERIFY2(std::abs(more) <= 1, qPrintable(QString::number(more)));
        }
    }
    void aBlueprintsFaultIsNamedByFieldAndLine_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("expected");
        QTest::newRow("unknown document") << "league" << "leage" << 2 << "documents";
        QTest::newRow("unknown competency") << "\"deck\"" << "\"decks\"" << 7 << "theory.cells.competency";
        QTest::newRow("sum") << "items = 3" << "items = 4" << 3 << test::said(Refusal::CellSum);
        QTest::newRow("no number") << "minutes = 5" << "minutes = \"5\"" << 5 << "theory.minutes";
        QTest::newRow("unknown key") << "minutes = 5" << "minuts = 5" << 5 << "theory.minutes";
        QTest::newRow("mistyped at the top") << "documents" << "document" << 2 << "documents";
        QTest::newRow("nothing of it") << "items = 3\n" << "" << 3 << "theory.items";
        QTest::newRow("unknown key at the end") << "items = 1\n" << "items = 1\nitem = 2\n" << 12 << "items";
        QTest::newRow("twice") << "\"action\"" << "\"deck\"" << 9 << test::said(Refusal::CellTwice);
        QTest::newRow("more skilled than items")
            << "items = 2" << "items = 2\nskilled = 3" << 6 << test::said(Refusal::CellTooHard);
        QTest::newRow("no TOML") << "[theory]" << "[theory" << 3 << "TOML";
        QTest::newRow("years") << "[theory]" << "valid_months = 61\n[theory]" << 3 << "valid_months 1..60";
        QTest::newRow("lines in the name") << "Small" << "Small\\nGraded: passed" << 1 << test::said(Refusal::ExamName);
        QTest::newRow("a name that turns") << "Small" << "Small\u202e" << 1 << test::said(Refusal::ExamName);
        QTest::newRow("a name that is not seen") << "Small" << "Sm\u200ball" << 1 << test::said(Refusal::ExamName);
        QTest::newRow("a long name") << "Small" << QString(3000, QLatin1Char('S')) << 1
                                     << test::said(Refusal::ExamName);
        QTest::newRow("a thousand tables")
            << "[theory]" << QStringLiteral("[[station]]\nmodel = \"m\"\n").repeated(1002) + "[theory]" << 131
            << test::said(Refusal::TooManyStations);
        QTest::newRow("irregularities")
            << "[theory]"
            << "[[station]]\nmodel = \"m\"\n[practical.irregularities]\nuncovred = 1\n[theory]" << 6
            << "practical.irregularities";
        QTest::newRow("standards without tables")
            << "[theory]" << "[practical]\npass = 80\n[theory]" << 3 << test::said(Refusal::PracticalWithoutTables);
    }
    void aBlueprintsFaultIsNamedByFieldAndLine()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, line);
        QFETCH(QString, expected);
        QVERIFY(readBlueprint(small, "b.toml"));
        const auto read = readBlueprint(with(small, from.toStdString(), to.toStdString()), "b.toml");
        QVERIFY(!read);
        QCOMPARE(read.error().place.line, line);
        QVERIFY2(test::said(read.error()).contains(expected), qPrintable(test::said(read.error())));
    }

    void aBlueprintIsWrittenAsItIsRead_data() { shippedBlueprintsAreBuilt_data(); }
    void aBlueprintIsWrittenAsItIsRead()
    {
        QFETCH(QString, file);
        auto blueprint = readBlueprint(test::examText(file), file.toStdString());
        QVERIFY(blueprint);
        blueprint->name = "Dealers' \"night\" \\ harbour";
        blueprint->theory.must.push_back(rulebook(blueprint->documents.front()).front().rule);
        const auto again = readBlueprint(blueprintText(*blueprint), "again");
        QVERIFY2(again, again ? "" : qPrintable(test::said(again.error())));
        QVERIFY(*again == *blueprint);
        // whatever can be set is set and written, and set back is as it was
        for (const BlueprintNumber& number : numbersOf(*blueprint)) {
            const int value = *number.value;
            const int other = value > 1 ? value - 1 : value + 1;
            const auto changed = withNumber(*blueprint, number.field, other);
            QVERIFY2(changed && blueprintText(*changed) != blueprintText(*blueprint), number.field.c_str());
            const auto back = withNumber(*changed, number.field, value);
            QVERIFY2(back && *back == *blueprint, number.field.c_str());
        }
    }
    void aNumberThatCannotBeIsNamedByItsField()
    {
        const auto read = readBlueprint(small, "b.toml");
        QVERIFY(read);
        for (const auto& [field, value, expected] :
             {std::tuple{"theory.pass", 101, QString("theory.pass 1..100")},
              std::tuple{"theory.pas", 80, test::said(Refusal::UnknownNumber)},
              std::tuple{"valid_months", 61, QString("valid_months 1..60")},
              std::tuple{"cells.deck.expert", -1, test::said(Refusal::NegativeNumber)},
              std::tuple{"cells.deck.basic", 500, QString("theory.items 1..200")},
              std::tuple{"practical.pass", 80, test::said(Refusal::UnknownNumber)}}) {
            const auto changed = withNumber(*read, field, value);
            QVERIFY2(!changed, field);
            QVERIFY2(test::said(changed.error()).contains(expected), qPrintable(test::said(changed.error())));
            QCOMPARE(changed.error().place.line, 0);
        }
    }
    void questionsAreSetCellByCell()
    {
        const auto read = readBlueprint(small, "b.toml");
        QVERIFY(read);
        const auto more = withNumber(*read, "cells.deck.skilled", 4);
        QVERIFY(more && more->theory.items == 7);
        QCOMPARE(more->theory.cells.front().basic(), 2);
        QCOMPARE(more->theory.cells.front().skilled, 4);
        const auto less = withNumber(*more, "cells.deck.basic", 0);
        QVERIFY(less && less->theory.items == 5 && less->theory.cells.front().items == 4);
        // a cell of nothing is offered and not written; no question at all is no exam
        const Blueprint every = withEveryCell(*read);
        QVERIFY(every.theory.cells.size() > read->theory.cells.size());
        QVERIFY(*readBlueprint(blueprintText(every), "again") == *read);
        const auto one = withNumber(*read, "cells.deck.basic", 0);
        QVERIFY(one && readBlueprint(blueprintText(*one), "again")->theory.cells.size() == 1);
        QVERIFY(!withNumber(*one, "cells.action.basic", 0));
    }
    void rulesThatEveryFormAsksAboutAreSetByTheirNumbers()
    {
        const auto read = readBlueprint(small, "b.toml");
        QVERIFY(read);
        const std::string rule(rulebook(Document::League).front().rule.id());
        const auto set = withMustRules(*read, theoryMust, " " + rule + " ,," + rule);
        QVERIFY(set && set->theory.must.size() == 1 && set->theory.must.front().id() == rule);
        QVERIFY(withMustRules(*set, theoryMust, "")->theory.must.empty());
        const auto none = withMustRules(*read, theoryMust, rule + ", no.such");
        QVERIFY(!none);
        QCOMPARE(none.error().found, std::string("no.such"));
        QCOMPARE(none.error().refusal, Refusal::NotARule);
        const auto seen = withMustRules(*set, practicalMust, rule);
        QVERIFY(seen && seen->theory == set->theory && seen->practical.must.front().id() == rule);
        const auto nowhere = withMustRules(*set, practicalMust, "no.such");
        QVERIFY(!nowhere && nowhere.error().refusal == Refusal::NotARule);
    }

    void aCellThatCannotBeFilledIsNamed()
    {
        const std::vector<QuizItem> items{item("A", ItemCompetency::Deck), item("B", ItemCompetency::Deck),
                                          item("C", ItemCompetency::Deck, Difficulty::Basic, "B")};
        QVERIFY(assembleForms(plan(2), items, exampleDraw, "b"));
        // three questions, but two of them are one
        const auto forms = assembleForms(plan(3), items, exampleDraw, "b");
        QVERIFY(!forms);
        QCOMPARE(forms.error().refusal, Refusal::TooFewQuestions);
        QCOMPARE(forms.error().values, (std::vector<std::string>{"deck", "basic", "3"}));
        QCOMPARE(forms.error().found, std::string("2"));
    }

    void enemiesNeverStandInOneForm()
    {
        constexpr std::string_view ids = "ABCDEFGHIJKLMNOPQR";
        std::vector<QuizItem> items;
        for (std::size_t i = 0; i < ids.size(); ++i)
            items.push_back(item(ids.substr(i, 1), ItemCompetency::Deck));
        items[0].enemies = {"B", "C"};
        const auto forms = assembleForms(plan(3), items, exampleDraw, "b");
        QVERIFY2(forms, forms ? "" : qPrintable(test::said(forms.error())));
        QVERIFY(checkForms(plan(3), items, *forms, "b"));
        QCOMPARE(figuresOf(items, *forms).sharedItems, 0);
        TheoryForms spoilt = *forms;
        spoilt[1] = {"A", "C", "D"};
        const auto checked = checkForms(plan(3), items, spoilt, "b");
        QVERIFY(!checked);
        QVERIFY(checked.error().place.name.find("form B") != std::string::npos);
    }

    void everyChangeOfStateThatIsNotInTheTableIsRefused()
    {
        const QStringList allowed{
            "planned authorise authorised",
            "interrupted authorise authorised",
            "authorised begin running",
            "running pause paused",
            "paused go-on running",
            "running interrupt interrupted",
            "paused interrupt interrupted",
            "authorised interrupt interrupted",
            "running submit submitted",
            "interrupted submit submitted",
            "submitted grade graded",
            "graded ask-review review",
            "graded confirm confirmed",
            "review confirm confirmed",
            "planned void void",
            "authorised void void",
            "running void void",
            "paused void void",
            "interrupted void void",
            "submitted void void",
            "graded void void",
            "review void void",
            "confirmed overturn void", // by an appeal alone
        };
        const std::array<const char*, attemptEventCount> events{"authorise", "begin",  "pause",   "go-on",
                                                                "interrupt", "submit", "grade",   "ask-review",
                                                                "confirm",   "void",   "overturn"};
        QStringList found;
        for (int s = 0; s < attemptStateCount; ++s) {
            for (int e = 0; e < attemptEventCount; ++e) {
                const auto next = transition(static_cast<AttemptState>(s), static_cast<AttemptEvent>(e));
                if (next)
                    found.append(QStringLiteral("%1 %2 %3")
                                     .arg(namedWords<AttemptState>[static_cast<std::size_t>(s)].data(),
                                          events[static_cast<std::size_t>(e)],
                                          namedWords<AttemptState>[static_cast<std::size_t>(*next)].data()));
                else
                    QCOMPARE(next.error().cause, Cause::NotAllowed);
            }
        }
        QStringList expected = allowed;
        expected.sort();
        found.sort();
        QCOMPARE(found, expected);
    }

    void theMachineDecides()
    {
        const Blueprint blueprint = withTables();
        const auto outcome = [&](TheoryScore theory, const PracticalScore& tables, bool interrupted = false) {
            return decide(blueprint, theory, tables, interrupted).outcome;
        };
        QCOMPARE(outcome({30, 24}, goodTables()), ExamOutcome::Passed);
        QCOMPARE(outcome({30, 23}, goodTables()), ExamOutcome::NotPassed); // 76.7: nothing is rounded up
        PracticalScore pots = goodTables();
        pots.tallies[static_cast<std::size_t>(Competency::Pots)].earned = 222; // 74 of 75
        QCOMPARE(outcome({30, 30}, pots), ExamOutcome::NotPassed);
        pots.tallies[static_cast<std::size_t>(Competency::Pots)].earned = 225;
        QCOMPARE(outcome({30, 30}, pots), ExamOutcome::Passed);
        PracticalScore critical = goodTables();
        critical.criticals.resize(1);
        QCOMPARE(outcome({30, 30}, critical), ExamOutcome::NotPassed);
        // who stalls has not passed; who was interrupted has not been seen enough
        QCOMPARE(outcome({30, 30}, goodTables(11)), ExamOutcome::NotPassed);
        QCOMPARE(outcome({30, 30}, goodTables(11), true), ExamOutcome::NotEnoughEvidence);
        // the faults of protection have no percentage, and cost by their weight
        PracticalScore protection = goodTables();
        protection.tallies[static_cast<std::size_t>(Competency::Protection)] = {.earned = 0, .possible = 63};
        QCOMPARE(protection.overall(), 79);
        // rounded down once: 0.3 of 100 and 0.7 of 97.6 are 98.3
        PracticalScore tables = goodTables();
        Tally& pot = tables.tallies[static_cast<std::size_t>(Competency::Pots)];
        const auto shared = std::ranges::count_if(tables.tallies, [](const Tally& each) { return each.possible > 0; });
        pot = {.earned = 1000 - static_cast<int>(24 * shared), .possible = 1000, .faults = 1, .duties = 20};
        QCOMPARE(tables.overall(), 97);
        Blueprint weighed = blueprint;
        weighed.theoryWeight = 30;
        weighed.practicalWeight = 70;
        QCOMPARE(decide(weighed, {30, 30}, tables, false).weighted, 98);
        QCOMPARE(outcome({30, 30}, protection), ExamOutcome::NotPassed);
    }

    /// An interruption excuses what it kept from being seen, and nothing that was seen.
    void whatWasSeenEnoughOfDecidesInAnInterruptedExamToo()
    {
        Blueprint blueprint = withTables();
        blueprint.practical.leastDuties[static_cast<std::size_t>(Competency::Showdown)] = 12;
        const auto outcome = [&](TheoryScore theory, const PracticalScore& tables) {
            return decide(blueprint, theory, tables, true).outcome;
        };
        PracticalScore few = goodTables();
        few.tallies[static_cast<std::size_t>(Competency::Pots)].duties = 11;
        QCOMPARE(outcome({30, 30}, few), ExamOutcome::NotEnoughEvidence);
        // the theory was handed in: nothing at the tables makes up for it
        QCOMPARE(outcome({30, 0}, few), ExamOutcome::NotPassed);
        QCOMPARE(outcome({30, 23}, few), ExamOutcome::NotPassed);
        QCOMPARE(outcome({30, 24}, few), ExamOutcome::NotEnoughEvidence);
        // it was not: what is still open could have been right, or could not
        QCOMPARE(outcome({30, 0, 30}, few), ExamOutcome::NotEnoughEvidence);
        QCOMPARE(outcome({30, 4, 20}, few), ExamOutcome::NotEnoughEvidence);
        QCOMPARE(outcome({30, 4, 19}, few), ExamOutcome::NotPassed);
        QCOMPARE(decide(blueprint, {30, 0, 30}, few, false).outcome, ExamOutcome::NotPassed);
        PracticalScore critical = few;
        critical.criticals.resize(1);
        QCOMPARE(outcome({30, 30}, critical), ExamOutcome::NotPassed);
        // a competency that enough was seen of, and one that was not
        PracticalScore showdown = few;
        showdown.tallies[static_cast<std::size_t>(Competency::Showdown)].earned = 222;
        QCOMPARE(outcome({30, 30}, showdown), ExamOutcome::NotPassed);
        PracticalScore pots = few;
        pots.tallies[static_cast<std::size_t>(Competency::Pots)].earned = 0;
        QCOMPARE(outcome({30, 30}, pots), ExamOutcome::NotEnoughEvidence);
        // everything was seen after all
        QCOMPARE(outcome({30, 30}, goodTables()), ExamOutcome::Passed);
        QCOMPARE(outcome({30, 23}, goodTables()), ExamOutcome::NotPassed);
        // what was left out at a table that was handed in is the candidate's own, whatever was hidden afterwards
        PracticalScore leftOut = goodTables();
        const auto payouts = static_cast<std::size_t>(Competency::Pots);
        leftOut.unreached[payouts] = 10 * leftOut.tallies[payouts].possible;
        QCOMPARE(outcome({30, 30}, leftOut), ExamOutcome::NotPassed);
        leftOut.hidden[payouts] = leftOut.tallies[payouts].possible;
        QCOMPARE(outcome({30, 30}, leftOut), ExamOutcome::NotPassed);
        leftOut.hidden[payouts] = leftOut.unreached[payouts];
        QCOMPARE(outcome({30, 30}, leftOut), ExamOutcome::NotEnoughEvidence);
        // an exam of questions alone
        const Blueprint questions{.name = "Q", .theory = plan(30)};
        QCOMPARE(decide(questions, {30, 10, 20}, {}, true).outcome, ExamOutcome::NotEnoughEvidence);
        QCOMPARE(decide(questions, {30, 10, 0}, {}, true).outcome, ExamOutcome::NotPassed);
    }

    void oneVerdictInTheBalanceIsReviewed()
    {
        const Blueprint blueprint = withTables();
        QVERIFY(!decide(blueprint, {30, 30}, goodTables(), false).borderline);
        QVERIFY(decide(blueprint, {30, 24}, goodTables(), false).borderline); // one question less
        QVERIFY(decide(blueprint, {30, 23}, goodTables(), false).borderline); // one more
        QVERIFY(!decide(blueprint, {30, 20}, goodTables(), false).borderline);
        PracticalScore critical = goodTables();
        critical.criticals.resize(1);
        critical.faults.push_back(
            {.fault = Fault::WrongAmount, .severity = Severity::Critical, .competency = ItemCompetency::Pots});
        QVERIFY(decide(blueprint, {30, 30}, critical, false).borderline);
        // between not passed and not enough seen as well
        critical.tallies[static_cast<std::size_t>(Competency::Pots)].duties = 11;
        QVERIFY(decide(blueprint, {30, 30}, critical, true).borderline);
        QVERIFY(!decide(blueprint, {30, 30}, critical, false).borderline); // stalled, whatever is reversed
        critical.criticals.resize(2);
        QVERIFY(!decide(blueprint, {30, 30}, critical, true).borderline);
    }

    /// Twelve persons, eight items, worked out by hand: the totals are 8 7 7 6 6 5 5 4 3 3 2 1, their squares 323.
    void statisticsAreThoseOfTheWorkedExample()
    {
        const ScoreMatrix scores{
            {1, 1, 1, 1, 1, 1, 1, 1}, {1, 1, 1, 1, 1, 1, 1, 0}, {1, 1, 1, 1, 1, 1, 0, 1}, {1, 1, 1, 1, 1, 1, 0, 0},
            {1, 1, 1, 1, 1, 0, 1, 0}, {1, 1, 1, 1, 0, 1, 0, 0}, {1, 1, 1, 0, 1, 0, 1, 0}, {1, 1, 1, 1, 0, 0, 0, 0},
            {1, 1, 0, 1, 0, 0, 0, 0}, {1, 1, 1, 0, 0, 0, 0, 0}, {1, 0, 0, 0, 0, 0, 0, 1}, {1, 0, 0, 0, 0, 0, 0, 0},
        };
        const FormAnalysis form = analyse(scores, 6);
        const auto near = [](double a, double b) { return std::abs(a - b) < 1e-9; };
        QVERIFY(near(form.mean, 57.0 / 12));
        const double variance = (323.0 - 57.0 * 57.0 / 12) / 11;
        QVERIFY(near(form.deviation * form.deviation, variance));
        // right answers to each item: 12 10 9 8 6 5 4 3; variance of an item: n p q / (n - 1)
        double ofItems = 0;
        for (const double right : {12.0, 10.0, 9.0, 8.0, 6.0, 5.0, 4.0, 3.0})
            ofItems += right * (12 - right) / 12 / 11;
        const double alpha = 8.0 / 7 * (1 - ofItems / variance);
        QVERIFY(near(*form.alpha, alpha));
        QVERIFY(near(*form.error, std::sqrt(variance * (1 - alpha))));
        const double away = (4.75 - 6) * (4.75 - 6);
        QVERIFY(near(*form.atTheCut, (alpha * variance + away) / (variance + away)));
        // everybody has item 1 right: it tells nobody from anybody
        QVERIFY(!form.items[0].discrimination);
        // item 8: right of persons 1, 3 and 11; rests 7 7 6 6 6 5 5 4 3 3 1 1, sum 54, squares 292
        const double together = (7.0 + 6.0 + 1.0 - 3.0 * 54 / 12) / 11;
        const double spread = (3.0 * 9 / 12 / 11) * ((292.0 - 54.0 * 54 / 12) / 11);
        QVERIFY(near(*form.items[7].discrimination, together / std::sqrt(spread)));
        QVERIFY(near(*form.items[7].efficiency, together / ((7.0 + 7.0 + 6.0 - 3.0 * 54 / 12) / 11)));
        QVERIFY(near(form.items[7].difficulty, 0.25));
        QVERIFY(!form.enough);
        QCOMPARE(form.items[7].flag, ItemFlag::None);
    }

    void aWrongKeyIsFlaggedAtOnceTheRestOnlyWithThirtyPersons()
    {
        ScoreMatrix scores;
        for (int i = 0; i < 10; ++i)
            scores.push_back({i < 5 ? 1.0 : 0.0, i < 5 ? 0.0 : 1.0, i < 4 ? 0.0 : 1.0, i < 6 ? 0.0 : 1.0});
        QCOMPARE(analyse(scores, 2).items[0].flag, ItemFlag::CheckKey);
        QCOMPARE(errorOfScore(24, 30), std::sqrt(24.0 * 6 / 29));
        const AngoffCut cut = angoff({{0.5, 0.7}, {0.6, 0.6}, {0.7, 0.9}});
        QVERIFY(std::abs(cut.cut - 4.0 / 3) < 1e-9);
        QVERIFY(cut.indicative);
        QVERIFY(
            std::abs(*cut.error
                     - std::sqrt(((1.2 - 4.0 / 3) * (1.2 - 4.0 / 3) * 2 + (1.6 - 4.0 / 3) * (1.6 - 4.0 / 3)) / 2 / 3))
            < 1e-9);
    }

    /// Worked by hand: a person's tables 0.8 and 0.9 have the variance 0.005, of equal ones it is 0.
    void precisionOfTablesIsKnownFromThirtyPersonsOn()
    {
        ScoreMatrix tables;
        for (int i = 0; i < 29; ++i)
            tables.push_back(i % 2 == 0 ? std::vector<double>{0.8, 0.9} : std::vector<double>{0.7, 0.7});
        QVERIFY(!errorOfTables(tables));
        tables.push_back({0.7, 0.7}); // fifteen of each: the mean variance is 0.0025
        const auto error = errorOfTables(tables);
        QVERIFY(error && std::abs(*error - std::sqrt(0.0025 / 2)) < 1e-9);
        QVERIFY(!errorOfTables(ScoreMatrix(40, {0.8}))); // one table alone says nothing of another
        QCOMPARE(medianOf({7, 1, 3}), 3.0);
        QCOMPARE(medianOf({7, 1, 3, 4}), 3.5);
        QVERIFY(!medianOf({}));
    }

    void analysisOfNobodyIsEmpty()
    {
        QCOMPARE(analyse({}, 5).persons, 0);
        QVERIFY(!analyse({{1, 0}}, 1).alpha);
    }
};

CUTCARD_TESTS(CertificationTest)
#include "tst_certification.moc"
