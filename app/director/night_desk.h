// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/composer/night_composer.h"
#include "app/director/night_facts.h"
#include "app/director/night_form.h"
#include "app/director/night_message.h"
#include "app/director/pictures/night_debrief.h"
#include "app/director/pictures/night_picture.h"
#include "app/table/table_model.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace cutcard {

/// A night that goes on by itself and is run by the person at the screen: the room's time, what is picked, acts asked
/// for and judged, and everything that is shown of it.
class NightDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(Page page READ page NOTIFY changed)
    Q_PROPERTY(cutcard::NightForm* form READ form CONSTANT)
    Q_PROPERTY(cutcard::NightRun* run READ run CONSTANT)
    Q_PROPERTY(cutcard::NightFacts* facts READ facts CONSTANT)
    Q_PROPERTY(cutcard::NightMessage* message READ message CONSTANT)
    Q_PROPERTY(cutcard::NightDebriefPicture debrief READ debrief NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* tables READ tables CONSTANT)
    Q_PROPERTY(QAbstractItemModel* plates READ plates CONSTANT)
    Q_PROPERTY(cutcard::TableModel* callTable READ callTable CONSTANT)
    Q_PROPERTY(QString pickedText READ pickedText NOTIFY asked)
    Q_PROPERTY(int tableInSight READ tableInSight NOTIFY asked)
    Q_PROPERTY(bool asking READ asking NOTIFY asked)
    Q_PROPERTY(QString question READ question NOTIFY asked)
    Q_PROPERTY(QString typed READ typed NOTIFY asked)
    Q_PROPERTY(bool composing READ composing NOTIFY asked)
    Q_PROPERTY(QString askingHint READ askingHint NOTIFY asked)
    Q_PROPERTY(QAbstractItemModel* choices READ choiceRows CONSTANT)
    Q_PROPERTY(int markedChoice READ markedChoice NOTIFY asked)
    Q_PROPERTY(int waiting READ waiting NOTIFY changed)
    Q_PROPERTY(bool atCall READ atCall NOTIFY asked)
    Q_PROPERTY(bool callHasTable READ callHasTable NOTIFY asked)
    Q_PROPERTY(QString callTitle READ callTitle NOTIFY asked)
    Q_PROPERTY(QStringList callLines READ callLines NOTIFY asked)

public:
    /// Where one is: choosing a night, in the room, or looking back.
    enum Page : int { Start, Room, Debrief };
    Q_ENUM(Page)

    explicit NightDesk(QObject* parent = nullptr);

    Page page() const;
    NightForm* form() { return &m_form; }
    NightRun* run() { return &m_run; }
    NightFacts* facts() { return &m_facts; }
    NightMessage* message() { return &m_message; }
    /// What it has come to, once it is looked back on.
    const NightDebriefPicture& debrief() const { return m_debrief; }
    QAbstractItemModel* tables() { return &m_tables; }
    QAbstractItemModel* plates() { return &m_plates; }
    QAbstractItemModel* choiceRows() { return &m_choices; }
    TableModel* callTable() { return &m_callTable; }
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
    /// How many wait to be seated.
    int waiting() const;
    bool atCall() const { return m_atCall; }
    bool callHasTable() const { return m_callHasTable; }
    QString callTitle() const;
    QStringList callLines() const;

    const NightSelection& picked() const { return m_picked; }
    const NightComposer& composer() const { return m_composer; }

    /// Asks whether the clock of a real night ran on for so long while nobody was at the screen.
    void askClock(NightTime silent);
    /// Somebody who comes late to a real night signs in.
    /// False: the name can't stand there.
    Q_INVOKABLE bool signIn(const QString& name);
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
    Q_INVOKABLE void showMe();
    /// Leaves the call's table for the room; what is owed there stays owed.
    Q_INVOKABLE void leaveCall();
    /// With the coach: who is immediately right of the coming dealer at a table, so that the gap can say it; -1.
    Q_INVOKABLE int dealersRight(int table) const;
    /// Who would be immediately right of somebody put down at a chair, or beside who sits there; -1: nobody.
    Q_INVOKABLE int rightOf(int table, int chair, bool after) const;
    /// Between whom that is, in words.
    Q_INVOKABLE QString betweenText(int table, int right) const;

signals:
    void changed();
    void asked();
    void ruleAsked(const QString& id);
    void bigClockAsked();
    void saveAsked();
    void printAsked();

private:
    void show();
    bool pressLookedBack(int key);
    bool pressPlain(int key, const QString& text);
    bool chooseDigit(int key);
    void pickNextCall();
    void pressVerb(DirectorVerb verb);
    bool pressReal(int choice);
    void finishComposing();
    int firstChoice() const;
    void askOwed();
    NightOffer offerOf(const SaidDuty& said, int line) const;
    void settleSelection();
    void attend(int call);
    void showCallTable();
    std::vector<NightChoicePicture> choicesNow() const;
    bool isAsked() const { return m_run.question() != NightQuestion::None; }
    void answer(int choice);
    QStringList answers() const;
    bool pressLetter(QChar letter);
    bool pressWhileAsking(int key, const QString& text);
    bool moveSelection(int key);

    NightForm m_form;
    NightMessage m_message;
    NightRun m_run;
    NightFacts m_facts{m_run};
    NightDebriefPicture m_debrief;
    NightTables m_tables;
    NightPlates m_plates;
    NightChoices m_choices;
    TableModel m_callTable;
    NightComposer m_composer;
    NightSelection m_picked;
    int m_choice = 0; ///< of the strip, by the arrow keys
    bool m_atCall = false;
    bool m_callHasTable = false;
    QStringList m_callLines;
};

} // namespace cutcard
