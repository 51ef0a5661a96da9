// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/directors.h"

#include <algorithm>

namespace cutcard {

std::optional<DirectorDuty> idealDirectorDuty(const Night& night)
{
    const auto owed = owedNow(night);
    const auto due = std::ranges::find_if(
        owed, [](const DirectorDuty& duty) { return !duty.optional || duty.customary || duty.late; });
    return due == owed.end() ? std::nullopt : std::optional(*due);
}

bool runNight(NightSession& session, NightTime until)
{
    constexpr std::size_t mostEvents = 20'000;
    while (!session.isOver()) {
        if (session.entries().size() > mostEvents)
            return false;
        const NightIncidents incidents = session.setup().incidents;
        const auto atOnce = atOnceInRoom(session.night(), incidents);
        const auto duty = atOnce ? std::nullopt : idealDirectorDuty(session.night());
        if (duty) {
            if (!session.apply(duty->act) || !session.entries().back().tookEffect)
                return false;
            continue;
        }
        const auto next = atOnce ? atOnce : nextInRoom(session.night(), incidents);
        if (!next)
            return false;
        if (next->at > until)
            return true;
        if (!session.apply(next->event, next->at))
            return false;
    }
    return true;
}

} // namespace cutcard
