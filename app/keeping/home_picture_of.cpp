// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keeping/home_picture_of.h"

#include "app/faces/face.h"
#include "app/files/or_none.h"
#include "app/keeping/keeping_nights.h"
#include "app/keeping/learning.h"
#include "app/words/errors/error_words.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "app/words/training/task_words.h"
#include "core/games/banked/banked_game.h"
#include "core/games/catalogue/catalogue.h"
#include "core/session/text/event_text.h"

#include <QHash>
#include <QLocale>

#include <set>
#include <tuple>

namespace cutcard {

namespace {

QString greetingAt(int hour)
{
    if (hour < 5 || hour >= 18)
        return HomeWords::tr("Good evening");
    return hour < 12 ? HomeWords::tr("Good morning") : HomeWords::tr("Good afternoon");
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
        return HomeWords::tr("Today %1").arg(hour);
    if (days == 1)
        return HomeWords::tr("Yesterday %1").arg(hour);
    return QLocale().toString(then.date(), QLocale::ShortFormat) + QLatin1Char(' ') + hour;
}

QString gameOfWord(const QString& word)
{
    if (word == nightGame)
        return HomeWords::tr("Director's night");
    const auto game = findGame(word.toStdString());
    return game ? gameText(game->id) : word;
}

QString shortGameOf(const QString& word)
{
    if (word == nightGame)
        return HomeWords::tr("Director");
    const auto game = findGame(word.toStdString());
    return game ? shortGame(game->id) : word;
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
    if (!session.rule.isEmpty() && isNight(session)) {
        const int fault = placeOf(faultWords, session.fault.toStdString());
        return fault < 0 ? QString() : said(static_cast<Fault>(fault));
    }
    if (session.rule.isEmpty() || !game)
        return {};
    if (session.done.isEmpty())
        //: an act
        return HomeWords::tr("Left out: %1").arg(actWords(session.owed, game->id));
    return actWords(session.done, game->id);
}

QString kindText(const KeptSession& session)
{
    const QString kind = session.kind.section(QLatin1Char(' '), 0, 0);
    const QString text = said("session-kind", (session.coached ? kind : kind + QStringLiteral("-test")).toStdString());
    const QString either = text.isEmpty() ? said("session-kind", kind.toStdString()) : text;
    return either.isEmpty() ? said("session-kind", session.coached ? "coach" : "test") : either;
}

/// What many lines say alike, worked out once.
struct Repeated {
    QHash<QString, QString> games;
    QHash<QString, QString> rules;
    QHash<QString, QString> mistakes;

