// SPDX-License-Identifier: GPL-3.0-or-later
// LH-setup-2 to LH-setup-5 from one hand to the next: the button goes on, and two blinds stand to its left.
#include "core/games/limit/parts.h"

namespace cutcard::limit_rules {

/// The players whom the small blind passed while they were away.
static SeatSet passedBySmallBlind(const Situation& last, SeatSet players)
{
    SeatSet passed;
    const auto small = last.notes.smallBlindSeat;
    if (!small || small == last.notes.button)
        return passed;
    players.insert(*small);
    for (Seat seat = players.nextAfter(*last.notes.button); seat != *small; seat = players.nextAfter(seat))
        passed.insert(seat);
    return passed;
}

/// Who has the button and small blind in turn: who owes no blind for having been away, and whom none has passed.
static SeatSet inTurn(const Situation& last, SeatSet players)
{
    const SeatSet regulars = players - last.notes.missedBlind - passedBySmallBlind(last, players);
    return regulars.size() >= 2 ? regulars : players;
}

SeatSet playersOf(const Table& table)
{
    return seatsWithChips(table).where([&](Seat seat) { return !table.at(seat).absent; });
}

NextHand nextHand(const Situation& last)
{
    const SeatSet players = playersOf(last.table);
    const SeatSet regulars = inTurn(last, players);
    const Seat button = *last.notes.button;
    // a void hand is dealt anew from the same place
    const bool stays = last.notes.isVoid && regulars.contains(button);
    NextHand next;
    next.positions.button = stays ? button : regulars.nextAfter(button);
    const Seat small = regulars.nextAfter(next.positions.button);
    next.positions.smallBlind = small;
    // who comes to the table between the blinds has the big one
    next.positions.bigBlind = players.nextAfter(small);
    // and who comes between button and small blind waits until the button has passed
    next.dealtIn = players;
    for (Seat seat = players.nextAfter(next.positions.button); seat != small; seat = players.nextAfter(seat))
        next.dealtIn.erase(seat);
    if (next.dealtIn.size() == 2 && limitOptions(last).buttonIsSmallBlind && !stays) {
        // LA-20 turned round: nobody has the big blind twice running
        next.positions.bigBlind = next.dealtIn.nextAfter(last.notes.bigBlindSeat);
        next.positions.button = next.dealtIn.nextAfter(next.positions.bigBlind);
        next.positions.smallBlind = next.positions.button;
    }
    return next;
}

void noteMissedBlinds(const Situation& last, HandNotes& notes)
{
    notes.missedBlind = last.notes.missedBlind;
    if (last.notes.isVoid)
        notes.missedBlind = notes.missedBlind | last.notes.makingUp;
    // everybody whom the big blind passed on its way, and who was away then
    const SeatSet players = playersOf(last.table);
    SeatSet everybody = seatsWithChips(last.table) | players;
    everybody.insert(notes.bigBlindSeat);
    const bool stays = last.notes.bigBlindSeat == notes.bigBlindSeat; // a hand dealt anew
    Seat seat = stays ? notes.bigBlindSeat : everybody.nextAfter(last.notes.bigBlindSeat);
    for (; seat != notes.bigBlindSeat; seat = everybody.nextAfter(seat)) {
        if (!players.contains(seat))
            notes.missedBlind.insert(seat);
    }
    notes.missedBlind.erase(notes.bigBlindSeat);
    if (limitOptions(last).missedBlind == MissedBlind::BigBlind)
        notes.makingUp = notes.missedBlind & notes.dealtIn;
    // a blind that comes round is enough
    if (notes.smallBlindSeat)
        notes.makingUp.erase(*notes.smallBlindSeat);
    notes.missedBlind = notes.missedBlind - notes.dealtIn;
}

} // namespace cutcard::limit_rules
