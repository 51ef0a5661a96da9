// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/bot.h"
#include "core/session/setup.h"

#include <array>

namespace cutcard {

/// Players who stay in, so that most hands reach what is to be learnt: boards, pots, showdowns.
inline constexpr Style livelyStyle{.word = "lively", .loose = 750, .aggressive = 200, .bluff = 20, .sticky = 600};
inline constexpr Style livelyRaiserStyle{
    .word = "lively-raiser", .loose = 650, .aggressive = 450, .bluff = 60, .sticky = 500};

/// The styles that sit at a lively table, in the order in which seats get them.
inline constexpr std::array livelyStyles{livelyStyle, livelyRaiserStyle, livelyStyle};

/// The same session with every second player short of chips, so that some are all-in and side pots are built.
SessionSetup withShortStacks(SessionSetup setup);

} // namespace cutcard
