// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/called_table.h"
#include "app/director/composer/night_composer.h"
#include "app/director/night_facts.h"
#include "app/director/night_message.h"
#include "app/director/pictures/night_picture.h"

#include <QAbstractItemModel>

namespace cutcard {

/// What is picked in a night, what can be done with it, and what is asked before it is done.
class NightConsole : public QObject
{
    Q_OBJECT
    QML_GIVEN
    Q_PROPERTY(QAbstractItemModel* choices READ choiceRows CONSTANT)

public:
    /// Those have to outlive it.
    NightConsole(NightRun& run, const NightFacts& facts, NightMessage& message, CalledTable& call,
                 QObject* parent = nullptr);

    TOLD(QString, pickedText, asked);
    /// The table that is to be seen: of the marked answer, or of what is picked; 0: any.
    TOLD(int, tableInSight, asked);
    TOLD(bool, asking, asked) { return isAsked() || m_composer.isAsking(); }
    /// Whether what is asked is for an act, which need not be done.
    TOLD(bool, composing, asked) { return !isAsked() && m_composer.isAsking(); }
    TOLD(QString, question, asked);
    TOLD(QString, typed, asked) { return m_composer.typed(); }
    /// How what is asked is answered.
    TOLD(QString, askingHint, asked) { return isAsked() ? tr("key 1 or 2") : tr("type to find"); }
    QAbstractItemModel* choiceRows() { return &m_choices; }
    /// What can be pressed: label, key, marked.
    const std::vector<NightChoicePicture>& choices() const { return m_choices.rows(); }
    /// At which choice the arrow keys are; -1 while nothing is asked.
    TOLD(int, markedChoice, asked) { return asking() ? m_choice : -1; }
    const NightSelection& picked() const { return m_picked; }
    const NightComposer& composer() const { return m_composer; }

    /// What is not there any more is not picked.
    void settle();
    /// Asks whether the clock of a real night ran on for so long while nobody was at the screen.
    void askClock(NightTime silent);
    /// A key in the room; false if it means nothing here.
    Q_INVOKABLE bool press(int key, const QString& text)
    {
        return asking() ? pressWhileAsking(key, text) : pressPlain(key, text);
    }

    Q_INVOKABLE void pickPerson(int who);
    Q_INVOKABLE void pickTable(int number);
    Q_INVOKABLE void pickCall(int call);
    Q_INVOKABLE void pickNothing();
    /// Presses a choice.
    Q_INVOKABLE void choose(int choice);
    Q_INVOKABLE void palette();
    /// Puts somebody down at a table, to the left of somebody; -1: wherever the dealer's right is.
    Q_INVOKABLE void drop(int who, int table, int rightNeighbour);
    /// Begins what a line of what is owed says, with the names that it says.
    Q_INVOKABLE void pressOwed(int line);
    /// Begins to write somebody of the results down, or to correct the place.
    Q_INVOKABLE void pressResult(int person);
    Q_INVOKABLE void showMe();
    /// Leaves the call's table for the room; what is owed there stays owed.
    Q_INVOKABLE void leaveCall();

signals:
    void asked();
    /// Something else is picked or said: all of the night is shown anew.
    void changed();
    void ruleAsked(const QString& id);

private:
    bool isAsked() const { return m_run.question() != NightQuestion::None; }
    QStringList answers() const;
    void answer(int choice);
    std::vector<NightChoicePicture> choicesNow() const;
    void pick(const NightSelection& selection);
    void pressVerb(DirectorVerb verb);
    bool pressReal(int choice);
    void finishComposing();
    void askOwed();
    NightOffer offerOf(const SaidDuty& said) const;
    int firstChoice() const;
    void attend(int call);
    bool pressPlain(int key, const QString& text);
    bool pressWhileAsking(int key, const QString& text);
    bool chooseDigit(int key);
    bool pressLetter(QChar letter);
    void pickNextCall();
    bool moveSelection(int key);

    NightRun& m_run;
    const NightFacts& m_facts;
    NightMessage& m_message;
    CalledTable& m_call;
    NightComposer m_composer;
    NightSelection m_picked;
    NightChoices m_choices;
    int m_choice = 0; ///< by the arrow keys
};

} // namespace cutcard
