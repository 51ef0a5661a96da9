// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/sample.h"

#include <cmath>
#include <numeric>

namespace cutcard {

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

} // namespace cutcard
