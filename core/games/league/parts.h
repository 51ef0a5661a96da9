// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/league/options.h"
#include "core/games/street/parts.h"

namespace cutcard {

/// No-limit hold'em by the Players Pub Poker League booklet of 2008.
const StreetGame& league();

} // namespace cutcard

namespace cutcard::league_rules {

// draw.cpp
/// Who draws for the first dealer: those who are there (2.1.3).
SeatSet thoseWhoDraw(const Situation& situation);
/// The first dealer by the high card (2.1.3).
Procedure drawForDealer(const Situation& situation, int);

// betting.cpp
/// The legal bet or raise nearest to what a player meant (3.7.1, 3.7.2).
Chips nearestRaise(const Situation& situation, const BettingRound& round, Chips to);
/// An all-in short of the proper raise (3.7.5).
void noteShortRaise(const Situation& situation, BettingRound& round, Seat seat, Chips to);

// bans.cpp
/// What the booklet itself never allows about an act that is not owed.
std::optional<Ban> forbids(const Situation& situation, const Act& act);

// seats.cpp
/// The reading by which the button or the blinds lie elsewhere than by the words of 2.2.1 and 2.2.2.
Rule positionsReading(const Situation& situation);
/// Whether a player could come or go now.
bool canComeOrGo(const Situation& situation, const Procedure& procedure, const Decision& decision);
/// Does that; returns what is owed then, from what was owed.
Procedure comeOrGo(Situation& situation, const Decision& decision, const Procedure& rest);
/// What the manager does once called: seats a late player, clears the seat of one who has quit at the final table.
void meetManager(Situation& situation);
/// Whether the manager, having been called, could rule that about a player.
bool canRule(const Situation& situation, const Incident& incident);
/// A penalty, a disqualification, a forfeited hand.
Procedure managerRules(Situation& situation, const Incident& incident, const Procedure& rest);
/// Whether a seat could shuffle in the dealer's place (2.2.3).
bool canShuffleInstead(const Situation& situation, Seat seat);
/// Does that; the cut is then offered to that player's right.
Procedure shuffledByAnother(Situation& situation, Seat seat, const Procedure& rest);

// irregularities.cpp
/// Does an incident to the table and notes; returns what is owed then, from what was owed.
Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest);

} // namespace cutcard::league_rules
