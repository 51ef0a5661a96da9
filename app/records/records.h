// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/kept.h"
#include "core/base/result.h"

#include <memory>
#include <optional>
#include <span>

namespace cutcard {

/// Keeps people and all that they do; an event is on the disk when append() returns. How it is stored is behind this.
class Records
{
public:
    /// Opens or makes the store in a folder; says clearly if it is damaged, newer, locked or can't be written.
    static Result<std::shared_ptr<Records>> open(const QString& folder);
    /// Moves a damaged store out of the way under a new name, after writing every session that its pages still hold
    /// beside it as a text file; says how it is called now and how many sessions were saved.
    struct Rescue {
        QString file;
        int sessions = 0;
        int fragments = 0; ///< events whose session's beginning is lost
    };
    static Result<Rescue> setAside(const QString& folder);
    /// The store's file in a folder.
    static QString fileIn(const QString& folder);

    virtual ~Records() = default;
    Records() = default;
    Records(const Records&) = delete;
    Records& operator=(const Records&) = delete;

    /// Whether the whole file is sound; slow where it is large.
    virtual Result<Done> examine() const = 0;

    virtual Result<std::vector<Person>> persons() const = 0;
    virtual Result<PersonId> addPerson(const QString& name) = 0;
    virtual Result<Done> renamePerson(PersonId person, const QString& name) = 0;
    /// Deletes a person and all that was kept of them; the first person stays, with nothing.
    virtual Result<Done> forgetPerson(PersonId person) = 0;

    virtual Result<SessionId> begin(const SessionStart& start) = 0;
    /// Keeps events one after the other, all or none of them.
    virtual Result<Done> append(SessionId id, std::span<const KeptEvent> events) = 0;
    Result<Done> append(SessionId id, const KeptEvent& event) { return append(id, std::span(&event, 1)); }
    /// Marks all events after the first `left` as undone; they stay in the store.
    virtual Result<Done> cutBack(SessionId id, int left) = 0;
    /// Keeps what a session has come to, in place of what was said before.
    virtual Result<Done> settle(SessionId id, const SessionFigures& figures) = 0;
    /// A person's sessions in which something happened, the newest first; at most so many, if a number is given.
    virtual Result<std::vector<KeptSession>> list(PersonId person, int most) const = 0;
    Result<std::vector<KeptSession>> list(PersonId person) const { return list(person, -1); }
    /// A person's sessions whose kind begins so, the newest first.
    virtual Result<std::vector<KeptSession>> ofKind(PersonId person, const QString& beginning) const = 0;
    /// The newest session in which something happened and that was not finished; drills of a mistake are not gone on
    /// with.
    virtual Result<std::optional<KeptSession>> unfinished(PersonId person) const = 0;
    /// The newest guided hand of a game that was left.
    virtual Result<std::optional<KeptSession>> unfinishedLesson(PersonId person, const QString& game) const = 0;
    virtual Result<KeptEvents> load(SessionId id) const = 0;
    /// The points of one session as they were kept.
    virtual Result<std::vector<KeptMark>> marksOf(SessionId id) const = 0;
    virtual Result<Done> forgetSession(SessionId id) = 0;

    virtual Result<Done> keep(const Activity& activity) = 0;
    /// A person's activities, the newest first.
    virtual Result<std::vector<Activity>> activities(PersonId person, int most) const = 0;
    Result<std::vector<Activity>> activities(PersonId person) const { return activities(person, -1); }
    /// A person's answers, the oldest first.
    virtual Result<std::vector<KeptAnswer>> answers(PersonId person) const = 0;
    virtual Result<Done> forgetActivity(qint64 id) = 0;

    /// Points by week, game and competency, from sessions and answers together.
    virtual Result<std::vector<WeekMark>> weekMarks(PersonId person, qint64 today, int weeks) const = 0;
    /// The faults of a person since a day.
    virtual Result<std::vector<KeptFault>> faults(PersonId person, qint64 since) const = 0;
    /// The days, since one, on which a person did something.
    virtual Result<std::vector<qint64>> daysOf(PersonId person, qint64 since) const = 0;

    /// How rules were kept, day by day; what is remembered of each follows from these.
    virtual Result<std::vector<KeptReview>> reviews(PersonId person) const = 0;

    virtual Result<std::vector<ExamDate>> examDates(PersonId person) const = 0;
    /// Sets the date for a document; day 0: none.
    virtual Result<Done> setExamDate(PersonId person, const ExamDate& date) = 0;
    virtual Result<std::vector<LessonState>> lessons(PersonId person) const = 0;
    virtual Result<Done> setLesson(PersonId person, const LessonState& state) = 0;
};

/// Everything kept of a person as one readable file (JSON), session files included.
Result<QByteArray> exportOf(const Records& records, PersonId person);

} // namespace cutcard
