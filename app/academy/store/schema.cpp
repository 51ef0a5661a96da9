// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/store/schema.h"

#include "app/words/tr.h"
#include "core/base/fault.h"
#include "core/certification/refusal.h"

namespace cutcard {

/// Refuses to change or delete rows of a table: against slips, not against attackers.
static QStringList onlyAppended(const QString& table)
{
    const QString refuse =
        QStringLiteral("CREATE TRIGGER %1_no_%2 BEFORE %2 ON %1 BEGIN SELECT RAISE(ABORT, '%1 is append-only'); END");
    return {refuse.arg(table, QStringLiteral("update")), refuse.arg(table, QStringLiteral("delete"))};
}

static QStringList tables()
{
    QStringList statements{
        QStringLiteral("CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID"),
        QStringLiteral(
            "CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, number TEXT NOT NULL, licence TEXT "
            "NOT NULL, language TEXT NOT NULL, factor INTEGER NOT NULL, active INTEGER NOT NULL, roles "
            "INTEGER NOT NULL, salt TEXT NOT NULL DEFAULT '') WITHOUT ROWID"),
        QStringLiteral(
            "CREATE TABLE role_wrap (person TEXT PRIMARY KEY, operations INTEGER NOT NULL, memory INTEGER NOT "
            "NULL, salt BLOB NOT NULL, nonce BLOB NOT NULL, root BLOB NOT NULL, own_salt BLOB NOT NULL, "
            "own_nonce BLOB NOT NULL, own BLOB NOT NULL, public BLOB NOT NULL) WITHOUT ROWID"),
        QStringLiteral(
            "CREATE TABLE blueprint (digest TEXT PRIMARY KEY, made INTEGER NOT NULL, text TEXT NOT NULL, forms "
            "TEXT NOT NULL) WITHOUT ROWID"),
        QStringLiteral(
            "CREATE TABLE attempt (number INTEGER PRIMARY KEY, person TEXT NOT NULL, blueprint TEXT NOT NULL, attempt "
            "INTEGER NOT NULL, state TEXT NOT NULL, part INTEGER NOT NULL, used TEXT NOT NULL, extra TEXT NOT NULL, "
            "interruptions INTEGER NOT NULL, pauses INTEGER NOT NULL, focus_losses INTEGER NOT NULL, supervisor TEXT "
            "NOT "
            "NULL, opened TEXT NOT NULL, heard TEXT NOT NULL)"),
        QStringLiteral("CREATE UNIQUE INDEX attempt_of_person ON attempt (person, blueprint, attempt)"),
        QStringLiteral(
            "CREATE TABLE answer (attempt INTEGER NOT NULL, row INTEGER NOT NULL, nonce BLOB NOT NULL, sealed "
            "BLOB NOT NULL, PRIMARY KEY (attempt, row)) WITHOUT ROWID"),
        QStringLiteral(
            "CREATE TABLE rating (attempt INTEGER NOT NULL, station INTEGER NOT NULL, value INTEGER NOT NULL, "
            "PRIMARY KEY (attempt, station)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE result (attempt INTEGER PRIMARY KEY, text TEXT NOT NULL, digest TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE rescored (entry INTEGER NOT NULL, attempt INTEGER NOT NULL, text TEXT NOT NULL, "
                       "digest TEXT NOT NULL, PRIMARY KEY (entry, attempt)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE appeal (attempt INTEGER PRIMARY KEY, day TEXT NOT NULL, outcome TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE certificate (serial INTEGER PRIMARY KEY, attempt INTEGER NOT NULL UNIQUE, person "
                       "TEXT NOT NULL, text TEXT NOT NULL, state TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE reason (entry INTEGER PRIMARY KEY, salt TEXT NOT NULL, text TEXT NOT NULL)"),
        QStringLiteral("CREATE TABLE practice (person TEXT PRIMARY KEY, practises_as INTEGER NOT NULL) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE ledger (seq INTEGER PRIMARY KEY, line TEXT NOT NULL)"),
    };
    statements += academyTriggers();
    statements.append(QStringLiteral("PRAGMA application_id = %1").arg(academyApplication));
    return statements;
}

/// Whether the file holds a house's tables and nothing else that acts, such as somebody's trigger.
static Result<Done> holdsOnlyOurs(const Connection& connection)
{
    const QStringList ours = tables();
    auto query = TRY(connection.run(QStringLiteral("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")));
    while (query.next()) {
        if (!ours.contains(query.value(1).toString()))
            return refusedIn({connection.file().toStdString()}, Cause::Damaged, Refusal::ForeignTable,
                             query.value(0).toString().toStdString());
    }
    return Done{};
}

static Result<int> numberOf(const Connection& connection, const QString& statement)
{
    auto query = TRY(connection.run(statement));
    return query.next() ? query.value(0).toInt() : 0;
}

QStringList academyTriggers()
{
    QStringList statements;
    for (const char* table : {"ledger", "answer", "result", "rating", "rescored"})
        statements += onlyAppended(QLatin1String(table));
    return statements;
}

Result<Done> dropAcademyTriggers(const Connection& connection)
{
    return connection.runAll(textsOf(academyTriggers(), [](const QString& statement) {
        return QStringLiteral("DROP TRIGGER IF EXISTS %1").arg(statement.section(QLatin1Char(' '), 2, 2));
    }));
}

Result<Done> makeAcademyTables(const Connection& connection)
{
    const auto version = TRY(numberOf(connection, QStringLiteral("PRAGMA user_version")));
    const auto application = TRY(numberOf(connection, QStringLiteral("PRAGMA application_id")));
    const auto there = TRY(numberOf(connection, QStringLiteral("SELECT count(*) FROM sqlite_master")));
    if (there > 0 && application != academyApplication)
        return refusedIn({connection.file().toStdString()}, Cause::Damaged, Refusal::NotAHouse, "another program's");
    if (version > currentAcademySchema)
        return refusedIn({connection.file().toStdString()}, Cause::NotAllowed, Refusal::NewerSchema,
                         std::to_string(version), {std::to_string(currentAcademySchema)});
    if (version == currentAcademySchema)
        return holdsOnlyOurs(connection);
    if (version != 0)
        return refusedIn({connection.file().toStdString()}, Cause::NotAllowed, Refusal::OlderSchema,
                         std::to_string(version));
    return connection.whole([&]() -> Result<Done> {
        TRY(connection.runAll(tables()));
        return connection.runAll({QStringLiteral("PRAGMA user_version = %1").arg(currentAcademySchema)});
    });
}

} // namespace cutcard
