// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/kept.h"
#include "core/base/result.h"

#include <QDir>

#include <memory>
#include <span>

namespace cutcard {

class Connection;
class FolderLock;

/// People and all that they do in an SQLite file, which no SQL leaks out of; what append() has is on the disk.
class Records
{
public:
    /// Opens or makes the store in a folder; says clearly if it is damaged, newer, locked or can't be written.
    static Result<std::shared_ptr<Records>> open(const QString& folder);
    /// Moves a damaged store away after writing what sessions it still holds as text; says its name and how many.
    struct Rescue {
        QString file;
        int sessions = 0;
        int fragments = 0; ///< events whose session's beginning is lost
    };
    static Result<Rescue> setAside(const QString& folder);
    /// The store's file in a folder.
    static QString fileIn(const QString& folder) { return QDir(folder).filePath(QStringLiteral("sessions.sqlite")); }

    ~Records();
    Records(const Records&) = delete;
    Records& operator=(const Records&) = delete;

    /// Whether the whole file is sound; slow where it is large.
    Result<Done> examine() const;

    Result<std::vector<Person>> persons() const;
    Result<PersonId> addPerson(const QString& name);
    Result<Done> renamePerson(PersonId person, const QString& name);
    /// Deletes a person and all that was kept of them; the first person stays, with nothing.
    Result<Done> forgetPerson(PersonId person);

    Result<SessionId> begin(const SessionStart& start);
    /// Keeps events one after the other, all or none of them.
    Result<Done> append(SessionId id, std::span<const KeptEvent> events);
    Result<Done> append(SessionId id, const KeptEvent& event) { return append(id, std::span(&event, 1)); }
    /// Marks all events after the first `left` as undone; they stay in the store.
    Result<Done> cutBack(SessionId id, int left);
    /// Keeps what a session has come to, in place of what was said before.
    Result<Done> settle(SessionId id, const SessionFigures& figures);
    /// A person's sessions in which something happened, the newest first; at most so many, if a number is given.
    Result<std::vector<KeptSession>> list(PersonId person, int most) const;
    Result<std::vector<KeptSession>> list(PersonId person) const { return list(person, -1); }
    /// A person's sessions whose kind begins so, the newest first.
    Result<std::vector<KeptSession>> ofKind(PersonId person, const QString& beginning) const;
    /// The newest session that was begun and not finished, but no drill of a mistake.
    Result<std::optional<KeptSession>> unfinished(PersonId person) const;
    /// The newest guided hand of a game that was left.
    Result<std::optional<KeptSession>> unfinishedLesson(PersonId person, const QString& game) const;
    Result<KeptEvents> load(SessionId id) const;
    /// The points of one session as they were kept.
    Result<std::vector<KeptMark>> marksOf(SessionId id) const;
    Result<Done> forgetSession(SessionId id);

    Result<Done> keep(const Activity& activity);
    /// A person's activities, the newest first.
    Result<std::vector<Activity>> activities(PersonId person, int most) const;
    Result<std::vector<Activity>> activities(PersonId person) const { return activities(person, -1); }
    /// A person's answers, the oldest first.
    Result<std::vector<KeptAnswer>> answers(PersonId person) const;
    Result<Done> forgetActivity(qint64 id);

    /// Points by week, game and competency, from sessions and answers together.
    Result<std::vector<WeekMark>> weekMarks(PersonId person, qint64 today, int weeks) const;
    /// The faults of a person since a day.
    Result<std::vector<KeptFault>> faults(PersonId person, qint64 since) const;
    /// The days, since one, on which a person did something.
    Result<std::vector<qint64>> daysOf(PersonId person, qint64 since) const;

    /// How rules were kept, day by day; what is remembered of each follows from these.
    Result<std::vector<KeptReview>> reviews(PersonId person) const;

    Result<std::vector<ExamDate>> examDates(PersonId person) const;
    /// Sets the date for a document; day 0: none.
    Result<Done> setExamDate(PersonId person, const ExamDate& date);
    Result<std::vector<LessonState>> lessons(PersonId person) const;
    Result<Done> setLesson(PersonId person, const LessonState& state);

private:
    /// The day that a date and time lies in, as a Julian day number of this machine's calendar.
    static qint64 dayOf(const QString& utc);
    Records(std::unique_ptr<Connection> connection, std::unique_ptr<FolderLock> lock);
    Result<QByteArray> lastChecksum(SessionId id) const;
    Result<Done> insert(const KeptMark& mark, PersonId person, qint64 day, SessionId session);
    Result<Done> insert(const KeptAnswer& answer, PersonId person, qint64 activity, qint64 day);
    Result<Done> insert(const KeptReview& review, PersonId person);
    Result<Done> insert(const KeptFault& fault, PersonId person, SessionId session, qint64 day);

    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<FolderLock> m_lock;
};

/// Everything kept of a person as one readable file (JSON), session files included.
Result<QByteArray> exportOf(const Records& records, PersonId person);

} // namespace cutcard
