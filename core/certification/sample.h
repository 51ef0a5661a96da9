// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

/// Figures of a sample: values, person by person.
namespace cutcard {

/// Their mean; of no values 0.
double sampleMean(std::span<const double> values);

/// The covariance of two that are as long, of less than two values 0; with itself the variance.
double covariance(std::span<const double> a, std::span<const double> b);

/// The standard error of the mean; of one value nobody knows.
std::optional<double> standardError(std::span<const double> values);

} // namespace cutcard
