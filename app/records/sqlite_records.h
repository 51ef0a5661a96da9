// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/folder_lock.h"
#include "app/records/records.h"
#include "app/records/sql.h"

namespace cutcard {

/// The store in an SQLite file; `sqlite_sessions.cpp` has the sessions, `sqlite_people.cpp` all else.
class SqliteRecords : public Records
{
public:
    SqliteRecords(std::unique_ptr<Connection> connection, std::unique_ptr<FolderLock> lock);

    Result<Done> examine() const override;

    Result<std::vector<Person>> persons() const override;
    Result<PersonId> addPerson(const QString& name) override;
    Result<Done> renamePerson(PersonId person, const QString& name) override;
    Result<Done> forgetPerson(PersonId person) override;

    Result<SessionId> begin(const SessionStart& start) override;
    using Records::append;
    Result<Done> append(SessionId id, std::span<const KeptEvent> events) override;
    Result<Done> cutBack(SessionId id, int left) override;
    Result<Done> settle(SessionId id, const SessionFigures& figures) override;
    Result<std::vector<KeptSession>> list(PersonId person, int most) const override;
    Result<std::vector<KeptSession>> ofKind(PersonId person, const QString& beginning) const override;
    Result<std::optional<KeptSession>> unfinished(PersonId person) const override;
    Result<std::optional<KeptSession>> unfinishedLesson(PersonId person, const QString& game) const override;
    Result<KeptEvents> load(SessionId id) const override;
    Result<std::vector<KeptMark>> marksOf(SessionId id) const override;
    Result<Done> forgetSession(SessionId id) override;

    Result<Done> keep(const Activity& activity) override;
    Result<std::vector<Activity>> activities(PersonId person, int most) const override;
    Result<std::vector<KeptAnswer>> answers(PersonId person) const override;
    Result<Done> forgetActivity(qint64 id) override;

    Result<std::vector<WeekMark>> weekMarks(PersonId person, qint64 today, int weeks) const override;
    Result<std::vector<KeptFault>> faults(PersonId person, qint64 since) const override;
    Result<std::vector<qint64>> daysOf(PersonId person, qint64 since) const override;
    Result<std::vector<KeptReview>> reviews(PersonId person) const override;

    Result<std::vector<ExamDate>> examDates(PersonId person) const override;
    Result<Done> setExamDate(PersonId person, const ExamDate& date) override;
    Result<std::vector<LessonState>> lessons(PersonId person) const override;
    Result<Done> setLesson(PersonId person, const LessonState& state) override;

private:
    Result<QByteArray> lastChecksum(SessionId id) const;
    Result<Done> insert(const KeptMark& mark, PersonId person, qint64 day, SessionId session);
    Result<Done> insert(const KeptAnswer& answer, PersonId person, qint64 activity, qint64 day);
    Result<Done> insert(const KeptReview& review, PersonId person);
    Result<Done> insert(const KeptFault& fault, PersonId person, SessionId session, qint64 day);

    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<FolderLock> m_lock;
};

/// The day that a date and time lies in, as a Julian day number of this machine's calendar.
qint64 dayOf(const QString& utc);

} // namespace cutcard
