// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/try.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <memory>
#include <utility>
#include <vector>

namespace cutcard {

/// An error of ours with its place.
Error fault(Cause cause, const QString& place, const QString& expected, const QString& found);
/// What SQLite says, put into our causes: a damaged file, or one that can't be read or written.
Error fault(const QString& file, const QSqlError& error);

/// A column of a row, as whatever it is to be.
struct Column {
    const QSqlQuery& query;
    int place = 0;
    template <typename Value> operator Value() const { return query.value(place).template value<Value>(); }
    operator std::string() const { return query.value(place).toString().toStdString(); }
    operator QStringList() const { return query.value(place).toString().split(QLatin1Char(' '), Qt::SkipEmptyParts); }
};

/// A struct whose first fields are the columns of a row, from one on.
template <typename Row, int columns> Row fieldsOf(const QSqlQuery& query, int first = 0)
{
    return [&]<int... place>(std::integer_sequence<int, place...>) {
        return Row{Column{query, first + place}...};
    }(std::make_integer_sequence<int, columns>());
}

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
    /// The same of a statement that gives nothing back.
    Result<Done> change(const QString& statement, const QVariantList& values = {}) const;
    Result<Done> runAll(const QStringList& statements) const;
    /// What a question gives back: structs whose first fields are its columns, in this order.
    template <typename Row, int columns>
    Result<std::vector<Row>> rows(const QString& question, const QVariantList& values = {}) const
    {
        auto query = TRY(run(question, values));
        std::vector<Row> rows;
        while (query.next())
            rows.push_back(fieldsOf<Row, columns>(query));
        return rows;
    }
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

/// Opens or makes a database for the owner alone; changes are on the disk at once, what is deleted is overwritten.
Result<std::unique_ptr<Connection>> openPrivately(const QString& file);
/// Lets nobody but its owner read a database and what SQLite keeps beside it; makes the file if there is none.
void makePrivate(const QString& file);

/// The schema that this program writes.
inline constexpr int currentSchema = 3;

/// Makes the tables of a new database; one of an earlier or a later program is refused.
Result<Done> makeTables(const Connection& connection);

} // namespace cutcard
