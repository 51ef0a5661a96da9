// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/hand_value.h"
#include "core/exam/figures/quiz_item.h"

#include <string_view>

/// Figures for questions, drawn anew each time; the answers come out of the code that the table settles with.
namespace cutcard::figures {

// stacks, cuts, raises, pots: pot_figures.cpp
Figures stackOfChips(RandomStream& stream);      ///< so many of 100, 500, 1,000: worth
Figures cutSize(RandomStream& stream);           ///< a cut of so many cards: legal
Figures singleChip(RandomStream& stream);        ///< bet; change out of 1,000; the smallest raise
Figures nextRaise(RandomStream& stream);         ///< big blind, bet, raise to: smallest next total
Figures potOfThree(RandomStream& stream);        ///< blinds, raise to, three pay it: the pot
Figures allInMainPot(RandomStream& stream);      ///< blinds, raise, all-in, re-raise: the main pot
Figures allInSidePot(RandomStream& stream);      ///< the same: the side pot
Figures shortRaiseCall(RandomStream& stream);    ///< big blind, bet, all-in: what the next caller pays
Figures shortRaiseRefund(RandomStream& stream);  ///< the same, called by one alone: the refund
Figures shortRaiseMainPot(RandomStream& stream); ///< the same, called by both: the main pot
Figures shortRaiseSidePot(RandomStream& stream); ///< the same, called by both: the side pot
Figures splitShare(RandomStream& stream);        ///< pot, winners, smallest chip: each one's share
Figures splitRest(RandomStream& stream);         ///< the same: what is left over
Figures splitFirstLeft(RandomStream& stream);    ///< pot of two winners: what the one left of the button gets
Figures tablesApart(RandomStream& stream);       ///< players at two tables: a move is required
Figures colouredUp(RandomStream& stream);        ///< so many of 100 exchanged: what the new chips are worth

// the league booklet's cards, blinds, raises, pots and night: league_figures.cpp
Figures colouredUpRest(RandomStream& stream);           ///< so many of 100, not a multiple of five: worth afterwards
Figures reducedStack(RandomStream& stream);             ///< first stack, blinds of levels 1 and 2: a late comer's stack
Figures leagueStub(RandomStream& stream);               ///< players: cards left after the river
Figures bigBlindAfterBigBlindOut(RandomStream& stream); ///< players, button: the next big blind's seat
Figures buttonAfterSmallBlindOut(RandomStream& stream); ///< players, button: the next button's seat
Figures onlyBigBlind(RandomStream& stream);             ///< blinds, no small one due: chips posted
Figures smallestBet(RandomStream& stream);              ///< big blind, bet on the flop: the smallest bet on the turn
Figures stepsBeforeFlop(RandomStream& stream);          ///< blinds, raise to: in whole steps
Figures raiseLargeEnough(RandomStream& stream);         ///< big blind, bet, raise to: large enough
Figures singleChipShort(RandomStream& stream);          ///< bet above 1,000: what a chip of 1,000 lacks
Figures raiseOverShortRaise(RandomStream& stream);      ///< big blind, bet, all-in: the next raise to
Figures potWithDeadBlind(RandomStream& stream);         ///< blinds, raise to, one call: the pot
Figures deadBlindMainPot(RandomStream& stream);         ///< blinds, raise, all-in below the dead blind: the main pot
Figures carriedPot(RandomStream& stream);               ///< chips left, players, each one's chips: the pot
Figures carriedOfTwoPots(RandomStream& stream);         ///< two pots of two winners each, smallest chip: carried
Figures middleStackWins(RandomStream& stream);          ///< three all-ins, the second best hand: won
Figures cardsBeforeFlop(RandomStream& stream);          ///< players, one card exposed: cards out of the deck
Figures halfOfATable(RandomStream& stream);             ///< moved, players: a new dealer is drawn for
Figures placeOfTheLower(RandomStream& stream);          ///< players left when two go out: the lower place

// limit betting and its pots: limit_figures.cpp
Figures cappedBet(RandomStream& stream);       ///< big blind: the most in the first round
Figures cappedHand(RandomStream& stream);      ///< big blind: the most in a hand
Figures layeredMain(RandomStream& stream);     ///< four stakes, two of them all-in: the main pot
Figures layeredSide(RandomStream& stream);     ///< the same: the first side pot
Figures layeredLast(RandomStream& stream);     ///< the same: the last side pot
Figures shortCallMain(RandomStream& stream);   ///< bet, all-in below it, raise to, one call: the main pot
Figures shortCallSide(RandomStream& stream);   ///< the same: the side pot
Figures raiseOverAllIn(RandomStream& stream);  ///< bet size, all-in to: the next raise to
Figures uncalledOnRiver(RandomStream& stream); ///< what the others paid, the last bet to: what goes back
Figures bigBlindSeat(RandomStream& stream);    ///< players in the first seats, the button's: the big blind's seat
Figures rakeOfAPot(RandomStream& stream);      ///< cap of a tenth in steps of 5, pot: the rake

// limit seats, bets and pots: limit_table_figures.cpp
Figures limitStub(RandomStream& stream);            ///< players, no burns: cards left after the river
Figures firstCardSeat(RandomStream& stream);        ///< players in the first seats, the button's: who is served first
Figures smallBlindAfterRaise(RandomStream& stream); ///< blinds, one raise: what the small blind adds
Figures bigBet(RandomStream& stream);               ///< big blind: a bet on the turn
Figures firstRaiseOnFlop(RandomStream& stream);     ///< big blind: the first raise on the flop, to
Figures raisesLeft(RandomStream& stream);           ///< raises made, the last one all-in: raises left
Figures callOnRiver(RandomStream& stream);          ///< big blind, raises after the bet: a call on the river
Figures potBeforeFlop(RandomStream& stream);        ///< blinds, players who paid one raise: the pot
Figures mainWithFoldedBlind(RandomStream& stream);  ///< all-in over blinds of 5 and 10: the main pot
Figures sideOfTwo(RandomStream& stream);            ///< an all-in, what two others have in: the side pot
Figures leftOfTwoPots(RandomStream& stream);        ///< two pots shared by two: what the one left of the button gets

// Tennessee: tennessee_figures.cpp
Figures openingBlind(RandomStream& stream); ///< big blind: the opening blind
Figures smallBlind(RandomStream& stream);   ///< big blind: the small blind
Figures blindOfHand(RandomStream& stream);  ///< big blind at the start, number of the hand: the big blind
Figures largestRaise(RandomStream& stream); ///< big blind, round: the largest raise
Figures raisesEach(RandomStream& stream);   ///< round: raises of each player
Figures lateRaise(RandomStream& stream);    ///< big blind at the start, hand: the largest raise of round 5
Figures discs(RandomStream& stream);        ///< players with five, four, three cards: discs
Figures loanSize(RandomStream& stream);     ///< allotment, what is missing: the loan
Figures loanAbsorbed(RandomStream& stream); ///< stack, allotment, bet, lost: overdrawn chips that the winner gets
Figures loanReturned(RandomStream& stream); ///< the same: overdrawn chips that go back
Figures loanWon(RandomStream& stream);      ///< stack, allotment, bet of three, won: the stack afterwards
Figures loanCharge(RandomStream& stream);   ///< loan: the usual charge
Figures secondRound(RandomStream& stream);  ///< opening and last big blind of round 1: that of round 2
Figures cardsUsed(RandomStream& stream);    ///< players: cards used with burns
Figures chipsGrown(RandomStream& stream);   ///< allotment of four, bet, two borrowers' stacks: chips in play

// hands with folds, later blinds, totals and loans: riverboat_figures.cpp
Figures riverboatStub(RandomStream& stream);      ///< players, no burns: cards left at the end
Figures cardsUsedWithFolds(RandomStream& stream); ///< players, folded before the boat: cards out of the deck
Figures blindsTogether(RandomStream& stream);     ///< big blind: all three blinds
Figures laterOpeningBlind(RandomStream& stream);  ///< big blind at the start, hand: the opening blind
Figures largestTotal(RandomStream& stream);       ///< big blind, round, bet: the largest raise to
Figures raisesTogether(RandomStream& stream);     ///< players, round: raises of all
Figures loanTied(RandomStream& stream);           ///< stack, loan, bet, pot of three, tied by two: chips afterwards
Figures loanChargePartBet(RandomStream& stream);  ///< loan, part bet: the usual charge
Figures potWithBorrower(RandomStream& stream);    ///< players, bet, the borrower's own chips: the pot

// banked games: banked_figures.cpp
/// A bonus: what a table pays for a hand, or how much more than another does.
Figures paid(RandomStream& stream, std::string_view table, HandClass hand, std::string_view less = {});
Figures equalWager(RandomStream& stream);      ///< a wager: another of the same size
Figures largestBet(RandomStream& stream);      ///< ante: the largest bet after the flop
Figures winAfterRaise(RandomStream& stream);   ///< ante, play, raise of twice: won
Figures lossWithTrips(RandomStream& stream);   ///< ante, play and bonus, three of a kind by CH1: lost altogether
Figures cardsDealt(RandomStream& stream);      ///< players: cards out of the deck, burns too
Figures potBets(RandomStream& stream);         ///< bettors, each one's bet: the pot
Figures winOfThree(RandomStream& stream);      ///< blind, play and raise of one size: won
Figures foldWithFlush(RandomStream& stream);   ///< bonus and blind, folded with a flush by A: won altogether
Figures backerLoses(RandomStream& stream);     ///< dealer blind, play and raise, the other side wins: lost
Figures winWithoutRaise(RandomStream& stream); ///< blind and play: won

// more of the banked games, and of chips anywhere: banked_figures.cpp
Figures proceduresStub(RandomStream& stream);  ///< players: cards left, burns gone too
Figures potBetSize(RandomStream& stream);      ///< the table's minimum, a bonus: the pot bet
Figures allWagers(RandomStream& stream);       ///< bonus: put up by who plays and raises
Figures flushWins(RandomStream& stream);       ///< bonus, ante, play, a raise, a flush by CH1: paid altogether
Figures foldedStraight(RandomStream& stream);  ///< bonus and ante, folded with a straight by CH1: won altogether
Figures lostWithAPair(RandomStream& stream);   ///< bonus, ante and play, lost with a pair: taken
Figures potOfTwo(RandomStream& stream);        ///< bettors, each one's bet, two of them equal: each one's part
Figures checkedAndWon(RandomStream& stream);   ///< ante and play: won
Figures versionTwoCards(RandomStream& stream); ///< players: cards dealt
Figures fourWagers(RandomStream& stream);      ///< bonus: put up by who plays and raises
Figures flushAndLost(RandomStream& stream);    ///< bonus, blind, play, a flush by A: won altogether
Figures lostAllFour(RandomStream& stream);     ///< bonus and three wagers, lost with a pair of fives: taken
Figures unmatchedPart(RandomStream& stream);   ///< bet, all-in below it: what goes back
Figures fewestChips(RandomStream& stream);     ///< payment: chips of 5, 25 and 100 it takes

} // namespace cutcard::figures
