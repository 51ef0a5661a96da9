// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

class QLockFile;

namespace cutcard {

/// The number by which a session is kept.
using SessionId = qint64;

/// A kept session without its events.
struct KeptSession {
    SessionId id = 0;
    QString started; ///< date and time, ISO 8601, UTC
    QString game;    ///< the game's word
    bool coached = true;
    QString incidents; ///< the word of the incident plan
    bool finished = false;
    int events = 0;
    int score = -1; ///< percent; -1: none yet
};

/// A kept session whole: the lines of its event file, and when each event happened.
struct KeptEvents {
    KeptSession session;
    QString header;
    QStringList lines;
    std::vector<qint64> milliseconds;
    /// The session file that these lines make.
    QString text() const { return header + lines.join(QLatin1Char('\n')) + QLatin1Char('\n'); }
};

/// Keeps sessions in an SQLite database; an event is on the disk when append() returns.
class Records
{
public:
    /// Opens or makes the database in a folder; says clearly if it is damaged, newer, locked or can't be written.
    static Result<std::shared_ptr<Records>> open(const QString& folder);
    /// Moves a damaged database out of the way under a new name, after writing every session that can still be
    /// read beside it as a text file; returns the new name.
    static Result<QString> setAside(const QString& folder);
    /// The database's file in a folder.
    static QString fileIn(const QString& folder);

    ~Records();
    Records(const Records&) = delete;
    Records& operator=(const Records&) = delete;

    Result<SessionId> begin(const QString& header, const QString& game, bool coached, const QString& incidents,
                            const QString& started);
    Result<Done> append(SessionId id, const QString& line, qint64 milliseconds);
    /// Marks all events after the first `left` as undone; they stay in the database.
    Result<Done> cutBack(SessionId id, int left);
    Result<Done> finish(SessionId id, int score);
    /// All sessions, the newest first.
    Result<std::vector<KeptSession>> list() const;
    /// The newest session in which something happened and that was not finished.
    Result<std::optional<KeptSession>> unfinished() const;
    Result<KeptEvents> load(SessionId id) const;

private:
    Records(QString connection, QString file, std::unique_ptr<QLockFile> lock);

    QString m_connection;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace cutcard
