// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/verdict.h"

#include <array>
#include <optional>

namespace cutcard {

/// How many points a duty is worth and what a certification asks for; a house can set every number.
struct ScoreScale {
    int minor = 1;
    int major = 3;
    int critical = 10;
    int correctedNumerator = 2;   ///< what a self-corrected duty earns of its points …
    int correctedDenominator = 3; ///< … as a fraction
    int passOverall = 80;         ///< percent
    int passEach = 60;            ///< percent in each competency
    int passStrict = 75;          ///< percent in pots, showdown and irregularities
    bool operator==(const ScoreScale&) const = default;

    int points(Severity severity) const;
};

/// Points of one competency, in parts of `correctedDenominator` so that thirds stay whole.
struct Tally {
    int earned = 0;
    int possible = 0;
    int faults = 0;
    bool operator==(const Tally&) const = default;

    /// The share earned in whole percent, rounded down; nullopt if nothing was asked for.
    std::optional<int> percent() const;
};

/// The score of a session so far.
class Score
{
public:
    Score() = default;
    explicit Score(const ScoreScale& scale) : m_scale(scale) {}

    /// Books a verdict: what was earned by a right act, what was lost by a fault that costs points of its own.
    void book(const Verdict& verdict);

    const Tally& tally(Competency competency) const { return m_tallies[static_cast<std::size_t>(competency)]; }
    Tally total() const;
    /// Faults that changed who wins, chips or information and were not put right.
    int criticalErrors() const { return m_criticalErrors; }
    int rightActs() const { return m_rightActs; }
    /// Whether a certification would be passed with this score.
    bool isPass() const;
    const ScoreScale& scale() const { return m_scale; }
    bool operator==(const Score&) const = default;

private:
    ScoreScale m_scale;
    std::array<Tally, competencyCount> m_tallies{};
    int m_criticalErrors = 0;
    int m_rightActs = 0;
};

} // namespace cutcard
