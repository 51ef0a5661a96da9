// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/situation.h"

namespace cutcard {

/// The betting round of a street: the one in progress, or as it stands before anybody has acted.
BettingRound roundOn(const Situation& situation, int street);

/// The street that the cards on the table belong to: 0 before the first cards after the deal.
int streetOf(const Situation& situation);

/// The round on the street that the board shows.
BettingRound currentRound(const Situation& situation);

/// The seats that can still put chips in: live, with chips behind or a loan to be had.
SeatSet canAct(const Situation& situation);

/// Who acts next; nullopt once all have matched or folded, or nobody is left to bet against.
std::optional<Seat> nextToAct(const Situation& situation, const BettingRound& round);

/// All chips of a seat in this round: in front and behind.
Chips allChips(const Table& table, Seat seat);

/// What a call brings a seat's bet to: the bet of the round, or all its chips if it has fewer.
Chips callTo(const Table& table, const BettingRound& round, Seat seat);

/// Books that a seat has acted without raising.
void noteActed(BettingRound& round, Seat seat);

/// Books a bet or raise to `to` by a full step, after which everybody else has to act again.
void noteRaise(const Situation& situation, BettingRound& round, Seat seat, Chips to);

/// The bet that nobody matched at the end of a round: whose, and by how much it exceeds what was matched.
struct UncalledBet {
    Seat seat;
    Chips amount = 0;
    Chips calledTo = 0; ///< what stays in front of its owner
    bool operator==(const UncalledBet&) const = default;
};

/// Whether a hand has its winner before the showdown: one player is left of those it is dealt to, at whatever moment.
bool isDecidedEarly(const HandNotes& notes);

} // namespace cutcard
