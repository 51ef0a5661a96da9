// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam_trends.h"

#include "app/academy/result_text.h"
#include "app/academy/trends.h"
#include "app/academy/trends_text.h"
#include "app/cli/json.h"
#include "app/cli/passphrase.h"

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
    AcademyOptions academy;
    bool json = false;
};

QString text(const std::string& value)
{
    return QString::fromStdString(value);
}

Json toJson(const MeanOf& mean)
{
    return {{"count", mean.count}, {"mean", mean.mean}, {"error", mean.error ? Json(*mean.error) : Json()}};
}

Json toJson(const Academy& academy, const Trends& trends)
{
    Json json{{"forms", Json::array()},
              {"tables", Json::array()},
              {"examiners", Json::array()},
              {"rules", Json::array()},
              {"months", Json::array()}};
    for (const auto& [form, mean] : trends.forms)
        json["forms"].push_back({{"exam", form.first}, {"form", form.second}, {"percent", toJson(mean)}});
    for (const auto& [model, rated] : trends.stations)
        json["tables"].push_back(
            {{"model", model}, {"percent", toJson(rated.percent)}, {"rating", toJson(rated.rating)}});
    for (const auto& [person, rated] : trends.examiners)
        json["examiners"].push_back({{"person", person},
                                     {"name", nameOf(academy, text(person)).toStdString()},
                                     {"percent", toJson(rated.percent)},
                                     {"rating", toJson(rated.rating)}});
    for (const auto& [rule, missed] : trends.rules)
        json["rules"].push_back({{"rule", rule}, {"times", missed.times}, {"attempts", missed.attempts}});
    for (const auto& [month, sat] : trends.months)
        json["months"].push_back({{"month", month}, {"attempts", sat.attempts}, {"passed", sat.passed}});
    return json;
}

void report(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Trends trends = need(trendsOf(*academy));
    if (options.json)
        return print(toJson(*academy, trends));
    QTextStream(stdout) << trendsText(*academy, trends);
}

} // namespace

void addExamTrends(CLI::App& exam)
{
    auto options = std::make_shared<Options>();
    CLI::App* command = exam.add_subcommand(
        "report", Words::tr("What all attempts say of forms, tables, examiners, rules and months").toStdString());
    addAcademyOptions(*command, options->academy, false);
    command->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    command->callback([options] { report(*options); });
}

} // namespace cutcard::cli
