// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/event.h"
#include "core/cards/hand_value.h"
#include "core/chips/pots.h"
#include "core/games/street/street_game.h"
#include "core/procedure/procedure.h"

namespace cutcard::street {

// opening.cpp: shuffle and cut, blinds, the pitch
/// Whoever is present to the right of the one who shuffles, to whom the deck is offered.
Seat cutter(const Situation& situation);
/// The rule by which a seat posts.
Rule blindRule(const Situation& situation, Seat seat);
/// Puts the button and the blinds of a hand where they are.
void setPositions(Table& table, HandNotes& notes, const Positions& positions);
/// Begins the hand of some notes, with what the last one has left in the middle.
void begin(Situation& situation, const HandNotes& notes, Chips carried = 0);
/// Who is there and has still to post a blind, in the order in which they do.
std::vector<Seat> stillToPost(const Situation& situation);
/// What a player has put in in this hand, lent chips among them; a tip is none of it.
Chips putIn(const Situation& situation, Seat seat);
/// As many further riffles as a dealer likes.
Procedure freeShuffles(Rule rule);
/// The last steps after one card was exposed in the deal.
Procedure replaceExposed(const Situation& situation, int);
/// Shuffle, cut and blinds.
Procedure openingOf();
/// The hands are counted once the deal is over: one with too few or too many cards is a misdeal (GP-wrong-count).
Procedure handsCounted();
/// From the shuffle to the last card pitched, after a misdeal: the blinds stay posted.
Procedure redeal();
/// The cards to everybody, and what is looked at before anybody acts.
Procedure deal();
/// The rule of a blind that lies there with another amount than is due.
std::optional<Rule> ruleOfWrongBlind(const Situation& situation);
/// What is owed when a player has not posted.
Procedure askForBlind(Situation& situation, Seat seat);
/// Whether a player without chips is said to be out only once the cards are gathered, before those of the next hand.
bool isOutSinceLastHand(const Situation& situation, Seat seat);
/// Whether that posts the blind of a player who is away, as it is due, before anybody is asked for blinds.
bool isEarlyBlind(const Situation& situation, const Act& act);
/// A blind as it is posted; what the dealer owes if it is not what is due.
Procedure post(Situation& situation, const Decision& decision);

// betting.cpp: a street's cards, its betting
Procedure dealStreet(const Situation& situation, int street);
/// Whether the burn of a street is made, or an exposed card stands for it.
bool isBurntFor(const Situation& situation, int street);
Procedure bettingTurn(const Situation& situation, int street);
/// Whether a seat is the big blind whose bet nobody has raised: it may still do so.
bool hasOption(const Situation& situation, const BettingRound& round, Seat seat);
/// A street's betting, and its bets brought in.
Procedure bettingAndGather(int street);
/// Everything from the first betting round on.
Procedure afterDeal();

// rulings.cpp: what a player's bet counts as
/// Does a betting decision to the table and the round; returns what the dealer owes for it.
Procedure takeTurn(Situation& situation, const Decision& decision);
/// The same for a player who was not to act.
Procedure actOutOfTurn(Situation& situation, const Decision& decision);

// pots.cpp: bets into the pots
Procedure gatherBets(const Situation& situation, int street);
/// All that lies in front into one pot, or into layers for those who are all-in.
Procedure intoPots(const Situation& situation, int);
/// The pots that what lies in front will make.
LayeredPots layersOf(const Situation& situation);
/// The dead blinds that go whole to whoever is all-in.
Chips deadBlinds(const Situation& situation);
/// Who can still win the hand.
SeatSet stillIn(const Situation& situation);
/// The part of this round's highest bet that nobody matched; what a folded player bet stays.
std::optional<UncalledBet> uncalledBet(const Situation& situation);
/// Two or more are in, with cards of the board still to come.
bool isBeforeShowdown(const Situation& situation);
/// Whether the bets in front can't all go into the last pot.
bool needsSidePot(const Situation& situation);

// showdown.cpp: from the last bet to the next hand
Procedure showdown(const Situation& situation, int);
Procedure readHands(const Situation& situation, int);
/// The reading of one hand; `owedLater`: it may be read now and need not before all have shown.
Procedure readingOf(const Situation& situation, Seat seat, bool owedLater);
/// What the house takes before the pots are pushed.
Procedure takeFromPots(const Situation& situation, int);
/// What a seat's permitted cards make.
HandValue valueOf(const Situation& situation, Seat seat);
/// Whether what lies in a pot is what its winners could not share.
bool isOddRest(const Situation& situation, int index);
/// Who can still win a pot; nobody, if all who could are out.
SeatSet claimOn(const Situation& situation, const MiddlePot& pot);
/// Who has the best hand of those who can win a pot; equal hands share it.
SeatSet winnersOf(const Situation& situation, const MiddlePot& pot);
/// Whether a seat is one of them.
bool isWonBy(const Situation& situation, const MiddlePot& pot, Seat seat);

/// Whether a player may turn the hand up before the showdown: the hand goes on, and nobody has still to bet (1.2).
bool mayBeTabled(const Situation& situation, Seat seat);
/// Whether a hand is shown that lies open already: nothing comes of it.
bool isShownAgain(const Situation& situation, Seat seat);
/// What is owed where nobody waits any more for a player to show.
Procedure withoutShowOf(Seat seat, const Procedure& procedure);

/// How badly it weighs that the dealer turns up a hand that its player has not shown: as much as can be made of it.
Ban forbidsTurningUp(const Situation& situation);

/// What it breaks to call the showdown before the last card is dealt and everybody has acted.
std::optional<Ban> forbidsShowdown(const Situation& situation);

/// How badly it weighs that a hand goes which has to be shown: as much as it would have won. Before the showdown: none.
std::optional<Ban> forbidsMuckingUnseen(const Situation& situation, Seat seat);

/// Whether nothing hangs on a hand any more: every pot is pushed, or it was shown on a full board and wins none.
bool isDoneWith(const Situation& situation, Seat seat);
/// The winners of a pot in the order in which they get odd chips.
std::vector<Seat> inOrderOfOddChips(const Situation& situation, SeatSet winners, OddChipWay way);
Procedure awardPots(const Situation& situation, int);
/// How badly it weighs to push that with the hands turned up: who gets chips matters, an odd chip less.
std::optional<Ban> forbidsShare(const Situation& situation, const Act& push);
Procedure endHand(const Situation& situation, int);
Procedure moveButton(const Situation& situation, int);
/// The next hand's positions as they stand with the chips on the table.
Positions positionsAfter(const Situation& situation);

// irregularities.cpp: practice that the games share
/// Whether a card of the deal lies with its face up, or has just been dealt with so.
bool liesExposed(const Situation& situation);
/// One exposed card serves as the burn, a second one makes the whole deal void.
Procedure exposedInDeal(Situation& situation, Seat seat, const Procedure& rest);
/// What a card that lay face up in the deck asks for once it was pitched or lies on top; nothing if there is none.
Procedure meetBoxedCard(Situation& situation, const Act& act, const Procedure& rest);
/// Whether everybody who is dealt in has two cards, or had.
bool isHoleDealt(const Situation& situation);
/// Whether the next card could stick to the one that a seat has just got.
bool canStick(const Situation& situation, Seat seat);
/// Whether a card was found to lie face up in the deck.
bool isBoxed(const HandNotes& notes, Card card);
/// Whether a pot is pushed whole to the only player left who can win it, with no more bets to come.
bool isUncontested(const Situation& situation, const Act& act);
/// Whether the button stays where it lies: the hand is void, or the one before it was.
bool buttonStays(const HandNotes& notes);
/// Whether a seat is left out of the deal that goes on.
bool isLeftOutOfDeal(const Situation& situation, Seat seat);
/// How it weighs that an exposed card's owner gets a card out of turn, while others still wait for theirs.
std::optional<Ban> replacedAtOnce(const Situation& situation, Seat seat);
/// What a card that lies face up on the stub asks for before a street is dealt from it.
Procedure boxedOnTop(const Situation& situation);
/// Chips thrown into the middle, brought back in front of their owner.
Procedure splashed(Situation& situation, const Incident& incident, Rule rule, Severity severity = Severity::Major);
/// Chips drawn back from the betting area, which stay bet.
Procedure takenBack(Situation& situation, const Incident& incident, Rule rule);
/// What everybody has put into the pots of a hand that does not count, pushed back, pot after pot.
Procedure potsPushedBack(const Situation& situation);
/// What is left of that once chips were pushed back.
Procedure pushedBackAnew(const Situation& situation, const Procedure& rest);
/// What lies in front in such a hand, handed back.
Procedure betsHandedBack(const Situation& situation);
/// Words to a player.
Procedure warn(Phrase phrase, Seat seat, Rule rule, Severity severity = Severity::Minor);
/// What is still owed once a hand is out of play: nothing of it, and no card if the hand has its winner.
Procedure withoutHand(const Situation& situation, Seat seat, const Procedure& rest);
/// The floor, called in a matter.
Procedure callAuthority(Matter matter, Rule rule, Severity severity);

} // namespace cutcard::street
