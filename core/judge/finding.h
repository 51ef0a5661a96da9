// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/mutant.h"

#include <optional>
#include <utility>

namespace cutcard {

/// One thing that a judge can find of an act: nothing, if it is not that.
template <typename Found, typename Looked> struct BasicFinding {
    std::string_view name;
    std::optional<Found> (*of)(const Looked& look) = nullptr;
};

/// What the first of a judge's findings says that finds anything; the last one always does.
template <typename Look> auto firstFound(const auto& findings, const Look& look)
{
    for (const auto& finding : findings) {
        if (isLeftOut(finding.name))
            continue;
        if (auto found = finding.of(look))
            return *std::move(found);
    }
    return *findings.back().of(look);
}

} // namespace cutcard
