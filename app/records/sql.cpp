// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/sql.h"

#include "app/files/read_file.h"
#include "core/base/fault.h"

#include <QFile>
#include <QSqlDatabase>
#include <QStorageInfo>
#include <QUrl>

#include <atomic>

namespace cutcard {

static QString nextConnection()
{
    static std::atomic<int> number = 0;
    return QStringLiteral("records-%1").arg(++number);
}

Error fault(Cause cause, const QString& place, const QString& expected, const QString& found)
{
    return faultIn(place.toStdString(), cause, expected.toStdString(), found.toStdString());
}

Error fault(const QString& file, const QSqlError& error)
{
    // whatever is said beside it stands above the lowest byte
    const int code = error.nativeErrorCode().toInt() & 0xff;
    constexpr int ioError = 10;
    constexpr int corrupt = 11;
    constexpr int diskFull = 13;
    constexpr int notADatabase = 26;
    const bool damaged = code == corrupt || code == notADatabase;
    // with its log beside it SQLite calls a full disk an error of the disk; it makes room for it by 32 KiB
    constexpr qint64 log = 32768;
    const bool full = code == diskFull || (code == ioError && QStorageInfo(file).bytesAvailable() < log);
    if (full)
        return fault(Cause::Unreadable, file, {}, QStringLiteral("the disk is full"));
    return fault(damaged ? Cause::Damaged : Cause::Unreadable, file, {}, error.databaseText());
}

Connection::Connection(const QString& file, Access access) : m_name(nextConnection()), m_file(file)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    database.setDatabaseName(file);
    if (access != Access::Whole)
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    if (access == Access::Archive) {
        database.setDatabaseName(QString::fromLatin1(QUrl::fromLocalFile(file).toEncoded())
                                 + QStringLiteral("?immutable=1"));
        database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_OPEN_READONLY"));
    }
    m_open = database.open();
    m_error = database.lastError();
}

Connection::~Connection()
{
    QSqlDatabase::removeDatabase(m_name);
}

Result<QSqlQuery> Connection::run(const QString& statement, const QVariantList& values) const
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return fault(m_file, query.lastError());
    for (const QVariant& value : values) {
        // a text that nobody set is an empty one, not SQL's nothing
        const bool unset = value.userType() == QMetaType::QString && value.toString().isNull();
        query.addBindValue(unset ? QVariant(QStringLiteral("")) : value);
    }
    if (!query.exec())
        return fault(m_file, query.lastError());
    return query;
}

Result<Done> Connection::change(const QString& statement, const QVariantList& values) const
{
    return run(statement, values).transform([](const QSqlQuery&) { return Done{}; });
}

Result<Done> Connection::runAll(const QStringList& statements) const
{
    for (const QString& statement : statements) {
        TRY(run(statement));
    }
    return Done{};
}

Result<Done> Connection::examine() const
{
    auto check = TRY(run(QStringLiteral("PRAGMA quick_check(1)")));
    const QString said = check.next() ? check.value(0).toString() : QString();
    return said == QLatin1String("ok") ? Result<Done>(Done{}) : fault(Cause::Damaged, m_file, {}, said);
}

void makePrivate(const QString& file)
{
    QFile made(file);
    if (!made.exists() && made.open(QIODevice::WriteOnly))
        made.close();
    for (const char* beside : {"", "-wal", "-shm"}) {
        const QString name = file + QLatin1String(beside);
        if (QFile::exists(name))
            QFile::setPermissions(name, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    }
}

Result<std::unique_ptr<Connection>> openPrivately(const QString& file)
{
    TRY(mustBeFile(file));
    makePrivate(file);
    auto connection = std::make_unique<Connection>(file);
    if (!connection->isOpen())
        return fault(file, connection->error());
    // each change is on the disk before the screen shows it; a log beside the file makes that quick
    const QStringList ways{QStringLiteral("PRAGMA journal_mode = WAL"), QStringLiteral("PRAGMA synchronous = FULL"),
                           QStringLiteral("PRAGMA secure_delete = ON")};
    TRY(connection->runAll(ways));
    return connection;
}

} // namespace cutcard
