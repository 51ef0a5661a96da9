// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/station/station_evidence.h"

#include <functional>
#include <optional>

namespace cutcard {

/// What players and the deck do next; nothing while the dealer owes something.
using PlayersEvent = std::function<std::optional<Event>(const Session&)>;

/// Counts what is irregular in a hand while a perfect dealer deals it: by what is owed the moment after.
class IrregularitiesSeen
{
public:
    /// What a player or the deck did, with what was owed before and after it.
    void playersDid(const Event& event, const std::optional<Duty>& before, const std::optional<Duty>& after);
    /// What is owed after an act of the dealer's: what lay hidden may have come to light.
    void dealerDid(const std::optional<Duty>& owed);
    /// Writes the counts down.
    void note(StationEvidence& evidence) const;

private:
    void answered(const Duty& duty);
    void wagered(const Wagers& wagers);

    int m_covered = 0;
    int m_uncovered = 0;
    int m_seeming = 0;
    int m_hidden = 0;             ///< that nobody can have seen yet
    std::vector<Wagers> m_free{}; ///< what spots began with where nothing of it had to be put right
    Rule m_last;                  ///< that the last of them was answered by, perhaps in several acts
};

/// A hand as the perfect dealer deals it, and what that asked for.
struct PerfectHand {
    Session session;
    StationEvidence evidence{};
};

/// Has the perfect dealer deal a hand; an error if it is not dealt without a fault to the end, or dealt anew.
Result<PerfectHand> dealtPerfectly(const SessionSetup& setup, const PlayersEvent& players, const std::string& name);

} // namespace cutcard
