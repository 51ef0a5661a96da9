// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/forms/angoff_file.h"
#include "app/academy/result/exports.h"

#include <QString>

#include <map>
#include <utility>

namespace cutcard {

/// The mean of some values, and how sure it is.
struct MeanOf {
    int count = 0;
    double mean = 0;
    std::optional<double> error{}; ///< standard error; of one value nobody knows
    bool operator==(const MeanOf&) const = default;
};
MeanOf meanOf(const std::vector<double>& values);

/// How much one mean lies above another, and how far that may be off: 95 of 100 such intervals hold the truth.
struct Difference {
    double difference = 0;
    double interval = 0;
};
/// Nothing if either has less than two values.
std::optional<Difference> differenceOf(const MeanOf& one, const MeanOf& other);

/// What somebody's ratings of tables are beside what the machine made of the same tables.
struct RatedTables {
    std::vector<double> ratings{};  ///< 1 to 5
    std::vector<double> percents{}; ///< of the tables that were rated
};

/// How often a rule was missed.
struct MissedRule {
    int times = 0;
    int attempts = 0; ///< in which it was
};

/// How often an exam was sat, and passed.
struct Sat {
    int attempts = 0;
    int passed = 0;
};

/// What all graded attempts of a house say together; void ones are left out.
struct Trends {
    std::map<std::pair<std::string, std::string>, std::vector<double>> forms{}; ///< percent right, by exam and form
    std::map<std::string, RatedTables> stations{};                              ///< by the table's model
    std::map<std::string, RatedTables> examiners{};                             ///< by the person who authorised
    std::map<std::string, Sat> months{};                                        ///< "2026-12"
    std::map<std::string, MissedRule> rules{};
};
Result<Trends> trendsOf(const Academy& academy);

/// What all attempts say, as plain text: forms, tables, examiners, rules and months.
QString trendsText(const Academy& academy, const Trends& trends);

/// What raters' chances come to, question by question, with what was seen of each where there is something.
QString angoffText(const AngoffRatings& ratings, const std::optional<AnswerMatrix>& seen);

} // namespace cutcard
