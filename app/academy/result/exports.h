// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/academy.h"
#include "core/certification/analysis.h"

#include <string>

namespace cutcard {

/// One row an attempt that was graded: what it came to, and how it went. Void ones say so.
Result<std::string> resultsCsv(const Academy& academy);

/// One row a competency of an attempt: at the questions and at the tables.
Result<std::string> competenciesCsv(const Academy& academy);

/// Everybody's answers to one form, right or wrong: what item analysis is worked out of. Void attempts are left out.
struct AnswerMatrix {
    std::vector<std::string> items{};
    std::vector<std::int64_t> attempts{};
    ScoreMatrix scores{};
    std::vector<std::vector<std::vector<int>>> chosen{}; ///< by item and attempt, the answers that were chosen
    ScoreMatrix seconds{};                               ///< as scores: what each took
    double cut = 0;                                      ///< right answers that pass

    /// The share that had a question right; nothing where nobody was asked.
    std::optional<double> shareRight(const std::string& item) const;
    /// The median of the seconds that a question took, of those who had it right, or wrong.
    std::optional<double> medianSeconds(std::size_t item, bool right) const;
};

/// The matrix of a blueprint's form, "A" to "C"; an error if there is none of that name.
Result<AnswerMatrix> answerMatrix(const Academy& academy, const std::string& blueprint, const std::string& form);

/// Everybody's tables at an exam, as shares of the points, and the figures of them: a table is an item, never a duty.
struct TableMatrix {
    std::vector<std::string> models{};
    ScoreMatrix scores{};
};
Result<TableMatrix> tableMatrix(const Academy& academy, const std::string& blueprint);

/// The same as a file for other programs: one row an attempt, one column a question, 1 or 0.
std::string matrixCsv(const AnswerMatrix& matrix);

} // namespace cutcard
