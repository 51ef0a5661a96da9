// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/errors/house_error_words.h"

#include "app/words/errors/house_sentences.h"
#include "app/words/rule_words.h"
#include "app/words/training/competency_words.h"
#include "app/words/training/quiz_words.h"
#include "core/base/keyed_rows.h"
#include "core/certification/attempt.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace cutcard {

namespace {

/// A state, said of an attempt.
struct StateText {
    AttemptState state = AttemptState::Planned;
    const char* text = nullptr;
};

constexpr KeyedRows<StateText, &StateText::state, attemptStateCount> stateTexts({
    {AttemptState::Planned, QT_TRANSLATE_NOOP("HouseErrors", "only planned")},
    {AttemptState::Authorised, QT_TRANSLATE_NOOP("HouseErrors", "authorized and waiting for the candidate")},
    {AttemptState::Running, QT_TRANSLATE_NOOP("HouseErrors", "still running")},
    {AttemptState::Paused, QT_TRANSLATE_NOOP("HouseErrors", "paused")},
    {AttemptState::Interrupted, QT_TRANSLATE_NOOP("HouseErrors", "interrupted")},
    {AttemptState::Submitted, QT_TRANSLATE_NOOP("HouseErrors", "handed in but not graded yet")},
    {AttemptState::Graded, QT_TRANSLATE_NOOP("HouseErrors", "graded but not confirmed yet")},
    {AttemptState::Review, QT_TRANSLATE_NOOP("HouseErrors", "with an assessor, not confirmed yet")},
    {AttemptState::Confirmed, QT_TRANSLATE_NOOP("HouseErrors", "already confirmed")},
    {AttemptState::Void, QT_TRANSLATE_NOOP("HouseErrors", "void")},
});

/// Where an attempt stands, said of it: "handed in and not graded".
QString stateClause(std::string_view word)
{
    const auto found = std::ranges::find(attemptStateWords, word);
    return found == attemptStateWords.end()
               ? QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))
               : HouseErrors::tr(stateTexts.of(static_cast<AttemptState>(found - attemptStateWords.begin())).text);
}

/// The place as a sentence names it.
QString placeName(const Place& place)
{
    const QString name = QString::fromStdString(place.name);
    //: a file and the number of a line
    return place.line > 0 ? HouseErrors::tr("%1, line %2").arg(name).arg(place.line) : name;
}

/// A word of a blueprint as it is shown: a cell's, "deck of league", or how hard its questions are.
QString blueprintWord(const QString& word)
{
    const std::string text = word.toStdString();
    const auto difficulty = std::ranges::find(difficultyWords, text);
    if (difficulty != difficultyWords.end())
        return difficultyText(static_cast<Difficulty>(difficulty - difficultyWords.begin()));
    const QString between = QStringLiteral(" of ");
    const std::string last = word.section(between, 1).toStdString();
    const auto document = std::ranges::find(documents(), last, documentWord);
    return document == documents().end()
               ? itemCompetencyText(word)
               //: a competency and a document
               : HouseErrors::tr("%1 (%2)").arg(itemCompetencyText(word.section(between, 0, 0)),
                                                documentName(*document));
}

QString whatIsFound(const std::string& found)
{
    const bool isState = std::ranges::find(attemptStateWords, found) != attemptStateWords.end();
    return isState ? stateClause(found) : QString::fromStdString(found);
}

/// A sentence begins with a capital, unless a file's name does it.
QString asSentence(QString text)
{
    const QString first = text.section(QLatin1Char(' '), 0, 0);
    if (!first.contains(QLatin1Char('/')) && !first.contains(QLatin1Char('.')) && !text.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

/// A sentence with its blanks filled in all at once: what was found may contain a %1 of its own.
QString filledIn(const QString& words, const QStringList& values)
{
    QString text;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const int number = words.at(i) == QLatin1Char('%') && i + 1 < words.size() ? words.at(i + 1).digitValue() : -1;
        if (number < 1 || number > values.size()) {
            text += words.at(i);
            continue;
        }
        text += values.at(number - 1);
        ++i;
    }
    return text;
}

/// A row or an entry that is not as it was written.
std::optional<QString> changedFromOutside(const Error& error)
{
    const std::string& file = error.place.name;
    if (error.cause != Cause::Damaged)
        return std::nullopt;
    // what SQLite itself says of the file
    if (error.expected.empty() && !error.found.empty() && file.ends_with("academy.db"))
        return filledIn(HouseErrors::tr("%1 is not a house's file, or it is damaged (%2)."),
                        {placeName(error.place), QString::fromStdString(error.found)});
    if (error.expected.empty())
        return std::nullopt;
    const QString name = placeName(error.place);
    const QString expected = QString::fromStdString(error.expected);
    //: both are entries of a ledger, or rows of a database
    const QString due = error.found.empty() ? expected
                                            : filledIn(HouseErrors::tr("%1 (found: %2)"),
                                                       {expected, QString::fromStdString(error.found)});
    if (file.ends_with("academy.db (ledger)"))
        return filledIn(
            HouseErrors::tr(
                "%1 was changed. Expected: %2. The house was not opened. Restore an earlier copy of the house."),
            {name, due});
    if (file.ends_with("academy.db"))
        return filledIn(
            HouseErrors::tr("%1 does not match its ledger. Expected: %2. The house was not opened. An administrator "
                            "can restore the rows (cutcard-cli academy rebuild) or restore a copy of the house."),
            {name, due});
    return std::nullopt;
}

} // namespace

std::optional<QString> houseErrorText(const Error& error)
{
    if (!error.refusal)
        return changedFromOutside(error);
    QStringList values{placeName(error.place), whatIsFound(error.found)};
    for (const std::string& value : error.values)
        values.append(blueprintWord(QString::fromStdString(value)));
    return asSentence(filledIn(HouseErrors::tr(HouseErrors::sentences.of(*error.refusal).words), values));
}

} // namespace cutcard
