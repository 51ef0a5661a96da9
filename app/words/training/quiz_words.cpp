// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/training/quiz_words.h"

#include "app/words/rule_words.h"
#include "app/words/table/act_words.h"
#include "app/words/table/judge_words.h"
#include "app/words/tr.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace cutcard {

namespace {

QString filled(const Question& question, const char* text)
{
    return filledText(QCoreApplication::translate("Quiz", text), question.figures.values);
}

} // namespace

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

QString questionText(const Question& question)
{
    return filled(question, question.item->question);
}

QString shownAnswerText(const Question& question, int place)
{
    return filled(question, shownText(question, place));
}

QString placeText(int place)
{
    return QString(QChar(u'A' + place));
}

QString answerText(const Question& question, const Answer& answer)
{
    if (answer.amount)
        return chipsText(*answer.amount);
    if (answer.truth)
        return *answer.truth ? Words::tr("true") : Words::tr("false");
    QStringList parts;
    for (const int place : answer.places)
        //: one answer of several: its letter and its words
        parts += Words::tr("%1: %2").arg(placeText(place), shownAnswerText(question, place));
    return parts.join(Words::tr("; "));
}

QString explanationText(const Question& question)
{
    return withRuleTitles(filled(question, question.item->explanation));
}

QString questionKindText(QuestionKind kind)
{
    switch (kind) {
    case QuestionKind::Choice:
        return Words::tr("choice");
    case QuestionKind::TrueFalse:
        return Words::tr("true or false");
    case QuestionKind::Amount:
        return Words::tr("amount");
    case QuestionKind::Order:
        return Words::tr("order");
    }
    return {};
}

QString difficultyText(Difficulty difficulty)
{
    switch (difficulty) {
    case Difficulty::Basic:
        return Words::tr("basic");
    case Difficulty::Skilled:
        return Words::tr("skilled");
    case Difficulty::Expert:
        return Words::tr("expert");
    }
    return {};
}

QString itemCompetencyText(ItemCompetency competency)
{
    return itemCompetencyText(QString::fromUtf8(itemCompetencyWords[static_cast<std::size_t>(competency)]));
}

QString itemCompetencyText(const QString& word)
{
    const std::string said = word.toStdString();
    // what is asked at the table too has the table's name
    if (const auto table = std::ranges::find(competencyWords, said); table != competencyWords.end())
        return competencyText(static_cast<Competency>(table - competencyWords.begin()));
    switch (static_cast<ItemCompetency>(std::ranges::find(itemCompetencyWords, said) - itemCompetencyWords.begin())) {
    case ItemCompetency::SetUp:
        return Words::tr("Setting up");
    case ItemCompetency::Clock:
        return Words::tr("Clock and levels");
    case ItemCompetency::Seating:
        return Words::tr("Seating");
    case ItemCompetency::Moves:
        return Words::tr("Moving players");
    case ItemCompetency::Breaking:
        return Words::tr("Breaking tables");
    case ItemCompetency::Stacks:
        return Words::tr("Stacks");
    case ItemCompetency::Conduct:
        return Words::tr("Conduct");
    case ItemCompetency::Results:
        return Words::tr("Results");
    case ItemCompetency::Mathematics:
        return Words::tr("Odds and edges");
    default:
        return word;
    }
}

} // namespace cutcard
