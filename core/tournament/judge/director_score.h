// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/score.h"
#include "core/tournament/judge/director_judge.h"

#include <map>

namespace cutcard {

/// The score of a night so far, by the same points as at the table: right on the second try earns two thirds.
class DirectorScore
{
public:
    /// Books a verdict.
    void book(const DirectorVerdict& verdict);
    /// The time of a duty that was done wrongly is over: what is done of it now earns nothing.
    void lapse(const DutyKey& key);
    /// What was done wrongly can't be undone any more: a hand was dealt in between. It stays critical if it was.
    void stand(const DutyKey& key);
    /// Of what was done wrongly in two halves one is right: the fault is the other half's.
    void handOver(const DutyKey& from, const DutyKey& to);
    /// A duty was left out together with one that was charged: done late it costs and earns nothing.
    void passOver(const DutyKey& key);
    /// Whether a duty was done wrongly or left out before.
    bool wasTried(const DutyKey& key) const { return m_tries.contains(key); }
    /// Whether what was done wrongly can still be undone.
    bool canBeCorrected(const DutyKey& key) const
    {
        const auto tried = m_tries.find(key);
        return tried != m_tries.end() && tried->second.isOpen(key);
    }
    /// Whether its time went by without it: what is done now is late, and puts nothing right.
    bool wasLeftOut(const DutyKey& key) const
    {
        const auto tried = m_tries.find(key);
        return tried != m_tries.end() && tried->second.omitted;
    }

    const Tally& tally(DirectorCompetency competency) const { return m_tallies[static_cast<std::size_t>(competency)]; }
    /// The share of a competency in percent; nullopt if nothing was asked for.
    std::optional<int> percent(DirectorCompetency competency) const { return tally(competency).percent(); }
    /// The mean of the competencies seen.
    std::optional<int> overall() const;
    /// Faults that weigh critically and were not put right.
    const std::vector<CriticalError>& criticals() const { return m_criticals.all(); }
    int criticalErrors() const { return static_cast<int>(criticals().size()); }
    int faults() const { return m_faults; }
    int rightActs() const { return m_rightActs; }
    /// Whether a competency is held against: something of it was owed, or more was wrong than one slip.
    bool decides(DirectorCompetency competency) const;
    /// Whether a night like this is enough for a certificate.
    bool isGoodEnough() const;
    const ScoreScale& scale() const { return m_scale; }
    /// The percent that a competency asks for.
    int needed(DirectorCompetency competency) const;
    bool operator==(const DirectorScore&) const = default;

private:
    struct Try {
        DirectorCompetency booked = DirectorCompetency::SetUp; ///< where the points were put on the table
        int parts = 0;                                         ///< and how many
        int tries = 1;
        bool omitted = false;
        bool critical = false;
        bool stands = false;                ///< and nothing that is done now undoes it
        bool quiet = false;                 ///< charged with another
        std::optional<DutyKey> chargedAs{}; ///< what it was charged as, if that half is right by now
        /// Whether it can still be undone; a place that is no critical one can, as long as the book is open.
        bool isOpen(const DutyKey& key) const
        {
            return !omitted && (!stands || (key.verb == DirectorVerb::Out && !critical));
        }
        bool operator==(const Try&) const = default;
    };

    void bookRight(const DirectorVerdict& verdict);
    void bookWrong(const DirectorVerdict& verdict);
    /// Done after it was done wrongly or left out; false: it was not.
    bool putRight(const DirectorDuty& duty);

    ScoreScale m_scale;
    std::array<Tally, directorCompetencyCount> m_tallies{};
    std::array<bool, directorCompetencyCount> m_decides{}; ///< anything was owed, or done that is never right
    std::map<DutyKey, Try> m_tries;                        ///< duties that were tried and not done yet
    CriticalErrors<DutyKey> m_criticals;
    int m_faults = 0;
    int m_rightActs = 0;
};

} // namespace cutcard
