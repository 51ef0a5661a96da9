// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/event.h"
#include "core/judge/verdict.h"
#include "core/table/situation.h"

#include <compare>
#include <span>

namespace cutcard {

/// The act that should have come first or instead; null if nothing was owed.
const Act* dueIn(const Verdict& verdict);

/// The player who was not waited for where an act came too early; nobody if it was wrong in something else.
std::optional<Turn> whoIsWaitedFor(const Procedure& procedure, const Verdict& verdict);

/// What a player or a mishap did, as the reason of what is due for it; nothing of a wager in a circle.
Reason broughtBy(const Event& event);

/// Whether a player put in chips in a way that has to be ruled on, whatever they come to.
bool isUnclear(const Event& event);

/// The five cards of five to eight that a hand is read from; nobody: the dealer's, or the hand that all share.
Reason handReads(SeatSet seats, std::span<const Card> cards);

/// The side card by which a hand of these cards beats another of the same name; nothing if no such card decides.
std::optional<Card> kickerOf(std::span<const Card> cards, const HandValue& better, const HandValue& other);

/// How a hand compares with what was read: equal where it could come out either way by the words.
std::strong_ordering comparedWithReading(const HandValue& value, const Act& reading);

/// Who has drawn the highest card for the first dealer so far.
SeatSet highestDrawn(const Situation& situation);
/// What an act that is not allowed is wrong by, whatever else is due; nothing where only that says it.
Reason whyNotAllowed(const Situation& situation, const Verdict& verdict, const Act& act);

/// Why a card that a player gets is none that is due; nothing where only another player comes first.
Reason cardTooMany(const Situation& situation, const Act& act, const Act* due);

/// Why a duty is due that every game has: of the deal.
Reason whyDueAnywhere(const Situation& situation, const Act& due);

} // namespace cutcard
