// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/rows_model.h"
#include "app/panels/coach_model.h"

#include <QString>

namespace cutcard {

/// One answer that can be chosen or put in order.
struct AnswerRow {
    int place = 0;
    QString letter;
    QString text;
    bool picked = false;
    QString position; ///< which step it was made, in an order; empty while it is none
    mark::Kind mark = mark::Later;
    QString remark; ///< what the mark means, in words
    bool operator==(const AnswerRow&) const = default;
};

/// One rule that a question rests on, or that a quiz was about.
struct QuizRuleRow {
    int place = 0;
    QString ruleId;
    QString title;
    QString count; ///< such as "2 of 3"; empty beside a question
    mark::Kind mark = mark::Later;
    bool operator==(const QuizRuleRow&) const = default;
};

struct AnswerTraits {
    static int key(const AnswerRow& row) { return row.place; }
    static const std::vector<RowRole<AnswerRow>>& roles();
};
struct QuizRuleTraits {
    static int key(const QuizRuleRow& row) { return row.place; }
    static const std::vector<RowRole<QuizRuleRow>>& roles();
};

} // namespace cutcard
