// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/wording.h"

#include "app/words/tr.h"
#include "core/session/session.h"

namespace cutcard {

/// A number below a hundred in English words.
static QString spelled(int number)
{
    constexpr std::array small{"zero",     "one",     "two",     "three",     "four",     "five",    "six",
                               "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",  "thirteen",
                               "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
    constexpr std::array tens{"twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
    if (number < 0 || number >= 100)
        return QString::number(number);
    if (number < 20)
        return QString::fromUtf8(small[static_cast<std::size_t>(number)]);
    const QString ten = QString::fromUtf8(tens[static_cast<std::size_t>(number / 10 - 2)]);
    return number % 10 == 0 ? ten : ten + QLatin1Char('-') + spelled(number % 10);
}

QString printable(QString text)
{
    for (QChar& c : text) {
        const bool turnsRound =
            (c >= QChar(0x202a) && c <= QChar(0x202e)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
        if (c.category() == QChar::Other_Control || turnsRound)
            c = QChar::ReplacementCharacter;
    }
    return text;
}

Wording Wording::of(const SessionSetup& setup)
{
    Wording wording;
    wording.game = setup.game();
    wording.leastCut = setup.common().leastCut;
    wording.mostCut = setup.common().mostCut;
    for (const SeatSetup& seat : setup.seats)
        wording.names[static_cast<std::size_t>(seat.seat.index())] = printable(QString::fromStdString(seat.name));
    return wording;
}

Wording wordingAt(const Session& session)
{
    Wording wording = Wording::of(session.setup());
    for (int number = 1; number <= maxSeats; ++number) {
        QString& name = wording.names[static_cast<std::size_t>(number - 1)];
        if (!name.isEmpty())
            name = QStringLiteral("%1 %2").arg(number).arg(name);
    }
    return wording;
}

QString Wording::seat(Seat seat) const
{
    const QString& name = names[static_cast<std::size_t>(seat.index())];
    return name.isEmpty() ? Words::tr("Seat %1").arg(seat.number()) : name;
}

QString Wording::called(std::optional<Seat> seat) const
{
    if (!seat)
        return {};
    const QString& name = names[static_cast<std::size_t>(seat->index())];
    return name.isEmpty() ? QStringLiteral("Seat %1").arg(seat->number()) : name;
}

QString Wording::seats(SeatSet seats) const
{
    QStringList list = textsOf(seats, [this](Seat one) { return seat(one); });
    if (list.size() < 2)
        return list.join(QString());
    const QString last = list.takeLast();
    //: a list of players: "Ada, Bao" and "Cy"
    return Words::tr("%1 and %2").arg(list.join(Words::tr(", ")), last);
}

QString Wording::cutLimits() const
{
    return spelled(leastCut) + QStringLiteral(" to ") + spelled(mostCut);
}

QString Wording::amount(Chips amount) const
{
    QString digits = QString::number(amount < 0 ? -amount : amount);
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        digits.insert(at, separator);
    return amount < 0 ? QLatin1Char('-') + digits : digits;
}

QString chipsText(Chips amount)
{
    return Wording().amount(amount);
}

/// More than any table of ours has.
static constexpr Chips mostTyped = 999'999'999;

std::optional<Chips> typedChips(const QString& text)
{
    QString digits = text;
    digits.remove(QLatin1Char(',')).remove(QLatin1Char(' '));
    bool isNumber = false;
    const Chips chips = digits.toLongLong(&isNumber);
    return isNumber && chips >= 0 && chips <= mostTyped ? std::optional(chips) : std::nullopt;
}

QString clockText(qint64 milliseconds)
{
    constexpr qint64 hour = 3600;
    const qint64 seconds = std::max<qint64>(0, milliseconds) / 1000;
    const auto twoDigits = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    QStringList parts{seconds < hour ? QString::number(seconds / 60) : twoDigits(seconds / 60 % 60),
                      twoDigits(seconds % 60)};
    if (seconds >= hour)
        parts.prepend(QString::number(seconds / hour));
    return parts.join(QLatin1Char(':'));
}

} // namespace cutcard
