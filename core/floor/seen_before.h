// SPDX-License-Identifier: GPL-3.0-or-later
// One slip, one fault: what the events of a hand say of an act that goes on from a mistake that was booked already.
#pragma once

#include "core/floor/entry_log.h"
#include "core/games/game.h"

#include <ranges>

namespace cutcard {

/// The hand in which an act is done, as it stands and as it came there; it keeps nothing alive.
struct HandSoFar {
    const Game& game;
    const Situation& situation;
    const EntryLog& entries;

    int number() const { return situation.notes.number; }
    /// The entries of this hand, the latest first.
    auto backwards() const
    {
        return std::views::reverse(entries)
               | std::views::take_while([hand = number()](const Entry& entry) { return entry.hand == hand; });
    }
};

/// Whether an act was right a moment ago, and done once more changes nothing.
bool isRepeated(const Act& act, const HandSoFar& hand, bool inTest);
/// Whether these very words were wrong when they were said last, a moment ago.
bool isSaidAgain(const Act& act, const HandSoFar& hand);
/// Whether words, a reading or a finger that were wrong, and nothing since, can be taken back.
bool takesWordsBack(const HandSoFar& hand);
/// The mistake in the words before, which these take back by saying the right thing of the same bet; null if none.
const Verdict* correctsWords(const Act& act, const HandSoFar& hand);
/// Whether the button goes on straight after cards were gathered that should not have been: the hand is taken for over.
bool takesHandForOver(const Act& act, const HandSoFar& hand);
/// Whether what was done last, but for taking it back, was only done too early, or the floor has taken it back: it lies
/// where it should.
bool wasOnlyTooEarly(const HandSoFar& hand);
/// Whether the floor was called for nothing before in this hand: once may be a doubt, more often it is a guess.
bool wasFloorCalledInVain(const HandSoFar& hand);
/// Whether an act breaks a paragraph as an act before it in this deal has.
bool isSameSlip(const Act& act, const Verdict& verdict, const HandSoFar& hand);
/// Words that were wrong a moment ago, and that an act only carries out: a player is said to fold, and loses the hand.
const Verdict* carriedOut(const Act& act, const HandSoFar& hand);
/// Whether what an act jumps over was jumped, and charged, in this hand before.
bool isChargedAlready(const Verdict& verdict, const HandSoFar& hand);
bool wasJumped(const Duty& duty, const HandSoFar& hand);
/// Whether no cards that play were pushed out in this hand, and the first time was charged: one slip, spot after spot.
bool isSlideLeftOutAgain(const Verdict& verdict, const HandSoFar& hand);
/// The duty of this hand that an act does after all, long after it was charged as left out: it harms nobody.
std::optional<Duty> leftOut(const Act& act, const HandSoFar& hand);
/// Whether the floor has been told in this hand of what a rule is about.
bool isFloorTold(const Rule& rule, const HandSoFar& hand);

} // namespace cutcard
