// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/event.h"
#include "core/games/betting.h"
#include "core/games/league_options.h"
#include "core/games/positions.h"
#include "core/procedure/procedure.h"

namespace cutcard::league_rules {

// league_opening.cpp: the draw for dealer, shuffle and cut, blinds, the pitch
Procedure drawForDealer(const Situation& situation, int);
Procedure shuffleAndCut(const Situation& situation, int);
Procedure postBlinds(const Situation& situation, int);
Procedure pitchHoleCards(const Situation& situation, int);
/// The last steps of 3.5.1.
Procedure replaceExposed(const Situation& situation, int);
/// The count of every hand before anybody acts.
Procedure countHands(const Situation& situation, int);

// league_betting.cpp: a street's cards, its betting, its bets into the pots
Procedure dealStreet(const Situation& situation, int street);
/// Whether the burn of a street is made, or an exposed card stands for it.
bool isBurntFor(const Situation& situation, int street);
Procedure bettingTurn(const Situation& situation, int street);
Procedure gatherBets(const Situation& situation, int street);
/// Whether the bets in front can't all go into the last pot.
bool needsSidePot(const Situation& situation);
/// The legal bet or raise nearest to what a seat would like to make it (3.7.1 to 3.7.3).
Chips legalRaise(const Situation& situation, Seat seat, Chips wanted);
/// Does a betting decision to the table and the round; returns what the dealer owes for it.
Procedure takeTurn(Situation& situation, const Decision& decision);
/// The same for a player who was not to act.
Procedure actOutOfTurn(Situation& situation, const Decision& decision);

// league_showdown.cpp: from the last bet to the next hand
Procedure showdown(const Situation& situation, int);
Procedure readHands(const Situation& situation, int);
Procedure awardPots(const Situation& situation, int);
Procedure endHand(const Situation& situation, int);
/// The next hand's positions as they stand with the chips on the table.
Positions positionsAfter(const Situation& situation);

// league_irregularities.cpp
/// Does an incident to the table and notes; returns what is owed then, from what was owed.
Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest);
/// What a card that lay face up in the deck asks for once it was pitched or lies on top; nothing if there is none.
Procedure meetBoxedCard(Situation& situation, const Act& act, const Procedure& rest);

// league.cpp
/// From the shuffle to the last card pitched, after a misdeal: the blinds stay posted.
Procedure redeal();
/// Everything from the first betting round on.
Procedure afterDeal();
PositionOptions positionOptions(const Situation& situation);

} // namespace cutcard::league_rules
