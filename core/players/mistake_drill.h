// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/simulator.h"

namespace cutcard {

/// What a table was like, as far as it makes the same act easy or hard.
struct TableLikeness {
    int street = -1;     ///< as the betting counts them; -1: before the first
    int pots = 0;        ///< 0, 1, or 2 for a main pot with side pots
    bool allIn = false;  ///< a player in the hand has no chips left
    bool bigger = false; ///< a bet above the blinds lies in front of somebody
    bool operator==(const TableLikeness&) const = default;
};

/// What the table of a session is like now.
TableLikeness likenessOf(const Session& session);

/// A kind of situation in which somebody erred: what was owed, by which rule, and what the table was like.
struct FaultPattern {
    GameId game{};
    Rule rule{};                         ///< what was broken: that of what was owed, or a ban
    Fault fault = Fault::None;           ///< how; None: not known
    Act owed{};                          ///< its kind counts, not its seat and amount
    std::optional<TableLikeness> like{}; ///< nothing: any table
    bool operator==(const FaultPattern&) const = default;
};

/// Whether a dealer can make a pattern's mistake at the table as it is.
bool canBeMade(const FaultPattern& pattern, const Session& session);

/// Whether two acts are of one kind: the same verb, the same words, the same circle.
bool isAlike(const Act& a, const Act& b);

/// A hand dealt up to shortly before the situation of a pattern.
struct DrillHand {
    Session session;       ///< what came before is the house's, and is not scored
    std::size_t owed = 0;  ///< how many acts of a perfect dealer it takes to do what the pattern asks for
    std::string_view plan; ///< the irregularities of its players
};

/// Deals the situation of a pattern anew, the likest of some hands that each score 100; nothing if none met it.
std::optional<DrillHand> drillHand(const FaultPattern& pattern, const HouseRules& house, std::uint64_t number,
                                   int hands = 150);

} // namespace cutcard
