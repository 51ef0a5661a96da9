// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/game.h"

#include <optional>
#include <vector>

namespace cutcard {

/// The table and what is owed on it.
struct HandState {
    Situation situation;
    Procedure procedure;
    int duties = 0;         ///< dealt with on the way there
    std::vector<Act> did{}; ///< what was done on the way there
    bool operator==(const HandState&) const = default;
};

/// Does an act that is owed; false, and no change, if it is not or hands can't do it.
bool performOwed(HandState& state, const Act& act, const Game& game);

/// A mistake of the dealer's in a test that can still be put right, until play goes on.
struct Slip {
    Act act;
    Verdict verdict;
    bool tookEffect = false; ///< something on the table was changed, not only said
    bool byHouse = false;
    std::vector<Act> motions{}; ///< of a mistake that took several: each; `act` is what they come to
    Situation before;           ///< of a mistake that took effect
    Procedure owedBefore;
    Procedure rest;   ///< of what was owed, as if nothing had been jumped over
    Procedure remedy; ///< what is left to be done to put it right
    /// Whether it is a part of the chips that are due, and no mistake unless the rest is left out.
    bool isPart() const { return verdict.told; }
    bool operator==(const Slip&) const = default;
};

/// What the house gains at a wager's spot by an act; nothing if it settles none.
std::optional<Chips> gainedAt(const Act& act);

/// Whether an act is only said to a player or the floor, so that chips go as they would have gone before it.
bool asksNothingOfChips(const Act& act);
/// Whether two acts deal with the same pot, or the same wager.
bool sharesPlace(const Act& one, const Act& other);
/// Whether a pot of which the rake was wrong goes to somebody whom none of these acts gives any of it: a wrong rake
/// leaves another amount to be pushed, and no other winner.
bool isPushedToLoser(const Act& raked, const Act& push, const std::vector<Act>& due);
/// Whether an act moves a part of the chips that are due, and the rest can follow in a second motion.
bool isPartOf(const Act& act, const Act& due, const Table& table);
/// Does an act to a table; a pot is pushed with the bets that have still to be swept into it.
bool performSwept(Table& table, const Act& act);
/// Adds one more act on the same chips to a slip, which is what they come to together.
void addPiece(Slip& slip, const Act& act);
/// What is owed where a part of the chips that are due was moved: the rest of them, or all of it anew.
Procedure askingForRest(const Slip& slip);
/// What is owed there while something else is tried: the part counts as a mistake to be taken back.
Procedure askingToTakeBack(const Slip& slip);

} // namespace cutcard
