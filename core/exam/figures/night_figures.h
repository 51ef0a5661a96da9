// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/figures/quiz_item.h"

/// Figures of rooms as a director meets them, the very ones that the director's drills ask about.
namespace cutcard::figures {

Figures fourTables(RandomStream& stream);          ///< players at four tables: a move is required
Figures buttonAfterTwoOut(RandomStream& stream);   ///< players, button, two who are out: the next button's seat
Figures bigBlindAfterTwoOut(RandomStream& stream); ///< the same: the next big blind's seat
Figures smallBlindPosted(RandomStream& stream);    ///< the same: a small blind is posted
Figures placeInTheMiddle(RandomStream& stream);    ///< players left, three stacks with ever better hands: the second's
Figures brokenByChips(RandomStream& stream);       ///< three stacks of a broken table, the highest first
Figures takenFromWhoLeaves(RandomStream& stream);  ///< chips of a final table's leaver, put into the pot: taken away
Figures tableThatCanBreak(RandomStream& stream);   ///< players at three tables of eight chairs: the first can be broken

} // namespace cutcard::figures
