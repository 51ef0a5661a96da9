// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/critical_errors.h"
#include "core/judge/habits.h"

#include <array>

namespace cutcard {

/// How many points a duty is worth and what a certification asks for; a house can set every number.
struct ScoreScale {
    int minor = 1;
    int major = 3;
    int critical = 10;
    int correctedNumerator = 2;   ///< what a duty done right on the second try earns of its points …
    int correctedDenominator = 3; ///< … as a fraction; later tries earn nothing
    int passOverall = 80;         ///< percent
    int passEach = 70;            ///< percent in each competency
    int passStrict = 75;          ///< percent in pots, showdown and irregularities
    int habit = 3;                ///< how often a duty has to come up for a habit; 0: nothing is one
    bool operator==(const ScoreScale&) const = default;

    int points(Severity severity) const;
    /// The percent that a competency asks for.
    int needed(Competency competency) const;
};

/// The fewest duties of a competency that a certificate can speak of.
inline constexpr int leastForCertificate = 12;

/// Whether a competency has a percentage: protection holds almost only losses, and pace is a time.
constexpr bool isShared(Competency competency)
{
    return competency != Competency::Protection && competency != Competency::Pace;
}

/// Points of one competency, in parts of `correctedDenominator` so that thirds stay whole.
struct Tally {
    int earned = 0;
    int possible = 0;
    int faults = 0;
    int duties = 0; ///< what points were given or lost for
    bool operator==(const Tally&) const = default;

    Tally& operator+=(const Tally& other);
    /// The share earned in whole percent, rounded down; nullopt if nothing was asked for.
    std::optional<int> percent() const;
};

/// What a mistake has come to in parts of `correctedDenominator`, put right or grown by what came of it.
struct MistakePoints {
    Competency competency = Competency::Action;
    int earned = 0;
    int possible = 0;
    bool operator==(const MistakePoints&) const = default;

    int lost() const { return possible - earned; }
};

/// The score of a session so far: a fault costs when it is made, and is earned back in part when put right.
class Score
{
public:
    Score() = default;
    explicit Score(const ScoreScale& scale) : m_scale(scale) {}

    /// Books a verdict of this hand.
    void book(const Verdict& verdict, int hand);
    /// A mistake that had taken effect was taken back; `forGood`: what was tried in its place is not asked for again.
    void putRight(const Verdict& mistake, bool forGood = false);
    /// A mistake was left standing: nothing can be earned in its place any more.
    void stand(const Verdict& mistake);
    /// What was due in a mistake's place in this hand was never done by the dealer.
    void leaveUndone(const Duty& duty, int hand) { m_habits.leaveUndone(duty, hand); }
    /// A mistake that was booked weighs more than it was booked for: as much as what came of it.
    void worsen(const Verdict& mistake, const Verdict& outcome);
    /// Adds what another session came to.
    void add(const Score& other);
    /// Whether a duty was done wrongly before, and can still be done right.
    bool wasTried(const Act& duty) const;

    /// The points of the mistakes, in the order in which they were booked.
    const std::vector<MistakePoints>& mistakes() const { return m_mistakes; }
    const Tally& tally(Competency competency) const { return m_tallies[static_cast<std::size_t>(competency)]; }
    Tally total() const;
    /// The share of a competency in percent; nullopt if it has none or nothing was asked for.
    std::optional<int> percent(Competency competency) const;
    /// The mean of the competencies seen, less the faults of protection by their weight.
    std::optional<int> overall() const;
    /// Faults that changed who wins, chips or information and were not put right.
    const std::vector<CriticalError>& criticals() const { return m_criticals.all(); }
    int criticalErrors() const { return static_cast<int>(criticals().size()); }
    /// Those that were put right.
    int criticalPutRight() const { return m_criticalPutRight; }
    int rightActs() const { return m_rightActs; }
    const HabitBook& habits() const { return m_habits; }
    /// The duties done wrong out of habit: each fails its competency, whatever the percentage.
    std::vector<Habit> badHabits() const { return m_habits.bad(m_scale.habit); }
    /// Those that were wrong as often and corrected each time: to be spoken of, and worth no points.
    std::vector<Habit> mendedHabits() const { return m_habits.mended(m_scale.habit); }
    /// Whether nothing seen so far stands against a certificate.
    bool isGoodEnough() const;
    const ScoreScale& scale() const { return m_scale; }
    bool operator==(const Score&) const = default;

private:
    /// A duty that was done wrongly and can still be done right.
    struct Stumble {
        Act duty;
        Competency competency = Competency::Action;
        Severity severity = Severity::Minor;
        int tries = 1;
        std::size_t mistake = 0; ///< that the first try was
        bool critical = false;   ///< counted as a critical error until it is put right
        bool operator==(const Stumble&) const = default;
    };

    void bookRight(const Verdict& verdict);
    void bookFault(const Verdict& verdict);
    void charge(Competency competency, int parts);
    /// Charges for the mistake that was booked last.
    void chargeMistake(const Verdict& verdict);
    void weighMore(MistakePoints* mistake, Competency competency, int parts);
    void earnBack(MistakePoints* mistake, Competency competency, int parts);
    /// The latest mistake that was charged as this one, with nothing earned back; null if there is none.
    MistakePoints* bookedFor(const Verdict& mistake);
    /// What was tried wrongly is put right: what a second try earns, once.
    void earnBack(std::vector<Stumble>::iterator stumble);
    void clearCritical(Stumble& stumble);
    /// The try at a duty; of two wagers that have to be equal either is brought to the other's size.
    std::vector<Stumble>::const_iterator find(const Act& duty) const;
    std::vector<Stumble>::iterator find(const Act& duty)
    {
        return m_stumbles.begin() + (std::as_const(*this).find(duty) - m_stumbles.cbegin());
    }
    int parts(Severity severity) const { return m_scale.points(severity) * m_scale.correctedDenominator; }
    int secondTry(Severity severity) const { return m_scale.points(severity) * m_scale.correctedNumerator; }

    ScoreScale m_scale;
    std::array<Tally, competencyCount> m_tallies{};
    std::vector<MistakePoints> m_mistakes;
    std::vector<Stumble> m_stumbles;
    CriticalErrors<Act> m_criticals;
    HabitBook m_habits;
    int m_criticalPutRight = 0;
    int m_rightActs = 0;
    int m_hand = 0;              ///< of which the repeated acts were counted
    std::vector<Verb> m_counted; ///< those acts
};

} // namespace cutcard
