// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/bank/joined.h"
#include "core/exam/bank/topics.h"
#include "core/exam/banks.h"

namespace cutcard {

std::span<const QuizItem> championRulesQuiz()
{
    static const std::vector<QuizItem> items =
        joined({versionsRound(), versionsWagers(), versionsPayments(), versionsShowdown()});
    return items;
}

} // namespace cutcard
