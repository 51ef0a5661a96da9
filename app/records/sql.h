// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/try.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <memory>

namespace cutcard {

/// An error of ours with its place.
Error fault(Cause cause, const QString& place, const QString& expected, const QString& found);
/// What SQLite says, put into our causes: a damaged file, or one that can't be read or written.
Error fault(const QString& file, const QSqlError& error);

/// A connection to a database file, closed with the object.
class Connection
{
public:
    enum class Access {
        Whole,
        Reading,
        Archive, ///< on a disk that nobody can write to: SQLite has to be told so
    };
    explicit Connection(const QString& file, Access access = Access::Whole);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    bool isOpen() const { return m_open; }
    const QSqlError& error() const { return m_error; }
    const QString& file() const { return m_file; }

    /// Runs one statement with its values.
    Result<QSqlQuery> run(const QString& statement, const QVariantList& values = {}) const;
    Result<Done> runAll(const QStringList& statements) const;
    /// Whether SQLite finds its pages in order: what is damaged between the rows is read by nobody else.
    Result<Done> examine() const;
    /// Does all of a change or nothing of it.
    template <typename Change> Result<Done> whole(Change&& change) const
    {
        TRY(run(QStringLiteral("BEGIN IMMEDIATE")));
        const Result<Done> done = change();
        if (!done) {
            static_cast<void>(run(QStringLiteral("ROLLBACK")));
            return done.error();
        }
        if (const auto kept = run(QStringLiteral("COMMIT")); !kept) {
            static_cast<void>(run(QStringLiteral("ROLLBACK")));
            return kept.error();
        }
        return Done{};
    }

private:
    QString m_name;
    QString m_file;
    bool m_open = false;
    QSqlError m_error;
};

/// Opens or makes a database that is nobody else's business, each change on the disk once it is made and what is
/// deleted overwritten.
Result<std::unique_ptr<Connection>> openPrivately(const QString& file);
/// Lets nobody but its owner read a database and what SQLite keeps beside it; makes the file if there is none.
void makePrivate(const QString& file);

} // namespace cutcard
