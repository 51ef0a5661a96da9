// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/judge.h"

namespace cutcard {

/// The judgement on an act owed later: what was jumped over says what was broken, the heaviest how badly.
Judgement skipped(Skip skip);

/// Whether an act is only done before others of its own kind, which no document orders: a card of one distribution.
bool isAmongItsOwn(const Skip& skip);

/// Whether a deal is undone as it has to be, but before the floor is asked, or without a word.
bool isHalfOfRemedy(const Skip& skip);

/// Whether a finger asks a player for what words should have asked, which comes to the same.
bool asksWithoutTheWords(const Skip& skip);

/// Whether a pot goes to whom it belongs to, and only no hand was read aloud.
bool isUnread(const Skip& skip);

/// Whether the exposed card is laid down before all have their cards: nothing is dealt otherwise for it.
bool isExposedLaidDown(const Skip& skip);

/// Whether chips that were lent are counted as somebody's own, and nobody takes them back any more.
bool countsLoans(const Skip& skip);

/// Whether a table is closed with every loan taken back, and an account or words that a player is out left for later.
bool closesOpen(const Act& act, const std::vector<Duty>& jumped);

/// Whether nothing is jumped over but wagers to be settled.
bool settlesOnly(const Skip& skip);
/// Whether cards are turned up while forfeited wagers lie there: these are the house's a moment later as well.
bool turnsOverForfeits(const Skip& skip);

} // namespace cutcard
