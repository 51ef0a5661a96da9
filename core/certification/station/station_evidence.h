// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/exam/figures/item_competency.h"
#include "core/rules/rule.h"
#include "core/session/session.h"

#include <array>
#include <set>
#include <string>
#include <vector>

namespace cutcard {

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
