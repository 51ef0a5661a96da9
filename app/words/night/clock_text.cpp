// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/night/clock_text.h"

#include <QStringList>

#include <algorithm>

namespace cutcard {

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
