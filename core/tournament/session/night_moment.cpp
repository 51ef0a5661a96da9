// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/session/night_session.h"

namespace cutcard {

static bool isDueIn(const Night& night, const DutyKey& key)
{
    const auto owed = owedNow(night);
    return contains(owed, key, &DirectorDuty::key);
}

std::optional<NightMoment> momentOf(const NightSession& session, std::size_t event)
{
    const auto& entries = session.entries();
    if (event >= entries.size())
        return std::nullopt;
    const DirectorVerdict* wrong = firstOf(entries[event].verdicts, [](const DirectorVerdict& verdict) {
        return !verdict.isCorrect() && verdict.expected;
    });
    if (wrong == nullptr)
        return std::nullopt;
    const DirectorDuty& duty = *wrong->expected;
    auto then = NightSession::start(session.setup());
    std::optional<Night> cameUp;
    for (std::size_t i = 0; then && i <= event; ++i) {
        if (!isDueIn(then->night(), duty.key))
            cameUp.reset();
        else if (!cameUp)
            cameUp = then->night();
        if (i < event && !then->apply(entries[i]))
            return std::nullopt;
    }
    // done too early it was not due yet: then it is practised from where it was done
    if (!cameUp && then)
        cameUp = then->night();
    if (!cameUp)
        return std::nullopt;
    auto moment = NightSession::start(
        {.mode = Mode::Practice, .incidents = session.setup().incidents, .opening = std::move(*cameUp)});
    if (!moment)
        return std::nullopt;
    return NightMoment{.session = std::move(*moment), .owed = duty.key, .competency = duty.competency};
}

std::optional<bool> isMet(const NightSession& session, const DutyKey& owed)
{
    for (const NightEntry& entry : session.entries()) {
        for (const DirectorVerdict& verdict : entry.verdicts) {
            if (verdict.attempted == owed)
                return false;
            if (verdict.isCorrect() && verdict.expected && verdict.expected->key == owed)
                return true;
        }
    }
    return std::nullopt;
}

} // namespace cutcard
