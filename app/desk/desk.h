// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/acts/act_composer.h"
#include "app/desk/acts/spot_words.h"
#include "app/desk/pictures/pictures.h"
#include "app/panels/situation_model.h"
#include "app/table/table_model.h"
#include "core/session/checkpoints.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <optional>

namespace cutcard {

struct Gesture;
struct TableMark;

/// Where events are kept before they are shown; an error means that the event was not kept.
struct EventKeeper {
    std::function<Result<Done>(const Entry& entry, qint64 milliseconds)> append;
    std::function<Result<Done>(std::size_t entriesLeft)> cutBack;
};

/// What the players and the deck do next, if anything is due.
using PlayersSource = std::function<std::optional<Event>(const Session&)>;

/// What draws a session's table for whoever is coached or not.
using TableDrawer = std::function<TablePicture(const Session&, bool coached, bool tells)>;

/// The trainee's place: one session in progress, what is shown of it, and what the trainee does.
class Desk : public QObject
{
    Q_OBJECT
    QML_GIVEN

public:
    explicit Desk(QObject* parent = nullptr);

    /// Shows a session, new or continued, and lets its players go on.
    void take(Session session, EventTimes times, bool coached, PlayersSource players, EventKeeper keeper);
    /// How long players seem to think, in milliseconds; 0: they act at once.
    void setThinkingTime(int milliseconds) { m_thinkingTime = milliseconds; }
    /// How much longer players wait where a mistake stands.
    void setTimesLongerWithSlip(int times) { m_timesLongerWithSlip = times; }
    /// When amounts stand beside the chips.
    void setFigures(FiguresShown figures);
    /// How long it takes until a player's act that could not be kept is tried again, in milliseconds.
    void setRetryTime(int milliseconds) { m_retryTime = milliseconds; }
    /// Has tables drawn by something else than tablePicture().
    void setDrawer(TableDrawer drawer) { m_drawer = std::move(drawer); }
    const Session* session() const { return m_session ? &*m_session : nullptr; }
    const EventTimes& times() const { return m_times; }

    PART(cutcard::TableModel, table) { return &m_table; }
    PART(cutcard::CoachModel, coach) { return &m_coach; }
    PART(cutcard::CommandModel, commands) { return &m_commands; }
    PART(cutcard::ActComposer, composer) { return &m_composer; }
    PART(cutcard::ResultModel, result) { return &m_result; }
    PART(cutcard::SituationModel, situation) { return &m_situation; }
    /// Whether the person says what players do and what goes wrong; to be set before a session is taken.
    void setScripted(bool scripted) { m_scripted = scripted; }
    bool scripted() const { return m_scripted; }
    /// Whether the coach tells what is owed without being asked.
    void setTells(bool tells);
    /// Shows a card of another making, as at the end of a drill; the players wait.
    void endWith(ResultPicture picture);
    /// Whether a card ends each hand; without the coach only the last one.
    void setEndsHands(bool ends) { m_endsHands = ends; }
    KEPT(bool, coached, changed, true);
    TOLD(bool, running, changed) { return m_session.has_value(); }
    TOLD(bool, over, changed) { return m_session && m_session->isOver(); }
    TOLD(QString, floorKey, changed) { return findCommand("floor")->key; }
    TOLD(QString, gameText, changed) { return m_session ? cutcard::gameText(m_session->setup().game()) : QString(); }
    TOLD(QString, handText, changed);
    /// The same without its number: an exam counts its hands by itself.
    TOLD(QString, stakesText, changed);
    TOLD(QString, modeText, changed);
    TOLD(QString, paceText, changed);
    KEPT(QString, guideText, guideChanged);
    /// The terms that a lesson has just used for the first time, each with its meaning.
    KEPT(QString, guideWords, guideChanged);
    void setGuideText(const QString& text, const QString& terms = {});
    /// Why nothing is kept; empty as long as everything is.
    GIVEN(QString, troubleText, setTroubleText, troubleChanged);

