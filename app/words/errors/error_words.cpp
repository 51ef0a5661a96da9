// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/errors/error_words.h"

#include "app/words/errors/house_error_words.h"
#include "app/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <cerrno>
#include <optional>

namespace cutcard {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

constexpr std::array<const char*, static_cast<std::size_t>(Cause::Duplicate) + 1> causeTexts{
    QT_TRANSLATE_NOOP("Words", "cannot be read or written"),
    QT_TRANSLATE_NOOP("Words", "damaged"),
    QT_TRANSLATE_NOOP("Words", "unknown word"),
    QT_TRANSLATE_NOOP("Words", "not a card"),
    QT_TRANSLATE_NOOP("Words", "the same card twice"),
    QT_TRANSLATE_NOOP("Words", "something is missing"),
    QT_TRANSLATE_NOOP("Words", "not a number"),
    QT_TRANSLATE_NOOP("Words", "out of range"),
    QT_TRANSLATE_NOOP("Words", "too few or too many"),
    QT_TRANSLATE_NOOP("Words", "not possible"),
    QT_TRANSLATE_NOOP("Words", "not allowed"),
    QT_TRANSLATE_NOOP("Words", "there already"),
};

QString placeText(const Place& place)
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

/// What the system said of a file, as a sentence; nothing where it is something else than the system's word.
std::optional<QString> systemsWord(const Error& error, const QString& place)
{
    if (error.cause != Cause::Unreadable || place.isEmpty() || error.found.empty() || !error.expected.empty())
        return std::nullopt;
    const QString found = QString::fromStdString(error.found);
    if (found == qt_error_string(ENOENT))
        //: %1 is the name of a file
        return Words::tr("%1: there is no such file").arg(place);
    //: %1 is a file, %2 is what the system says of it
    return Words::tr("%1 cannot be read or written: %2").arg(place, found);
}

QString faultText(const Error& error)
{
    const QString place = placeText(error.place);
    if (error.found == wrongPassphrase)
        return printable(Words::tr("Wrong %1. Nothing was done.").arg(place));
    if (const auto sentence = houseErrorText(error))
        return printable(*sentence);
    if (const auto sentence = systemsWord(error, place))
        return printable(*sentence);
    QString text = place.isEmpty() ? causeText(error.cause) : place + QStringLiteral(": ") + causeText(error.cause);
    // filled in at once: what was found may contain a %1 of its own
    const QString found = QString::fromStdString(error.found);
    const QString expected = QString::fromStdString(error.expected);
    if (!found.isEmpty() && !expected.isEmpty())
        //: %1 is a place in a file and what is wrong there
        text = Words::tr("%1; found: %2; expected: %3").arg(text, found, expected);
    else if (!found.isEmpty())
        text = Words::tr("%1; found: %2").arg(text, found);
    else if (!expected.isEmpty())
        text = Words::tr("%1; expected: %2").arg(text, expected);
    return printable(text);
}

} // namespace

QString causeText(Cause cause)
{
    return QCoreApplication::translate("Words", causeTexts[static_cast<std::size_t>(cause)]);
}

QString errorText(const Error& error)
{
    QStringList lines{faultText(error)};
    for (const Error& other : error.also)
        lines.append(faultText(other));
    return lines.join(QLatin1Char('\n'));
}

} // namespace cutcard
