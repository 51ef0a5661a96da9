// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/face.h"

namespace cutcard::faces {

// one for each game, in a file of its own
extern const Face league;
extern const Face limit;
extern const Face tennessee;
extern const Face champion;
extern const Face championOne;
extern const Face championTwo;

/// The bar above a players' table, where nothing more is to be said.
QString handAndBlinds(const Session& session, bool coached);
/// The bar above a banked table.
QString roundAndBank(const Session& session, bool coached);

/// Where flop, turn and river lie.
extern const std::span<const char* const> flopTurnRiver;

/// The circles of the two versions.
extern const CircleNames circlesOfVersions;

} // namespace cutcard::faces
