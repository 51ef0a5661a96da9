// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/hand_value.h"
#include "core/games/banked/banked_game.h"

#include <algorithm>
#include <vector>

namespace cutcard::banked {

/// The chapters of a round; each is opened against the table that it finds.
extern const Chapter openingWagers;
extern const Chapter prepareDeck;
extern const Chapter layOut;
extern const Chapter turnShared;
extern const Chapter playOrFold;
extern const Chapter turnFlop;
extern const Chapter furtherWagers;
extern const Chapter turnTurnAndRiver;
extern const Chapter dealersHand;
extern const Chapter settleBonus;
extern const Chapter settleHoldem;
/// Bringing the Pot Bets into the middle before it is time to award them.
extern const Chapter potBetsIn;
extern const Chapter pickUp;
Procedure awardPotBet();
/// Chapters one after the other.
Procedure inTurn(const std::vector<Chapter>& chapters);

/// The seats with a wager on the table.
SeatSet bettors(const Table& table);
/// The seats that are still in against the dealer.
SeatSet inAgainstDealer(const Situation& situation);
/// A circle's amount that has to be another; of several the player chooses.
Duty correction(Circle circle, Seat seat, Chips amount, Rule rule, FixedVector<Chips, 3> orElse = {});
/// What still has to be put right of a seat's opening wagers, in place of what was to be done for it.
Procedure correctedAnew(const Situation& situation, Seat seat, const Procedure& rest);
/// What is still owed of a tied Pot Bet when a share of it was pushed.
Procedure sharedAnew(const Situation& situation, Seat pushedTo, const Procedure& rest);
/// Who of those with a Pot Bet plays for it, gathered or not.
SeatSet playingForPot(const Situation& situation);
/// Who has the best hand of those who play for the Pot Bet.
SeatSet potWinners(const Situation& situation);
/// Whether a chip of the Pot Bet can't be divided.
bool hasOddChip(const Situation& situation);
/// Has the tray filled before what it lacks the chips to pay, and only then.
Procedure filledIfLacking(const Situation& situation, const Procedure& rest);
/// Turning players' cards up before it is owed, once nobody has a decision left: no document has an order.
Procedure handsUp(const Situation& situation);
/// One of dealer's and player's cards set apart is enough: with the dealer's out the players' need not be.
Procedure slidForDealer(const Procedure& rest);
/// What a player's decision makes owed, from what was owed.
Procedure meetDecision(Situation& situation, const Decision& decision, const Procedure& procedure);
/// What an incident makes owed, from what was owed.
Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest);
/// Whether an incident can happen now.
bool isPossibleIncident(const Situation& situation, const Procedure& procedure, const Incident& incident);
/// Stops the round: everybody has every wager back, the cards are gathered.
Procedure voidRound(const Situation& situation, Rule rule);
/// The same, where it is the situation that changes: what is dealt on then breaks that rule.
Procedure becomeVoid(Situation& situation, Rule rule);
/// Whether some hand has fewer cards than another that was dealt with it, or half of what it should.
bool isHandShort(const Situation& situation);
/// Whether there are cards, and all of them lie face up.
inline bool isUp(std::span<const LyingCard> cards)
{
    return !cards.empty() && std::ranges::all_of(cards, &LyingCard::faceUp);
}
inline constexpr std::size_t cardsOfFlop = 3;
inline bool isFlopUp(const Table& table)
{
    const std::span<const LyingCard> board = table.board;
    return board.size() >= cardsOfFlop && isUp(board.first(cardsOfFlop));
}
/// Two cards at most with the board's five at most: what a mistake has left beyond that is not read.
inline auto cardsRead(const Table& table, std::span<const LyingCard> own)
{
    return withBoard(table, own.first(std::min(own.size(), cardsOfHand)), 5);
}
/// The best hand of some cards and the board's face-up cards.
HandValue valueOf(const Table& table, std::span<const LyingCard> own);

/// All parts in one of the orders that the house may set; set free, the ideal dealer begins at the right.
Procedure inHouseOrder(SpotOrder order, const std::vector<Procedure>& leftToRight);
/// Community cards laid face down, at once or one by one.
Procedure intoBoxes(const Situation& situation, int cards);
/// Community cards turned up, at once or one by one.
Procedure turnedUp(const Situation& situation, int cards, bool flop);
/// What is left of flop, or turn and river, after some of their cards were laid down or turned up.
Procedure restOfBoard(const Situation& situation, const Act& act);
/// The deck goes back into the machine.
Procedure loadAgain(const Situation& situation);

} // namespace cutcard::banked
