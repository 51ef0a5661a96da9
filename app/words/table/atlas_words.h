// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/atlas/atlas.h"

#include <QString>

namespace cutcard::atlas {

/// A moment of a hand in words: "Second betting round"; empty for an id that is none.
QString momentText(std::string_view id);

/// What happens in a cell: "Bao answers a phone".
QString happensText(const DealtCell& cell);

/// What the dealer does about it and by which rule; where no document says, that it is silent.
QString remedyText(const DealtCell& cell);

/// Both in one line; of a cell that was not dealt, why.
QString cellText(const DealtCell& cell);

/// That the program cannot deal it.
QString missingText();

} // namespace cutcard::atlas