    /// Does an act of the trainee's.
    void act(const Act& act);
    /// Takes back the last act of the trainee's, done or shown, and all that followed it; only with the coach.
    Q_INVOKABLE void undo();
    /// Does again what was taken back last, unless something else was done since.
    Q_INVOKABLE void redo();
    TOLD(bool, canRedo, changed) { return !m_undone.empty(); }
    /// What a press, a drop or an act that hands can't do would have meant; empty if there is nothing to say.
    GIVEN(QString, notice, setNotice, noticeChanged);
    /// How far apart the acts of a run are while a key is held, in milliseconds.
    void setRunInterval(int milliseconds) { m_runInterval = milliseconds; }
    /// Has the owed act done for the trainee; only with the coach, and it earns nothing.
    Q_INVOKABLE void showMe();
    Q_INVOKABLE void trigger(const QString& commandId);
    /// Handles a key press of the window; true if it meant something. A held key repeats only what goes in runs.
    Q_INVOKABLE bool keyPressed(int key, int modifiers, const QString& text, bool held = false);
    /// The key of a press as commands know it: signs by where they lie on the keyboard, not by its layout.
    Q_INVOKABLE static int keyOf(int key, quint32 scanCode) { return keyAtPlace(key, scanCode); }
    /// Lets the players act at once instead of thinking on.
    Q_INVOKABLE void hurry();

signals:
    void changed();
    void guideChanged();
    void troubleChanged();
    void noticeChanged();
    /// An event was judged and is shown; for whoever counts or guides.
    void eventShown();
    void sessionOver();
    /// The next hand is wanted, and the session has no further one.
    void nextTableAsked();
    /// The cards of a hand are wanted again, from its beginning.
    void sameCardsAsked(int hand);
    /// The moment before an event is wanted, to be dealt on from there.
    void practiseAsked(int event);
    void lookBackAsked();
    void ruleAsked(const QString& id);
    /// Asks for the home; the table stays as it is.
    void leave();
    /// Something went wrong that the person must know of, such as a full disk.
    void failed(const cutcard::Error& error);

private:
    // desk_situation.cpp: what is made up
    void connectSituation();
    void happen(std::size_t line);
    void likeAPlayer();
    void dealOn();
    void takeBackHappened();
    /// What was begun, taken back or told before is over.
    void beginAnew();
    void showSituation();
    void cutBack(std::size_t left);
    void pressed(TableSpot spot, int index);
    bool pressedForDetail(TableSpot spot, int index);
    void begin(const Gesture& gesture, const QString& hands);
    /// Whether a press points to a player where nothing of the kind is owed.
    bool isStray(const Gesture& gesture) const;
    void dropped(TableSpot from, int fromIndex, TableSpot to, int toIndex);
    void passed(TableSpot from, TableSpot over, int index);
    std::optional<Gesture> meaningOf(TableSpot spot, int index) const;
    std::optional<Gesture> meaningOf(TableSpot from, int fromIndex, TableSpot to, int toIndex) const;
    TableMark mark() const;
    /// What is owed, where the coach tells it.
    std::optional<Duty> toldDuty() const;
    const Command* commandFor(int key, int modifiers) const;
    void holdOn(const Command& command);
    bool heldKey(int key, const QString& text, const Command* command);
    void seatKey(int number);
    bool isShown(std::size_t entry) const;
    bool apply(const Event& event, bool byHouse);
    Result<Done> keep(const Session& next, qint64 now);
    void notKept(const Event& event, bool byHouse, const Error& error);
    void goOn();
    void playersAct();
    void endHand();
    void nextHand();
    /// Everything that is drawn of a session.
    struct View {
        TablePicture table;
        CoachPicture coach;
        std::vector<CommandPicture> commands;
    };
    Result<View> viewOf(const Session& session) const;
    /// Shows a session that may be one that can't be drawn, with a message then.
    void showAll(bool jump);
    void show(View view, bool jump);
    void showComposer();

    std::optional<Session> m_session;
    EventTimes m_times;
    PlayersSource m_players;
    EventKeeper m_keeper;
    bool m_tells = true;
    int m_thinkingTime = 700;
    int m_timesLongerWithSlip = 4;
    FiguresShown m_figures = FiguresShown::Always;
    int m_retryTime = 2000;
    bool m_keepingFails = false; ///< and this was said
    bool m_keptAhead = false;    ///< more is kept than is shown
    TableDrawer m_drawer = [](const Session& session, bool coached, bool tells) {
        return tablePicture(session, coached, tells);
    };
    qint64 m_timeBefore = 0; ///< of earlier sittings
    QElapsedTimer m_clock;
    QTimer m_thinking;
    QString m_hands;                          ///< what the hands did to begin the act that is being put together
    mutable Checkpoints m_checkpoints;        ///< those of a session that was opened are made when they are needed
    std::vector<std::vector<Entry>> m_undone; ///< the last taken back at the end
    bool m_dealsOn = false;                   ///< the house is dealing on by itself to the next decision
    QElapsedTimer m_sinceRun;
    int m_runInterval = 220;
    TableModel m_table;
    CoachModel m_coach;
    CommandModel m_commands;
    ActComposer m_composer;
    ResultModel m_result;
    bool m_endsHands = false;
    SituationModel m_situation;
    bool m_scripted = false;
    std::vector<Event> m_possible; ///< what could happen now, where that is scripted
};

} // namespace cutcard
