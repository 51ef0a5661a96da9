// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam_trends.h"

#include "app/academy/result_text.h"
#include "app/academy/trends.h"
#include "app/cli/json.h"
#include "app/cli/passphrase.h"
#include "app/words/rule_words.h"
#include "core/certification/analysis.h"

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

/// "82.1 ± 4.0 (12, too few)".
QString meanText(const MeanOf& mean)
{
    if (mean.count == 0)
        return QStringLiteral("–");
    const QString error = mean.error ? QStringLiteral(" ± %1").arg(*mean.error, 0, 'f', 1) : QString();
    return (mean.count < enoughPersons ? Words::tr("%1%2 (%3, too few)") : Words::tr("%1%2 (%3)"))
        .arg(mean.mean, 0, 'f', 1)
        .arg(error)
        .arg(mean.count);
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

void printForms(QTextStream& out, const Trends& trends)
{
    out << Words::tr("Questions right in percent, by form:") << '\n';
    for (const auto& [form, mean] : trends.forms)
        out << "    " << text(form.first) << ' ' << text(form.second) << "  " << meanText(mean) << '\n';
    for (auto one = trends.forms.begin(); one != trends.forms.end(); ++one) {
        for (auto other = std::next(one); other != trends.forms.end(); ++other) {
            const auto apart = differenceOf(one->second, other->second);
            if (one->first.first == other->first.first && apart)
                out << "    "
                    << Words::tr("%1: %2 above %3 by %4, give or take %5")
                           .arg(text(one->first.first), text(one->first.second), text(other->first.second))
                           .arg(apart->difference, 0, 'f', 1)
                           .arg(apart->interval, 0, 'f', 1)
                    << '\n';
        }
    }
}

void report(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Trends trends = need(trendsOf(*academy));
    if (options.json)
        return print(toJson(*academy, trends));
    QTextStream out(stdout);
    printForms(out, trends);
    out << Words::tr("Tables in percent, and as they were rated before, 1 to 5:") << '\n';
    for (const auto& [model, rated] : trends.stations)
        out << "    " << text(model).leftJustified(28) << ' ' << meanText(rated.percent) << "  "
            << meanText(rated.rating) << '\n';
    out << Words::tr("Examiners: their ratings, and what the machine made of the same tables:") << '\n';
    for (const auto& [person, rated] : trends.examiners)
        out << "    " << nameOf(*academy, text(person)).leftJustified(28) << ' ' << meanText(rated.rating) << "  "
            << meanText(rated.percent) << '\n';
    out << Words::tr("Rules missed at the tables:") << '\n';
    for (const auto& [rule, missed] : trends.rules)
        out << "    "
            << Words::tr("%1: %2×, in attempts: %3")
                   .arg(ruleTitle(Rule::fromText(rule)))
                   .arg(missed.times)
                   .arg(missed.attempts)
            << '\n';
    out << Words::tr("Months:") << '\n';
    for (const auto& [month, sat] : trends.months)
        out << "    " << Words::tr("%1: attempts %2, passed %3").arg(text(month)).arg(sat.attempts).arg(sat.passed)
            << '\n';
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
