// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/store/clock.h"

#include <QDateTime>

#include <cstdlib>

namespace cutcard {

static std::function<std::string()>& clockReader()
{
    static std::function<std::string()> reader;
    return reader;
}

static QDateTime clockNow()
{
    return QDateTime::fromString(QString::fromStdString(rawClock()), Qt::ISODateWithMs);
}

std::string rawClock()
{
    if (const auto& reader = clockReader())
        return reader();
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
}

void readClockFrom(std::function<std::string()> reader)
{
    clockReader() = std::move(reader);
}

std::int32_t todayOf()
{
    return static_cast<std::int32_t>(clockNow().toSecsSinceEpoch() / 86400);
}

std::string clockDay()
{
    return clockNow().toLocalTime().date().toString(Qt::ISODate).toStdString();
}

bool isFarFromClock(const std::string& day)
{
    const QDate said = QDate::fromString(QString::fromStdString(day), Qt::ISODate);
    return std::abs(clockNow().toLocalTime().date().daysTo(said)) > mostDaysFromClock;
}

} // namespace cutcard
