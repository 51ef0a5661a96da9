// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/trends.h"

#include "app/academy/forms/exam_files.h"
#include "app/academy/result/result.h"
#include "app/academy/result/result_faults.h"
#include "app/academy/result/result_text.h"
#include "app/words/rule_words.h"
#include "app/words/tr.h"
#include "app/words/training/task_words.h"

#include <cmath>

namespace cutcard {

namespace {

void addStations(Trends& trends, const QJsonValue& practical, const QJsonArray& ratings, const std::string& examiner)
{
    const QJsonArray stations = practical[u"stations"].toArray();
    for (qsizetype i = 0; i < stations.size(); ++i) {
        const QJsonValue station = stations.at(i);
        const QJsonValue percent = station[u"percent"];
        if (!percent.isDouble())
            continue;
        RatedTables& table = trends.stations[station[u"model"].toString().toStdString()];
        table.percents.push_back(percent.toDouble());
        // a rating and a score are only compared where there are both
        if (ratings.at(i).toInt() < 1)
            continue;
        table.ratings.push_back(ratings.at(i).toDouble());
        trends.examiners[examiner].ratings.push_back(ratings.at(i).toDouble());
        trends.examiners[examiner].percents.push_back(percent.toDouble());
    }
}

void addRules(Trends& trends, const QJsonArray& missed)
{
    std::set<std::string> seen;
    for (const auto& row : missed) {
        const std::string rule = row[u"rule"].toString().toStdString();
        MissedRule& known = trends.rules[rule];
        known.times += row[u"times"].toInt();
        known.attempts += seen.insert(rule).second ? 1 : 0;
    }
}

void addAttempt(Trends& trends, const AttemptRecord& record, const QJsonObject& result)
{
    const QJsonValue theory = result[u"theory"];
    const int asked = theory[u"asked"].toInt();
    const std::pair form{result[u"exam"].toString().toStdString(), result[u"form"].toString().toStdString()};
    if (asked > 0)
        trends.forms[form].push_back(100.0 * theory[u"right"].toInt() / asked);
    const QJsonValue practical = result[u"practical"];
    addStations(trends, practical, result[u"ratings"].toArray(), record.supervisor);
    addRules(trends, practical[u"missed"].toArray());
    Sat& month = trends.months[record.opened.substr(0, 7)];
    ++month.attempts;
    month.passed += result[u"outcome"].toString() == QLatin1String("passed") ? 1 : 0;
}

QString text(const std::string& value)
{
    return QString::fromStdString(value);
}

/// "82.1 ± 4.0 (12, too few)".
QString meanText(const std::vector<double>& values)
{
    const MeanOf mean = meanOf(values);
    if (mean.count == 0)
        return QStringLiteral("–");
    const QString error = mean.error ? QStringLiteral(" ± %1").arg(*mean.error, 0, 'f', 1) : QString();
    return (mean.count < enoughPersons ? Words::tr("%1%2 (%3, too few)") : Words::tr("%1%2 (%3)"))
        .arg(mean.mean, 0, 'f', 1)
        .arg(error)
        .arg(mean.count);
}

QString percentOf(const std::optional<double>& share)
{
    return share ? QStringLiteral("%1%").arg(qRound(*share * 100)) : QStringLiteral("–");
}

/// What a table is called, not what its file is.
QString stationName(const std::string& word)
{
    const auto& models = stationModels();
    if (models) {
        if (const auto model = std::ranges::find(*models, word, &StationModel::word); model != models->end())
            return text(model->title);
    }
    return text(word);
}

void printForms(QTextStream& out, const Trends& trends)
{
    addLine(out, Words::tr("Questions right in percent, by form:"));
    for (const auto& [form, percents] : trends.forms)
        out << "    " << text(form.first) << ' ' << text(form.second) << "  " << meanText(percents) << '\n';
    for (auto one = trends.forms.begin(); one != trends.forms.end(); ++one) {
        for (auto other = std::next(one); other != trends.forms.end(); ++other) {
            const auto apart = differenceOf(meanOf(one->second), meanOf(other->second));
            if (one->first.first == other->first.first && apart)
                addLine(out,
                        Words::tr("%1: form %2 is above form %3 by %4 points, ±%5")
                            .arg(text(one->first.first), text(one->first.second), text(other->first.second))
                            .arg(apart->difference, 0, 'f', 1)
                            .arg(apart->interval, 0, 'f', 1),
                        1);
        }
    }
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
    Trends trends;
    for (const AttemptRecord& record : attempts) {
        if (record.state < AttemptState::Graded || record.state == AttemptState::Void)
            continue;
        addAttempt(trends, record, TRY(keptResult(academy, record.number)));
    }
    return trends;
}

QString trendsText(const Academy& academy, const Trends& trends)
{
    QString all;
    QTextStream out(&all);
    printForms(out, trends);
    addLine(out, Words::tr("Scores of the tables in percent, with the examiners' earlier ratings (1 to 5):"));
    const auto print = [&](const QString& name, const auto& rated) {
        out << "    " << name << '\n'
            << "        "
            << Words::tr("program's score %1, examiner's rating %2")
                   .arg(meanText(rated.percents), meanText(rated.ratings))
            << '\n';
    };
    for (const auto& [model, rated] : trends.stations)
        print(stationName(model), rated);
    if (trends.stations.empty())
        addLine(out, Words::tr("none yet"), 1);
    addLine(out, Words::tr("Examiners' ratings beside the program's scores for the same tables:"));
    for (const auto& [person, rated] : trends.examiners)
        print(nameOf(academy, text(person)), rated);
    if (trends.examiners.empty())
        addLine(out, Words::tr("none yet"), 1);
    addLine(out, Words::tr("Rules broken at the tables:"));
    for (const auto& [rule, missed] : trends.rules)
        addLine(out,
                Words::tr("%1: %2×, in attempts: %3")
                    .arg(ruleTitle(Rule::fromText(rule)))
                    .arg(missed.times)
                    .arg(missed.attempts),
                1);
    if (trends.rules.empty())
        addLine(out, Words::tr("none"), 1);
    addLine(out, Words::tr("Attempts by month:"));
    for (const auto& [month, sat] : trends.months)
        addLine(out, Words::tr("%1: %2 taken, %3 passed").arg(text(month)).arg(sat.attempts).arg(sat.passed), 1);
    return all;
}

QString angoffText(const AngoffRatings& ratings, const std::optional<AnswerMatrix>& seen)
{
    const AngoffCut cut = angoff(ratings.chances);
    QString all;
    QTextStream out(&all);
    for (std::size_t i = 0; i < ratings.items.size(); ++i) {
        const QString item = text(ratings.items[i]);
        out << item.leftJustified(10) << ' ' << percentOf(ratings.mean(i)).rightJustified(6) << "  ";
        if (seen)
            out << Words::tr("answered right: %1").arg(percentOf(seen->shareRight(ratings.items[i])).rightJustified(6))
                << "  ";
        const QuizItem* asked = findItem(ratings.items[i]);
        addLine(out, asked != nullptr ? taskText(questionOf(*asked, 1)) : item);
    }
    addLine(out, Words::tr("Raters: %1; pass mark: %2 of %3 questions (%4%); standard error: %5")
                     .arg(ratings.raters.size())
                     .arg(cut.cut, 0, 'f', 2)
                     .arg(ratings.items.size())
                     .arg(100 * cut.cut / static_cast<double>(ratings.items.size()), 0, 'f', 1)
                     .arg(cut.error ? QString::number(*cut.error, 'f', 2) : QStringLiteral("–")));
    if (cut.indicative)
        addLine(out, Words::tr("With fewer than five raters this is only a first indication"));
    return all;
}

} // namespace cutcard
