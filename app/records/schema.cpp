// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/sql.h"

namespace cutcard {

static QStringList tables()
{
    return {
        QStringLiteral(
            "CREATE TABLE sessions (id INTEGER PRIMARY KEY, started TEXT NOT NULL, game TEXT NOT NULL, coached INTEGER "
            "NOT NULL, incidents TEXT NOT NULL, header TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0, score "
            "INTEGER NOT NULL DEFAULT -1, person INTEGER NOT NULL DEFAULT 1, place TEXT NOT NULL DEFAULT '', kind TEXT "
            "NOT NULL DEFAULT 'table', program TEXT NOT NULL DEFAULT '', edition TEXT NOT NULL DEFAULT '', house TEXT "
            "NOT NULL DEFAULT '', events INTEGER NOT NULL DEFAULT 0, critical INTEGER NOT NULL DEFAULT 0, hands "
            "INTEGER NOT NULL DEFAULT 0, settled INTEGER NOT NULL DEFAULT 0, worst INTEGER, checksum BLOB, figures "
            "BLOB)"),
        QStringLiteral(
            "CREATE TABLE events (id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES sessions, line TEXT NOT "
            "NULL, milliseconds INTEGER NOT NULL, undone INTEGER NOT NULL DEFAULT 0, verdicts TEXT NOT NULL DEFAULT "
            "'', checksum BLOB)"),
        QStringLiteral("CREATE INDEX events_of_session ON events (session, undone)"),
        QStringLiteral("CREATE TABLE persons (id INTEGER PRIMARY KEY, name TEXT NOT NULL)"),
        QStringLiteral("INSERT INTO persons (id, name) VALUES (1, '')"),
        QStringLiteral("CREATE INDEX sessions_of_person ON sessions (person, id)"),
        QStringLiteral(
            "CREATE TABLE marks (id INTEGER PRIMARY KEY, person INTEGER NOT NULL, day INTEGER NOT NULL, game "
            "TEXT NOT NULL, competency INTEGER NOT NULL, earned INTEGER NOT NULL, possible INTEGER NOT NULL, "
            "session INTEGER)"),
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
        QStringLiteral(
            "CREATE TABLE answers (id INTEGER PRIMARY KEY, activity INTEGER NOT NULL REFERENCES activities, person "
            "INTEGER NOT NULL, day INTEGER NOT NULL, kind TEXT NOT NULL, seed TEXT NOT NULL, number INTEGER NOT NULL, "
            "given TEXT NOT NULL, right INTEGER NOT NULL, milliseconds INTEGER NOT NULL, rules TEXT NOT NULL, game "
            "TEXT NOT NULL, competency INTEGER NOT NULL)"),
        QStringLiteral("CREATE INDEX answers_of_person ON answers (person, day)"),
        QStringLiteral("CREATE INDEX answers_of_activity ON answers (activity)"),
        QStringLiteral("CREATE TABLE exams (person INTEGER NOT NULL, document TEXT NOT NULL, day INTEGER NOT NULL, "
                       "PRIMARY KEY (person, document)) WITHOUT ROWID"),
        QStringLiteral(
            "CREATE TABLE lessons (person INTEGER NOT NULL, lesson TEXT NOT NULL, step INTEGER NOT NULL, done "
            "INTEGER NOT NULL, PRIMARY KEY (person, lesson)) WITHOUT ROWID"),
    };
}

Result<Done> makeTables(const Connection& connection)
{
    auto read = TRY(connection.run(QStringLiteral("PRAGMA user_version")));
    const int version = read.next() ? read.value(0).toInt() : 0;
    read.finish();
    if (version == currentSchema)
        return Done{};
    if (version != 0)
        return fault(Cause::NotAllowed, connection.file(), QStringLiteral("schema %1").arg(currentSchema),
                     (version > currentSchema ? QStringLiteral("schema %1, of a newer Cutcard")
                                              : QStringLiteral("schema %1, of an earlier Cutcard"))
                         .arg(version));
    return connection.whole([&]() -> Result<Done> {
        TRY(connection.runAll(tables()));
        return connection.runAll({QStringLiteral("PRAGMA user_version = %1").arg(currentSchema)});
    });
}

} // namespace cutcard
