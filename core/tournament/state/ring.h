// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cards/card.h"
#include "core/games/positions.h"
#include "core/tournament/state/people.h"

#include <utility>
#include <vector>

namespace cutcard {

/// A chair with a stack, or one that was vacated since the last hand: its place still counts for the blinds due.
struct Chair {
    EntrantId who;
    bool vacant = false;
    bool operator==(const Chair&) const = default;
};

/// Who had, or will have, the button and the blinds.
struct RingPositions {
    EntrantId button;
    std::optional<EntrantId> smallBlind; ///< nobody: the blind is dead
    EntrantId bigBlind;
    bool operator==(const RingPositions&) const = default;
};

/// The stacks around a table, clockwise: what counts is the ring, not the chair (PA-45).
struct Ring {
    TableNo number;
    std::vector<Chair> chairs;
    std::optional<RingPositions> last; ///< of the last hand; nobody yet: the first dealer is to be drawn
    std::optional<EntrantId> dealer;   ///< drawn, or set by the manager, for the coming hand
    std::optional<EntrantId> astray;   ///< has the button before the coming hand, out of turn
    int hands = 0;                     ///< the number of the last hand that began
    bool handOn = false;
    NightTime handEnds = 0;                        ///< of the hand on the table
    NightTime readyAt = 0;                         ///< when the next hand would begin
    NightTime heldFor = 0;                         ///< how long hands have waited for the director here
    Chips carried = 0;                             ///< odd chips that start the next pot (1.2-odd)
    Chips unit = 0;                                ///< the smallest chip on the table
    bool held = false;                             ///< no hand begins until it is released
    bool breaking = false;                         ///< everybody there is to go to other tables
    bool closed = false;                           ///< not in use any more
    bool drawOwed = false;                         ///< a dealer is to be drawn (2.1.3)
    int balanceBy = 0;                             ///< the hand that may not begin before somebody has moved; 0: none
    std::vector<EntrantId> newcomers;              ///< moved there since the last hand
    std::vector<EntrantId> drawing;                ///< who still draws for the dealer
    std::vector<std::pair<EntrantId, Card>> drawn; ///< the cards of the last draw
    Chips smallBlind = 0;                          ///< of the hand on the table
    Chips bigBlind = 0;                            ///< likewise
    std::vector<EntrantId> mucked;                 ///< whose hand was taken away by a ruling
    std::vector<EntrantId> leaving;                ///< whose chips go as soon as the hand is over (PA-57)
    Chips announced = 0;                           ///< the big blind of a Tennessee table's coming hand
    bool stopped = false;                          ///< no further hand there in this round (TN-fmt-4)
    bool again = false;                            ///< the last hand was void: the next one is dealt from its button
    bool deckShort = false;                        ///< a card is missing, and no whole deck has come yet
    bool dark = false;                             ///< the light has failed
    NightTime lightAt = 0;                         ///< when it is back
    bool operator==(const Ring&) const = default;

    bool isOpen() const { return !closed; }
    bool isInPlay() const { return isOpen() && !breaking; }
};

/// The stacks that lie there, clockwise.
std::vector<EntrantId> stacksAt(const Ring& ring);
/// How many stacks lie there.
int stackCount(const Ring& ring);
/// Whether a stack of this person's lies there.
bool sitsAt(const Ring& ring, EntrantId who);
/// The next stack clockwise, or counter-clockwise, of somebody who sits or sat there; itself if there is no other.
EntrantId nextAfter(const Ring& ring, EntrantId who);
EntrantId nextBefore(const Ring& ring, EntrantId who);

/// Button and blinds of the coming hand (2.2.1, 2.2.2, PA-20); nullopt with a dealer to draw, or one stack.
std::optional<RingPositions> comingPositions(const Ring& ring, const PositionOptions& options = {});

/// Puts a stack into the ring immediately left of somebody's, or at the end if that stack is not there.
void seatAfter(Ring& ring, EntrantId who, EntrantId right);
/// Takes a stack out; its chair stays vacant until the next hand has begun.
void vacate(Ring& ring, EntrantId who);
/// Begins a hand with these positions: vacated chairs that matter no more are gone.
void beginHand(Ring& ring, const RingPositions& positions);
/// Ends a hand that does not count: the next one has its number and its positions.
void voidHand(Ring& ring);

} // namespace cutcard
