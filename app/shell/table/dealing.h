// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/pictures/pictures.h"
#include "app/records/kept.h"
#include "app/shell/windows/part.h"

#include <optional>

namespace cutcard {

/// What is dealt at the table: begun or gone on with, from any moment once more, and kept as it goes.
class Dealing : public Part
{
    Q_OBJECT

public:
    explicit Dealing(MainWindow& window);

    /// The kept session at the table; 0: none, or it is not kept.
    SessionId id() const { return m_session; }
    /// Who plays, and what happens to them.
    const QString& incidents() const { return m_incidents; }
    /// Begins a session and keeps it as one of a kind; false, and a message, if it can't be begun.
    bool begin(const SessionSetup& setup, bool coached, const QString& incidents,
               const QString& kind = QStringLiteral("table"));
    /// Goes on with a kept session, table or night; a message if it can't be read.
    void goOn(SessionId id);
    /// Deals a session on that is kept as `id`, cut back first if it was kept further than it could be read.
    void deal(Session session, const EventTimes& times, bool coached, const QString& incidents, SessionId id,
              std::optional<std::size_t> cutFirst = {});
    /// Deals a session on and keeps it as a new one of a kind.
    void takeFrom(const Session& session, const QString& incidents, const QString& kind);
    /// Deals a session once more from an event on.
    void dealFrom(const Session& session, int event, const QString& incidents);
    /// Deals the hand of an event once more.
    void sameCards(const Session& session, int event, const QString& incidents);
    /// Deals the session at the table once more from an event on.
    void practiseFrom(int event);
    /// What was dealt so far counts at once, not only when the session ends.
    void settle();
    /// What is at the table is not kept any longer.
    void forget() { m_session = 0; }

private:
    void handOver();
    void nextTable();
    void ended();

    QString m_incidents = QStringLiteral("none");
    SessionId m_session = 0;
};

} // namespace cutcard
