// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/schema.h"

#include "app/records/checksums.h"

namespace cutcard {

namespace {

/// The first form, which the first released program wrote.
QStringList first()
{
    return {
        QStringLiteral("CREATE TABLE sessions (id INTEGER PRIMARY KEY, started TEXT NOT NULL, game TEXT NOT NULL, "
                       "coached INTEGER NOT NULL, incidents TEXT NOT NULL, header TEXT NOT NULL, finished INTEGER NOT "
                       "NULL DEFAULT 0, score INTEGER NOT NULL DEFAULT -1)"),
        QStringLiteral(
            "CREATE TABLE events (id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES sessions, line "
            "TEXT NOT NULL, milliseconds INTEGER NOT NULL, undone INTEGER NOT NULL DEFAULT 0)"),
        QStringLiteral("CREATE INDEX events_of_session ON events (session, undone)"),
    };
}

/// People, verdicts and figures beside the log, checksums, and everything that is no session.
QStringList second()
{
    return {
        QStringLiteral("CREATE TABLE persons (id INTEGER PRIMARY KEY, name TEXT NOT NULL)"),
        QStringLiteral("INSERT INTO persons (id, name) VALUES (1, '')"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN person INTEGER NOT NULL DEFAULT 1"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN place TEXT NOT NULL DEFAULT ''"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN kind TEXT NOT NULL DEFAULT 'table'"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN program TEXT NOT NULL DEFAULT ''"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN edition TEXT NOT NULL DEFAULT ''"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN house TEXT NOT NULL DEFAULT ''"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN events INTEGER NOT NULL DEFAULT 0"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN critical INTEGER NOT NULL DEFAULT 0"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN hands INTEGER NOT NULL DEFAULT 0"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN settled INTEGER NOT NULL DEFAULT 0"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN worst INTEGER"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN checksum BLOB"),
        QStringLiteral("ALTER TABLE sessions ADD COLUMN figures BLOB"),
        QStringLiteral("ALTER TABLE events ADD COLUMN verdicts TEXT NOT NULL DEFAULT ''"),
        QStringLiteral("ALTER TABLE events ADD COLUMN checksum BLOB"),
        QStringLiteral("CREATE INDEX sessions_of_person ON sessions (person, id)"),
        QStringLiteral(
            "CREATE TABLE marks (id INTEGER PRIMARY KEY, person INTEGER NOT NULL, day INTEGER NOT NULL, game "
            "TEXT NOT NULL, competency INTEGER NOT NULL, earned INTEGER NOT NULL, possible INTEGER NOT NULL, "
            "session INTEGER, activity INTEGER)"),
        QStringLiteral("CREATE INDEX marks_of_person ON marks (person, day)"),
        QStringLiteral("CREATE INDEX marks_of_session ON marks (session)"),
        QStringLiteral(
            "CREATE TABLE faults (id INTEGER PRIMARY KEY, person INTEGER NOT NULL, session INTEGER NOT NULL, "
            "event INTEGER NOT NULL, day INTEGER NOT NULL, game TEXT NOT NULL, rule TEXT NOT NULL, fault TEXT "
            "NOT NULL, severity TEXT NOT NULL, verb TEXT NOT NULL, done TEXT NOT "
            "NULL, owed TEXT NOT NULL, cost INTEGER NOT NULL)"),
        QStringLiteral("CREATE INDEX faults_of_person ON faults (person, day)"),
        QStringLiteral("CREATE INDEX faults_of_session ON faults (session)"),
        QStringLiteral("CREATE TABLE reviews (person INTEGER NOT NULL, rule TEXT NOT NULL, day INTEGER NOT NULL, grade "
                       "INTEGER NOT NULL, PRIMARY KEY (person, rule, day)) WITHOUT ROWID"),
        QStringLiteral(
            "CREATE TABLE activities (id INTEGER PRIMARY KEY, person INTEGER NOT NULL, kind TEXT NOT NULL, at "
            "TEXT NOT NULL, place TEXT NOT NULL, subject TEXT NOT NULL, asked INTEGER NOT NULL, right INTEGER "
            "NOT NULL, seconds INTEGER NOT NULL)"),
        QStringLiteral("CREATE INDEX activities_of_person ON activities (person, id)"),
        QStringLiteral("CREATE TABLE exams (person INTEGER NOT NULL, document TEXT NOT NULL, day INTEGER NOT NULL, "
                       "PRIMARY KEY (person, document)) WITHOUT ROWID"),
        QStringLiteral(
            "CREATE TABLE lessons (person INTEGER NOT NULL, lesson TEXT NOT NULL, step INTEGER NOT NULL, done "
            "INTEGER NOT NULL, PRIMARY KEY (person, lesson)) WITHOUT ROWID"),
    };
}

/// Gives the sessions of the first form their checksums, and the events that stand theirs.
Result<Done> addChecksums(const Connection& connection)
{
    auto sessions = connection.run(QStringLiteral(
        "SELECT id, started, game, coached, incidents, header, finished, score FROM sessions ORDER BY id"));
    if (!sessions)
        return sessions.error();
    while (sessions->next()) {
        KeptSession session;
        session.id = sessions->value(0).toLongLong();
        session.started = sessions->value(1).toString();
        session.game = sessions->value(2).toString();
        session.coached = sessions->value(3).toBool();
        session.incidents = sessions->value(4).toString();
        session.kind = QStringLiteral("table");
        const QByteArray own = checksumOf(session, sessions->value(5).toString());
        QByteArray last = own;
        int count = 0;
        auto events = connection.run(
            QStringLiteral("SELECT id, line, milliseconds FROM events WHERE session = ? AND undone = 0 ORDER BY id"),
            {session.id});
        if (!events)
            return events.error();
        while (events->next()) {
            last = checksumOf(
                last,
                {.line = events->value(1).toString(), .milliseconds = events->value(2).toLongLong(), .verdicts = {}});
            if (const auto set = connection.run(QStringLiteral("UPDATE events SET checksum = ? WHERE id = ?"),
                                                {last, events->value(0)});
                !set)
                return set.error();
            ++count;
        }
        const QByteArray figures = figuresChecksum(own, sessions->value(6).toBool(), sessions->value(7).toInt(), 0, 0);
        if (const auto set =
                connection.run(QStringLiteral("UPDATE sessions SET checksum = ?, figures = ?, events = ? WHERE id = ?"),
                               {own, figures, count, session.id});
            !set)
            return set.error();
    }
    return Done{};
}

} // namespace

Result<Done> bringToDate(const Connection& connection)
{
    auto read = connection.run(QStringLiteral("PRAGMA user_version"));
    if (!read)
        return read.error();
    const int version = read->next() ? read->value(0).toInt() : 0;
    read->finish();
    if (version > currentSchema)
        return fault(Cause::NotAllowed, connection.file(), QStringLiteral("schema %1").arg(currentSchema),
                     QStringLiteral("schema %1, of a newer Cutcard").arg(version));
    if (version == currentSchema)
        return Done{};
    return connection.whole([&]() -> Result<Done> {
        if (version < 1) {
            if (const auto made = connection.runAll(first()); !made)
                return made.error();
        }
        if (const auto made = connection.runAll(second()); !made)
            return made.error();
        if (const auto summed = addChecksums(connection); !summed)
            return summed.error();
        return connection.runAll({QStringLiteral("PRAGMA user_version = %1").arg(currentSchema)});
    });
}

} // namespace cutcard
