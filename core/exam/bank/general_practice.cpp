// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/bank/joined.h"
#include "core/exam/bank/topics.h"
#include "core/exam/banks.h"

namespace cutcard {

std::span<const QuizItem> generalPracticeQuiz()
{
    static const std::vector<QuizItem> items =
        joined({practiceTable(), practiceRulings(), practiceChips(), practiceIrregularities()});
    return items;
}

} // namespace cutcard
