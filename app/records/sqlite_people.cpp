// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/folder_lock.h"
#include "app/records/records.h"
#include "app/records/sql.h"
#include "core/base/gathered.h"

#include <QDateTime>

#include <map>

namespace cutcard {

/// How well a rule was remembered, as a review says it.
constexpr int forgottenRule = 1;
constexpr int knownRule = 3;

qint64 Records::dayOf(const QString& utc)
{
    return QDateTime::fromString(utc, Qt::ISODate).toLocalTime().date().toJulianDay();
}

Records::Records(std::unique_ptr<Connection> connection, std::unique_ptr<FolderLock> lock)
    : m_connection(std::move(connection)), m_lock(std::move(lock))
{
}

Records::~Records() = default;

Result<Done> Records::examine() const
{
    // a connection of its own, so that a thread of its own can do it
    return Connection(m_connection->file(), Connection::Access::Reading).examine();
}

Result<std::vector<Person>> Records::persons() const
{
    return m_connection->rows<Person, 2>(QStringLiteral("SELECT id, name FROM persons ORDER BY id"));
}

Result<PersonId> Records::addPerson(const QString& name)
{
    auto query = TRY(m_connection->run(QStringLiteral("INSERT INTO persons (name) VALUES (?)"), {name}));
    return query.lastInsertId().toLongLong();
}

Result<Done> Records::renamePerson(PersonId person, const QString& name)
{
    return m_connection->change(QStringLiteral("UPDATE persons SET name = ? WHERE id = ?"), {name, person});
}

Result<Done> Records::forgetPerson(PersonId person)
{
    TRY(m_connection->whole([&]() -> Result<Done> {
        TRY(m_connection->run(
            QStringLiteral("DELETE FROM events WHERE session IN (SELECT id FROM sessions WHERE person = ?)"),
            {person}));
        for (const char* table :
             {"sessions", "marks", "faults", "reviews", "activities", "answers", "exams", "lessons"}) {
            TRY(m_connection->run(QStringLiteral("DELETE FROM %1 WHERE person = ?").arg(QLatin1String(table)),
                                  {person}));
        }
        if (person == firstPerson)
            return renamePerson(person, {});
        return m_connection->change(QStringLiteral("DELETE FROM persons WHERE id = ?"), {person});
    }));
    // deleted means gone from the disk, and from the log beside the file too
    return m_connection->runAll({QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"), QStringLiteral("VACUUM"),
                                 QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")});
}

Result<Done> Records::insert(const KeptMark& mark, PersonId person, qint64 day, SessionId session)
{
    return m_connection->change(
        QStringLiteral("INSERT INTO marks (person, day, game, competency, earned, possible, session) "
                       "VALUES (?, ?, ?, ?, ?, ?, ?)"),
        {person, day, mark.game, mark.competency, mark.earned, mark.possible, session});
}

Result<Done> Records::insert(const KeptAnswer& answer, PersonId person, qint64 activity, qint64 day)
{
    return m_connection->change(
        QStringLiteral("INSERT INTO answers (activity, person, day, kind, seed, number, given, right, "
                       "milliseconds, rules, game, competency) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {activity, person, day, answer.kind, answer.seed, answer.number, answer.given, answer.right,
         answer.milliseconds, answer.rules.join(QLatin1Char(' ')), answer.game, answer.competency});
}

Result<Done> Records::insert(const KeptReview& review, PersonId person)
{
    // the first answer of a day says what was remembered; going over it again the same day changes nothing
    return m_connection->change(
        QStringLiteral("INSERT OR IGNORE INTO reviews (person, rule, day, grade) VALUES (?, ?, ?, ?)"),
        {person, review.rule, review.day, review.grade});
}

Result<Done> Records::insert(const KeptFault& fault, PersonId person, SessionId session, qint64 day)
{
    return m_connection->change(
        QStringLiteral("INSERT INTO faults (person, session, event, day, game, rule, fault, severity, verb, "
                       "done, owed, cost) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {person, session, fault.event, day, fault.game, fault.rule, fault.fault, fault.severity, fault.verb, fault.done,
         fault.owed, fault.cost});
}

Result<Done> Records::keep(const Activity& activity)
{
    return m_connection->whole([&]() -> Result<Done> {
        auto query = TRY(m_connection->run(
            QStringLiteral(
                "INSERT INTO activities (person, kind, at, place, subject, asked, right, seconds) VALUES (?, "
                "?, ?, ?, ?, ?, ?, ?)"),
            {activity.person, activity.kind, activity.at, activity.place, activity.subject, activity.asked,
             activity.right, activity.seconds}));
        const qint64 id = query.lastInsertId().toLongLong();
        for (const KeptAnswer& answer : activity.answers) {
            TRY(insert(answer, activity.person, id, dayOf(activity.at)));
        }
        return Done{};
    });
}

Result<std::vector<Activity>> Records::activities(PersonId person, int most) const
{
    return m_connection->rows<Activity, 9>(
        QStringLiteral("SELECT id, person, kind, at, place, subject, asked, right, seconds FROM "
                       "activities WHERE person = ? ORDER BY id DESC LIMIT ?"),
        {person, most});
}

Result<std::vector<KeptAnswer>> Records::answers(PersonId person) const
{
    return m_connection->rows<KeptAnswer, 10>(
        QStringLiteral("SELECT activity, kind, seed, number, given, right, milliseconds, "
                       "rules, game, competency FROM answers WHERE person = ? ORDER BY id"),
        {person});
}

Result<Done> Records::forgetActivity(qint64 id)
{
    return m_connection->whole([&]() -> Result<Done> {
        TRY(m_connection->run(QStringLiteral("DELETE FROM answers WHERE activity = ?"), {id}));
        return m_connection->change(QStringLiteral("DELETE FROM activities WHERE id = ?"), {id});
    });
}

Result<std::vector<WeekMark>> Records::weekMarks(PersonId person, qint64 today, int weeks) const
{
    auto query = TRY(m_connection->run(
        QStringLiteral(
            "SELECT (? - day) / 7 AS ago, game, competency, sum(earned), sum(possible) FROM (SELECT person, day, game, "
            "competency, earned, possible FROM marks UNION ALL SELECT person, day, game, competency, right, 1 FROM "
            "answers WHERE game <> '') WHERE person = ? AND day > ? AND day <= ? GROUP BY ago, game, competency"),
        {today, person, today - qint64{7} * weeks, today}));
    std::vector<WeekMark> marks;
    while (query.next())
        marks.push_back({query.value(0).toInt(), fieldsOf<KeptMark, 4>(query, 1)});
    return marks;
}

Result<std::vector<KeptFault>> Records::faults(PersonId person, qint64 since) const
{
    return m_connection->rows<KeptFault, 11>(
        QStringLiteral("SELECT session, event, day, game, rule, fault, severity, verb, done, owed, cost FROM "
                       "faults WHERE person = ? AND day >= ? ORDER BY day DESC, session DESC, event"),
        {person, since});
}

Result<std::vector<qint64>> Records::daysOf(PersonId person, qint64 since) const
{
    auto query = TRY(m_connection->run(
        QStringLiteral("SELECT day FROM marks WHERE person = ? AND day >= ? UNION SELECT day FROM answers WHERE person "
                       "= ? AND day >= ? ORDER BY day"),
        {person, since, person, since}));
    std::vector<qint64> days;
    while (query.next())
        days.push_back(query.value(0).toLongLong());
    return days;
}

Result<std::vector<KeptReview>> Records::reviews(PersonId person) const
{
    auto ofSessions = TRY(m_connection->run(
        QStringLiteral("SELECT rule, day, grade FROM reviews WHERE person = ? ORDER BY rule, day"), {person}));
    std::map<std::pair<QString, qint64>, KeptReview> reviews;
    while (ofSessions.next()) {
        const auto review = fieldsOf<KeptReview, 3>(ofSessions);
        reviews.insert({{review.rule, review.day}, review});
    }
    // what was practised first on a day says what was remembered, and one wrong answer that it was forgotten
    auto answers = TRY(m_connection->run(
        QStringLiteral("SELECT rules, day, activity, right FROM answers WHERE person = ? ORDER BY id"), {person}));
    std::map<std::pair<QString, qint64>, qint64> first;
    while (answers.next()) {
        const qint64 day = answers.value(1).toLongLong();
        const qint64 activity = answers.value(2).toLongLong();
        const int grade = answers.value(3).toBool() ? knownRule : forgottenRule;
        const QStringList rules = answers.value(0).toString().split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (const QString& rule : rules) {
            const auto [found, isNew] = reviews.insert({{rule, day}, {.rule = rule, .day = day, .grade = grade}});
            if (isNew)
                first[{rule, day}] = activity;
            else if (const auto own = first.find({rule, day}); own != first.end() && own->second == activity)
                found->second.grade = std::min(found->second.grade, grade);
        }
    }
    return eachOf(reviews, [](const auto& each) { return each.second; });
}

Result<std::vector<ExamDate>> Records::examDates(PersonId person) const
{
    return m_connection->rows<ExamDate, 2>(
        QStringLiteral("SELECT document, day FROM exams WHERE person = ? ORDER BY day"), {person});
}

Result<Done> Records::setExamDate(PersonId person, const ExamDate& date)
{
    if (date.day == 0)
        return m_connection->change(QStringLiteral("DELETE FROM exams WHERE person = ? AND document = ?"),
                                    {person, date.document});
    return m_connection->change(QStringLiteral("INSERT OR REPLACE INTO exams (person, document, day) VALUES (?, ?, ?)"),
                                {person, date.document, date.day});
}

Result<std::vector<LessonState>> Records::lessons(PersonId person) const
{
    return m_connection->rows<LessonState, 3>(QStringLiteral("SELECT lesson, step, done FROM lessons WHERE person = ?"),
                                              {person});
}

Result<Done> Records::setLesson(PersonId person, const LessonState& state)
{
    return m_connection->change(
        QStringLiteral("INSERT OR REPLACE INTO lessons (person, lesson, step, done) VALUES (?, ?, ?, ?)"),
        {person, state.lesson, state.step, state.done});
}

} // namespace cutcard
