// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/session/night_session.h"

#include <optional>

namespace cutcard {

/// A mistake of a night in the moment in which what was owed there had come up and nothing was done about it yet.
struct NightMoment {
    NightSession session; ///< begins there, with the coach
    DutyKey owed;
    DirectorCompetency competency = DirectorCompetency::SetUp;
};

/// The moment of the first mistake of an event, counted from 0; nullopt if nothing was owed there.
std::optional<NightMoment> momentOf(const NightSession& session, std::size_t event);

/// How a moment was met: nullopt as long as nothing was done about what was owed; false: wrongly, or not in time.
std::optional<bool> isMet(const NightSession& session, const DutyKey& owed);

} // namespace cutcard
