// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/composer/night_composer.h"
#include "app/director/night_form.h"
#include "app/director/pictures/night_debrief.h"
#include "app/director/pictures/night_picture.h"
#include "app/director/pictures/night_picture_of.h"
#include "app/director/pictures/night_seating.h"
#include "app/table/table_model.h"
#include "core/tournament/session/night_session.h"
#include "core/tournament/state/seats.h"
#include "core/tournament/venue/venue.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <utility>

namespace cutcard {

/// Keeps the events of a night; each is on the disk before it is shown.
struct NightKeeper {
    std::function<Result<Done>(const QString& line, qint64 milliseconds, const QString& verdicts)> append{};
    std::function<Result<Done>(std::size_t left)> cutBack{};
};

/// A night that goes on by itself and is run by the person at the screen: the room's time, what is picked, acts asked
/// for and judged, and everything that is shown of it.
class NightDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(Page page READ page NOTIFY changed)
    Q_PROPERTY(cutcard::NightForm* form READ form CONSTANT)
    Q_PROPERTY(cutcard::NightDebriefPicture debrief READ debrief NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* tables READ tables CONSTANT)
    Q_PROPERTY(QAbstractItemModel* plates READ plates CONSTANT)
    Q_PROPERTY(cutcard::TableModel* callTable READ callTable CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString stateText READ stateText NOTIFY ticked)
    Q_PROPERTY(bool settingUp READ settingUp NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(bool coached READ coached NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY runningChanged)
    Q_PROPERTY(bool canPause READ canPause NOTIFY changed)
    Q_PROPERTY(int speed READ speed WRITE setSpeed NOTIFY runningChanged)
    Q_PROPERTY(QString levelText READ levelText NOTIFY changed)
    Q_PROPERTY(QString blinds READ blinds NOTIFY changed)
    Q_PROPERTY(QString nextBlinds READ nextBlinds NOTIFY changed)
    Q_PROPERTY(QString clock READ clock NOTIFY ticked)
    Q_PROPERTY(double clockShare READ clockShare NOTIFY ticked)
    Q_PROPERTY(QString clockNote READ clockNote NOTIFY changed)
    Q_PROPERTY(QString inText READ inText NOTIFY changed)
    Q_PROPERTY(QString averageText READ averageText NOTIFY changed)
    Q_PROPERTY(QString entryText READ entryText NOTIFY changed)
    Q_PROPERTY(QVariantList queue READ queue NOTIFY ticked)
    Q_PROPERTY(QVariantList owed READ owed NOTIFY changed)
    Q_PROPERTY(QVariantList results READ results NOTIFY changed)
    Q_PROPERTY(QVariantList moves READ moves NOTIFY changed)
    Q_PROPERTY(QVariantList offences READ offences NOTIFY changed)
    Q_PROPERTY(QVariantList log READ log NOTIFY changed)
    Q_PROPERTY(QString ledger READ ledger NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY asked)
    Q_PROPERTY(int messageKind READ messageKind NOTIFY asked)
    Q_PROPERTY(QString messageRule READ messageRule NOTIFY asked)
    Q_PROPERTY(QString messageRuleId READ messageRuleId NOTIFY asked)
    Q_PROPERTY(QString pickedText READ pickedText NOTIFY asked)
    Q_PROPERTY(int tableInSight READ tableInSight NOTIFY asked)
    Q_PROPERTY(bool asking READ asking NOTIFY asked)
    Q_PROPERTY(QString question READ question NOTIFY asked)
    Q_PROPERTY(QString typed READ typed NOTIFY asked)
    Q_PROPERTY(bool composing READ composing NOTIFY asked)
    Q_PROPERTY(QString askingHint READ askingHint NOTIFY asked)
    Q_PROPERTY(QAbstractItemModel* choices READ choiceRows CONSTANT)
    Q_PROPERTY(int markedChoice READ markedChoice NOTIFY asked)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(int waiting READ waiting NOTIFY changed)
    Q_PROPERTY(bool real READ real NOTIFY changed)
    Q_PROPERTY(bool examined READ examined NOTIFY changed)
    Q_PROPERTY(bool lookedAt READ lookedAt NOTIFY changed)
    Q_PROPERTY(bool timeOver READ timeOver NOTIFY ticked)
    Q_PROPERTY(bool atCall READ atCall NOTIFY asked)
    Q_PROPERTY(bool callHasTable READ callHasTable NOTIFY asked)
    Q_PROPERTY(QString callTitle READ callTitle NOTIFY asked)
    Q_PROPERTY(QStringList callLines READ callLines NOTIFY asked)

public:
    /// Where one is: choosing a night, in the room, or looking back.
    enum Page : int { Start, Room, Debrief };
    Q_ENUM(Page)
    /// What the message is: an event, something right, or something wrong.
    enum MessageKind : int { Event, Right, Wrong };
    Q_ENUM(MessageKind)

    explicit NightDesk(QObject* parent = nullptr);

    Page page() const { return m_page; }
    NightForm* form() { return &m_form; }
    /// What it has come to, once it is looked back on.
    const NightDebriefPicture& debrief() const { return m_debrief; }
    QAbstractItemModel* tables() { return &m_tables; }
    QAbstractItemModel* plates() { return &m_plates; }
    QAbstractItemModel* choiceRows() { return &m_choices; }
    TableModel* callTable() { return &m_callTable; }
    QString title() const;
    QString stateText() const;
    bool settingUp() const;
    bool over() const { return m_session && m_session->isOver(); }
    bool coached() const { return m_coached; }
    bool running() const { return m_timer.isActive(); }
    bool canPause() const { return m_coached || m_real || !running(); }
    int speed() const { return m_speed; }
    void setSpeed(int speed);
    QString levelText() const;
    QString blinds() const;
    QString nextBlinds() const;
    QString clock() const;
    double clockShare() const;
    QString clockNote() const;
    QString inText() const;
    QString averageText() const;
    QString entryText() const;
    QVariantList queue() const;
    QVariantList owed() const { return m_owed; }
    QVariantList results() const;
    QVariantList moves() const;
    QVariantList offences() const;
    QVariantList log() const { return m_log; }
    QString ledger() const;
    QString message() const { return m_message; }
    int messageKind() const { return m_messageKind; }
    QString messageRule() const;
    QString messageRuleId() const;
    QString pickedText() const;
    /// The table that is to be seen: where an answer lies that the keys have come to, or where what is picked is; 0:
    /// any.
    int tableInSight() const;
    bool asking() const { return isAsked() || m_composer.isAsking(); }
    /// Whether what is asked is for an act, which need not be done.
    bool composing() const { return !isAsked() && m_composer.isAsking(); }
    QString question() const;
    QString typed() const { return m_composer.typed(); }
    /// How what is asked is answered.
    QString askingHint() const;
    /// What can be pressed in the strip: label, key, marked.
    const std::vector<NightChoicePicture>& choices() const { return m_choices.rows(); }
    /// At which choice the arrow keys are; -1 while nothing is asked.
    int markedChoice() const;
    bool canUndo() const;
    bool canRedo() const { return (m_coached || m_real) && !m_lookedAt && !m_undone.empty(); }
    /// How many wait to be seated.
    int waiting() const;
    bool real() const { return m_real; }
    bool examined() const { return m_until.has_value(); }
    /// Whether an examined night has gone on for as long as it may.
    bool timeOver() const { return m_until && m_session && (m_now >= *m_until || over()); }
    /// Whether a moment of a night is shown, in which nothing can be done.
    bool lookedAt() const { return m_lookedAt; }
    bool atCall() const { return m_atCall; }
    bool callHasTable() const { return m_callHasTable; }
    QString callTitle() const;
    QStringList callLines() const;

    const std::optional<NightSession>& session() const { return m_session; }
    const NightSelection& picked() const { return m_picked; }
    const NightComposer& composer() const { return m_composer; }
    NightTime now() const { return m_now; }

    /// Opens a night, as far as it was run.
    /// `real`: people play at real tables; nothing is simulated, judged or scored.
    void open(const NightSession& session, NightKeeper keeper = {}, bool real = false);
    /// A test that was left goes on at once.
    void goOn();
    /// Asks whether the clock of a real night ran on for so long while nobody was at the screen.
    void askClock(NightTime silent);
    /// The time of day, in milliseconds: a real night's clock goes by it.
    void tick(qint64 timeOfDay);
    /// Opens a night of an exam, which ends at a time: nothing is told, looked back on or taken back.
    void examine(const NightSession& session, NightTime until, NightKeeper keeper);
    /// Stops or lets go on a night of an exam, for a supervisor; while it stands still nothing can be done.
    void halt(bool halted);
    /// Shows a moment of a night that was run, with what was owed then, the chairs as they were, and the lines of its
    /// log, the last one first.
    void lookAt(const NightSession& then, const NightSeating& chairs, QVariantList log);
    /// Nothing is open any more.
    void close();

    /// Somebody who comes late to a real night signs in.
    /// False: the name can't stand there.
    Q_INVOKABLE bool signIn(const QString& name);
    Q_INVOKABLE void askPrint() { emit printAsked(); }
    Q_INVOKABLE void toggleRunning();
    /// On to the next thing that concerns the director.
    Q_INVOKABLE void next();
    Q_INVOKABLE void pickPerson(int who);
    Q_INVOKABLE void pickTable(int number);
    Q_INVOKABLE void pickCall(int call);
    Q_INVOKABLE void pickNothing();
    /// Presses a choice of the strip.
    Q_INVOKABLE void choose(int choice);
    Q_INVOKABLE void palette();
    /// Puts somebody down at a table, to the left of somebody; -1: wherever the dealer's right is.
    Q_INVOKABLE void drop(int who, int table, int rightNeighbour);
    /// Begins what a line of what is owed says, with the names that it says.
    Q_INVOKABLE void pressOwed(int line);
    /// Begins to write somebody of the results down, or to correct the place.
    Q_INVOKABLE void pressResult(int line);
    /// A key in the room; false if it means nothing here.
    Q_INVOKABLE bool press(int key, int modifiers, const QString& text);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void showMe();
    /// Leaves the call's table for the room; what is owed there stays owed.
    Q_INVOKABLE void leaveCall();
    Q_INVOKABLE void lookBack();
    Q_INVOKABLE void backToRoom();
    /// Goes back to the moment of an event and on from there; with the coach only.
    Q_INVOKABLE void takeBackTo(int event);
    Q_INVOKABLE void leave();
    Q_INVOKABLE void askRule(const QString& id) { emit ruleAsked(id); }
    Q_INVOKABLE void askBigClock() { emit bigClockAsked(); }
    Q_INVOKABLE void askSave() { emit saveAsked(); }
    /// With the coach: who is immediately right of the coming dealer at a table, so that the gap can say it; -1.
    Q_INVOKABLE int dealersRight(int table) const;
    /// Who would be immediately right of somebody put down at a chair, or beside who sits there; -1: nobody.
    Q_INVOKABLE int rightOf(int table, int chair, bool after) const;
    /// Between whom that is, in words.
    Q_INVOKABLE QString betweenText(int table, int right) const;
    /// Lets so much of the night's time go by.
    void pass(NightTime milliseconds);
    /// Does an act, judged; false if nothing is open.
    bool act(const DirectorAct& act, bool shown = false);

signals:
    void changed();
    void ticked();
    void runningChanged();
    void asked();
    void ruleAsked(const QString& id);
    void bigClockAsked();
    void saveAsked();
    void printAsked();
    /// The night is over, or was left.
    void settleAsked();
    void failed(const Error& error);

private:
    bool apply(const NightEvent& event, NightTime at, bool shown = false);
    void show();
    void tell(const NightEntry& entry, const Night& before);
    void goOnAfter(const DirectorAct& act);
    void finish();
    bool isStill() const;
    bool mayGoBack() const;
    void sayTakenBack(const QString& taken);
    bool pressPlain(int key, const QString& text);
    bool chooseDigit(int key);
    void pickNextCall();
    void stop();
    void restart();
    bool stepRoom(NightTime until);
    void pressVerb(DirectorVerb verb);
    bool pressReal(int choice);
    void outOfChips(EntrantId who);
    void finishComposing();
    int firstChoice() const;
    bool isButtonNoted(TableNo table) const;
    void askOwed();
    NightOffer offerOf(const SaidDuty& said, int line) const;
    void settleSelection();
    NightTime shownNow() const;
    void attend(int call);
    void showCallTable();
    std::vector<NightChoicePicture> choicesNow() const;
    bool isAsked() const { return m_silent > 0 || m_closing; }
    void answer(int choice);
    void answerClock(int choice);
    QStringList answers() const;
    QStringList clockAnswers() const;
    void goOnFrom(bool ran);
    QString takenBackText(std::size_t from) const;
    void noteHandDealt(const DirectorAct& act);
    bool pressLetter(QChar letter);
    bool pressWhileAsking(int key, const QString& text);
    bool moveSelection(int key);
    void say(const QString& text, int kind, Rule rule = {});

    NightForm m_form;
    NightDebriefPicture m_debrief;
    Page m_page = Start;
    std::optional<NightSession> m_session;
    std::vector<NightEntry> m_undone;
    NightKeeper m_keeper;
    NightSeatings m_seatings;
    NightTables m_tables;
    NightPlates m_plates;
    NightChoices m_choices;
    TableModel m_callTable;
    NightComposer m_composer;
    NightSelection m_picked;
    int m_choice = 0; ///< of the strip, by the arrow keys
    bool m_coached = true;
    bool m_real = false;
    std::optional<NightTime> m_until;                         ///< of a night of an exam
    std::optional<std::pair<NightSession, NightTime>> m_left; ///< a simulated night, and when it was left
    bool m_halted = false;
    bool m_lookedAt = false;
    bool m_resumes = false; ///< the coach stopped the room: it goes on when nothing is owed any more
    int m_speed = 20;
    NightTime m_now = 0;
    bool m_closing = false; ///< of a real night: whether to close the book although some still play is asked
    bool m_ranOn = false;   ///< the clock of a real night ran when its book was closed
    NightTime m_silent = 0; ///< of a real night: so long nothing was noted, and whether the clock ran is not known
    qint64 m_tickedAt = 0;  ///< the time of day up to which a real night's clock has run
    std::optional<RoomEvent> m_next; ///< what the room does next by itself
    bool m_nextKnown = false;
    bool m_atCall = false;
    bool m_callHasTable = false;
    QStringList m_callLines;
    QTimer m_timer;
    QString m_message;
    int m_messageKind = Event;
    Rule m_messageRule;
    std::vector<SaidDuty> m_said; ///< what is owed, line by line
    QVariantList m_owed;
    QVariantList m_log;
};

} // namespace cutcard