    template <typename Make> static QString of(QHash<QString, QString>& known, const QString& key, Make&& make)
    {
        const auto found = known.constFind(key);
        return found != known.constEnd() ? *found : *known.insert(key, make());
    }
};

DonePicture donePicture(const KeptSession& session, const QDateTime& now, Repeated& repeated)
{
    DonePicture done;
    done.session = session.id;
    done.when = whenText(session.started, now);
    done.game = Repeated::of(repeated.games, session.game, [&] { return shortGameOf(session.game); });
    done.what = kindText(session);
    if (session.hands > 1)
        //: %1 is a kind of session, such as "Coach"
        done.what = HomeWords::tr("%1, hands: %2").arg(done.what, QString::number(session.hands));
    done.score = session.score < 0 ? QStringLiteral("–") : QString::number(session.score);
    done.critical = session.score < 0 ? QStringLiteral("–") : QString::number(session.critical);
    done.hasCritical = session.critical > 0;
    done.mistake = session.changed ? HomeWords::tr("Changed outside the program, so it has no score")
                                   : Repeated::of(repeated.mistakes,
                                                  session.game + QLatin1Char('\n') + session.rule + QLatin1Char('\n')
                                                      + session.done + QLatin1Char('\n') + session.owed,
                                                  [&] { return mistakeText(session); });
    done.ruleId = session.rule;
    done.rule = Repeated::of(repeated.rules, session.rule,
                             [&] { return ruleTitle(Rule::fromText(session.rule.toStdString())); });
    done.way =
        //: on a button: opens the debrief
        session.finished ? HomeWords::tr("Look back") : HomeWords::tr("Continue");
    return done;
}

/// The game of a document's word, in short; what has none keeps its title.
QString shortDocument(const QString& word)
{
    for (const CatalogueEntry& entry : catalogue()) {
        const std::string_view document = documentWord(faceOf(entry.id).document);
        if (word == QString::fromUtf8(document))
            return faceOf(entry.id).banked ? HomeWords::tr("Champion") : shortGame(entry.id);
    }
    for (const Document document : documents()) {
        const std::string_view other = documentWord(document);
        if (word == QString::fromUtf8(other))
            return documentText(document);
    }
    return word;
}

/// The game that practice was for, in short; empty: for all of them.
QString gameOf(const Activity& activity)
{
    const QString& subject = activity.subject;
    if (subject.startsWith(nightGame) || subject == QLatin1String("directing"))
        return shortGameOf(nightGame);
    if (subject.startsWith(QLatin1String("pay.")))
        return HomeWords::tr("Champion");
    const QString document = shortDocument(subject);
    return document == subject ? QString() : document;
}

/// Practice as a line.
DonePicture donePicture(const Activity& activity, const QDateTime& now)
{
    DonePicture done;
    done.when = whenText(activity.at, now);
    done.game = gameOf(activity);
    done.what = (activity.kind == QLatin1String("run") ? HomeWords::tr("%1, timed run: %2 of %3 right")
                                                       : HomeWords::tr("%1: %2 of %3 right"))
                    .arg(practiceText(activity.subject))
                    .arg(activity.right)
                    .arg(activity.asked);
    done.score = activity.asked == 0 ? QStringLiteral("–") : QString::number(activity.right * 100 / activity.asked);
    done.critical = QStringLiteral("–");
    return done;
}

/// Sessions and activities together, the newest first.
std::vector<HistoryRow> rowsOf(const Keeping& keeping, int most)
{
    const Records* records = keeping.records();
    if (records == nullptr)
        return {};
    const QDateTime now = QDateTime::currentDateTime();
    std::vector<HistoryRow> rows;
    Repeated repeated;
    for (const KeptSession& session : orNone(records->list(keeping.person(), most)))
        rows.push_back({donePicture(session, now, repeated), 0, session.started, session.score});
    for (const Activity& one : orNone(records->activities(keeping.person(), most)))
        rows.push_back({donePicture(one, now), one.id, one.at, one.asked == 0 ? -1 : one.right * 100 / one.asked});
    std::ranges::sort(rows, [](const HistoryRow& a, const HistoryRow& b) {
        return std::tuple(a.at, a.session, a.activity) > std::tuple(b.at, b.session, b.activity);
    });
    if (most >= 0 && rows.size() > static_cast<std::size_t>(most))
        rows.resize(static_cast<std::size_t>(most));
    return rows;
}

/// Where a session that was left stands.
QString leftText(const KeptSession& left, const QDateTime& now)
{
    //: %1 is a kind of session, such as "Coach", %2 is when it began
    QStringList sentences{HomeWords::tr("%1, begun: %2.").arg(kindText(left), whenText(left.started, now))};
    if (left.hands > 0)
        sentences.append(HomeWords::tr("You are in hand %1.").arg(left.hands));
    if (left.score >= 0)
        sentences.append(HomeWords::tr("Your score so far: %1.").arg(left.score));
    sentences.append(HomeWords::tr("You continue exactly where you stopped."));
    return sentences.join(QLatin1Char(' '));
}

void addLearning(HomePicture& picture, const Records& records, PersonId person, const QDate& today)
{
    constexpr int weeks = 8;
    constexpr qint64 daysBack = 60;
    const qint64 day = today.toJulianDay();
    picture.games = textsOf(catalogue(), [](const CatalogueEntry& entry) { return shortGame(entry.id); });
    picture.since = QLocale().toString(today.addDays(1 - 7 * weeks), QLocale::ShortFormat);
    if (const auto marks = records.weekMarks(person, day, weeks)) {
        picture.matrix = matrixOf(*marks, weeks);
        picture.directing = directingOf(*marks, weeks);
    }
    const auto reviews = records.reviews(person);
    const auto faults = records.faults(person, day - daysBack);
    if (reviews && faults)
        picture.practice = practiceOf(*faults, *reviews, day);
    if (!reviews)
        return;
    for (const ExamDate& date : orNone(records.examDates(person)))
        picture.exams.push_back(examOf(date, *reviews, day));
}

/// What was never met of the atlas comes first in the day's plan: of the game that was dealt last.
void addUnseen(HomePicture& picture, const Records& records, PersonId person)
{
    const auto last = records.list(person, 1);
    if (!last || last->empty() || !findGame(last->front().game.toStdString()))
        return;
    picture.unseenGame = last->front().game;
    std::set<QString> met;
    for (const KeptSession& one : orNone(records.ofKind(person, QStringLiteral("atlas ")))) {
        if (one.game == picture.unseenGame)
            met.insert(one.kind);
    }
    picture.unseen =
        HomeWords::tr("%1 · situations met so far: %2").arg(gameOfWord(picture.unseenGame)).arg(met.size());
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
    if (records == nullptr) {
        picture.lessons = lessonsOf({});
        return picture;
    }
    if (const auto left = records->unfinished(keeping.person()); left && left->has_value()) {
        picture.left = {.session = (*left)->id, .title = gameOfWord((*left)->game), .text = leftText(**left, now)};
    }
    constexpr int recentLines = 6;
    for (HistoryRow& row : rowsOf(keeping, recentLines))
        picture.recent.push_back(std::move(row));
    for (const Person& person : orNone(records->persons())) {
        if (person.id != keeping.person() || person.name.isEmpty())
            continue;
        //: a greeting and a name
        picture.greeting = HomeWords::tr("%1, %2").arg(picture.greeting, person.name);
    }
    // days that were used are counted, days that were not are not spoken of
    constexpr int daysBack = 7;
    if (const auto days = records->daysOf(keeping.person(), now.date().toJulianDay() - daysBack + 1);
        days && days->size() > 1)
        //: %1 is a house and a day, %2 and %3 are numbers of days
        picture.placeAndDay = HomeWords::tr("%1 · practiced on %2 of the last %3 days")
                                  .arg(picture.placeAndDay, QString::number(days->size()), QString::number(daysBack));
    if (const auto states = records->lessons(keeping.person()))
        picture.lessons = lessonsOf(*states);
    addUnseen(picture, *records, keeping.person());
    addLearning(picture, *records, keeping.person(), now.date());
    return picture;
}

QString dayText(const QString& utc)
{
    return whenText(utc, QDateTime::currentDateTime());
}

QString titleOf(const KeptSession& session)
{
    //: a house, a game and a day
    return HomeWords::tr("%1 · %2 · %3").arg(gameOfWord(session.game), kindText(session), dayText(session.started));
}

std::vector<HistoryRow> historyRows(const Keeping& keeping)
{
    return rowsOf(keeping, -1);
}

} // namespace cutcard
