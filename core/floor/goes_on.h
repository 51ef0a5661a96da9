// SPDX-License-Identifier: GPL-3.0-or-later
// Acts that go on from a mistake that the floor has put right, or that was booked.
#pragma once

#include "core/judge/judge.h"

namespace cutcard {

/// Whether an act is wrong by a hand that was read wrongly, or a pot that went to the wrong player.
bool followsFromResult(const Act& earlier, const Act& act, const Verdict& verdict);

/// Whether an act is what was due when a slip was made, and voids the hand: the slip is undone with all of it.
bool voidsAfterAll(const Act& act, const Verdict& slip, const Procedure& owedBefore);

/// Whether an act puts a disc in front of a player.
bool isDisc(const Act& act);
/// Whether an act takes away cards or lent chips that lie there no more, since the floor took them back, or moves or
/// books the same chips once more.
bool isInVain(const Act& slip, const Act& act);
/// Whether the hand is called off for a card that the floor has taken back.
bool callsOff(const Act& slip, const Act& act);
/// Whether a deal that the floor has called off goes on for a card or two.
bool isRhythm(const Act& slip, const Verdict& verdictOnSlip, const Act& act);
/// Whether cards are dealt on from where the floor has stopped them.
bool isDealtOn(const Act& slip, const Verdict& verdictOnSlip, const Act& act, const Verdict& verdict);
/// Whether an act only does what the slip has said, or is another part of it.
bool belongsTo(const Act& slip, const Verdict& verdictOnSlip, const Act& act, const Verdict& verdict);

} // namespace cutcard
