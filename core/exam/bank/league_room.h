// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/quiz_item.h"

namespace cutcard {

/// Rooms as the league's director meets them, drawn anew each time.
std::span<const QuizItem> leagueRoom();

} // namespace cutcard
