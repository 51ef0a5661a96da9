// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/records.h"

#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

#include <atomic>

namespace cutcard {

namespace {

constexpr int schema = 1;

Error fault(Cause cause, const QString& place, const QString& expected, const QString& found)
{
    return {.place = {.name = place.toStdString()},
            .cause = cause,
            .expected = expected.toStdString(),
            .found = found.toStdString()};
}

/// What SQLite says, put into our causes: a damaged file, or one that can't be read or written.
Error fault(const QString& file, const QSqlError& error)
{
    const QString code = error.nativeErrorCode();
    const bool damaged = code == QLatin1String("11") || code == QLatin1String("26");
    return fault(damaged ? Cause::Damaged : Cause::Unreadable, file, {}, error.databaseText());
}

QString nextConnection()
{
    static std::atomic<int> number = 0;
    return QStringLiteral("records-%1").arg(++number);
}

/// Runs one statement with its values.
Result<QSqlQuery> run(const QString& connection, const QString& file, const QString& statement,
                      const QVariantList& values = {})
{
    QSqlQuery query(QSqlDatabase::database(connection, false));
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return fault(file, query.lastError());
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec())
        return fault(file, query.lastError());
    return query;
}

Result<Done> runAll(const QString& connection, const QString& file, const QStringList& statements)
{
    for (const QString& statement : statements) {
        if (const auto done = run(connection, file, statement); !done)
            return done.error();
    }
    return Done{};
}

const QStringList& makingOfTables()
{
    static const QStringList statements{
        QStringLiteral("CREATE TABLE IF NOT EXISTS sessions (id INTEGER PRIMARY KEY, started TEXT NOT NULL, game TEXT "
                       "NOT NULL, coached INTEGER NOT NULL, incidents TEXT NOT NULL, header TEXT NOT NULL, finished "
                       "INTEGER NOT NULL DEFAULT 0, score INTEGER NOT NULL DEFAULT -1)"),
        QStringLiteral(
            "CREATE TABLE IF NOT EXISTS events (id INTEGER PRIMARY KEY, session INTEGER NOT NULL REFERENCES "
            "sessions, line TEXT NOT NULL, milliseconds INTEGER NOT NULL, undone INTEGER NOT NULL DEFAULT 0)"),
        QStringLiteral("CREATE INDEX IF NOT EXISTS events_of_session ON events (session, undone)"),
        QStringLiteral("PRAGMA user_version = %1").arg(schema),
    };
    return statements;
}

/// The schema a database was written by; an error if it can't be read at all or is not whole.
Result<int> versionOf(const QString& connection, const QString& file)
{
    auto version = run(connection, file, QStringLiteral("PRAGMA user_version"));
    if (!version)
        return version.error();
    const int number = version->next() ? version->value(0).toInt() : 0;
    auto check = run(connection, file, QStringLiteral("PRAGMA quick_check(1)"));
    if (!check)
        return check.error();
    const QString said = check->next() ? check->value(0).toString() : QString();
    if (said != QLatin1String("ok"))
        return fault(Cause::Damaged, file, {}, said);
    return number;
}

KeptSession sessionFrom(const QSqlQuery& query)
{
    return {.id = query.value(0).toLongLong(),
            .started = query.value(1).toString(),
            .game = query.value(2).toString(),
            .coached = query.value(3).toBool(),
            .incidents = query.value(4).toString(),
            .finished = query.value(5).toBool(),
            .events = query.value(6).toInt(),
            .score = query.value(7).toInt()};
}

const QString sessionColumns = QStringLiteral(
    "SELECT id, started, game, coached, incidents, finished, (SELECT count(*) FROM events WHERE session = sessions.id "
    "AND undone = 0), score FROM sessions ");

Result<KeptEvents> loadFrom(const QString& connection, const QString& file, SessionId id)
{
    KeptEvents kept;
    auto session = run(connection, file, sessionColumns + QStringLiteral("WHERE id = ?"), {id});
    if (!session)
        return session.error();
    if (!session->next())
        return fault(Cause::MissingValue, file, QStringLiteral("session %1").arg(id), {});
    kept.session = sessionFrom(*session);
    auto header = run(connection, file, QStringLiteral("SELECT header FROM sessions WHERE id = ?"), {id});
    if (!header)
        return header.error();
    header->next();
    kept.header = header->value(0).toString();
    auto events =
        run(connection, file,
            QStringLiteral("SELECT line, milliseconds FROM events WHERE session = ? AND undone = 0 ORDER BY id"), {id});
    if (!events)
        return events.error();
    while (events->next()) {
        kept.lines.append(events->value(0).toString());
        kept.milliseconds.push_back(events->value(1).toLongLong());
    }
    return kept;
}

/// A connection that is closed with the scope it was made in, unless it is released.
class Connection
{
public:
    explicit Connection(const QString& file, const QString& options = {}) : m_name(nextConnection())
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
        database.setDatabaseName(file);
        database.setConnectOptions(options);
        m_open = database.open();
        m_error = database.lastError();
    }
    ~Connection()
    {
        if (!m_name.isEmpty())
            QSqlDatabase::removeDatabase(m_name);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    bool isOpen() const { return m_open; }
    const QSqlError& error() const { return m_error; }
    const QString& name() const { return m_name; }
    QString release() { return std::exchange(m_name, {}); }

private:
    QString m_name;
    bool m_open = false;
    QSqlError m_error;
};

} // namespace

