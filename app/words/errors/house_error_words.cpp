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

struct HouseErrors {
    Q_DECLARE_TR_FUNCTIONS(HouseErrors)
};

/// What the stars of a pattern stand for; nothing where the text is another.
std::optional<QStringList> starsOf(std::string_view pattern, std::string_view text)
{
    QStringList stars;
    for (std::size_t star = pattern.find('*'); star != std::string_view::npos; star = pattern.find('*')) {
        if (!text.starts_with(pattern.substr(0, star)))
            return std::nullopt;
        text.remove_prefix(star);
        pattern.remove_prefix(star + 1);
        const std::string_view next = pattern.substr(0, pattern.find('*'));
        // the last star takes all the rest but the pattern's own end
        const bool last = pattern.find('*') == std::string_view::npos;
        const std::size_t end = next.empty() ? text.size() : last ? text.rfind(next) : text.find(next);
        if (end == std::string_view::npos)
            return std::nullopt;
        stars.append(QString::fromStdString(std::string(text.substr(0, end))));
        text.remove_prefix(end);
    }
    return text == pattern ? std::optional(stars) : std::nullopt;
}

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

/// What cannot be done with an attempt; %1 is the attempt, %2 where it stands.
struct EventText {
    AttemptEvent event = AttemptEvent::Authorise;
    const char* text = nullptr;
};

constexpr KeyedRows<EventText, &EventText::event, attemptEventCount> eventTexts({
    {AttemptEvent::Authorise, QT_TRANSLATE_NOOP("HouseErrors", "%1 cannot be authorized: it is %2.")},
    {AttemptEvent::Begin, QT_TRANSLATE_NOOP("HouseErrors", "%1 cannot begin: it is %2.")},
    {AttemptEvent::Pause, QT_TRANSLATE_NOOP("HouseErrors", "%1 cannot be paused: it is %2.")},
    {AttemptEvent::GoOn, QT_TRANSLATE_NOOP("HouseErrors", "%1 cannot continue: it is %2.")},
    {AttemptEvent::Interrupt, QT_TRANSLATE_NOOP("HouseErrors", "%1 cannot be interrupted: it is %2.")},
    {AttemptEvent::Submit, QT_TRANSLATE_NOOP("HouseErrors", "%1 cannot be handed in: it is %2.")},
    {AttemptEvent::Grade, QT_TRANSLATE_NOOP("HouseErrors", "%1 cannot be graded: it is %2.")},
    {AttemptEvent::AskReview, QT_TRANSLATE_NOOP("HouseErrors", "%1 cannot be given to an assessor: it is %2.")},
    {AttemptEvent::Confirm, QT_TRANSLATE_NOOP("HouseErrors", "%1 cannot be confirmed: it is %2.")},
    {AttemptEvent::Annul, QT_TRANSLATE_NOOP("HouseErrors", "%1 cannot be declared void: it is %2.")},
    {AttemptEvent::Overturn, QT_TRANSLATE_NOOP("HouseErrors", "%1 cannot be overturned: it is %2.")},
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

/// "confirm while confirmed", of an attempt.
std::optional<QString> changeText(const Error& error)
{
    constexpr std::string_view between = " while ";
    const std::string_view found = error.found;
    const std::size_t at = found.find(between);
    if (error.cause != Cause::NotAllowed || !error.place.name.starts_with("attempt") || at == std::string_view::npos)
        return std::nullopt;
    const auto event = std::ranges::find(attemptEventWords, found.substr(0, at));
    if (event == attemptEventWords.end())
        return std::nullopt;
    const auto which = static_cast<AttemptEvent>(event - attemptEventWords.begin());
    return asSentence(
        HouseErrors::tr(eventTexts.of(which).text)
            .arg(QString::fromStdString(error.place.name), stateClause(found.substr(at + between.size()))));
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
    if (const auto change = changeText(error))
        return change;
    for (const HouseSentence& each : houseSentences) {
        if (each.cause != error.cause)
            continue;
        if (auto stars = starsOf(each.expected, error.expected)) {
            std::ranges::transform(*stars, stars->begin(), blueprintWord);
            return asSentence(filledIn(HouseErrors::tr(each.words),
                                       QStringList{placeName(error.place), whatIsFound(error.found)} + *stars));
        }
    }
    return changedFromOutside(error);
}

} // namespace cutcard
