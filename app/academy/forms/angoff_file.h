// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/certification/analysis.h"

#include <string_view>

namespace cutcard {

/// How likely raters think it is that somebody just competent answers each question: the way to set a mark by Angoff.
struct AngoffRatings {
    std::vector<std::string> items{};
    std::vector<std::string> raters{};
    ScoreMatrix chances{}; ///< by rater and item, 0 to 1

    /// The mean of a question.
    double mean(std::size_t item) const;
};

/// Reads a table: a line a question, and a column a rater with whole percents. An error names the line.
Result<AngoffRatings> readRatings(std::string_view text, const std::string& name);

/// A form's questions with their answers and the right one, as a table that raters fill; figures are examples.
std::string ratingsTable(const std::vector<std::string>& items);

} // namespace cutcard
