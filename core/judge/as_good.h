// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/judge.h"
#include "core/table/table.h"

namespace cutcard {

/// Whether an act is words or a reading, which leave the table as it is and rule on nothing.
bool isOnlySaid(const Act& act);

/// Whether an act is words or a finger, which can be said or pointed once more and are the same.
bool isSaid(const Act& act);

/// Whether an act belongs to a loan that was just called, handed over or charged.
bool isHandedOver(const Act& before, const Act& act);

/// Whether the same act is owed again later in a hand: burns, cards, whose turn it is, the bets that are swept.
bool recurs(const Act& act);

/// Whether an act is of those that close a table: the count of what everybody has, and who has won.
bool closesTable(const Act& act);
/// Whether a table can't be closed before: a loan is out, or to be written down, or a player was not told to be out.
bool leavesTableOpen(const Duty& duty);

/// Whether chips are cut out for a wager that an act settles.
bool isCutOutFor(const Act& cut, const Act& settling);

/// Whether the same chips lie in the same places whichever is done first: an act, or the duties it jumps over.
bool comesToTheSame(const Act& act, const std::vector<Duty>& jumped, const Table& table);

/// Duties without the wagers that are pushed as well by leaving them where they lie, if there are others.
std::vector<Duty> thatNeedHands(std::vector<Duty> duties);

/// Whether a duty meets something that happened, and neither undoes a deal, deals nor rules on a bet.
bool meetsIncident(const Duty& duty);

/// Whether something said, counted or told may be due before a hand is read, and changes nothing about it.
bool comesBeforeReading(const Act& act);

/// What is owed once something was done before what it jumped over, which is still to be done.
Procedure withJumped(const std::vector<Duty>& jumped, const Procedure& rest);

/// The verdict on an act that dealt with a duty, or on a try at it.
Verdict verdictOn(Fault fault, const Duty& duty);

/// The judgement on an act that was right as this duty.
Judgement rightAs(const Duty& duty, Procedure rest);

/// The verdict on a duty that was not done while there was time.
Verdict omitted(const Duty& duty);

/// What a call to the floor comes for: what it says, if that is asked for now; otherwise whatever waits for the floor.
Act calledFor(const Act& act, const Procedure& procedure, const Situation& situation);

/// Whether a player is told an amount that lies there already: the words break nothing, and nobody asks for them.
bool tellsWhatLies(const Act& act, const Table& table);

} // namespace cutcard
