// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/room.h"

#include <functional>
#include <optional>
#include <vector>

namespace cutcard {

/// What a perfect director does next, and why; nullopt while there is nothing to do.
std::optional<DirectorDuty> idealDirectorDuty(const Night& night);

/// A mistake made on purpose, and what the judge must say of it.
struct DirectorMistake {
    DirectorAct act;
    Fault fault = Fault::Unneeded;
    Rule rule;
    bool operator==(const DirectorMistake&) const = default;

    /// Whether a verdict says what must be said of it.
    bool isFoundAs(const DirectorVerdict& verdict) const { return verdict.fault == fault && verdict.rule == rule; }
};

/// Every mistake known for what is owed now; what must be said of each is written down, not asked of the judge.
std::vector<DirectorMistake> knownDirectorMistakes(const Night& night);

/// A director that errs with a chance of so many in a thousand acts, on a night that hands wrong acts back.
class SloppyDirector
{
public:
    explicit SloppyDirector(int perMille) : m_perMille(perMille) {}

    /// The mistake that is made now, if one is; decided by the night's seed and events alone.
    std::optional<DirectorMistake> mistake(const NightSession& session) const;

private:
    int m_perMille;
};

/// What a director who knows only the rules of other tournaments does in place of what is owed, where that differs.
std::optional<DirectorAct> otherHabit(const Night& night, const DirectorDuty& duty);

/// What such a director does although nothing of it is owed; nullopt if nothing.
std::optional<DirectorAct> otherHabitUnasked(const Night& night);

/// Chooses what the director does when something is to be done; nullopt: what the perfect one does.
using DirectorChoice = std::function<std::optional<DirectorAct>(const NightSession& session, const DirectorDuty* duty)>;

/// Longer than any night.
inline constexpr NightTime wholeDay = oneMinute * 60 * 24;

/// Has a director do everything there is to do, and the room what it does, until the night is over or a time has come.
/// False if nothing is owed and nothing happens although the night is not over.
bool runNight(NightSession& session, NightTime until = wholeDay, const DirectorChoice& choice = {});

} // namespace cutcard
