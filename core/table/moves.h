// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do with chips. Each is false, and changes nothing, where they can't.
#pragma once

#include "core/table/table.h"

namespace cutcard::moves {

/// Mixes the stub; the table's seed and how often it was mixed say how.
void shuffle(Table& table);
/// Lays those of the arranged cards that are in the stub on top of it, the first of them uppermost.
void layInArranged(Table& table);
/// The top card, which is the cut-off packet's as long as that lies there.
LyingCard takeTop(Table& table);
/// So many cards face up on the board.
bool board(Table& table, int count);
/// So many of the board's last cards to one side.
bool setAside(Table& table, int count);
/// What lies aside back into the stub, which is mixed.
bool returnAside(Table& table);
/// So many cards on the board as they come from the stub: one that lies face up in it is seen.
bool boardDown(Table& table, int count);
/// A card to a hand.
bool dealOwn(Table& table, FixedVector<LyingCard, maxHandCards>& hand);
/// So many of the board's cards that lie face down are turned up.
bool turnBoard(Table& table, int count);
/// Turns a hand up.
bool turnOwn(FixedVector<LyingCard, maxHandCards>& hand);
/// The packet that was cut off goes under the rest.
bool completeCut(Table& table);
/// A dealer cuts somewhere near the middle, by feel: the seed says where.
bool selfCut(Table& table);
/// The deck that the machine has shuffled, by the colour of its backs.
bool takeDeck(Table& table, int deck);
/// What is left of the deck goes into the muck.
bool discardStub(Table& table);
/// All cards back into one deck, and chips cut out back into the tray.
bool gather(Table& table);
/// A hand's exposed card is laid out for all to see.
bool showExposed(Table& table, Seat seat);
/// Exposed cards are turned face down where they lie.
bool placeExposed(Table& table);
/// A hand is turned up.
bool turnUp(Table& table, Seat seat);
/// The last card laid down comes back into the hand.
bool takeUpLast(SeatPlace& place);

/// The chips of an amount by the rows of a tray, the largest first; if asked, only as far as there are any in a row.
std::optional<std::array<int, maxTrayRows>> chipsFor(const Table& table, Chips amount, bool asFarAsThere);
/// An amount in as few chips as the tray's rows allow.
bool intoTray(Table& table, Chips amount);
/// An amount out of the rows that have the chips.
bool outOfTray(Table& table, Chips amount);
/// So much of a lost wager into the tray.
bool takeWager(Table& table, const Act& act);
/// A won wager is paid, out of what was cut out for it first, and both go to the player.
bool payWager(Table& table, const Act& act);
/// So many chips of a value are cut out beside a wager.
bool cutChips(Table& table, const Act& act);
/// What was cut out and not paid goes back.
void cutOutIntoTray(Table& table);
/// So much of a wager goes back to the player.
bool pushWager(Table& table, const Act& act);
/// Players comply with what the dealer tells them, as far as they have the chips.
bool correctWager(Table& table, const Act& act);
/// All wagers of the round go back, those taken or in the middle too.
void returnWagers(Table& table);
/// The Pot Bets go into the middle.
bool gatherPot(Table& table);
/// Brings a tray back to a hundred chips of each value, and to what wagers may win; a full one gets a rack more.
bool fillTray(Table& table);
/// All bets go into the last pot.
bool sweep(Table& table);
/// A pot is brought to an amount out of the bets.
bool buildPot(Table& table, const Act& act);
/// So much of a pot goes to a seat, or into the drop.
bool outOfPot(Table& table, const Act& act, Chips& to);
/// So many chips of a place from one heap to another.
bool moveChips(SeatPlace& place, Chips amount, Chips& from, Chips& to);
/// Chips splashed into the pot back to the bet they belong to.
bool separateBet(Table& table, const Act& act);

} // namespace cutcard::moves
