// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_words.h"
#include "core/certification/blueprint.h"
#include "core/certification/station/director_station.h"
#include "core/session/session.h"

namespace cutcard {

/// A fault that somebody was charged with.
struct ChargedFault {
    Rule rule{};
    Fault fault = Fault::None;
    Severity severity = Severity::Minor;
    ItemCompetency competency{};
    bool operator==(const ChargedFault&) const = default;
};

/// What was seen of somebody at the tables of an exam, by the competencies that exams name.
struct PracticalScore {
    std::array<Tally, itemCompetencyCount> tallies{};
    ScoreScale scale{};
    std::vector<CriticalError> criticals{};           ///< that were not put right
    std::array<int, itemCompetencyCount> unreached{}; ///< parts that could have been earned at what was not dealt
    std::array<int, itemCompetencyCount> hidden{};    ///< those of them that an interruption kept from being dealt
    std::vector<ChargedFault> faults{};
    std::array<std::optional<Severity>, itemCompetencyCount> heaviestRight{}; ///< of the duties done right
    HabitBook habits{};                                                       ///< of the dealer's duties

    /// Adds what a session has come to.
    void add(const Session& session);
    /// Adds what a director has done at a station.
    void add(const DirectorWork& work);
    /// Counts as left out what a station asks for beyond what was met there since `before`.
    void leaveOut(const StationEvidence& asked, const PracticalScore& before, bool interrupted);
    /// Whether an interruption kept a station from being dealt to its end.
    bool isHidden() const
    {
        return std::ranges::any_of(hidden, [](int parts) { return parts > 0; });
    }
    /// What it could have come to at best, had nothing been interrupted.
    PracticalScore atBest() const;
    int criticalErrors() const { return static_cast<int>(criticals.size()); }
    /// Notes what was said of one duty: charged, or right.
    void note(const ChargedFault& verdict);
    /// Takes a fault back that the machine was wrong in: its duty earns all it can, in doubt for the candidate.
    void excuse(std::size_t fault);
    /// The share of a competency in percent, what was left out included; nothing if nothing was asked for.
    std::optional<int> percent(ItemCompetency competency) const;
    /// The mean of the competencies seen, less the faults of protection by their weight, in whole percent.
    std::optional<int> overall() const;
    /// The same in parts of a hundred thousand, not yet rounded down to a percent.
    std::optional<std::int64_t> overallParts() const;
};

/// How the questions were answered.
struct TheoryScore {
    int asked = 0;
    int right = 0;
    int open = 0; ///< without an answer when an interruption ended it, before it was handed in
    int percent() const { return asked == 0 ? 0 : right * 100 / asked; }
    bool operator==(const TheoryScore&) const = default;
};

/// What an exam came to.
enum class ExamOutcome : std::uint8_t {
    NotPassed,
    Passed,
    NotEnoughEvidence, ///< too little was seen to say anything, after an interruption
};

/// Something that fell short of its mark.
struct Shortfall {
    enum class What : std::uint8_t { Theory, Practical, OneCompetency, Critical, Habit, Duties };
    What what{};
    ItemCompetency competency{}; ///< of OneCompetency, Habit and Duties
    int found = 0;               ///< of a habit: how often it was right
    int needed = 0;              ///< and how often it was due
    DutyKind habit{};
    bool operator==(const Shortfall&) const = default;
};

/// What the machine decides: nobody types an outcome.
struct ExamDecision {
    ExamOutcome outcome = ExamOutcome::NotPassed;
    std::vector<Shortfall> shortfalls{};
    bool borderline = false; ///< one reversed verdict or question would change the outcome
    int weighted = 0;        ///< theory and tables by their weights: information, no part of the decision
    bool operator==(const ExamDecision&) const = default;
};

/// Decides an exam; an interruption excuses nothing that enough was seen of, or that was handed in.
ExamDecision decide(const Blueprint& blueprint, const TheoryScore& theory, const PracticalScore& practical,
                    bool interrupted);

} // namespace cutcard
