// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam_standard.h"

#include "app/academy/angoff_file.h"
#include "app/academy/exam_files.h"
#include "app/academy/exports.h"
#include "app/academy/result_text.h"
#include "app/academy/trends_text.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/passphrase.h"
#include "app/words/rule_words.h"
#include "core/certification/build.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>
#include <memory>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct Options {
    std::string blueprint;
    std::string form = "A";
    std::string ratings;
    std::string house;
    bool table = false;
    bool json = false;
};

std::vector<std::string> itemsOf(const Options& options)
{
    const QString shipped = shippedBlueprint(QString::fromStdString(options.blueprint));
    const std::string text = shipped.isEmpty() ? readText(options.blueprint) : shipped.toStdString();
    const Blueprint blueprint = need(readBlueprint(text, options.blueprint));
    const auto forms = need(assembleForms(blueprint.theory, examItems(blueprint.documents), {}, options.blueprint));
    return forms.at(static_cast<std::size_t>(options.form.front() - 'A'));
}

void printForm(const Options& options)
{
    const std::vector<std::string> items = itemsOf(options);
    QTextStream out(stdout);
    if (options.table) {
        out << QString::fromStdString(ratingsTable(items));
        return;
    }
    int number = 0;
    for (const std::string& id : items) {
        // the same words ask another thing of another game
        const auto document = documentOf(id);
        out << ++number << ". " << QString::fromStdString(id) << '\n'
            << "   " << (document ? documentText(*document) : QString()) << '\n'
            << "   " << itemText(QString::fromStdString(id)) << '\n';
    }
}

void setMark(const Options& options)
{
    const AngoffRatings ratings = need(readRatings(readText(options.ratings), options.ratings));
    std::optional<AnswerMatrix> seen;
    if (!options.house.empty()) {
        const auto academy = openAcademy({.folder = options.house, .who = {}, .passphraseFile = {}});
        seen = need(answerMatrix(*academy, findBlueprint(*academy, options.blueprint).digest, options.form));
    }
    const AngoffCut cut = angoff(ratings.chances);
    if (options.json) {
        Json items = Json::array();
        for (std::size_t i = 0; i < ratings.items.size(); ++i) {
            const auto share = seen ? seen->shareRight(ratings.items[i]) : std::nullopt;
            items.push_back(
                {{"item", ratings.items[i]}, {"mean", ratings.mean(i)}, {"seen", share ? Json(*share) : Json()}});
        }
        return print({{"raters", ratings.raters.size()},
                      {"cut", cut.cut},
                      {"error", cut.error ? Json(*cut.error) : Json()},
                      {"indicative", cut.indicative},
                      {"items", std::move(items)}});
    }
    QTextStream(stdout) << angoffText(ratings, seen);
}

void addForm(CLI::App& command, Options& options, bool needed)
{
    command.add_option("--form", options.form, Words::tr("A, B or C").toStdString())
        ->check(CLI::IsMember({"A", "B", "C"}));
    command
        .add_option(needed ? "BLUEPRINT" : "--blueprint", options.blueprint,
                    Words::tr("a file, or one that comes with the program").toStdString())
        ->required(needed);
}

} // namespace

void addExamStandard(CLI::App& exam)
{
    auto options = std::make_shared<Options>();
    CLI::App* forms =
        exam.add_subcommand("forms", Words::tr("Print the questions of a form, for raters").toStdString());
    addForm(*forms, *options, true);
    forms->add_flag("--table", options->table, Words::tr("print an empty table of ratings").toStdString());
    forms->callback([options] { printForm(*options); });
    CLI::App* mark = exam.add_subcommand(
        "angoff", Words::tr("Work out a mark from raters' percentages, question by question").toStdString());
    mark->add_option("RATINGS", options->ratings, Words::tr("CSV, a line a rater").toStdString())->required();
    addForm(*mark, *options, false);
    mark->add_option(
        "--house", options->house,
        Words::tr("an academy's folder: for the second round, with what was answered there").toStdString());
    mark->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    mark->callback([options] {
        if (options->house.empty() != options->blueprint.empty())
            fail(ExitCode::BadArguments, Words::tr("--house and --blueprint belong together"));
        setMark(*options);
    });
}

} // namespace cutcard::cli
