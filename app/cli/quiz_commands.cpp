// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/quiz_commands.h"

#include "app/cli/exit.h"
#include "app/cli/json.h"
#include "app/cli/quiz_answers.h"
#include "app/words/quiz_words.h"
#include "app/words/rule_words.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct QuizOptions {
    std::string document;
    std::string difficulty;
    int questions = 10;
    std::uint64_t seed = 1;
    bool json = false;
};

std::string_view wordOf(QuestionKind kind)
{
    return questionKindWords[static_cast<std::size_t>(kind)];
}

std::string_view wordOf(Difficulty difficulty)
{
    return difficultyWords[static_cast<std::size_t>(difficulty)];
}

QuizSpec specOf(const QuizOptions& options)
{
    QuizSpec spec{.count = options.questions, .seed = options.seed};
    if (!options.document.empty()) {
        const auto all = quizDocuments();
        const auto found = std::ranges::find(all, std::string_view(options.document), &documentWord);
        if (found == all.end())
            fail(ExitCode::BadArguments,
                 Words::tr("no questions about: %1").arg(QString::fromStdString(options.document)));
        spec.document = *found;
    }
    if (!options.difficulty.empty()) {
        const auto found = std::ranges::find(difficultyWords, options.difficulty);
        if (found == difficultyWords.end())
            fail(ExitCode::BadArguments,
                 Words::tr("no such difficulty: %1").arg(QString::fromStdString(options.difficulty)));
        spec.difficulty = static_cast<Difficulty>(found - difficultyWords.begin());
    }
    return spec;
}

std::vector<Question> drawn(const QuizOptions& options)
{
    auto questions = drawQuiz(specOf(options));
    if (!questions)
        fail(ExitCode::BadArguments, questions.error());
    return std::move(*questions);
}

Json rulesOf(const QuizItem& item)
{
    Json rules = Json::array();
    for (const Rule rule : item.rules)
        rules.push_back(std::string(rule.id()));
    return rules;
}

Json toJson(const Question& question)
{
    const QuizItem& item = *question.item;
    Json json{{"id", std::string(item.id)},
              {"document", std::string(documentWord(question.document))},
              {"kind", std::string(wordOf(item.kind))},
              {"difficulty", std::string(wordOf(item.difficulty))},
              {"rules", rulesOf(item)},
              {"question", questionText(question).toStdString()}};
    if (item.kind == QuestionKind::Choice)
        json["choose"] = item.right.size();
    if (question.shown.empty())
        return json;
    Json answers = Json::array();
    for (int place = 0; place < static_cast<int>(question.shown.size()); ++place)
        answers.push_back(shownAnswerText(question, place).toStdString());
    json["answers"] = std::move(answers);
    return json;
}

/// An answer as `readAnswer` reads it.
std::string typedText(const Answer& answer)
{
    if (answer.amount)
        return std::to_string(*answer.amount);
    if (answer.truth)
        return *answer.truth ? "t" : "f";
    std::string letters;
    for (const int place : answer.places)
        letters += static_cast<char>('a' + place);
    return letters;
}

void printQuestion(QTextStream& out, const Question& question, std::size_t number)
{
    out << number << ". " << questionText(question) << "\n   " << instructionText(question) << '\n';
    for (int place = 0; place < static_cast<int>(question.shown.size()); ++place)
        out << "   " << placeText(place) << "  " << shownAnswerText(question, place) << '\n';
}

void printMarking(QTextStream& out, const Question& question, const Answer& answer)
{
    if (isRight(question, answer))
        out << "   " << Words::tr("Right.");
    else
        out << "   " << Words::tr("Wrong; right is %1.").arg(answerText(question, rightAnswer(question)));
    out << ' ' << explanationText(question) << " (";
    bool first = true;
    for (const Rule rule : question.item->rules) {
        out << (first ? "" : ", ") << ruleNumber(rule);
        first = false;
    }
    out << ")\n\n";
}

void printScore(QTextStream& out, const QuizScore& score)
{
    out << Words::tr("%1 of %2 right, %3 %").arg(score.right).arg(score.asked).arg(score.percent()) << '\n';
    for (const RuleScore& rule : score.rules) {
        if (rule.right < rule.asked)
            out << "   " << Words::tr("%1 of %2").arg(rule.right).arg(rule.asked) << "  " << ruleNumber(rule.rule)
                << " · " << ruleName(rule.rule) << '\n';
    }
}

