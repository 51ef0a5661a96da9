// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/quiz_item.h"

namespace cutcard {

/// The topics of the league booklet, one file for each.
std::span<const QuizItem> leagueOpening();
std::span<const QuizItem> leagueCards();
std::span<const QuizItem> leagueBlinds();
std::span<const QuizItem> leagueAction();
std::span<const QuizItem> leagueRulings();
std::span<const QuizItem> leaguePots();
std::span<const QuizItem> leagueShowdown();
std::span<const QuizItem> leagueIrregularities();
std::span<const QuizItem> leagueProtection();
std::span<const QuizItem> leagueNight();

} // namespace cutcard
