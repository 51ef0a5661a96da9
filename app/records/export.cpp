// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/records.h"

#include "app/words/tr.h"
#include "core/base/try.h"

#include <QDate>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace cutcard {

static QString dayText(qint64 day)
{
    return QDate::fromJulianDay(day).toString(Qt::ISODate);
}

static QJsonObject sessionObject(const KeptEvents& kept)
{
    const KeptSession& session = kept.session;
    const QJsonArray verdicts = madeOf<QJsonArray>(kept.verdicts, [&](const QString& one) { return one; });
    const QJsonArray times = madeOf<QJsonArray>(kept.milliseconds, [&](const qint64 time) { return time; });
    return {{"number", session.id},         {"started", session.started},   {"place", session.place},
            {"game", session.game},         {"coached", session.coached},   {"incidents", session.incidents},
            {"kind", session.kind},         {"program", session.program},   {"edition", session.edition},
            {"house", session.house},       {"finished", session.finished}, {"score", session.score},
            {"critical", session.critical}, {"hands", session.hands},       {"changed", session.changed},
            {"session_file", kept.text()},  {"verdicts", verdicts},         {"milliseconds", times}};
}

/// Puts down what is kept of a kind, each row an object.
template <typename T, typename Row>
static Result<Done> put(QJsonObject& all, const char* name, const Result<std::vector<T>>& kept, Row&& row)
{
    if (!kept)
        return kept.error();
    all[name] = madeOf<QJsonArray>(*kept, row);
    return Done{};
}

static Result<Done> putSessions(QJsonObject& all, const Records& records, PersonId person)
{
    const auto sessions = TRY(records.list(person));
    QJsonArray list;
    for (const KeptSession& session : sessions) {
        list.append(sessionObject(TRY(records.load(session.id))));
    }
    all["sessions"] = list;
    return Done{};
}

static QJsonObject activityObject(const Activity& one)
{
    return {{"number", one.id},       {"kind", one.kind},   {"at", one.at},       {"place", one.place},
            {"subject", one.subject}, {"asked", one.asked}, {"right", one.right}, {"seconds", one.seconds}};
}

static QJsonObject answerObject(const KeptAnswer& one)
{
    return {{"activity", one.activity},
            {"task", one.kind},
            {"seed", one.seed},
            {"number", one.number},
            {"given", one.given},
            {"right", one.right},
            {"milliseconds", one.milliseconds}};
}

Result<QByteArray> exportOf(const Records& records, PersonId person)
{
    const auto persons = TRY(records.persons());
    QJsonObject all;
    for (const Person& one : persons) {
        if (one.id == person)
            all["name"] = one.name;
    }
    for (const auto& done :
         {putSessions(all, records, person), put(all, "activities", records.activities(person), activityObject),
          put(all, "answers", records.answers(person), answerObject),
          put(all, "reviews", records.reviews(person),
              [](const KeptReview& one) {
                  return QJsonObject{{"rule", one.rule}, {"day", dayText(one.day)}, {"grade", one.grade}};
              }),
          put(all, "exam_dates", records.examDates(person),
              [](const ExamDate& one) { return QJsonObject{{"document", one.document}, {"day", dayText(one.day)}}; }),
          put(all, "lessons", records.lessons(person), [](const LessonState& one) {
              return QJsonObject{{"lesson", one.lesson}, {"step", one.step}, {"done", one.done}};
          })}) {
        if (!done)
            return done.error();
    }
    return QJsonDocument(all).toJson();
}

} // namespace cutcard
