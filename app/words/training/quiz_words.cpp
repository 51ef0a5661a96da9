// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/training/quiz_words.h"

#include "app/words/table/act_words.h"
#include "app/words/table/judge_words.h"
#include "app/words/tr.h"
#include "app/words/training/task_words.h"

#include <QCoreApplication>

namespace cutcard {

QString filledText(const QString& words, const FixedVector<Chips, 6>& figures)
{
    QString result;
    result.reserve(words.size() + 16);
    for (qsizetype at = 0; at < words.size(); ++at) {
        const auto figure = static_cast<std::size_t>(at + 1 < words.size() ? words[at + 1].digitValue() : 0);
        if (words[at] != QLatin1Char('%') || figure < 1 || figure > figures.size()) {
            result += words[at];
            continue;
        }
        result += chipsText(figures[figure - 1]);
        ++at;
    }
    return result;
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

QString questionKindText(QuestionKind kind)
{
    static constexpr KeyedTexts<QuestionKind, 4> texts({
        {QuestionKind::Choice, QT_TRANSLATE_NOOP("Words", "choice")},
        {QuestionKind::TrueFalse, QT_TRANSLATE_NOOP("Words", "true or false")},
        {QuestionKind::Amount, QT_TRANSLATE_NOOP("Words", "amount")},
        {QuestionKind::Order, QT_TRANSLATE_NOOP("Words", "order")},
    });
    return Words::tr(texts.of(kind).text);
}

QString difficultyText(Difficulty difficulty)
{
    static constexpr KeyedTexts<Difficulty, 3> texts({
        {Difficulty::Basic, QT_TRANSLATE_NOOP("Words", "basic")},
        {Difficulty::Skilled, QT_TRANSLATE_NOOP("Words", "skilled")},
        {Difficulty::Expert, QT_TRANSLATE_NOOP("Words", "expert")},
    });
    return Words::tr(texts.of(difficulty).text);
}

QString itemCompetencyText(ItemCompetency competency)
{
    return itemCompetencyText(keptWord(competency));
}

QString itemCompetencyText(const QString& word)
{
    const std::string said = word.toStdString();
    // what is asked at the table too has the table's name
    if (const auto table = valueNamed<Competency>(said))
        return competencyText(*table);
    static constexpr std::array ofTheirOwn{
        QT_TRANSLATE_NOOP("Words", "Setting up"),      QT_TRANSLATE_NOOP("Words", "Clock and levels"),
        QT_TRANSLATE_NOOP("Words", "Seating"),         QT_TRANSLATE_NOOP("Words", "Moving players"),
        QT_TRANSLATE_NOOP("Words", "Breaking tables"), QT_TRANSLATE_NOOP("Words", "Stacks"),
        QT_TRANSLATE_NOOP("Words", "Conduct"),         QT_TRANSLATE_NOOP("Words", "Results"),
        QT_TRANSLATE_NOOP("Words", "Odds and edges")};
    const auto at = static_cast<std::size_t>(std::ranges::find(namedWords<ItemCompetency>, said)
                                             - namedWords<ItemCompetency>.begin())
                    - static_cast<std::size_t>(ItemCompetency::SetUp);
    return at < ofTheirOwn.size() ? Words::tr(ofTheirOwn[at]) : word;
}

} // namespace cutcard
