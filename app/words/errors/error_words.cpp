// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/errors/error_words.h"

#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/tr.h"
#include "app/words/training/quiz_words.h"
#include "app/words/wording.h"
#include "core/certification/attempt.h"
#include "core/certification/refusal.h"

#include <QRegularExpression>

#include <cerrno>

namespace cutcard {

namespace {

/// What a house refuses, in words.
struct HouseErrors {
    Q_DECLARE_TR_FUNCTIONS(HouseErrors)
};

/// Where a fault lies, for a person at a page.
QString placeText(const Place& place)
{
    QString text = QString::fromStdString(place.name);
    if (place.line > 0 && text.isEmpty())
        text = Words::tr("Line %1").arg(place.line);
    else if (place.line > 0)
        //: a file, or a text that was typed
        text = Words::tr("%1, line %2").arg(text).arg(place.line);
    const QString field = QString::fromStdString(place.field);
    if (field.isEmpty() || text.isEmpty())
        return text + field;
    return text + QStringLiteral(", ") + field;
}

/// The same in a terminal, where editors look for the line and the column.
QString placeInTerminal(const Place& place)
{
    QString text = QString::fromStdString(place.name);
    if (place.line > 0)
        text += QStringLiteral(":%1").arg(place.line);
    if (place.line > 0 && place.column > 0)
        text += QStringLiteral(":%1").arg(place.column);
    if (!place.field.empty())
        text += (text.isEmpty() ? QString() : QStringLiteral(": ")) + QString::fromStdString(place.field);
    return text;
}

/// What should be there or is allowed there, with its signs in words.
QString expectedText(const Error& error)
{
    QString text = QString::fromStdString(error.expected);
    static const QRegularExpression fromTo(QStringLiteral("(\\d+)\\.\\.(\\d+)"));
    static const QRegularExpression least(QStringLiteral("(\\d+)\\.\\.(?!\\.)"));
    //: a range of numbers
    text.replace(fromTo, Words::tr("%1 to %2").arg(QStringLiteral("\\1"), QStringLiteral("\\2")));
    //: a number at least
    text.replace(least, Words::tr("%1 or more").arg(QStringLiteral("\\1")));
    text.replace(QStringLiteral(" <= "), QStringLiteral(" ≤ ")).replace(QStringLiteral(">= "), QStringLiteral("≥ "));
    return text.replace(QStringLiteral(" | "), QStringLiteral(", "));
}

/// What is said of a whole file, mostly by SQLite, and only in English.
constexpr std::array<std::string_view, 3> fileTexts{QT_TRANSLATE_NOOP("Words", "file is not a database"),
                                                    QT_TRANSLATE_NOOP("Words", "database disk image is malformed"),
                                                    QT_TRANSLATE_NOOP("Words", "the disk is full")};

/// What was found; a name that stands in quotation marks gets no others.
QString foundText(const Error& error)
{
    const auto known = std::ranges::find(fileTexts, error.found);
    if (known != fileTexts.end())
        return Words::tr(known->data());
    const QString found = QString::fromStdString(error.found);
    const bool isQuoted = found.size() > 2 && found.startsWith(QLatin1Char('"')) && found.endsWith(QLatin1Char('"'));
    return isQuoted ? found.sliced(1, found.size() - 2) : found;
}

/// Of these is said what is allowed there; of the others what should be there.
constexpr std::array limits{Cause::UnknownWord, Cause::OutOfRange, Cause::Impossible, Cause::NotAllowed};

/// What is wrong and what would be right, without the place.
QString sentenceOf(const Error& error)
{
    const QString expected = expectedText(error);
    // filled in at once: what was found may contain a %1 of its own
    const QString found = foundText(error);
    if (found.isEmpty() && error.cause == Cause::MissingValue && !expected.isEmpty())
        //: what is missing
        return Words::tr("%1 is missing.").arg(expected);
    if (error.cause == Cause::Unreadable && found == qt_error_string(ENOENT))
        return Words::tr("There is no such file.");
    if (error.cause == Cause::Damaged && expected.isEmpty() && !found.isEmpty())
        //: what the system says of a file
        return Words::tr("The file is damaged (%1).").arg(found);
    const QString wrong = found.isEmpty() ? said("cause-alone", error.cause) : said("cause", error.cause, {found});
    if (expected.isEmpty() || error.cause == Cause::UnknownCard) // it says so itself
        return wrong;
    //: what has to be there, or what may be there
    const QString right = contains(limits, error.cause) ? Words::tr("Allowed: %1.") : Words::tr("Needed: %1.");
    return wrong + QLatin1Char(' ') + right.arg(expected);
}

QString said(const Error& error, const QString& place)
{
    if (const auto sentence = houseErrorText(error))
        return printable(*sentence);
    const QString sentence = sentenceOf(error);
    return printable(place.isEmpty() ? sentence : place + QStringLiteral(": ") + sentence);
}

QString linesOf(const Error& error, QString (*placed)(const Place&))
{
    QStringList lines{said(error, placed(error.place))};
    for (const Error& other : error.also)
        lines.append(said(other, placed(other.place)));
    return lines.join(QLatin1Char('\n'));
}

/// Where an attempt stands, said of it: "handed in and not graded".
QString stateClause(std::string_view word)
{
    const auto state = valueNamed<AttemptState>(word);
    return state ? said("state-clause", *state) : textOf(word);
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
    if (const auto difficulty = valueNamed<Difficulty>(text))
        return said(*difficulty);
    const QString between = QStringLiteral(" of ");
    const std::string last = word.section(between, 1).toStdString();
    const auto document = std::ranges::find(documents(), last, documentWord);
    return document == documents().end()
               ? itemCompetencyText(word)
               //: a competency and a document
               : HouseErrors::tr("%1 (%2)").arg(itemCompetencyText(word.section(between, 0, 0)),
                                                documentName(*document));
}

/// A sentence begins with a capital, unless a file's name does it.
QString asSentence(QString text)
{
    const QString first = text.section(QLatin1Char(' '), 0, 0);
    if (!first.contains(QLatin1Char('/')) && !first.contains(QLatin1Char('.')) && !text.isEmpty())
        text.front() = text.front().toUpper();
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
                        {placeName(error.place), foundText(error)});
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

QString errorText(const Error& error)
{
    return linesOf(error, placeText);
}

QString errorLine(const Error& error)
{
    return linesOf(error, placeInTerminal);
}

std::optional<QString> houseErrorText(const Error& error)
{
    if (!error.refusal)
        return changedFromOutside(error);
    const auto inWords = [](const std::string& value) { return blueprintWord(QString::fromStdString(value)); };
    const auto values = QStringList{placeName(error.place), stateClause(error.found)} + textsOf(error.values, inWords);
    return asSentence(said("refusal", *error.refusal, values));
}

} // namespace cutcard
