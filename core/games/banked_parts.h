// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/hand_value.h"
#include "core/games/banked_game.h"

namespace cutcard::banked {

/// The chapters of a round; each is opened against the table that it finds.
Procedure wagers();
Procedure prepareDeck();
Procedure layOut();
Procedure turnShared();
Procedure playOrFold();
Procedure turnFlop();
Procedure furtherWagers();
Procedure turnTurnAndRiver();
Procedure dealersHand();
Procedure settleBonus();
Procedure settleHoldem();
Procedure awardPotBet();
Procedure pickUp();

/// The seats with a wager on the table.
SeatSet bettors(const Table& table);
/// The seats that are still in against the dealer.
SeatSet inAgainstDealer(const Situation& situation);
/// A circle's amount that has to be another.
Duty correction(Circle circle, Seat seat, Chips amount, Rule rule);
/// What a player's decision makes owed, from what was owed.
Procedure meetDecision(Situation& situation, const Decision& decision, const Procedure& procedure);
/// What an incident makes owed, from what was owed.
Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest);
/// Whether an incident can happen now.
bool isPossibleIncident(const Situation& situation, const Procedure& procedure, const Incident& incident);
/// Stops the round: everybody has every wager back, the cards are gathered.
Procedure voidRound(const Situation& situation, Rule rule);
/// The best hand of some cards and the board's face-up cards.
HandValue valueOf(const Table& table, std::span<const LyingCard> own);

/// All parts in one of the orders that the house may set.
Procedure inHouseOrder(const Situation& situation, const std::vector<Procedure>& leftToRight);

} // namespace cutcard::banked
