// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/folder_lock.h"
#include "app/records/records.h"
#include "app/records/sql.h"

#include <QCryptographicHash>

namespace cutcard {

// half of a SHA-256: chance never makes two alike, and a database of many sessions stays small
constexpr qsizetype checksumSize = 16;

/// Each part with its length before it, so that no two lists of parts read alike.
static QByteArray hashOf(std::initializer_list<QByteArray> parts)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray& part : parts) {
        hash.addData(QByteArray::number(part.size()) + ':');
        hash.addData(part);
    }
    return hash.result().left(checksumSize);
}

/// The checksum of a session as it began; its events' checksums chain on from it.
static QByteArray checksumOf(const KeptSession& session, const QString& header)
{
    return hashOf({QByteArray::number(session.id), QByteArray::number(session.person), session.started.toUtf8(),
                   session.game.toUtf8(), QByteArray::number(int{session.coached}), session.incidents.toUtf8(),
                   session.kind.toUtf8(), session.program.toUtf8(), session.edition.toUtf8(), session.house.toUtf8(),
                   session.place.toUtf8(), header.toUtf8()});
}

/// The checksum of an event that follows what has `before`.
static QByteArray checksumOf(const QByteArray& before, const KeptEvent& event)
{
    return hashOf({before, event.line.toUtf8(), QByteArray::number(event.milliseconds), event.verdicts.toUtf8()});
}

/// The checksum of what a session has come to.
static QByteArray figuresChecksum(const QByteArray& session, bool finished, int score, int critical, int hands)
{
    return hashOf({session, QByteArray::number(int{finished}), QByteArray::number(score), QByteArray::number(critical),
                   QByteArray::number(hands)});
}

const QString columns = QStringLiteral(
    "SELECT s.id, s.person, s.started, s.game, s.coached, s.incidents, s.finished, s.events, s.score, s.critical, "
    "s.hands, s.kind, s.program, s.edition, s.house, s.place, 0, f.rule, f.fault, f.done, f.owed, s.checksum, "
    "s.figures, s.header FROM sessions s LEFT JOIN faults f ON f.id = s.worst ");

static KeptSession sessionFrom(const QSqlQuery& query)
{
    auto session = fieldsOf<KeptSession, 21>(query);
    // whoever writes a better score into the file is not believed
    const QByteArray own = query.value(21).toByteArray();
    session.changed = own != checksumOf(session, query.value(23).toString())
                      || query.value(22).toByteArray()
                             != figuresChecksum(own, session.finished, session.score, session.critical, session.hands);
    if (session.changed) {
        session.score = -1;
        session.critical = 0;
    }
    return session;
}

/// A person's sessions in which something happened, the newest first, of those only `which`.
static Result<std::vector<KeptSession>> sessionsOf(const Connection& connection, const QVariantList& person,
                                                   const QString& which, int most = -1)
{
    auto query = TRY(connection.run(columns + QStringLiteral("WHERE s.person = ? AND s.events > 0 ") + which
                                        + QStringLiteral(" ORDER BY s.id DESC LIMIT ?"),
                                    person + QVariantList{most}));
    std::vector<KeptSession> sessions;
    while (query.next())
        sessions.push_back(sessionFrom(query));
    return sessions;
}

static std::optional<KeptSession> newestOf(const std::vector<KeptSession>& sessions)
{
    return sessions.empty() ? std::nullopt : std::optional(sessions.front());
}

Result<SessionId> Records::begin(const SessionStart& start)
{
    SessionId id = 0;
    TRY(m_connection->whole([&]() -> Result<Done> {
        auto query = TRY(m_connection->run(
            QStringLiteral("INSERT INTO sessions (person, started, place, kind, game, coached, incidents, header, "
                           "program, edition, house, settled) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)"),
            {start.person, start.started, start.place, start.kind, start.game, start.coached, start.incidents,
             start.header, start.program, start.edition, start.house}));
        id = query.lastInsertId().toLongLong();
        auto begun = TRY(m_connection->run(columns + QStringLiteral("WHERE s.id = ?"), {id}));
        begun.next();
        const QByteArray own = checksumOf(sessionFrom(begun), start.header);
        begun.finish();
        return m_connection->change(QStringLiteral("UPDATE sessions SET checksum = ?, figures = ? WHERE id = ?"),
                                    {own, figuresChecksum(own, false, -1, 0, 0), id});
    }));
    return id;
}

Result<QByteArray> Records::lastChecksum(SessionId id) const
{
    auto last = TRY(m_connection->run(
        QStringLiteral("SELECT checksum FROM events WHERE session = ? AND undone = 0 ORDER BY id DESC LIMIT 1"), {id}));
    if (last.next())
        return last.value(0).toByteArray();
    auto own = TRY(m_connection->run(QStringLiteral("SELECT checksum FROM sessions WHERE id = ?"), {id}));
    if (!own.next())
        return fault(Cause::MissingValue, m_connection->file(), QStringLiteral("session %1").arg(id), {});
    return own.value(0).toByteArray();
}

Result<Done> Records::append(SessionId id, std::span<const KeptEvent> events)
{
    return m_connection->whole([&]() -> Result<Done> {
        auto last = lastChecksum(id);
        if (!last)
            return last.error();
        for (const KeptEvent& event : events) {
            last = checksumOf(*last, event);
            TRY(m_connection->run(
                QStringLiteral("INSERT INTO events (session, line, milliseconds, verdicts, checksum) VALUES (?, ?, ?, "
                               "?, ?)"),
                {id, event.line, event.milliseconds, event.verdicts, *last}));
        }
        return m_connection->change(QStringLiteral("UPDATE sessions SET events = events + ? WHERE id = ?"),
                                    {qlonglong(events.size()), id});
    });
}

