// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/home_picture_of.h"

#include "app/records/records.h"
#include "app/words/act_words.h"
#include "core/games/catalogue.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace cutcard {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("home", text);
}

QString greetingAt(int hour)
{
    if (hour < 5 || hour >= 18)
        return words(QT_TRANSLATE_NOOP("home", "Good evening"));
    return hour < 12 ? words(QT_TRANSLATE_NOOP("home", "Good morning"))
                     : words(QT_TRANSLATE_NOOP("home", "Good afternoon"));
}

/// "Today 18:47", "Yesterday 20:05", else the day.
QString whenText(const QString& utc, const QDateTime& now)
{
    const QDateTime then = QDateTime::fromString(utc, Qt::ISODate).toLocalTime();
    if (!then.isValid())
        return utc;
    const QString hour = then.toString(QStringLiteral("HH:mm"));
    const qint64 days = then.date().daysTo(now.date());
    if (days == 0)
        return words(QT_TRANSLATE_NOOP("home", "Today %1")).arg(hour);
    if (days == 1)
        return words(QT_TRANSLATE_NOOP("home", "Yesterday %1")).arg(hour);
    return QLocale().toString(then.date(), QLocale::ShortFormat) + QLatin1Char(' ') + hour;
}

QString gameOfWord(const QString& word)
{
    const auto game = findGame(word.toStdString());
    return game ? gameText(game->id) : word;
}

DonePicture donePicture(const KeptSession& session, const QDateTime& now)
{
    DonePicture done;
    done.session = session.id;
    done.when = whenText(session.started, now);
    done.game = gameOfWord(session.game);
    done.what = session.coached ? words(QT_TRANSLATE_NOOP("home", "Coach")) : words(QT_TRANSLATE_NOOP("home", "Test"));
    done.score = session.score < 0 ? QStringLiteral("–") : QString::number(session.score);
    done.critical = QStringLiteral("–");
    done.way =
        session.finished ? words(QT_TRANSLATE_NOOP("home", "Look back")) : words(QT_TRANSLATE_NOOP("home", "Continue"));
    return done;
}

} // namespace

HomePicture homePicture(const Records* records)
{
    const QDateTime now = QDateTime::currentDateTime();
    HomePicture picture;
    picture.greeting = greetingAt(now.time().hour());
    picture.placeAndDay = QLocale().toString(now.date(), QLocale::LongFormat);
    if (records == nullptr)
        return picture;
    if (const auto left = records->unfinished(); left && left->has_value()) {
        picture.left = {.session = (*left)->id,
                        .title = gameOfWord((*left)->game),
                        .text = words(QT_TRANSLATE_NOOP("home", "Begun: %1. It goes on exactly where it stopped."))
                                    .arg(whenText((*left)->started, now))};
    }
    if (const auto sessions = records->list()) {
        picture.allDone = static_cast<int>(sessions->size());
        for (const KeptSession& session : *sessions) {
            if (picture.recent.size() == 6)
                break;
            if (session.events > 0)
                picture.recent.push_back(donePicture(session, now));
        }
    }
    return picture;
}

} // namespace cutcard
