// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/bank/joined.h"
#include "core/exam/bank/league_room.h"
#include "core/exam/bank/topics.h"
#include "core/exam/banks.h"

namespace cutcard {

std::span<const QuizItem> leagueQuiz()
{
    static const std::vector<QuizItem> items =
        joined({leagueOpening(), leagueCards(), leagueBlinds(), leagueAction(), leagueRulings(), leaguePots(),
                leagueShowdown(), leagueIrregularities(), leagueProtection(), leagueNight(), leagueRoom()});
    return items;
}

} // namespace cutcard
