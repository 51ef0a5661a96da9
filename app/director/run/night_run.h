// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/pictures/night_picture_of.h"
#include "core/tournament/venue/venue.h"

#include <QDateTime>
#include <QTimer>

#include <functional>

namespace cutcard {

/// Keeps the events of a night; each is on the disk before it is shown.
struct NightKeeper {
    std::function<Result<Done>(const QString& line, qint64 milliseconds, const QString& verdicts)> append{};
    std::function<Result<Done>(std::size_t left)> cutBack{};
};

/// Tells of an event in the room as it was before, `again` of one that was kept; false: there is nothing to say.
using NightTeller = std::function<bool(const NightEntry& entry, const Night& before, bool again)>;

/// What a night waits for an answer to.
enum class NightQuestion : std::uint8_t { None, DidTheClockRun, CloseTheBook };

/// A night that goes on by itself and is run by the person at the screen: its events and its time, without words.
class NightRun : public QObject
{
    Q_OBJECT
    QML_GIVEN

public:
    explicit NightRun(NightTeller tell, QObject* parent = nullptr);

    const std::optional<NightSession>& session() const { return m_session; }
    const NightSeating& seating() const { return m_seatings.now(); }
    NightTime now() const { return m_now; }
    TOLD(bool, settingUp, changed) { return m_session && m_session->night().stage == NightStage::SettingUp; }
    TOLD(bool, over, changed) { return m_session && m_session->isOver(); }
    KEPT(bool, coached, changed, true);
    KEPT(bool, real, changed);
    TOLD(bool, examined, changed) { return m_until.has_value(); }
    /// Whether a moment of a night is shown, in which nothing can be done.
    KEPT(bool, lookedAt, changed);
    /// Whether one looks back on it instead of being in the room.
    bool lookedBack() const { return m_lookedBack; }
    /// Whether an examined night has gone on for as long as it may.
    TOLD(bool, timeOver, changed) { return m_until && m_session && (m_now >= *m_until || over()); }
    TOLD(bool, running, runningChanged) { return m_timer.isActive(); }
    TOLD(bool, canPause, changed) { return m_coached || m_real || !running(); }
    SETTABLE(int, speed, setSpeed, runningChanged) { return m_speed; }
    void setSpeed(int speed);
    TOLD(bool, canUndo, changed);
    TOLD(bool, canRedo, changed) { return (m_coached || m_real) && !m_lookedAt && !m_undone.empty(); }
    /// Whether anything can be done now.
    bool takesActs() const;
    /// What has to be answered before anything else is done.
    NightQuestion question() const;
    /// For how long nothing was noted, where it is asked whether the clock ran on.
    NightTime silent() const { return m_silent; }
    /// At a real night: whether it is known who deals next. Empty at any other: everything is.
    ButtonNoted buttonNoted() const;

    /// Opens a night as far as it was run; a `real` one is neither simulated nor judged or scored.
    void open(const NightSession& session, NightKeeper keeper = {}, bool real = false);
    /// A test that was left goes on at once.
    void goOn();
    /// Opens a night of an exam, which ends at a time: nothing is told, looked back on or taken back.
    void examine(const NightSession& session, NightTime until, NightKeeper keeper);
    /// Stops or lets go on a night of an exam, for a supervisor; while it stands still nothing can be done.
    void halt(bool halted);
    /// Shows a moment of a night that was run, with the chairs as they were.
    void lookAt(const NightSession& then, const NightSeating& chairs);
    /// Nothing is open any more.
    void close();
    /// Asks whether the clock of a real night ran on for so long while nobody was at the screen; false: it did not.
    bool askClock(NightTime silent);
    /// Asks whether the book is to be closed although some still play.
    void askToClose() { m_closing = true; }
    /// Answers what is asked.
    void answer(bool yes);
    /// Has a real night's clock go by this time of day, in milliseconds, and not by the computer's.
    void goBy(std::function<qint64()> timeOfDay) { m_timeOfDay = std::move(timeOfDay); }
    /// A real night's clock goes on to the time of day.
    void tick();
    /// Lets so much of the night's time go by.
    void pass(NightTime milliseconds);
    /// Does an act, judged; false if nothing is open.
    bool act(const DirectorAct& act, bool shown = false);
    /// Notes what happened at the tables of a real night; it is shown with what follows from it.
    bool note(const WorldEvent& event) { return apply(event, m_now); }

    Q_INVOKABLE void toggleRunning();
    /// On to the next thing that concerns the director.
    Q_INVOKABLE void next();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Goes back to the moment of an event and on from there; with the coach only.
    Q_INVOKABLE void takeBackTo(int event);
    Q_INVOKABLE void lookBack();
    Q_INVOKABLE void backToRoom();
    Q_INVOKABLE void leave();

signals:
    void changed();
    void ticked();
    void runningChanged();
    /// Another night begins, or none: what was picked and asked is over.
    void begun();
    /// An act was done, and nothing has followed from it yet.
    void acted(const DirectorAct& act);
    /// So many events are left, and then: what was taken back was taken back from here.
    void cutBack(std::size_t left);
    void takenBack(const NightSession& from, std::size_t left);
    /// Nothing more comes: the table waits for its ruling.
    void waitsAt(TableNo table);
    /// The night is over, or was left.
    void settleAsked();
    void failed(const Error& error);

private:
    void show();
    void reset();
    bool apply(const NightEvent& event, NightTime at, bool shown = false);
    void goOnAfter(const DirectorAct& act);
    void finish();
    /// Whether no time goes by, however long one waits.
    bool isStill() const { return !m_session || over() || m_lookedBack || m_halted || timeOver(); }
    bool mayGoBack() const { return m_session && !m_lookedAt && (m_coached || m_real); }
    void stop();
    void restart();
    bool stepRoom(NightTime until);
    void goOnFrom(bool ran);
    void noteHandDealt(const DirectorAct& act);

    NightTeller m_tell;
    std::optional<NightSession> m_session;
    std::vector<NightEntry> m_undone;
    NightKeeper m_keeper;
    NightSeatings m_seatings;
    std::optional<NightTime> m_until;                         ///< of a night of an exam
    std::optional<std::pair<NightSession, NightTime>> m_left; ///< a simulated night, and when it was left
    QTimer m_timer;
    std::function<qint64()> m_timeOfDay = QDateTime::currentMSecsSinceEpoch;
    int m_speed = 20;
    NightTime m_now = 0;
    NightTime m_silent = 0; ///< of a real night: so long nothing was noted, and whether the clock ran is not known
    qint64 m_tickedAt = 0;  ///< the time of day up to which a real night's clock has run
    std::optional<RoomEvent> m_next; ///< what the room does next by itself
    bool m_nextKnown = false;
    bool m_halted = false;
    bool m_lookedBack = false;
    bool m_told = false;    ///< something that happened was told of
    bool m_resumes = false; ///< the coach stopped the room: it goes on when nothing is owed any more
    bool m_closing = false; ///< whether to close the book although some still play is asked
    bool m_ranOn = false;   ///< the clock of a real night ran when its book was closed
};

} // namespace cutcard
