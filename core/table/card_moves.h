// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do with cards. Each is false, and changes nothing, where they can't.
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

} // namespace cutcard::moves
