// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam_build.h"

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

QString words(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

void printForms(QTextStream& out, const BuiltExam& built)
{
    for (std::size_t f = 0; f < built.forms.size(); ++f) {
        out << Words::tr("Form %1: expected %2 of %3 right;")
                   .arg(QChar(QLatin1Char(static_cast<char>('A' + static_cast<int>(f)))))
                   .arg(built.figures.expected[f], 0, 'f', 1)
                   .arg(built.forms[f].size());
        for (std::size_t kind = 0; kind < questionKindWords.size(); ++kind)
            out << ' ' << words(questionKindWords[kind]) << ' ' << built.figures.kinds[f][kind];
        out << "\n  ";
        for (const std::string& id : built.forms[f])
            out << ' ' << QString::fromStdString(id);
        out << '\n';
    }
    out << Words::tr("Shared by forms: %1 questions, %2 models")
               .arg(built.figures.sharedItems)
               .arg(built.figures.sharedModels.size());
    for (const std::string& model : built.figures.sharedModels)
        out << ' ' << QString::fromStdString(model);
    out << '\n';
}

void printStations(QTextStream& out, const Blueprint& blueprint, const BuiltExam& built)
{
    for (std::size_t i = 0; i < built.stations.size(); ++i) {
        const StationEvidence& station = built.stations[i];
        out << Words::tr("Table %1, %2, %3 min: irregularities by the document %4, by general practice %5")
                   .arg(i + 1)
                   .arg(QString::fromStdString(blueprint.stations[i].model))
                   .arg(blueprint.stations[i].minutes)
                   .arg(station.covered)
                   .arg(station.uncovered)
            << '\n';
        if (station.acts > 0)
            out << "    "
                << Words::tr("acts %1, waits for the players %2: %3 min at least")
                       .arg(station.acts)
                       .arg(station.playersDid.size())
                       .arg((leastSeconds(station) + 59) / 60)
                << '\n';
        for (std::size_t c = 0; c < itemCompetencyCount; ++c) {
            if (station.duties[c] > 0)
                out << "    " << words(itemCompetencyWords[c]).leftJustified(16)
                    << Words::tr("duties %1, points %2").arg(station.duties[c]).arg(station.points[c]) << '\n';
        }
    }
}

/// Chances of somebody who knows 75 % to pass a theory once, and in two attempts.
std::pair<double, double> chanceAt75(const TheoryPlan& theory)
{
    const int least = (theory.pass * theory.items + 99) / 100;
    double passes = 0;
    double term = 1; // of i right: C(n, i) 0.75^i 0.25^(n - i)
    for (int i = 0; i < theory.items; ++i)
        term *= 0.25;
    for (int i = 0; i <= theory.items; ++i) {
        passes += i >= least ? term : 0;
        term *= 3.0 * (theory.items - i) / (i + 1);
    }
    return {passes, 1 - (1 - passes) * (1 - passes)};
}

Json toJson(const BuiltExam& built)
{
    Json json{{"forms", built.forms},
              {"expected", built.figures.expected},
              {"sharedItems", built.figures.sharedItems},
              {"sharedModels", built.figures.sharedModels}};
    Json stations = Json::array();
    for (const StationEvidence& station : built.stations) {
        Json duties;
        Json points;
        for (std::size_t c = 0; c < itemCompetencyCount; ++c) {
            duties[std::string(itemCompetencyWords[c])] = station.duties[c];
            points[std::string(itemCompetencyWords[c])] = station.points[c];
        }
        stations.push_back({{"duties", std::move(duties)},
                            {"points", std::move(points)},
                            {"covered", station.covered},
                            {"uncovered", station.uncovered},
                            {"acts", station.acts},
                            {"leastSeconds", leastSeconds(station)}});
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
    QTextStream out(stdout);
    out << QString::fromStdString(blueprint.name) << '\n';
    printForms(out, built);
    printStations(out, blueprint, built);
    const auto [once, twice] = chanceAt75(blueprint.theory);
    out << Words::tr("Who knows 75 %: passes the theory with a chance of %1 %, in two attempts %2 %")
               .arg(qRound(once * 100))
               .arg(qRound(twice * 100))
        << '\n';
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
