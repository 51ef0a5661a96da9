// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/acts/banked_hands.h"

namespace cutcard {

/// Where on the drawn table the coach marks an act: pressing there, or dropping there what it is done with, does it.
struct TableMark {
    TableSpot spot = TableSpot::None;
    int index = 0;
    bool operator==(const TableMark&) const = default;
};

/// Where an act is marked on this session's table; nowhere if its command alone is marked.
TableMark markFor(const Session& session, const Act& act);

/// Whether a place is a player's: the plate, the cards, the chips.
bool isOfSeat(TableSpot spot);

/// Whether something on the table is what is marked: a player's plate, cards and chips are one thing, so is the board.
bool isMarked(const TableMark& mark, TableSpot spot, int index);

/// The marked act as hands begin it: what the mark does not show, amounts above all, is still asked.
Gesture markedGesture(const TableMark& mark, const Act& act);

/// Whether an act is done with what was dragged: the deck is offered for the cut, a bet is swept.
bool isDoneWith(Verb verb, TableSpot dragged);

/// What pressing a thing means at the table of the players' games, whatever is owed; nothing if it means nothing.
std::optional<Gesture> pressMeans(const Session& session, TableSpot spot, int index);

/// What moving a thing onto another means there.
std::optional<Gesture> dropMeans(const Session& session, TableSpot from, int fromIndex, TableSpot to, int toIndex);

/// Whether the deck is cut and ready, so that a card that passes a seat's place stays there.
bool dealsFromDeck(const Session& session);

/// The seat that comes after another in a run of the same act: the next with a player, whether or not cards are due.
Seat nextInRun(const Session& session, Seat seat);

} // namespace cutcard
