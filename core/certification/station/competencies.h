// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/figures/item_competency.h"
#include "core/procedure/duty.h"
#include "core/tournament/duties/director_duty.h"

#include <algorithm>

namespace cutcard {

/// A dealer's competency as exams name it; they have none for pace.
constexpr ItemCompetency examined(Competency competency)
{
    const auto* const word =
        std::ranges::find(itemCompetencyWords, competencyWords[static_cast<std::size_t>(competency)]);
    return static_cast<ItemCompetency>(word - itemCompetencyWords.begin());
}

/// A director's competency as exams name it.
constexpr ItemCompetency examined(DirectorCompetency competency)
{
    const auto* const word =
        std::ranges::find(itemCompetencyWords, directorCompetencyWords[static_cast<std::size_t>(competency)]);
    return static_cast<ItemCompetency>(word - itemCompetencyWords.begin());
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

} // namespace cutcard
