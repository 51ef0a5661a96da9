// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

/// Item analysis: what answers say of the questions, and how far a score can be trusted. Formulas as in classical test
/// theory; x[person][item] lies in 0..1.
namespace cutcard {

using ScoreMatrix = std::vector<std::vector<double>>;

/// The mean of some values; of no values 0.
double sampleMean(std::span<const double> values);

/// The covariance of two that are as long, of less than two values 0; with itself the variance.
double covariance(std::span<const double> a, std::span<const double> b);

/// The standard error of the mean; of one value nobody knows.
std::optional<double> standardError(std::span<const double> values);

/// What a figure says of an item.
enum class ItemFlag : unsigned char {
    None,
    TooHard,  ///< fewer than a quarter answer it
    Weak,     ///< hardly tells good from bad
    CheckKey, ///< the better ones get it wrong
    Inefficient,
};

/// The figures of one item.
struct ItemFigures {
    double difficulty = 0;                  ///< mean score: high is easy
    std::optional<double> discrimination{}; ///< correlation with the rest score; nothing where one of them is constant
    std::optional<double> efficiency{};     ///< covariance with the rest, as a share of the most it could be
    ItemFlag flag = ItemFlag::None;
};

/// The figures of a form.
struct FormAnalysis {
    int persons = 0;
    double mean = 0;
    double deviation = 0;             ///< of the totals
    std::optional<double> alpha{};    ///< Cronbach's; KR-20 where all scores are 0 or 1
    std::optional<double> error{};    ///< standard error of measurement, in points
    std::optional<double> atTheCut{}; ///< Livingston's K²
    std::vector<ItemFigures> items{};
    bool enough = false; ///< thirty persons or more: below that only a wrong key is flagged
};

/// Fewer attempts than this are shown as too few.
inline constexpr int enoughPersons = 30;

/// Analyses one form; all rows have as many items. `cut`: the points that pass.
FormAnalysis analyse(const ScoreMatrix& scores, double cut);

/// Raters' chances that somebody just competent answers each item; the cut and how sure it is.
struct AngoffCut {
    double cut = 0;
    std::optional<double> error{}; ///< standard error
    bool indicative = true;        ///< fewer than five raters
};
AngoffCut angoff(const ScoreMatrix& ratings);

/// The standard error of the mean over a person's tables; nothing with fewer than thirty persons, or one table.
std::optional<double> errorOfTables(const ScoreMatrix& tables);

/// The middle one of some values, or between the two in the middle; nothing of none.
std::optional<double> medianOf(std::vector<double> values);

/// The standard error of a score of `right` out of `items`, in items.
double errorOfScore(int right, int items);

} // namespace cutcard
