// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/desk.h"
#include "app/records/records.h"

#include <QObject>

namespace cutcard {

/// What a session has come to, from what was judged when it was dealt.
SessionFigures figuresOf(const Session& session);

/// What may be said of a session: of a test that goes on only the hands that are over.
Session spokenOf(const Session& session);

/// The word, in place of a plan's, of a session whose players do what is chosen for them.
inline constexpr QLatin1String scripted("scripted");

/// The word of a lesson's session, whose players do as its deal needs it.
inline constexpr QLatin1String lessonPlayers("lesson");

/// The players of a session with irregularities by this plan's word; none where they are chosen for.
PlayersSource playersOf(const QString& incidents);

/// A kept session replayed, with the verdicts that were kept with it, and what about it is not as it was kept.
struct Revived {
    Session session;
    EventTimes times;
    KeptSession kept;
    EntryLog then;        ///< the events with the verdicts of their time; empty: none were kept
    bool stopped = false; ///< of what is kept only a part could be replayed
    QString warning;      ///< names what is not as it was kept, or can't be replayed; empty: nothing
};

/// Keeps what is done at the table, and knows why nothing is kept for as long as that lasts.
class Keeping : public QObject
{
    Q_OBJECT

public:
    Keeping(QString folder, QObject* parent);

    /// Opens the records; if that fails, trouble() says why.
    void open();
    /// Opens them again if they are not; whether things are kept now.
    bool tryToKeep();
    /// Takes the records from a folder whose damaged file was set aside.
    Result<Records::Rescue> setAside();
    Records* records() const { return m_records.get(); }
    bool keeps() const { return m_records != nullptr && !m_trouble; }
    /// Why nothing is kept; to be asked only if that is so.
    Error trouble() const;
    PersonId person() const { return m_person; }
    void setPerson(PersonId person) { m_person = person; }

    Result<SessionId> begin(const SessionSetup& setup, bool coached, const QString& incidents, const QString& kind);
    /// Begins with what has happened in a session so far, kept all at once.
    Result<SessionId> beginFrom(const Session& session, bool coached, const QString& incidents, const QString& kind);
    /// Keeps each event of a session before it is shown; `cutFirst`: what is kept beyond so many goes with the next.
    EventKeeper keeperFor(SessionId id, std::optional<std::size_t> cutFirst = {});
    Result<Done> settle(SessionId id, const Session& session);
    Result<Done> settle(SessionId id, const SessionFigures& figures);
    /// Replays a kept session as far as it can be.
    Result<Revived> revive(SessionId id) const;
    Result<Done> keep(Activity activity);
    /// Takes note of whether something could be kept.
    Result<Done> noted(const Result<Done>& done);

signals:
    /// Whether things are kept has changed.
    void changed();

private:
    QString m_folder;
    std::shared_ptr<Records> m_records;
    std::optional<Error> m_trouble;
    PersonId m_person = firstPerson;
};

} // namespace cutcard
