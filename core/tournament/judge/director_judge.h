// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/verdict.h"
#include "core/tournament/duties/agenda.h"

namespace cutcard {

/// What the judge says of one act of the director's, or of one duty that was not done in time.
struct DirectorVerdict {
    Fault fault = Fault::None;
    Rule rule; ///< what was broken, or fulfilled
    Severity severity = Severity::Minor;
    DirectorCompetency competency = DirectorCompetency::SetUp;
    std::optional<DirectorDuty> expected{}; ///< the duty fulfilled, or what should have been done
    std::vector<DirectorDuty> jumped{};     ///< out of order: the duties passed over
    std::optional<DutyKey> attempted{};     ///< wrong: the duty that this was a try at
    bool selfCorrected = false;             ///< right, but only after a mistake in the same place
    bool told = false;                      ///< said to the director, and not scored
    bool stays = false;                     ///< wrong, and neither hands nor words take it back
    int unlike = 0;                         ///< the call of a like case that was answered otherwise; 0: none
    bool operator==(const DirectorVerdict&) const = default;

    /// It is said of a duty: by its rule, and as heavily.
    void weighAs(const DirectorDuty& duty)
    {
        rule = duty.rule;
        severity = duty.severity;
        competency = duty.competency;
    }
    bool isCorrect() const { return fault == Fault::None; }
    /// Whether it is a fault that a score counts: what is counted anywhere is counted by this.
    bool isCharged() const { return !isCorrect() && !told; }
    /// The competency whose points it is booked under: a duty's own, whatever the first try at it broke.
    DirectorCompetency booked() const
    {
        return attempted && expected && expected->key == *attempted ? expected->competency : competency;
    }
};

/// That a duty is done as it is owed.
inline DirectorVerdict fulfilled(const DirectorDuty& duty)
{
    return {.rule = duty.rule, .severity = duty.severity, .competency = duty.competency, .expected = duty};
}

/// Compares one act with what is owed in the room; has no state and changes nothing.
DirectorVerdict judgeAct(const Night& night, const DirectorAct& act);

/// The number of a like call answered otherwise earlier tonight, which is remarked and no fault (3.15); 0: none.
int answeredUnlike(const Night& night, const DirectorAct& act);

/// Of an act that breaks nothing and that nobody asked for.
DirectorVerdict unneeded(const Night& night, const DirectorAct& act);

/// Whether the time for a duty is over with this event of the room.
bool closes(const Night& night, const DirectorDuty& duty, const WorldEvent& event);

/// Whether a duty is late with nothing having happened: a ruling waited for as long as a level lasts.
bool isLateByNow(const Night& night, const DirectorDuty& duty);

} // namespace cutcard
