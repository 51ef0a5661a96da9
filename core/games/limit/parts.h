// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/limit/limit.h"
#include "core/games/limit/options.h"
#include "core/games/street/parts.h"

namespace cutcard::limit_rules {

// betting.cpp
/// What a full bet or raise adds on the round's street (LA-5).
Chips unitOf(const Situation& situation, const BettingRound& round);
Chips fullRaise(const Situation& situation, const BettingRound& round);
Chips nearestRaise(const Situation& situation, const BettingRound& round, Chips to);
void noteShortRaise(const Situation& situation, BettingRound& round, Seat seat, Chips to);
std::optional<Rule> raiseBarred(const Situation& situation, const BettingRound& round, Seat seat);
/// Whether one bet and the house's number of raises are made (LH-bet-6).
bool isCapped(const Situation& situation, const BettingRound& round);

// cash.cpp: the rake, players who come and go, the end of a dealer's down
Procedure takeRakes(const Situation& situation);
/// What the house takes of a pot as it lies there.
Chips rakeDue(const Situation& situation, int pot);
/// What the house may take of a pot between two rounds, as it lies there; the rest of it is due at the end.
Chips rakeBetweenRounds(const Situation& situation, int pot);
/// After the pots are pushed and before the cards are gathered.
bool isBetweenHands(const Situation& situation);
/// Whether the house takes anything of this hand's pots.
bool isRaked(const Situation& situation);
Procedure handOver(const Situation& situation, int);
bool canComeOrGo(const Situation& situation, const Decision& decision);
Procedure comeOrGo(Situation& situation, const Decision& decision);

// seats.cpp: the button and who posts, from one hand to the next
/// Everybody present with chips.
SeatSet playersOf(const Table& table);
/// Who has button and blinds in a hand, and who is dealt in.
struct NextHand {
    Positions positions;
    SeatSet dealtIn;
};
/// The next hand as it stands with those at the table; two of them must have chips.
NextHand nextHand(const Situation& last);
/// Notes who was away when the big blind passed, and who makes up for it now.
void noteMissedBlinds(const Situation& last, HandNotes& notes);

// bans.cpp
/// What the document never allows about an act that is not owed; nothing if it only comes at the wrong time.
std::optional<Ban> never(const Situation& situation, const Act& act);

// irregularities.cpp
bool isPossibleIncident(const Situation& situation, const Incident& incident);
/// Does an incident to the table and notes; returns what is owed then, from what was owed.
Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest);

} // namespace cutcard::limit_rules
