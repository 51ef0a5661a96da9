// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exam/figures/quiz_item.h"
#include "core/procedure/duty.h"
#include "core/session/session.h"
#include "core/tournament/duties/director_duty.h"

#include <algorithm>
#include <array>
#include <set>

namespace cutcard {

/// A dealer's or a director's competency as exams name it; they have none for pace.
template <typename Each> constexpr ItemCompetency examined(Each competency)
{
    constexpr auto none = static_cast<ItemCompetency>(itemCompetencyCount);
    return valueNamed<ItemCompetency>(namedWords<Each>[static_cast<std::size_t>(competency)]).value_or(none);
}

/// Whether a competency has a percentage: protection holds almost only losses, and figures are asked on paper only.
constexpr bool isShared(ItemCompetency competency)
{
    return competency != ItemCompetency::Protection && competency != ItemCompetency::Figures;
}

/// Whether a competency comes up at tables at all; only then can it be asked for there.
constexpr bool isDealt(ItemCompetency competency)
{
    return competency != ItemCompetency::Figures;
}

/// What a perfect dealer, or director, meets at a station: what the forms of an exam are compared by.
struct StationEvidence {
    std::array<int, itemCompetencyCount> points{}; ///< that can be earned
    std::array<int, itemCompetencyCount> duties{};
    std::set<Rule> rules{}; ///< that duties rest on
    int covered = 0;        ///< irregularities that the document rules on
    int uncovered = 0;      ///< those it does not: the floor is called, or general practice holds
    int seeming = 0;        ///< what looks like one and breaks no rule: the dealer goes on as with anything else
    int acts = 0;           ///< or answers
    /// Points that acts nobody asked for would cost wherever a player is waited for, by the mean of slips.
    int atStake = 0;
    std::vector<Event> playersDid{};
    bool operator==(const StationEvidence&) const = default;

    void add(const StationEvidence& other);
};

/// How often a hand was looked after at the showdown while others lay there untouched (GP-live-hand).
int bansKept(const Session& session);

/// Whether a variant asks for as much of every competency as its model, within a twentieth.
Result<Done> asksAsMuch(const StationEvidence& variant, const StationEvidence& model, const std::string& name);

} // namespace cutcard
