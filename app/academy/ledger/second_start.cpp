// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/ledger/second_start.h"

#include <QDir>
#include <QFile>

namespace cutcard {

constexpr qint64 mostStarts = 1000;

static QString fileOf(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("second-start"));
}

void announceSecondStart(const QString& folder)
{
    QFile file(fileOf(folder));
    // where nothing can be written no exam goes on either
    if (file.size() < mostStarts && file.open(QIODevice::Append))
        file.putChar('+');
}

int takeSecondStarts(const QString& folder)
{
    QFile file(fileOf(folder));
    const auto starts = static_cast<int>(qMin(file.size(), mostStarts));
    // what stays would be counted again at every look
    return starts > 0 && file.remove() ? starts : 0;
}

} // namespace cutcard
