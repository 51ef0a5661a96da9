// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/floor/slip.h"

namespace cutcard {

/// Whether an act moves a part of the chips that are due, and the rest can follow in a second motion.
bool isPartOf(const Act& act, const Act& due, const Table& table);
/// Adds one more act on the same chips to a slip, which is what they come to together.
void addPiece(Slip& slip, const Act& act);
/// What is owed where a part of the chips that are due was moved: the rest of them, or all of it anew.
Procedure askingForRest(const Slip& slip);
/// What is owed there while something else is tried: the part counts as a mistake to be taken back.
Procedure askingToTakeBack(const Slip& slip);

} // namespace cutcard
