// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/league.h"
#include "core/games/league_options.h"
#include "core/games/street_parts.h"

namespace cutcard::league_rules {

// league_draw.cpp
/// The first dealer by the high card (2.1.3).
Procedure drawForDealer(const Situation& situation, int);

// league_betting.cpp
/// The legal bet or raise nearest to what a player meant (3.7.1, 3.7.2).
Chips nearestRaise(const Situation& situation, const BettingRound& round, Chips to);
/// An all-in short of the proper raise (3.7.5).
void noteShortRaise(const Situation& situation, BettingRound& round, Seat seat, Chips to);
/// What is done for a player who is away (2.2.4).
Procedure absentTurn(const Situation& situation, const BettingRound& round, Seat seat);

// league_irregularities.cpp
/// Does an incident to the table and notes; returns what is owed then, from what was owed.
Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest);

} // namespace cutcard::league_rules
