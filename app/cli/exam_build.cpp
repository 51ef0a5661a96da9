// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam_build.h"

#include "app/academy/build_text.h"
#include "app/academy/exam_files.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/passphrase.h"
#include "core/certification/build.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QTextStream>

#include <memory>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct Options {
    std::string file;
    bool json = false;
};

Json toJson(const StationEvidence& station)
{
    Json duties;
    Json points;
    for (std::size_t c = 0; c < itemCompetencyCount; ++c) {
        duties[std::string(itemCompetencyWords[c])] = station.duties[c];
        points[std::string(itemCompetencyWords[c])] = station.points[c];
    }
    return {{"duties", std::move(duties)},          {"points", std::move(points)}, {"covered", station.covered},
            {"uncovered", station.uncovered},       {"seeming", station.seeming},  {"acts", station.acts},
            {"leastSeconds", leastSeconds(station)}};
}

Json toJson(const BuiltExam& built)
{
    Json shared = Json::object();
    for (const auto& [id, forms] : sharedQuestions(built.forms))
        shared[id] = forms;
    Json json{{"forms", built.forms},
              {"expected", built.figures.expected},
              {"sharedItems", built.figures.sharedItems},
              {"shared", std::move(shared)},
              {"sharedModels", built.figures.sharedModels}};
    Json stations = Json::array();
    for (std::size_t i = 0; i < built.stations.size(); ++i) {
        Json station = toJson(built.stations[i]);
        Json variants = Json::array();
        for (const StationEvidence& variant : built.variants[i])
            variants.push_back(toJson(variant));
        station["variants"] = std::move(variants);
        station["apartPercent"] = mostApart(built.variants[i]);
        stations.push_back(std::move(station));
    }
    json["stations"] = std::move(stations);
    return json;
}

/// Reads a blueprint and builds its forms; ends the command by the cell or field that can't be met.
std::pair<Blueprint, BuiltExam> buildOf(const Options& options)
{
    const QString shipped = shippedBlueprint(QString::fromStdString(options.file));
    const std::string text = shipped.isEmpty() ? readText(options.file) : shipped.toStdString();
    Blueprint blueprint = need(readBlueprint(text, options.file));
    const auto& models = stationModels();
    if (!models)
        fail(ExitCode::Defect, models.error());
    BuiltExam built = need(buildExam(blueprint, *models, {}, options.file));
    return {std::move(blueprint), std::move(built)};
}

/// Only whether it can be met, for whoever writes one.
void check(const Options& options)
{
    const auto [blueprint, built] = buildOf(options);
    QTextStream(stdout) << Words::tr("%1 can be met: questions %2, tables %3; shared by forms: questions %4, models %5")
                               .arg(QString::fromStdString(blueprint.name))
                               .arg(blueprint.theory.items)
                               .arg(blueprint.stations.size())
                               .arg(built.figures.sharedItems)
                               .arg(built.figures.sharedModels.size())
                        << '\n';
}

void build(const Options& options)
{
    const auto [blueprint, built] = buildOf(options);
    if (options.json)
        return print(toJson(built));
    QTextStream(stdout) << QString::fromStdString(blueprint.name) << '\n' << builtText(blueprint, built);
}

} // namespace

void addExamBuild(CLI::App& exam)
{
    auto options = std::make_shared<Options>();
    CLI::App* built = exam.add_subcommand(
        "build", Words::tr("Build the forms of a blueprint, and print how alike they are").toStdString());
    built->add_option("BLUEPRINT", options->file, Words::tr("a file, or one that comes with the program").toStdString())
        ->required();
    built->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    built->callback([options] { build(*options); });
    CLI::App* checked = exam.add_subcommand(
        "check", Words::tr("Say whether a blueprint can be met, or by which cell not").toStdString());
    checked
        ->add_option("BLUEPRINT", options->file, Words::tr("a file, or one that comes with the program").toStdString())
        ->required();
    checked->callback([options] { check(*options); });
}

} // namespace cutcard::cli
