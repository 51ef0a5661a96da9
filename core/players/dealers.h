// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <optional>

namespace cutcard {

/// What a perfect dealer does next, and why: what is owed, or what the house has every dealer do.
std::optional<Duty> idealDuty(const Session& session);

/// What a perfect dealer does next; nullopt while a player is waited for.
std::optional<Act> idealAct(const Session& session);

/// A mistake made on purpose, and what the judge must say of it.
struct PlantedMistake {
    Act act;
    Fault fault = Fault::Unneeded;
    Rule rule;
    std::optional<Severity>
        least{}; ///< of an act that nobody asked for: how badly it weighs at least, by whatever rule
    bool operator==(const PlantedMistake&) const = default;

    /// Whether a verdict says what must be said of it.
    bool isFoundAs(const Verdict& verdict) const;
};

/// Every mistake known for what is owed now; what must be said of each is written down, not asked of the judge.
std::vector<PlantedMistake> knownMistakes(const Session& session);
/// The same for one of several duties that may be done now.
std::vector<PlantedMistake> knownMistakes(const Session& session, const Duty& duty);

/// What a dealer at a house-banked table is known to do in place of one owed duty, and how it has to be judged.
std::vector<PlantedMistake> bankedMistakes(const Session& session, const Duty& duty);

/// A dealer that errs with a chance of so many in a thousand acts, in a session that hands wrong acts back.
class SloppyDealer
{
public:
    explicit SloppyDealer(int perMille) : m_perMille(perMille) {}

    /// The mistake that is made now, if one is; decided by the session's seed and events alone.
    std::optional<PlantedMistake> mistake(const Session& session) const;

private:
    int m_perMille;
};

} // namespace cutcard