Result<Done> Records::cutBack(SessionId id, int left)
{
    return m_connection->whole([&]() -> Result<Done> {
        TRY(m_connection->run(
            QStringLiteral(
                "UPDATE events SET undone = 1 WHERE session = ? AND undone = 0 AND id NOT IN (SELECT id FROM "
                "events WHERE session = ? AND undone = 0 ORDER BY id LIMIT ?)"),
            {id, id, left}));
        return m_connection->change(QStringLiteral("UPDATE sessions SET events = min(events, ?) WHERE id = ?"),
                                    {left, id});
    });
}

Result<Done> Records::settle(SessionId id, const SessionFigures& figures)
{
    return m_connection->whole([&]() -> Result<Done> {
        auto found =
            TRY(m_connection->run(QStringLiteral("SELECT person, started, checksum FROM sessions WHERE id = ?"), {id}));
        if (!found.next())
            return fault(Cause::MissingValue, m_connection->file(), QStringLiteral("session %1").arg(id), {});
        const PersonId person = found.value(0).toLongLong();
        const qint64 day = dayOf(found.value(1).toString());
        const QByteArray own = found.value(2).toByteArray();
        found.finish();
        for (const char* table : {"marks", "faults"}) {
            TRY(m_connection->run(QStringLiteral("DELETE FROM %1 WHERE session = ?").arg(QLatin1String(table)), {id}));
        }
        for (const KeptMark& mark : figures.marks) {
            TRY(insert(mark, person, day, id));
        }
        for (const KeptFault& one : figures.faults) {
            TRY(insert(one, person, id, day));
        }
        for (const KeptReview& review : figures.reviews) {
            KeptReview then = review;
            then.day = day;
            TRY(insert(then, person));
        }
        return m_connection->change(
            QStringLiteral("UPDATE sessions SET finished = ?, score = ?, critical = ?, hands = ?, settled = 1, "
                           "figures = ?, worst = (SELECT id FROM faults WHERE session = ? ORDER BY cost DESC, "
                           "event LIMIT 1) WHERE id = ?"),
            {figures.finished, figures.score, figures.critical, figures.hands,
             figuresChecksum(own, figures.finished, figures.score, figures.critical, figures.hands), id, id});
    });
}

Result<std::vector<KeptSession>> Records::list(PersonId person, int most) const
{
    return sessionsOf(*m_connection, {person}, {}, most);
}

Result<std::vector<KeptSession>> Records::ofKind(PersonId person, const QString& beginning) const
{
    return sessionsOf(*m_connection, {person, beginning.size(), beginning},
                      QStringLiteral("AND substr(s.kind, 1, ?) = ?"));
}

Result<std::optional<KeptSession>> Records::unfinished(PersonId person) const
{
    return sessionsOf(*m_connection, {person}, QStringLiteral("AND s.finished = 0 AND s.kind <> 'mistake'"), 1)
        .transform(newestOf);
}

Result<std::optional<KeptSession>> Records::unfinishedLesson(PersonId person, const QString& game) const
{
    return sessionsOf(*m_connection, {person, game},
                      QStringLiteral("AND s.finished = 0 AND s.kind = 'guide' AND s.game = ?"), 1)
        .transform(newestOf);
}

Result<std::vector<KeptMark>> Records::marksOf(SessionId id) const
{
    return m_connection->rows<KeptMark, 4>(
        QStringLiteral("SELECT game, competency, earned, possible FROM marks WHERE session = ? ORDER BY id"), {id});
}

Result<KeptEvents> Records::load(SessionId id) const
{
    KeptEvents kept;
    auto session = TRY(m_connection->run(columns + QStringLiteral("WHERE s.id = ?"), {id}));
    if (!session.next())
        return fault(Cause::MissingValue, m_connection->file(), QStringLiteral("session %1").arg(id), {});
    kept.session = sessionFrom(session);
    kept.header = session.value(23).toString();
    QByteArray last = session.value(21).toByteArray();
    session.finish();
    auto events =
        TRY(m_connection->run(QStringLiteral("SELECT line, milliseconds, verdicts, checksum FROM events WHERE "
                                             "session = ? AND undone = 0 ORDER BY id"),
                              {id}));
    while (events.next()) {
        const auto event = fieldsOf<KeptEvent, 3>(events);
        kept.lines.append(event.line);
        kept.milliseconds.push_back(event.milliseconds);
        kept.verdicts.append(event.verdicts);
        const QByteArray stored = events.value(3).toByteArray();
        if (stored != checksumOf(last, event))
            kept.changed.push_back(static_cast<int>(kept.lines.size()));
        // what follows is held against what stands here, so that one changed event is named and not all after it
        last = stored;
    }
    // events taken out at the end leave no gap in the chain, but their number tells
    if (kept.session.events != kept.lines.size())
        kept.session.changed = true;
    return kept;
}

Result<Done> Records::forgetSession(SessionId id)
{
    return m_connection->whole([&]() -> Result<Done> {
        for (const char* table : {"marks", "faults", "events"}) {
            TRY(m_connection->run(QStringLiteral("DELETE FROM %1 WHERE session = ?").arg(QLatin1String(table)), {id}));
        }
        return m_connection->change(QStringLiteral("DELETE FROM sessions WHERE id = ?"), {id});
    });
}

} // namespace cutcard
