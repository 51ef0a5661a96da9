// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/faces/face.h"
#include "app/words/errors/error_words.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/table/atlas_words.h"
#include "app/words/table/judge_words.h"
#include "app/words/training/quiz_words.h"
#include "app/words/training/task_words.h"
#include "core/atlas/parts.h"
#include "core/exam/quiz.h"
#include "core/exam/quiz_banks.h"
#include "core/games/catalogue/catalogue.h"
#include "core/training/task.h"
#endif
#include "tests/support/programs.h"
#include "tests/support/warnings.h"

#include <QRegularExpression>
#include <QtTest>

using namespace cutcard;

class WordsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void amountsAreGroupedTheSameEverywhere()
    {
        QCOMPARE(chipsText(0), "0");
        QCOMPARE(chipsText(999), "999");
        QCOMPARE(chipsText(1200), "1,200");
        QCOMPARE(chipsText(-1234567), "-1,234,567");
        Wording plain;
        plain.separator.clear();
        QCOMPARE(plain.amount(12'000), "12000");
    }

    void actsSayWhoAndHowMuch()
    {
        Wording wording;
        wording.names[0] = QStringLiteral("A%2da"); // a name is never taken for a place holder
        QCOMPARE(actText(act(Verb::Pitch, Seat(4)), wording), "Pitch a card to Seat 4");
        QCOMPARE(actText(buildPot(1, 11'000, {Seat(1), Seat(3)}), wording),
                 "Side pot 1: bring it to 11,000, for A%2da and Seat 3");
        QCOMPARE(actText(pushPot(0, Seat(1), 500), wording), "Main pot: push 500 to A%2da");
        QCOMPARE(actText(actOnCards(Verb::Board, 3)), "Deal the flop");
    }

    void everyMomentOfTheAtlasHasWords()
    {
        for (const CatalogueEntry& game : catalogue()) {
            for (const atlas::Moment& moment : atlas::momentsOf(game.id))
                QVERIFY2(!atlas::momentText(moment.id).isEmpty(), std::string(moment.id).c_str());
        }
    }
    void aTaskSaysItsFiguresWhateverItShows()
    {
        for (const TaskKind& kind : taskKinds()) {
            for (int number = 0; number < 5; ++number) {
                const Task task = drawTask(kind, 3, number);
                QVERIFY2(!taskText(task).contains('%'), kind.id.data());
                for (const QString& line : taskWorking(task))
                    QVERIFY2(!line.isEmpty() && !line.contains('%'), kind.id.data());
            }
        }
        const Task task{.kind = findTaskKind("change.due"), .shown = StakesShown{}, .figures = {1200}};
        QCOMPARE(taskText(task), "The player puts in chips without a word and owes 1,200. How much do you return?");
    }
    void aNeedlessCallToTheFloorIsNoFaultInWordsEither()
    {
        Verdict verdict;
        verdict.fault = Fault::Unneeded;
        QCOMPARE(explanationText(verdict), "Not needed now");
        verdict.told = true;
        QCOMPARE(explanationText(verdict), "Not needed, but no fault");
        Act act;
        act.verb = Verb::CallFloor;
        QCOMPARE(explanationText(verdict, act), "No need to call the floor, but no fault");
        act.verb = Verb::TakeBack;
        QCOMPARE(explanationText(verdict, act), "This corrects only part of the mistake. No further fault");
    }

    void aRuleIsFoundByWhatPeopleCallIt_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("rule");
        QTest::newRow("break a table") << "break a table" << "2.2.6";
        QTest::newRow("balance") << "balance the tables" << "2.2.5";
        QTest::newRow("late") << "late" << "2.1.5";
        QTest::newRow("seat") << "seat" << "2.1.2";
        QTest::newRow("phone") << "cellphone" << "3.3";
        QTest::newRow("penalty") << "penalty" << "PA-19";
        QTest::newRow("penalty for showing") << "penalty" << "3.14.1";
        QTest::newRow("rebuy") << "rebuy" << "2.1.1.1";
        QTest::newRow("add-on") << "add-on" << "2.1.1.1";
        QTest::newRow("chop") << "odd chip" << "1.2-odd";
        QTest::newRow("number") << "3.7.2" << "3.7.2";
        QTest::newRow("rabbit") << "rabbit" << "3.9";
        QTest::newRow("chip race") << "chip race" << "3.10";
        QTest::newRow("prizes") << "finish" << "2.3.2";
    }
    void aRuleIsFoundByWhatPeopleCallIt()
    {
        QFETCH(const QString, query);
        QFETCH(const QString, rule);
        std::vector<std::pair<int, QString>> found;
        for (const RuleEntry& entry : rulebook(Document::League))
            found.emplace_back(-ruleMatch(entry, query), ruleNumber(entry.rule));
        std::ranges::stable_sort(found, {}, &std::pair<int, QString>::first);
        QStringList first;
        for (std::size_t i = 0; i < 6 && found[i].first < 0; ++i)
            first.append(found[i].second);
        QVERIFY2(first.contains(rule), qPrintable(query + ": " + first.join(' ')));
    }
    void whatNoRuleSpeaksOfIsNotFound()
    {
        for (const RuleEntry& entry : rulebook(Document::League))
            QCOMPARE(ruleMatch(entry, "zeppelin"), 0);
    }
    void aRuleBuyingInAgainIsFoundInSomeDocument()
    {
        int found = 0;
        for (const Document document : documents())
            for (const RuleEntry& entry : rulebook(document))
                found += ruleMatch(entry, "rebuy") > 0;
        QVERIFY(found > 0);
    }
    void aParagraphIsCitedAsItsDocumentPrintsIt()
    {
        QCOMPARE(ruleCitation("1.2-pocket"_rule), "1.2");
        QCOMPARE(ruleCitation("3.7.2"_rule), "3.7.2");
        QCOMPARE(ruleCitation("CHP-irreg-b"_rule), "Irregularities b");
        QCOMPARE(ruleCitation("CHP-play-18"_rule), "Playing the game");
        QCOMPARE(ruleCitation("PA-12"_rule), "Our reading");
        QCOMPARE(ruleCitation("GP-wrong-count"_rule), "Card-room practice");
        QCOMPARE(ruleTitle("3.5.1-multi"_rule), "3.5.1 · More than one exposed");
        QCOMPARE(withRuleTitles("as 1.2-flop, GP-burn and 3.4 say [2.2.3]"),
                 QString("as 1.2, “%1” and 3.4 say [2.2.3]").arg(ruleName("GP-burn"_rule)));
    }
    void whatWasHandedBackHasNotHappened()
    {
        Wording wording;
        wording.names[1] = "Bob";
        wording.names[2] = "Cy";
        Proof proof{.kind = Proof::Kind::Differs};
        proof.over[1] = -300;
        proof.over[2] = 300;
        QCOMPARE(proofText(proof, wording), "As it stands, Bob is 300 short, Cy is 300 over.");
        QCOMPARE(proofText(proof, wording, true),
                 "If the mistake had stood, Bob would have been 300 short, Cy would have been 300 over.");
    }
    /// U16: who has folded has matched nothing.
    void aMatchedRoundIsSaidOfThoseStillInTheHand()
    {
        QCOMPARE(reasonText({.because = Because::Matched, .amount = 400}),
                 "Every player still in the hand has put in 400.");
        QCOMPARE(reasonText({.because = Because::Matched, .others = {Seat(2)}, .amount = 400}),
                 "Every player who is not all-in has put in 400.");
    }
    void whoIsAllInAlsoWinsDeadBlinds()
    {
        Wording wording;
        wording.names[3] = "Dot";
        const Reason reason{
            .because = Because::CappedByAllIn, .seats = {Seat::fromIndex(3)}, .amount = 300, .other = 500};
        QCOMPARE(reasonText(reason, wording),
                 "Dot is all-in and can win only 300 from each player in this pot, plus 500 in dead blinds (PA-12).");
    }
    void noNameOfOursIsShownForARule()
    {
        static const QRegularExpression ours(
            QStringLiteral("\\b(ST|[PLTCR]A|LH|TN|CHP|CH|CH1|CH2|GP)-|\\d-[a-z]|\\b[AB]-[A-Za-z]"));
        const auto isPlain = [](const QString& text) { return !text.contains(ours); };
        for (const Document document : documents()) {
            for (const RuleEntry& entry : rulebook(document)) {
                QVERIFY2(!ruleCitation(entry.rule).isEmpty(), qPrintable(ruleNumber(entry.rule)));
                for (const QString& text : {ruleTitle(entry.rule), ruleText(entry.rule), ruleReason(entry)})
                    QVERIFY2(isPlain(text), qPrintable(text));
            }
        }
        for (const Document document : documents()) {
            QuizSpec spec{.document = document, .seed = 3};
            spec.count = countOf(spec);
            const auto questions = drawQuiz(spec);
            QVERIFY(questions);
            for (const Task& question : *questions)
                QVERIFY2(isPlain(taskWorking(question).value(0)), qPrintable(taskWorking(question).value(0)));
        }
    }

    void aQuestionHasItsFiguresInItsWords()
    {
        for (const Document document : documents()) {
            QuizSpec spec{.document = document, .seed = 3};
            spec.count = countOf(spec);
            const auto questions = drawQuiz(spec);
            for (const Task& question : *questions) {
                QString all = taskText(question) + '\n' + taskWorking(question).value(0);
                for (int place = 0; place < question.options; ++place)
                    all += '\n' + taskOption(question, place);
                static const QRegularExpression unfilled("%[0-9]");
                QVERIFY2(!all.contains(unfilled), qPrintable(all));
            }
        }
    }

    void anAnswerIsSaidInWords()
    {
        const QuizItem item{.id = "X",
                            .question = "%2 of %1?",
                            .right = {"first %1", "second"},
                            .wrong = {"third"},
                            .explanation = "%1 %9"};
        const Task question = taskOf(item, {.values = {1200, 7}}, {2, 0, 1});
        QCOMPARE(taskText(question), "7 of 1,200?");
        QCOMPARE(taskWorking(question), QStringList("1,200 %9"));
        QCOMPARE(answerText(question, question.right), "B: first 1,200; C: second");
        const QuizItem number{.id = "Y", .kind = QuestionKind::Amount};
        QCOMPARE(answerText(taskOf(number, {.amount = 3600}, {}), {3600}), "3,600");
        const QuizItem truth{.id = "Z", .kind = QuestionKind::TrueFalse};
        QCOMPARE(answerText(taskOf(truth, {}, {}), {1}), "false");
    }

    void theDealerSpeaksAsAtTheTable()
    {
        QCOMPARE(spokenText(say(Phrase::Raise, Seat(4), 1200)), "Raise to 1,200.");
        QCOMPARE(spokenText(say(Phrase::Option, Seat(4))), "Big blind, option?");
        QCOMPARE(spokenText(act(Verb::Burn)), "");
        for (int i = 0; i < phraseCount; ++i) {
            const QString said = spokenText(say(static_cast<Phrase>(i), Seat(4), 1200));
            QVERIFY(!said.isEmpty() && !said.contains(QLatin1Char('%')));
            QVERIFY(said.contains(QStringLiteral("1,200")) == phraseFacts(static_cast<Phrase>(i)).takesAmount);
        }
    }

    void aCutIsAskedForByTheLimitsOfTheHouse()
    {
        const Act again = say(Phrase::CutAgain, Seat(4));
        QCOMPARE(spokenText(again), "Seat 4, please cut again, three to forty-nine cards.");
        SessionSetup setup;
        setup.house = defaultHouse(GameId::Limit);
        std::get<LimitOptions>(setup.house).leastCut = 12;
        std::get<LimitOptions>(setup.house).mostCut = 40;
        QCOMPARE(spokenText(again, Wording::of(setup)), "Seat 4, please cut again, twelve to forty cards.");
    }

    void everyGameHasAFaceOfItsOwn()
    {
        QSet<QString> names;
        QSet<QString> shortNames;
        for (const CatalogueEntry& entry : catalogue()) {
            const Face& face = faceOf(entry.id);
            QCOMPARE(face.game, entry.id);
            QCOMPARE(face.banked, isBanked(entry.id));
            QVERIFY(face.kits != 0);
            QVERIFY(face.status != nullptr);
            QCOMPARE(face.circles != nullptr, face.banked);
            QVERIFY(!face.board.empty());
            names += gameText(entry.id);
            shortNames += said("game-short", entry.id);
        }
        QCOMPARE(names.size(), static_cast<qsizetype>(catalogue().size()));
        QCOMPARE(shortNames.size(), static_cast<qsizetype>(catalogue().size()));
        QVERIFY(!names.contains(QString()));
    }

    void everyPartOfAHandHasItsWordInEveryGame()
    {
        for (const CatalogueEntry& entry : catalogue()) {
            for (int i = 0; i < headingCount; ++i)
                QVERIFY(!headingText(static_cast<Heading>(i), 0, entry.id).isEmpty());
        }
        QCOMPARE(headingText(Heading::PlayOrFold, 0, GameId::ChampionOne), "Play or forfeit");
        QCOMPARE(headingText(Heading::PlayOrFold, 0, GameId::ChampionTwo), "Play or fold");
        QCOMPARE(headingText(Heading::BettingRound, 1, GameId::Tennessee), "Betting round 2");
        QCOMPARE(headingText(Heading::BettingRound, 1, GameId::Limit), "Betting after the flop");
    }

    void everyDecisionAndIncidentHasItsOwnLine()
    {
        QSet<QString> lines;
        for (const ChoiceFacts& facts : choices) {
            const Decision decision{.seat = Seat(4), .choice = facts.choice, .amount = 800};
            const QString line = eventLine(decision);
            QVERIFY(line.contains(QStringLiteral("Seat 4")) && !line.contains(QLatin1Char('%')));
            QCOMPARE(line.contains(QStringLiteral("800")), facts.takesAmount);
            QVERIFY(!decisionText(decision).isEmpty());
            lines += line;
        }
        for (const MishapFacts& facts : mishaps) {
            const QString line = eventLine(Incident{.mishap = facts.mishap, .seat = Seat(4), .amount = 800});
            QCOMPARE(line.contains(QStringLiteral("Seat 4")), facts.takesSeat);
            QCOMPARE(line.contains(QStringLiteral("800")), facts.takesAmount);
            lines += line;
        }
        QCOMPARE(lines.size(), qsizetype{choiceCount + mishapCount});
    }

    void everyErrorIsPlainSentences()
    {
        for (int cause = 0; cause <= static_cast<int>(Cause::Duplicate); ++cause) {
            for (const char* found : {"", "seven"}) {
                for (const char* expected : {"", "1..9 odds", "small blind <= big blind", "call | fold"}) {
                    const QString text = errorText({.place = {.name = "hand", .line = 2, .field = "ante"},
                                                    .cause = static_cast<Cause>(cause),
                                                    .expected = expected,
                                                    .found = found});
                    QVERIFY2(text.startsWith("hand, line 2, ante: ") && text.endsWith('.'), qPrintable(text));
                    for (const char* sign : {";", "found:", "expected:", "<=", " | ", "1..9", ".."})
                        QVERIFY2(!text.contains(sign), qPrintable(text));
                }
            }
        }
    }

    void whatIsNoCardOrDamagedIsSaidInItsOwnWords()
    {
        QCOMPARE(
            errorText(
                {.place = {.name = "cards"}, .cause = Cause::UnknownCard, .expected = "As, Td, 2c", .found = "Kx"}),
            "cards: “Kx” is not a card. Type rank and suit, such as As, Td or 2c.");
        QCOMPARE(
            errorText({.place = {.name = "kept"}, .cause = Cause::Damaged, .expected = {}, .found = "no database"}),
            "kept: The file is damaged (no database).");
    }

    void errorsAreOneClearLine()
    {
        const Error error{.place = {.name = "log", .line = 3, .column = 7},
                          .cause = Cause::OutOfRange,
                          .expected = "seat 1..10",
                          .found = "%1"};
        QCOMPARE(errorText(error), "log, line 3: %1 is out of range. Allowed: seat 1 to 10.");
        QCOMPARE(errorLine(error), "log:3:7: %1 is out of range. Allowed: seat 1 to 10.");
    }
};

CUTCARD_TESTS(WordsTest)
#include "tst_words.moc"