Json resultOf(const std::vector<Question>& questions, const std::vector<Answer>& answers, const QuizScore& score)
{
    Json asked = Json::array();
    for (std::size_t i = 0; i < questions.size(); ++i) {
        Json one = toJson(questions[i]);
        one["given"] = typedText(answers[i]);
        one["expected"] = typedText(rightAnswer(questions[i]));
        one["right"] = isRight(questions[i], answers[i]);
        one["explanation"] = explanationText(questions[i]).toStdString();
        asked.push_back(std::move(one));
    }
    Json rules = Json::array();
    for (const RuleScore& rule : score.rules)
        rules.push_back({{"rule", std::string(rule.rule.id())}, {"asked", rule.asked}, {"right", rule.right}});
    return {{"asked", score.asked},
            {"right", score.right},
            {"percent", score.percent()},
            {"questions", std::move(asked)},
            {"rules", std::move(rules)}};
}

void list(const QuizOptions& options)
{
    QuizOptions all = options;
    all.questions = countOf(specOf(options));
    std::vector<Question> questions = drawn(all);
    const auto placeInBank = [](const Question& question) {
        return std::pair(question.document, question.item - quizBank(question.document).data());
    };
    std::ranges::sort(questions, {}, placeInBank);
    if (options.json) {
        Json items = Json::array();
        for (const Question& question : questions)
            items.push_back(toJson(question));
        return print(items);
    }
    QTextStream out(stdout);
    for (const Question& question : questions) {
        const QuizItem& item = *question.item;
        out << QString::fromUtf8(item.id.data(), static_cast<qsizetype>(item.id.size())).leftJustified(6) << "  "
            << questionKindText(item.kind) << ", " << difficultyText(item.difficulty) << ": " << questionText(question)
            << '\n';
    }
}

void ask(const QuizOptions& options)
{
    const std::vector<Question> questions = drawn(options);
    if (options.json) {
        Json asked = Json::array();
        for (const Question& question : questions)
            asked.push_back(toJson(question));
        return print(asked);
    }
    QTextStream out(stdout);
    for (std::size_t i = 0; i < questions.size(); ++i)
        printQuestion(out, questions[i], i + 1);
}

void take(const QuizOptions& options)
{
    const std::vector<Question> questions = drawn(options);
    std::vector<Answer> answers;
    QTextStream out(stdout);
    for (const Question& question : questions) {
        if (!options.json) {
            printQuestion(out, question, answers.size() + 1);
            out << "   > " << Qt::flush;
        }
        std::string line;
        std::getline(std::cin, line); // at the end of the input: not answered
        const auto answer = readAnswer(question, line, static_cast<int>(answers.size()) + 1);
        if (!answer)
            fail(ExitCode::BadInput, answer.error());
        answers.push_back(*answer);
        if (!options.json)
            printMarking(out, question, *answer);
    }
    const QuizScore score = scoreOf(questions, answers);
    if (options.json)
        print(resultOf(questions, answers, score));
    else
        printScore(out, score);
    out.flush();
    if (score.right < score.asked)
        end(ExitCode::FaultsFound);
}

void addDrawOptions(CLI::App* command, QuizOptions& options)
{
    command->add_option("--questions", options.questions, Words::tr("how many").toStdString());
    command->add_option("--seed", options.seed, Words::tr("the same seed asks the same").toStdString());
}

} // namespace

void addQuizCommands(CLI::App& app)
{
    auto options = std::make_shared<QuizOptions>();
    CLI::App* quiz = app.add_subcommand("quiz", Words::tr("Questions about the documents").toStdString());
    quiz->require_subcommand(1);
    CLI::App* listing = quiz->add_subcommand("list", Words::tr("Print the whole question bank").toStdString());
    CLI::App* asking = quiz->add_subcommand("ask", Words::tr("Print a quiz without its answers").toStdString());
    CLI::App* taking = quiz->add_subcommand(
        "take", Words::tr("Ask a quiz and read the answers, a line each, from the standard input").toStdString());
    for (CLI::App* command : {listing, asking, taking}) {
        command->add_option(
            "--document", options->document,
            Words::tr("only about league, limit, tennessee, champion-procedures or champion-rules").toStdString());
        command->add_option("--difficulty", options->difficulty,
                            Words::tr("only basic, skilled or expert questions").toStdString());
        command->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    }
    addDrawOptions(asking, *options);
    addDrawOptions(taking, *options);
    listing->callback([options] { list(*options); });
    asking->callback([options] { ask(*options); });
    taking->callback([options] { take(*options); });
}

} // namespace cutcard::cli
