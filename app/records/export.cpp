// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/records.h"

#include <QDate>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace cutcard {

namespace {

QString dayText(qint64 day)
{
    return QDate::fromJulianDay(day).toString(Qt::ISODate);
}

QJsonObject sessionObject(const KeptEvents& kept)
{
    const KeptSession& session = kept.session;
    QJsonArray verdicts;
    for (const QString& one : kept.verdicts)
        verdicts.append(one);
    QJsonArray times;
    for (const qint64 time : kept.milliseconds)
        times.append(time);
    return {{"number", session.id},         {"started", session.started},   {"place", session.place},
            {"game", session.game},         {"coached", session.coached},   {"incidents", session.incidents},
            {"kind", session.kind},         {"program", session.program},   {"edition", session.edition},
            {"house", session.house},       {"finished", session.finished}, {"score", session.score},
            {"critical", session.critical}, {"hands", session.hands},       {"changed", session.changed},
            {"session_file", kept.text()},  {"verdicts", verdicts},         {"milliseconds", times}};
}

} // namespace

Result<QByteArray> exportOf(const Records& records, PersonId person)
{
    const auto persons = records.persons();
    const auto sessions = records.list(person);
    const auto activities = records.activities(person);
    const auto answers = records.answers(person);
    const auto reviews = records.reviews(person);
    const auto dates = records.examDates(person);
    const auto lessons = records.lessons(person);
    if (!persons || !sessions || !activities || !answers || !reviews || !dates || !lessons)
        return !persons      ? persons.error()
               : !sessions   ? sessions.error()
               : !activities ? activities.error()
               : !answers    ? answers.error()
               : !reviews    ? reviews.error()
               : !dates      ? dates.error()
                             : lessons.error();
    QJsonObject all;
    for (const Person& one : *persons) {
        if (one.id == person)
            all["name"] = one.name;
    }
    QJsonArray list;
    for (const KeptSession& session : *sessions) {
        const auto kept = records.load(session.id);
        if (!kept)
            return kept.error();
        list.append(sessionObject(*kept));
    }
    all["sessions"] = list;
    QJsonArray done;
    for (const Activity& one : *activities)
        done.append(QJsonObject{{"number", one.id},
                                {"kind", one.kind},
                                {"at", one.at},
                                {"place", one.place},
                                {"subject", one.subject},
                                {"asked", one.asked},
                                {"right", one.right},
                                {"seconds", one.seconds}});
    all["activities"] = done;
    QJsonArray given;
    for (const KeptAnswer& one : *answers)
        given.append(QJsonObject{{"activity", one.activity},
                                 {"task", one.kind},
                                 {"seed", one.seed},
                                 {"number", one.number},
                                 {"given", one.given},
                                 {"right", one.right},
                                 {"milliseconds", one.milliseconds}});
    all["answers"] = given;
    QJsonArray reviewed;
    for (const KeptReview& one : *reviews)
        reviewed.append(QJsonObject{{"rule", one.rule}, {"day", dayText(one.day)}, {"grade", one.grade}});
    all["reviews"] = reviewed;
    QJsonArray exams;
    for (const ExamDate& one : *dates)
        exams.append(QJsonObject{{"document", one.document}, {"day", dayText(one.day)}});
    all["exam_dates"] = exams;
    QJsonArray lessonList;
    for (const LessonState& one : *lessons)
        lessonList.append(QJsonObject{{"lesson", one.lesson}, {"step", one.step}, {"done", one.done}});
    all["lessons"] = lessonList;
    return QJsonDocument(all).toJson();
}

} // namespace cutcard
