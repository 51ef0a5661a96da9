// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do with chips. Each is false, and changes nothing, where they can't.
#pragma once

#include "core/table/table.h"

#include <array>
#include <optional>

namespace cutcard::moves {

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
