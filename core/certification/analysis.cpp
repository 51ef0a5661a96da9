// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/analysis.h"

#include "core/base/gathered.h"

#include <cmath>
#include <numeric>

namespace cutcard {

static std::vector<double> sorted(std::vector<double> values)
{
    std::ranges::sort(values);
    return values;
}

static ItemFlag flagOf(const ItemFigures& item, bool enough)
{
    constexpr double hard = 0.25;
    constexpr double weak = 0.15;
    constexpr double inefficient = 0.50;
    if (item.discrimination && *item.discrimination < 0)
        return ItemFlag::CheckKey;
    if (!enough)
        return ItemFlag::None;
    if (item.difficulty < hard)
        return ItemFlag::TooHard;
    if (item.discrimination && *item.discrimination < weak)
        return ItemFlag::Weak;
    return item.efficiency && *item.efficiency < inefficient ? ItemFlag::Inefficient : ItemFlag::None;
}

static ItemFigures figuresOf(const std::vector<double>& item, const std::vector<double>& totals)
{
    std::vector<double> rest = totals;
    for (std::size_t i = 0; i < rest.size(); ++i)
        rest[i] -= item[i];
    ItemFigures figures{.difficulty = sampleMean(item)};
    const double spread = covariance(item, item) * covariance(rest, rest);
    const double together = covariance(item, rest);
    if (spread > 0)
        figures.discrimination = together / std::sqrt(spread);
    const double most = covariance(sorted(item), sorted(rest));
    if (most > 0)
        figures.efficiency = together / most;
    return figures;
}

double sampleMean(std::span<const double> values)
{
    return values.empty() ? 0 : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double covariance(std::span<const double> a, std::span<const double> b)
{
    if (a.size() < 2)
        return 0;
    const double meanA = sampleMean(a);
    const double meanB = sampleMean(b);
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += (a[i] - meanA) * (b[i] - meanB);
    return sum / static_cast<double>(a.size() - 1);
}

std::optional<double> standardError(std::span<const double> values)
{
    if (values.size() < 2)
        return std::nullopt;
    return std::sqrt(covariance(values, values) / static_cast<double>(values.size()));
}

FormAnalysis analyse(const ScoreMatrix& scores, double cut)
{
    FormAnalysis form{.persons = static_cast<int>(scores.size())};
    if (scores.empty() || scores.front().empty())
        return form;
    const std::size_t items = scores.front().size();
    const auto totals =
        eachOf(scores, [&](const auto& person) { return std::accumulate(person.begin(), person.end(), 0.0); });
    form.enough = form.persons >= enoughPersons;
    form.mean = sampleMean(totals);
    const double variance = covariance(totals, totals);
    form.deviation = std::sqrt(variance);
    double ofItems = 0;
    for (std::size_t i = 0; i < items; ++i) {
        const auto item = eachOf(scores, [&](const auto& person) { return person[i]; });
        ofItems += covariance(item, item);
        form.items.push_back(figuresOf(item, totals));
        form.items.back().flag = flagOf(form.items.back(), form.enough);
    }
    if (items > 1 && variance > 0) {
        const auto count = static_cast<double>(items);
        const double alpha = count / (count - 1) * (1 - ofItems / variance);
        const double away = (form.mean - cut) * (form.mean - cut);
        form.alpha = alpha;
        form.error = form.deviation * std::sqrt(std::max(0.0, 1 - alpha));
        form.atTheCut = (alpha * variance + away) / (variance + away);
    }
    return form;
}

AngoffCut angoff(const ScoreMatrix& ratings)
{
    constexpr std::size_t enoughRaters = 5;
    const auto sums =
        eachOf(ratings, [&](const auto& rater) { return std::accumulate(rater.begin(), rater.end(), 0.0); });
    return {.cut = sampleMean(sums), .error = standardError(sums), .indicative = ratings.size() < enoughRaters};
}

std::optional<double> errorOfTables(const ScoreMatrix& tables)
{
    if (tables.size() < static_cast<std::size_t>(enoughPersons) || tables.front().size() < 2)
        return std::nullopt;
    const auto within = eachOf(tables, [&](const auto& person) { return covariance(person, person); });
    return std::sqrt(sampleMean(within) / static_cast<double>(tables.front().size()));
}

std::optional<double> medianOf(std::vector<double> values)
{
    if (values.empty())
        return std::nullopt;
    std::ranges::sort(values);
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

double errorOfScore(int right, int items)
{
    return items < 2 ? 0 : std::sqrt(static_cast<double>(right) * (items - right) / (items - 1));
}

} // namespace cutcard
