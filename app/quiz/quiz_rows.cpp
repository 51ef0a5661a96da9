// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/quiz/quiz_rows.h"

namespace cutcard {

const std::vector<RowRole<AnswerRow>>& AnswerTraits::roles()
{
    static const std::vector<RowRole<AnswerRow>> table{
        {"place", [](const AnswerRow& row) { return QVariant(row.place); }},
        {"letter", [](const AnswerRow& row) { return QVariant(row.letter); }},
        {"words", [](const AnswerRow& row) { return QVariant(row.text); }},
        {"picked", [](const AnswerRow& row) { return QVariant(row.picked); }},
        {"position", [](const AnswerRow& row) { return QVariant(row.position); }},
        {"mark", [](const AnswerRow& row) { return QVariant(static_cast<int>(row.mark)); }},
        {"remark", [](const AnswerRow& row) { return QVariant(row.remark); }},
    };
    return table;
}

const std::vector<RowRole<QuizRuleRow>>& QuizRuleTraits::roles()
{
    static const std::vector<RowRole<QuizRuleRow>> table{
        {"ruleId", [](const QuizRuleRow& row) { return QVariant(row.ruleId); }},
        {"title", [](const QuizRuleRow& row) { return QVariant(row.title); }},
        {"count", [](const QuizRuleRow& row) { return QVariant(row.count); }},
        {"mark", [](const QuizRuleRow& row) { return QVariant(static_cast<int>(row.mark)); }},
    };
    return table;
}

} // namespace cutcard
