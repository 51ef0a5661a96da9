// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/judge.h"

namespace cutcard {

/// One act that is not owed as it is, and what every finding about it looks at.
struct Look {
    const Act& act;
    const Procedure& procedure;
    const Situation& situation;
    const Prohibitions& rules;
    std::vector<Duty> owed;       ///< what is acceptable now
    std::optional<Duty> due;      ///< the first of it that must be done
    std::optional<Ban> forbidden; ///< what the game never allows about the act
    std::optional<Ban> ban;       ///< the same, unless the act only jumps over what is to be said
    std::optional<Duty> settling; ///< what its own wager is to be settled by, whatever else is to be settled before
    std::optional<Duty> meant;    ///< the duty that it is most like
    std::optional<Skip> skip;     ///< where it is owed later: what it jumps over
    bool stopsDeal;               ///< cards that were still to be dealt are not dealt for it
};

/// Looks at an act that is not owed as it is.
Look lookAt(const Act& act, const Procedure& procedure, const Situation& situation, const Prohibitions& rules);

/// Where the button goes next, and what is owed before it moves; nullopt while players have still to act.
std::optional<Skip> toButton(const Procedure& procedure, const Situation& situation);

/// Whether two acts are of one kind: the same verb, and the same phrase of what is said.
bool sameKind(const Act& left, const Act& right);

/// The same act on the same seat and pot, so that only an amount or a number of cards can differ.
bool differsInAmountOnly(const Act& done, const Act& owed);

/// Two acts that settle the same wager, if each in its way: one is taken that is to be paid, or either pushed.
bool settlesSameWager(const Act& done, const Act& owed);
/// Whether an act settles a player's wager as another of the same player's is to be settled.
bool isInWrongCircle(const Act& done, const Act& owed);
/// Whether a payment is laid before another player than is to be paid as much.
bool isBeforeWrongSeat(const Act& done, const Act& owed);

/// Whether a pot was built as owed, but in another place.
bool isMisplacedOnly(const Act& owed, const Act& done);

/// Whether words are a call that every player hears and answers, or name the one who answers it first.
bool isCall(const Act& act, std::optional<Seat> first);

/// Whether a player is asked for the cut or for a blind.
bool asksForDeckOrBlind(const Act& act, std::optional<Seat> seat);

/// Words by which nothing of a deal stands.
bool undoesDeal(const Act& act);
/// Whether an act says that the hand is void.
bool voidsHand(const Act& act);

/// The first of some duties whose act matches.
const Duty* find(const std::vector<Duty>& duties, const Act& act, bool (*matches)(const Act&, const Act&));

} // namespace cutcard
