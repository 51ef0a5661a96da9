// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/training/quiz_words.h"

#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "app/words/training/task_words.h"

namespace cutcard {

QString filledText(const QString& words, const FixedVector<Chips, 6>& figures)
{
    return filledIn(words, textsOf(figures, chipsText));
}

QString placeText(int place)
{
    return QString(QChar(u'A' + place));
}

QString answerText(const Task& question, const TaskAnswer& answer)
{
    const auto text = [&](std::int64_t number) {
        const auto place = static_cast<int>(number);
        if (question.answer == AnswerKind::Amounts)
            return chipsText(number);
        if (question.item->kind == QuestionKind::TrueFalse)
            return place == 0 ? Words::tr("true") : Words::tr("false");
        //: one answer of several: its letter and its words
        return Words::tr("%1: %2").arg(placeText(place), taskOption(question, place));
    };
    return textsOf(answer, text).join(Words::tr("; "));
}

QString itemCompetencyText(ItemCompetency competency)
{
    return itemCompetencyText(keptWord(competency));
}

QString itemCompetencyText(const QString& word)
{
    const std::string kept = word.toStdString();
    // what is asked at the table too has the table's name
    if (const auto table = valueNamed<Competency>(kept))
        return said(*table);
    const QString text = said("item-competency", kept);
    return text.isEmpty() ? word : text;
}

} // namespace cutcard
