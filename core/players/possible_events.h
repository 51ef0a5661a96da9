// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

namespace cutcard {

/// All that players and deck could do now, rightly or wrongly, whoever is waited for first; 0: the usual amounts.
std::vector<Event> possibleEvents(const Session& session, Chips amount = 0);

} // namespace cutcard
