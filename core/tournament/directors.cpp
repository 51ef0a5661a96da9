// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/directors.h"

#include "core/tournament/agenda.h"
#include "core/tournament/seats.h"
#include "core/tournament/tennessee_event.h"

#include <algorithm>

namespace cutcard {

std::optional<DirectorDuty> idealDirectorDuty(const Night& night)
{
    const auto owed = owedNow(night);
    const auto due = std::ranges::find_if(
        // who makes no mistake has none to put right, but a book that was written wrongly is closed right
        owed, [](const DirectorDuty& duty) {
            return !duty.optional || duty.customary || (duty.late && duty.chain != agenda::remedyChain);
        });
    return due == owed.end() ? std::nullopt : std::optional(*due);
}

std::optional<DirectorMistake> SloppyDirector::mistake(const NightSession& session) const
{
    constexpr std::uint64_t apart = 1'000'003;
    RandomStream stream(session.night().seed * apart + session.entries().size(), StreamPurpose::Mistakes);
    if (!stream.chance(m_perMille))
        return std::nullopt;
    const auto known = knownDirectorMistakes(session.night());
    if (known.empty())
        return std::nullopt;
    return known[static_cast<std::size_t>(stream.below(static_cast<int>(known.size())))];
}

bool runNight(NightSession& session, NightTime until, const DirectorChoice& choice)
{
    constexpr std::size_t mostEvents = 20'000;
    while (!session.isOver()) {
        if (session.entries().size() > mostEvents)
            return false;
        const NightIncidents incidents = session.setup().incidents;
        const auto atOnce = atOnceInRoom(session.night(), incidents);
        const auto duty = atOnce ? std::nullopt : idealDirectorDuty(session.night());
        const auto chosen = atOnce || !choice ? std::nullopt : choice(session, duty ? &*duty : nullptr);
        if (chosen || duty) {
            if (!session.apply(chosen ? *chosen : duty->act) || (!chosen && !session.entries().back().tookEffect))
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
