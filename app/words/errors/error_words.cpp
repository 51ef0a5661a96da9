// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/errors/error_words.h"

#include "app/words/errors/house_error_words.h"
#include "app/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

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

QString faultText(const Error& error)
{
    const QString place = placeText(error.place);
    if (error.found == wrongPassphrase)
        return printable(Words::tr("Wrong %1. Nothing was done.").arg(place));
    if (const auto sentence = houseErrorText(error))
        return printable(*sentence);
    QString text = place.isEmpty() ? causeText(error.cause) : place + QStringLiteral(": ") + causeText(error.cause);
    // joined rather than filled in: what was found may contain a %1 of its own
    if (!error.found.empty())
        text += Words::tr("; found: ") + QString::fromStdString(error.found);
    if (!error.expected.empty())
        text += Words::tr("; expected: ") + QString::fromStdString(error.expected);
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
