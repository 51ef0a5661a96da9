// SPDX-License-Identifier: GPL-3.0-or-later
// What single acts of the director do to the room. Each is false, and changes nothing, where it can't be.
#pragma once

#include "core/tournament/state/night.h"

namespace cutcard::night_acts {

/// How somebody's chips change; the ledger says why.
void setChips(Night& night, EntrantId who, Chips chips, Chips ChipLedger::* column, int sign = 1);
/// Whether there are chips that come to an amount.
bool canBeCounted(const Night& night, Chips amount);
/// Whether they could be counted out to everybody in the room, and one table still deal with all that is in play.
bool canBeIssued(const Night& night, Chips amount);
/// A call is answered now.
void settled(const Night& night, Call& call);
/// Everybody is seated by lot at so many tables.
bool drawSeats(Night& night, Chips tables);
/// A person is seated at a table, before the start.
bool seatBy(Night& night, EntrantId who, TableNo table);
/// The night begins: tables are closed to changes by hand.
bool start(Night& night);
/// A level is called, never one that was.
bool callLevel(Night& night, Chips level);
/// Says beforehand after which level there will be a break.
bool announceBreak(Night& night, Chips level);
/// The clock stops or goes on.
bool pause(Night& night, bool paused);
/// A table waits before its next hand, or no longer.
bool hold(Night& night, TableNo table, bool held);
/// Whether a table has the place that an act names, between hands.
bool canSit(const Night& night, const Ring* ring, const DirectorAct& act);
/// Somebody is moved to another table.
bool move(Night& night, const DirectorAct& act);
/// A table is broken: its people are to be moved.
bool breakTable(Night& night, TableNo table);
/// All who are left are seated anew at one table.
bool finalTable(Night& night);
/// Somebody late claims the stack that waits.
bool claim(Night& night, EntrantId who, EntrantId stack);
/// Somebody late is let in.
bool admit(Night& night, const DirectorAct& act);
/// Before the table's next hand the stack of somebody let in late is put right.
bool correctLateStack(Night& night, EntrantId who, Chips amount);
/// The stack that somebody has without what was counted out wrongly before play; something to play with is left.
Chips fairStack(const Night& night, EntrantId who);
/// Between hands somebody who plays gets other chips, for whatever reason.
bool changeStack(Night& night, EntrantId who, Chips amount);
/// A hand that is on does not count: all chips go back.
bool voidHand(Night& night, TableNo table);
/// A whole deck comes to a table.
bool newDeck(Night& night, TableNo table);
/// The chip of a call goes to somebody's stack; of somebody who has none any more, out of play.
void handBack(Night& night, Call& call, EntrantId who);
/// A chip from the floor is given to somebody, or taken out of play.
bool settleChip(Night& night, const DirectorAct& act);
/// A request is granted or refused.
bool answer(Night& night, const DirectorAct& act);
/// Stacks that nobody claimed are taken off a table; these alone, if any are named.
bool clearUnclaimed(Night& night, TableNo table, const std::vector<EntrantId>& these = {});
/// A table's smallest chips are exchanged.
bool colourUp(Night& night, const DirectorAct& act);
/// Takes the chips away that were said to go while they were in the hand that is over now (PA-57).
void takeLeavers(Night& night, Ring& ring);
/// A stack is taken out of play, or is to be when its hand is over.
bool removeStack(Night& night, EntrantId who);
/// A warning, a penalty, a hand mucked, a disqualification, a ban.
bool sanction(Night& night, const DirectorAct& act);
/// Somebody gives up.
bool signOut(Night& night, EntrantId who);
/// Somebody's place is written down.
bool recordOut(Night& night, EntrantId who, Chips place);

} // namespace cutcard::night_acts