QString Records::fileIn(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("sessions.sqlite"));
}

Result<std::shared_ptr<Records>> Records::open(const QString& folder)
{
    const QString file = fileIn(folder);
    if (!QDir().mkpath(folder))
        return fault(Cause::Unreadable, folder, {}, QStringLiteral("the folder can't be made"));
    auto lock = std::make_unique<QLockFile>(file + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0)) {
        if (lock->error() == QLockFile::LockFailedError)
            return fault(Cause::NotAllowed, file, {}, QStringLiteral("another Cutcard is using it"));
        return fault(Cause::Unreadable, folder, {}, QStringLiteral("nothing can be written here"));
    }
    Connection connection(file);
    if (!connection.isOpen())
        return fault(file, connection.error());
    const auto version = versionOf(connection.name(), file);
    if (!version)
        return version.error();
    if (*version > schema)
        return fault(Cause::NotAllowed, file, QStringLiteral("schema %1").arg(schema),
                     QStringLiteral("schema %1, of a newer Cutcard").arg(*version));
    // each append is on the disk before the screen shows the event; a log beside the file makes that quick
    QStringList statements{QStringLiteral("PRAGMA journal_mode = WAL"), QStringLiteral("PRAGMA synchronous = FULL")};
    if (const auto made = runAll(connection.name(), file, statements + makingOfTables()); !made)
        return made.error();
    return std::shared_ptr<Records>(new Records(connection.release(), file, std::move(lock)));
}

Result<QString> Records::setAside(const QString& folder)
{
    const QString file = fileIn(folder);
    QString aside;
    for (int number = 1; aside.isEmpty() || QFile::exists(aside); ++number)
        aside = QDir(folder).filePath(QStringLiteral("sessions-damaged-%1.sqlite").arg(number));
    {
        Connection connection(file, QStringLiteral("QSQLITE_OPEN_READONLY"));
        auto ids = run(connection.name(), file, QStringLiteral("SELECT id FROM sessions ORDER BY id"));
        while (ids && ids->next()) {
            const SessionId id = ids->value(0).toLongLong();
            const auto kept = loadFrom(connection.name(), file, id);
            QFile text(QStringLiteral("%1-%2.cutcard").arg(aside).arg(id));
            if (kept && text.open(QIODevice::WriteOnly))
                text.write(kept->text().toUtf8());
        }
    }
    if (!QFile::rename(file, aside))
        return fault(Cause::Unreadable, aside, {}, QStringLiteral("the damaged file can't be renamed"));
    for (const char* beside : {"-wal", "-shm"})
        QFile::rename(file + QLatin1String(beside), aside + QLatin1String(beside));
    return aside;
}

Records::Records(QString connection, QString file, std::unique_ptr<QLockFile> lock)
    : m_connection(std::move(connection)), m_file(std::move(file)), m_lock(std::move(lock))
{
}

Records::~Records()
{
    QSqlDatabase::removeDatabase(m_connection);
}

Result<SessionId> Records::begin(const QString& header, const QString& game, bool coached, const QString& incidents,
                                 const QString& started)
{
    auto query =
        run(m_connection, m_file,
            QStringLiteral("INSERT INTO sessions (started, game, coached, incidents, header) VALUES (?, ?, ?, ?, ?)"),
            {started, game, coached, incidents, header});
    if (!query)
        return query.error();
    return query->lastInsertId().toLongLong();
}

Result<Done> Records::append(SessionId id, const QString& line, qint64 milliseconds)
{
    return run(m_connection, m_file,
               QStringLiteral("INSERT INTO events (session, line, milliseconds) VALUES (?, ?, ?)"),
               {id, line, milliseconds})
        .transform([](const QSqlQuery&) { return Done{}; });
}

Result<Done> Records::cutBack(SessionId id, int left)
{
    return run(m_connection, m_file,
               QStringLiteral(
                   "UPDATE events SET undone = 1 WHERE session = ? AND undone = 0 AND id NOT IN (SELECT id FROM "
                   "events WHERE session = ? AND undone = 0 ORDER BY id LIMIT ?)"),
               {id, id, left})
        .transform([](const QSqlQuery&) { return Done{}; });
}

Result<Done> Records::finish(SessionId id, int score)
{
    return run(m_connection, m_file, QStringLiteral("UPDATE sessions SET finished = 1, score = ? WHERE id = ?"),
               {score, id})
        .transform([](const QSqlQuery&) { return Done{}; });
}

Result<std::vector<KeptSession>> Records::list() const
{
    auto query = run(m_connection, m_file, sessionColumns + QStringLiteral("ORDER BY id DESC"));
    if (!query)
        return query.error();
    std::vector<KeptSession> sessions;
    while (query->next())
        sessions.push_back(sessionFrom(*query));
    return sessions;
}

Result<std::optional<KeptSession>> Records::unfinished() const
{
    auto query =
        run(m_connection, m_file,
            sessionColumns
                + QStringLiteral("WHERE finished = 0 AND EXISTS (SELECT 1 FROM events WHERE session = sessions.id AND "
                                 "undone = 0) ORDER BY id DESC LIMIT 1"));
    if (!query)
        return query.error();
    std::optional<KeptSession> session;
    if (query->next())
        session = sessionFrom(*query);
    return session;
}

Result<KeptEvents> Records::load(SessionId id) const
{
    return loadFrom(m_connection, m_file, id);
}

} // namespace cutcard
