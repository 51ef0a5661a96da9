// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/home_picture_of.h"

#include "app/shell/keeping.h"
#include "app/words/act_words.h"
#include "app/words/error_words.h"
#include "app/words/rule_words.h"
#include "core/games/catalogue.h"
#include "core/session/event_text.h"

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

/// An act kept as a line, in words; empty if it can't be read.
QString actWords(const QString& line, GameId game)
{
    const auto entry = line.isEmpty() ? Result<Entry>(Error{}) : readEvent(line.toStdString(), {}, 0);
    const Act* act = entry ? std::get_if<Act>(&entry->event) : nullptr;
    Wording wording;
    wording.game = game;
    return act == nullptr ? QString() : actText(*act, wording);
}

/// The costliest mistake in a few words: what was left out, or what was done.
QString mistakeText(const KeptSession& session)
{
    const auto game = findGame(session.game.toStdString());
    if (session.rule.isEmpty() || !game)
        return {};
    if (session.done.isEmpty())
        return words(QT_TRANSLATE_NOOP("home", "Left out: %1")).arg(actWords(session.owed, game->id));
    return actWords(session.done, game->id);
}

QString kindText(const KeptSession& session)
{
    if (session.kind == QLatin1String("guide"))
        return words(QT_TRANSLATE_NOOP("home", "Guided hand"));
    return session.coached ? words(QT_TRANSLATE_NOOP("home", "Coach")) : words(QT_TRANSLATE_NOOP("home", "Test"));
}

DonePicture donePicture(const KeptSession& session, const QDateTime& now)
{
    DonePicture done;
    done.session = session.id;
    done.when = whenText(session.started, now);
    done.game = gameOfWord(session.game);
    done.what = kindText(session);
    if (session.hands > 1)
        done.what += words(QT_TRANSLATE_NOOP("home", ", hands: %1")).arg(session.hands);
    done.score = session.score < 0 ? QStringLiteral("–") : QString::number(session.score);
    done.critical = QString::number(session.critical);
    done.hasCritical = session.critical > 0;
    done.mistake =
        session.changed ? words(QT_TRANSLATE_NOOP("home", "Changed from outside: no score")) : mistakeText(session);
    done.ruleId = session.rule;
    done.rule = ruleTitle(Rule::fromText(session.rule.toStdString()));
    done.way =
        session.finished ? words(QT_TRANSLATE_NOOP("home", "Look back")) : words(QT_TRANSLATE_NOOP("home", "Continue"));
    return done;
}

} // namespace

HomePicture homePicture(const Keeping& keeping)
{
    const QDateTime now = QDateTime::currentDateTime();
    HomePicture picture;
    picture.greeting = greetingAt(now.time().hour());
    picture.placeAndDay = QLocale().toString(now.date(), QLocale::LongFormat);
    if (!keeping.keeps()) {
        picture.trouble = errorText(keeping.trouble());
        picture.canSetAside = keeping.trouble().cause == Cause::Damaged;
    }
    const Records* records = keeping.records();
    if (records == nullptr)
        return picture;
    if (const auto left = records->unfinished(keeping.person()); left && left->has_value()) {
        picture.left = {.session = (*left)->id,
                        .title = gameOfWord((*left)->game),
                        .text = words(QT_TRANSLATE_NOOP("home", "Begun: %1. It goes on exactly where it stopped."))
                                    .arg(whenText((*left)->started, now))};
    }
    if (const auto sessions = records->list(keeping.person(), 100)) {
        for (const KeptSession& session : *sessions)
            picture.recent.push_back(donePicture(session, now));
    }
    return picture;
}

} // namespace cutcard
