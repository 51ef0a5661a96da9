// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/trends_text.h"

#include "app/academy/forms/exam_files.h"
#include "app/academy/result/result_text.h"
#include "app/words/rule_words.h"
#include "app/words/tr.h"
#include "app/words/training/quiz_words.h"
#include "core/certification/analysis.h"
#include "core/certification/items.h"

#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>

namespace cutcard {

namespace {

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

QString percentOf(const std::optional<double>& share)
{
    return share ? QStringLiteral("%1 %").arg(qRound(*share * 100)) : QStringLiteral("–");
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
    out << Words::tr("Questions right in percent, by form:") << '\n';
    for (const auto& [form, mean] : trends.forms)
        out << "    " << text(form.first) << ' ' << text(form.second) << "  " << meanText(mean) << '\n';
    for (auto one = trends.forms.begin(); one != trends.forms.end(); ++one) {
        for (auto other = std::next(one); other != trends.forms.end(); ++other) {
            const auto apart = differenceOf(one->second, other->second);
            if (one->first.first == other->first.first && apart)
                out << "    "
                    << Words::tr("%1: form %2 is above form %3 by %4 points, ±%5")
                           .arg(text(one->first.first), text(one->first.second), text(other->first.second))
                           .arg(apart->difference, 0, 'f', 1)
                           .arg(apart->interval, 0, 'f', 1)
                    << '\n';
        }
    }
}

} // namespace

QString trendsText(const Academy& academy, const Trends& trends)
{
    QString all;
    QTextStream out(&all);
    printForms(out, trends);
    out << Words::tr("Scores of the tables in percent, with the examiners' earlier ratings (1 to 5):") << '\n';
    for (const auto& [model, rated] : trends.stations)
        out << "    " << stationName(model) << '\n'
            << "        "
            << Words::tr("program's score %1, examiner's rating %2")
                   .arg(meanText(rated.percent), meanText(rated.rating))
            << '\n';
    if (trends.stations.empty())
        out << "    " << Words::tr("none yet") << '\n';
    out << Words::tr("Examiners' ratings beside the program's scores for the same tables:") << '\n';
    for (const auto& [person, rated] : trends.examiners)
        out << "    " << nameOf(academy, text(person)) << '\n'
            << "        "
            << Words::tr("program's score %1, examiner's rating %2")
                   .arg(meanText(rated.percent), meanText(rated.rating))
            << '\n';
    if (trends.examiners.empty())
        out << "    " << Words::tr("none yet") << '\n';
    out << Words::tr("Rules broken at the tables:") << '\n';
    for (const auto& [rule, missed] : trends.rules)
        out << "    "
            << Words::tr("%1: %2×, in attempts: %3")
                   .arg(ruleTitle(Rule::fromText(rule)))
                   .arg(missed.times)
                   .arg(missed.attempts)
            << '\n';
    if (trends.rules.empty())
        out << "    " << Words::tr("none") << '\n';
    out << Words::tr("Attempts by month:") << '\n';
    for (const auto& [month, sat] : trends.months)
        out << "    " << Words::tr("%1: %2 taken, %3 passed").arg(text(month)).arg(sat.attempts).arg(sat.passed)
            << '\n';
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
        const auto document = documentOf(ratings.items[i]);
        const QuizItem* asked = findItem(ratings.items[i]);
        out << (document && asked != nullptr ? questionText(questionOf(*document, *asked, 1)) : item) << '\n';
    }
    out << Words::tr("Raters: %1; pass mark: %2 of %3 questions (%4 %); standard error: %5")
               .arg(ratings.raters.size())
               .arg(cut.cut, 0, 'f', 2)
               .arg(ratings.items.size())
               .arg(100 * cut.cut / static_cast<double>(ratings.items.size()), 0, 'f', 1)
               .arg(cut.error ? QString::number(*cut.error, 'f', 2) : QStringLiteral("–"))
        << '\n';
    if (cut.indicative)
        out << Words::tr("With fewer than five raters this is only a first indication") << '\n';
    return all;
}

} // namespace cutcard
