// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/words/said.h"
#include "app/words/tr.h"
#include "core/exam/quiz_banks.h"

#include "app/cli/support/exit.h"
#include "app/cli/support/json.h"
#include "app/words/training/task_words.h"
#include "core/exam/quiz.h"

#include <QTextStream>

namespace cutcard::cli {

namespace {

struct QuizOptions {
    std::string document;
    std::string difficulty;
    bool json = false;
};

QuizSpec specOf(const QuizOptions& options)
{
    QuizSpec spec{.seed = 1};
    if (!options.document.empty()) {
        const auto all = documents();
        const auto found = std::ranges::find(all, std::string_view(options.document), &documentWord);
        if (found == all.end())
            fail(ExitCode::BadArguments,
                 Words::tr("There are no questions about %1. `cutcard-cli quiz list --help` lists the documents.")
                     .arg(QString::fromStdString(options.document)));
        spec.document = *found;
    }
    if (!options.difficulty.empty()) {
        spec.difficulty = valueNamed<Difficulty>(options.difficulty);
        if (!spec.difficulty)
            fail(ExitCode::BadArguments, Words::tr("There is no difficulty %1. Choose basic, skilled or expert.")
                                             .arg(QString::fromStdString(options.difficulty)));
    }
    return spec;
}

Json questionJson(const Task& question)
{
    const QuizItem& item = *question.item;
    Json json{{"id", item.id},
              {"document", documentWord(item.document)},
              {"kind", wordOf(item.kind)},
              {"difficulty", wordOf(item.difficulty)},
              {"rules", Json::list(item.rules, &Rule::id)},
              {"question", taskText(question).toStdString()}};
    if (item.kind == QuestionKind::Choice)
        json.set("choose", item.right.size());
    if (question.order.empty())
        return json;
    Json answers = Json::array();
    for (int place = 0; place < question.options; ++place)
        answers.push_back(taskOption(question, place).toStdString());
    json.set("answers", answers);
    return json;
}

void list(const QuizOptions& options)
{
    QuizSpec all = specOf(options);
    all.count = countOf(all);
    std::vector<Task> questions = need(drawQuiz(all), ExitCode::BadArguments);
    const auto placeInBank = [](const Task& question) { return std::pair(question.item->document, question.item); };
    std::ranges::sort(questions, {}, placeInBank);
    if (options.json)
        return print(Json::list(questions, questionJson));
    QTextStream out(stdout);
    for (const Task& question : questions) {
        const QuizItem& item = *question.item;
        out << QString::fromUtf8(item.id.data(), static_cast<qsizetype>(item.id.size())).leftJustified(6) << "  "
            << said(item.kind) << ", " << said(item.difficulty) << ": " << taskText(question) << '\n';
    }
}

} // namespace

std::vector<Command> quizCommands()
{
    const auto options = std::make_shared<QuizOptions>();
    return {{"quiz list",
             Words::tr("Print the whole question bank"),
             {{"--document", &options->document,
               Words::tr("only questions about league, limit, tennessee, champion-procedures or champion-rules")},
              {"--difficulty", &options->difficulty, Words::tr("only basic, skilled or expert questions")},
              jsonFlag(options->json)},
             [options] { list(*options); }}};
}

} // namespace cutcard::cli
