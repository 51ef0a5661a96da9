// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <vector>

namespace cutcard {

/// Everything that players and the deck could do now, rightly or wrongly, for whoever makes up a situation: first what
/// the player does who is waited for, then what the others could do meanwhile, then irregularities.
///
/// Where an amount belongs to it, it is `amount`; 0: the amounts that come up most, such as the least raise.
std::vector<Event> possibleEvents(const Session& session, Chips amount = 0);

} // namespace cutcard
