// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/state/night.h"

namespace cutcard {

/// How many players a table needs (TN-fmt-1).
inline constexpr int leastAtTable = 3;

/// With how many left a table stops: three in a round of several tables, two at the last one (TN-fmt-2, TN-fmt-4).
int stopsAt(const Night& night);
/// How many still play at a table.
int playersAt(const Night& night, const Ring& ring);
/// Whether no further hand may begin at a table, told to stop or not: one that was stopped too early plays on.
bool hasEnded(const Night& night, const Ring& ring);
/// Whether nobody has told a table to stop that has come to its end.
bool mustStop(const Night& night, const Ring& ring);
/// Whether every table has come to its end.
bool allStopped(const Night& night);
/// Whether the event has come down to its prizes: no more than two are left.
bool isDecided(const Night& night);

/// The big blind with which a round opens: twice that of the round before (TN-fmt-6, TA-11).
Chips opensAt(const Night& night, int round);
/// The big blind of a table's coming hand: doubled after every six hands of that table (TN-blinds-5).
Chips blindDue(const Night& night, const Ring& ring);
/// What somebody really has: without the lent chips that have not come back yet (TN-odc-11).
Chips ownChips(const Entrant& person);
/// Whether the bank settles with somebody: out, or all is decided (TN-odc-2).
bool isAccountClosed(const Night& night, const Entrant& person);
/// What somebody has had back of the deposit, and should not have.
Chips overpaid(const Night& night, const Entrant& person);
/// What a loan costs (TN-odc-13).
Chips chargeFor(const Night& night, Chips loan);

/// Over how many tables so many may be drawn, four to eight at each first (TN-fmt-1, TA-7), three at none of several.
std::vector<int> tableCounts(const Night& night, int players);
/// Those who are to be seated for the coming round.
std::vector<EntrantId> toBeSeated(const Night& night);

/// Begins a hand there; false if the cards can't be dealt.
bool beginTennesseeHand(const Night& night, Ring& ring);
/// Does an act that only a Tennessee event has; false, and perhaps half a change, if it can't be done.
bool performTennessee(Night& night, const DirectorAct& act);
/// What a hand's loans come to in the books, and who is out by them (TN-odc-8); what is gone of an old one is a loss.
void bookLoans(Night& night, const StackAfter& stack, Chips had);

} // namespace cutcard
