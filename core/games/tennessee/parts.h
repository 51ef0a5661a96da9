// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/street/parts.h"
#include "core/games/tennessee/options.h"
#include "core/games/tennessee/tennessee.h"

namespace cutcard::tennessee_rules {

/// The five betting rounds; each follows a distribution (TN-struct-1).
enum Street : std::uint8_t { hole, launch, boat, turn, river };

// tournament.cpp: levels, and the end of a table
/// The number of the hand in its event, void hands not counted (TA-13).
int eventHand(const Situation& situation);
/// The call of a new level, where one begins.
Procedure announceLevel(const Situation& situation, int);
/// What is owed when so few are left that the table has ended.
Procedure endTable(const Situation& situation, int);
bool isTableOver(const Situation& situation);
/// The rule by which a table that has ended has ended.
Rule endRule(const Situation& situation);

// deal.cpp: the boat, and cards seen in it
Procedure pitchBoat(const Situation& situation, int);
Procedure replaceBoat(const Situation& situation, int);
Procedure placeBoat(const Situation& situation, int);
Procedure boatCardSeen(Situation& situation, Seat seat, const Procedure& rest);
/// Books a card of the boat that was dealt in place of an exposed one.
void noteBoatPitch(Situation& situation, Seat seat);
/// Cards of the stub that the hand does not need.
int spareCards(const Situation& situation);
/// The hand does not count: everybody has all chips back, the bank its loans.
Procedure voidHand(Situation& situation, Rule rule);

// betting.cpp: limits and raises of each player
Chips nearestRaise(const Situation& situation, const BettingRound& round, Chips to);
std::optional<Rule> raiseBarred(const Situation& situation, const BettingRound& round, Seat seat);
Rule wrongSizeRule(const Situation& situation, const BettingRound& round, Chips to);
/// The rule that names a round's limit.
Rule limitRule(int street);
/// The pots as they stand, written down while the bets stay in front.
Procedure recordPots(const Situation& situation, int);

// overboard.cpp: what is kept and what is laid down
Procedure callOverboard(const Situation& situation, int);
Procedure overboardTurns(const Situation& situation, int);
Procedure placeDiscs(const Situation& situation, int);
Procedure callReveal(const Situation& situation, int);
/// Whether every player who is there has kept or laid down cards.
bool isOverboardDone(const Situation& situation);
bool canLayDown(const Situation& situation, const Decision& decision);
/// Does such a decision; returns what the dealer owes for it.
Procedure layDownCards(Situation& situation, const Decision& decision);

// showdown.cpp: who shows, what may be read
Procedure showInOrder(const Situation& situation, int);
Procedure countWrongDiscs(const Situation& situation, int);
Procedure collectBets(const Situation& situation, int);
FixedVector<Card, maxHandCards + 5> permittedCards(const Table& table, Seat seat);
Rule readingRule(const Situation& situation, Seat seat);
/// Whose turn it is to show; nothing once all have.
std::optional<Seat> nextToShow(const Situation& situation);

// bank.cpp: deposits and overdrawn chips
Procedure takeDeposits(const Situation& situation, int);
/// Whether the bank would lend to a seat now.
bool mayBorrow(const Situation& situation, Seat seat);
/// The rule by which the bank would not lend to a seat at all in this hand; nothing if it would.
std::optional<Rule> whyNoLoan(const Situation& situation, Seat seat);
/// Whether a seat will win with a loan whose unused part could be taken back before the pot is pushed.
bool isUnusedOfWinner(const Situation& situation, Seat seat);
/// Whether a credit is what was charged for a void hand's loans: it may be booked until the next deal.
bool isChargeBack(const Situation& situation, const Act& credit);
/// What a loser gave back of a loan in this hand, where it has yet to be credited.
Chips creditDue(const Situation& situation, Seat seat);
/// Whether a borrower keeps its place: it won, or used none of the loan.
bool hasWonLoan(const Situation& situation, Seat seat);
/// Deposits that are left, back to their owners when the table has ended.
Procedure returnDeposits(const Situation& situation, int);
/// Whether a deposit goes back while the table has not ended, or is still to be settled.
bool isDepositEarly(const Situation& situation, const Act& credit);
/// What is wrong about a deposit that goes back too early, or about another amount; nullopt if none does.
std::optional<Ban> onDepositBack(const Situation& situation, const Act& credit);
/// Whether a bet is more than the seat has, or less than it must be for want of chips.
bool lacksChips(const Situation& situation, const Decision& decision);
/// A request for overdrawn chips; `wait` is what the seat is waited for, if it is its turn.
Procedure meetRequest(Situation& situation, Seat seat, std::optional<Wait> wait);
/// Loans back to the bank once the pots are pushed.
Procedure settleLoans(const Situation& situation, int);
/// The same with the loans of those who have won by now: what was taken before the push is not owed again.
Procedure loansAsWon(const Situation& situation, const Procedure& rest);
/// Whether the bank holds the deposit that it asks of a seat.
bool holdsDeposit(const Situation& situation, Seat seat);
/// Why no loan is drawn for a player who has asked for one.
Reason whyNotDrawn(const Situation& situation, Seat seat);
/// What a loan is asked, charged or settled by; nothing of an act that is none of the bank's.
Reason bankReason(const Situation& situation, const Act* due);
void noteBankAct(Situation& situation, const Act& act);
/// The rule of pots in which lent chips lie that none of the winners has put in; none: the usual one.
Rule awardRule(const Situation& situation, SeatSet winners);

// bans.cpp
/// What the document never allows about an act that is not owed.
std::optional<Ban> forbids(const Situation& situation, const Act& act);

// irregularities.cpp
bool isPossibleIncident(const Situation& situation, const Incident& incident);
/// Does an incident to the table and notes; returns what is owed then, from what was owed.
Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest);

} // namespace cutcard::tennessee_rules
