// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/trends.h"

#include "app/academy/result/result.h"
#include "core/certification/sample.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>
#include <set>

namespace cutcard {

namespace {

struct Values {
    std::vector<double> ratings;
    std::vector<double> percents;
};

RatedTables meansOf(const Values& values)
{
    return {.rating = meanOf(values.ratings), .percent = meanOf(values.percents)};
}

/// What is gathered attempt by attempt, before means are taken.
struct Gathered {
    std::map<std::pair<std::string, std::string>, std::vector<double>> forms;
    std::map<std::string, Values> stations;
    std::map<std::string, Values> examiners;
    Trends trends;
};

void addStations(Gathered& gathered, const QJsonObject& practical, const QJsonArray& ratings,
                 const std::string& examiner)
{
    const QJsonArray stations = practical.value(QStringLiteral("stations")).toArray();
    for (qsizetype i = 0; i < stations.size(); ++i) {
        const QJsonObject station = stations.at(i).toObject();
        const QJsonValue percent = station.value(QStringLiteral("percent"));
        if (!percent.isDouble())
            continue;
        Values& table = gathered.stations[station.value(QStringLiteral("model")).toString().toStdString()];
        table.percents.push_back(percent.toDouble());
        // a rating and a score are only compared where there are both
        if (ratings.at(i).toInt() < 1)
            continue;
        table.ratings.push_back(ratings.at(i).toDouble());
        gathered.examiners[examiner].ratings.push_back(ratings.at(i).toDouble());
        gathered.examiners[examiner].percents.push_back(percent.toDouble());
    }
}

void addRules(Trends& trends, const QJsonArray& missed)
{
    std::set<std::string> seen;
    for (const auto& value : missed) {
        const QJsonObject row = value.toObject();
        const std::string rule = row.value(QStringLiteral("rule")).toString().toStdString();
        MissedRule& known = trends.rules[rule];
        known.times += row.value(QStringLiteral("times")).toInt();
        known.attempts += seen.insert(rule).second ? 1 : 0;
    }
}

void addAttempt(Gathered& gathered, const AttemptRecord& record, const QJsonObject& result)
{
    const QJsonObject theory = result.value(QStringLiteral("theory")).toObject();
    const int asked = theory.value(QStringLiteral("asked")).toInt();
    const std::pair form{result.value(QStringLiteral("exam")).toString().toStdString(),
                         result.value(QStringLiteral("form")).toString().toStdString()};
    if (asked > 0)
        gathered.forms[form].push_back(100.0 * theory.value(QStringLiteral("right")).toInt() / asked);
    const QJsonObject practical = result.value(QStringLiteral("practical")).toObject();
    addStations(gathered, practical, result.value(QStringLiteral("ratings")).toArray(), record.supervisor);
    addRules(gathered.trends, practical.value(QStringLiteral("missed")).toArray());
    Sat& month = gathered.trends.months[record.opened.substr(0, 7)];
    ++month.attempts;
    month.passed += result.value(QStringLiteral("outcome")).toString() == QLatin1String("passed") ? 1 : 0;
}

} // namespace

MeanOf meanOf(const std::vector<double>& values)
{
    return {.count = static_cast<int>(values.size()), .mean = sampleMean(values), .error = standardError(values)};
}

std::optional<Difference> differenceOf(const MeanOf& one, const MeanOf& other)
{
    if (!one.error || !other.error)
        return std::nullopt;
    constexpr double wide = 1.96;
    return Difference{.difference = one.mean - other.mean, .interval = wide * std::hypot(*one.error, *other.error)};
}

Result<Trends> trendsOf(const Academy& academy)
{
    const auto attempts = TRY(academy.attempts().all());
    Gathered gathered;
    for (const AttemptRecord& record : attempts) {
        if (record.state < AttemptState::Graded || record.state == AttemptState::Void)
            continue;
        const auto result = TRY(keptResult(academy, record.number));
        addAttempt(gathered, record, result);
    }
    Trends trends = std::move(gathered.trends);
    for (const auto& [form, values] : gathered.forms)
        trends.forms[form] = meanOf(values);
    for (const auto& [model, values] : gathered.stations)
        trends.stations[model] = meansOf(values);
    for (const auto& [person, values] : gathered.examiners)
        trends.examiners[person] = meansOf(values);
    return trends;
}

} // namespace cutcard
