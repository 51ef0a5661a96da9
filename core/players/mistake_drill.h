// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/simulator.h"
#include "core/session/session.h"

#include <optional>

namespace cutcard {

/// A kind of situation in which somebody erred: what was owed, and by which rule.
struct FaultPattern {
    GameId game = GameId::League;
    Rule rule{};
    Verb verb = Verb::Announce;
    bool operator==(const FaultPattern&) const = default;
};

/// A hand dealt up to shortly before the situation of a pattern.
struct DrillHand {
    Session session;       ///< what came before is the house's, and is not scored
    std::size_t owed = 0;  ///< how many acts of a perfect dealer it takes to do what the pattern asks for
    std::string_view plan; ///< the irregularities of its players
};

/// Deals the situation of a pattern anew, with other players, seats, cards and amounts for each number; nothing if it
/// was not met in so many hands. Each is played to its end by the perfect dealer first, and scores 100.
std::optional<DrillHand> drillHand(const FaultPattern& pattern, const HouseRules& house, std::uint64_t number,
                                   int hands = 60);

} // namespace cutcard
