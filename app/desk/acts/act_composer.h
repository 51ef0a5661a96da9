// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/acts/commands.h"
#include "app/panels/rows_model.h"
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts behind it
#include "app/words/table/act_words.h"
#endif

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace cutcard {

/// A seat that can be named.
struct SeatOffered {
    Q_GADGET
    SHOWN(int, number);
    SHOWN(QString, name);
    bool operator==(const SeatOffered&) const = default;
};

/// An amount that one press enters: its name, and the figure, empty where there is none or it is locked.
struct QuickAmount {
    Q_GADGET
    Q_PROPERTY(QString figure READ figure)
    SHOWN(QString, text);
    Chips amount = 0;
    QString figure() const { return amount > 0 ? chipsText(amount) : QString(); }
    bool operator==(const QuickAmount&) const = default;
};

/// Puts an act together from a command and its details: by keys, by picking, or by pressing things on the table.
class ActComposer : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the desk")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString kind READ kind NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(QString typed READ typed NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed)
    Q_PROPERTY(QStringList choiceKeys READ choiceKeys NOTIFY changed)
    Q_PROPERTY(QVariantList pickedChoices READ pickedChoices NOTIFY changed)
    Q_PROPERTY(int circle READ circle NOTIFY changed)
    Q_PROPERTY(bool confirmable READ confirmable NOTIFY changed)
    Q_PROPERTY(QString confirmText READ confirmText NOTIFY changed)
    Q_PROPERTY(QString subject READ subject NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    Q_PROPERTY(QVariantList quicks READ quickList NOTIFY changed)
    Q_PROPERTY(QVariantList chips READ chips NOTIFY chipsChanged)
    Q_PROPERTY(QVariantList pickedSeats READ pickedSeats NOTIFY changed)
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)

public:
    using QObject::QObject;

    /// What the details can be chosen from on this table.
    struct Surroundings {
        SeatSet seats;
        GameId game{};
        int pots = 1;
        std::vector<Chips> chipValues;
        QStringList potNames;
        QStringList handNames;       ///< by hand class
        QStringList matterNames;     ///< by matter
        std::vector<Circle> circles; ///< that a spot of this table has
        QStringList circleNames;     ///< of these
        QStringList boardNames;      ///< of the community cards on the table
        std::array<Wagers, maxSeats> wagers{};
        std::vector<Matter> matters;   ///< that the floor is called for in this game, as matterNames has them
        QVariantList chips;            ///< one of each denomination, as it looks
        QStringList playerNames;       ///< by seat, as the plates have them
        std::optional<Seat> pointedTo; ///< whom the dealer has directed the action to last
        bool figures = true;           ///< amounts may be filled in; in a test nothing is worked out for the trainee
        Chips betTo = 0;               ///< of the round in progress
        Chips leastRaise = 0;          ///< what a raise goes to at least
        std::array<Chips, maxSeats> all{};    ///< in front and behind
        std::array<Chips, maxSeats> toCall{}; ///< what a call makes the bet
        std::array<Chips, maxSeats> inFront{};
        std::vector<Chips> potAmounts;
        Chips smallBlind = 0;
        Chips bigBlind = 0;
        Chips openingBlind = 0;
        bool operator==(const Surroundings&) const = default;
    };
    void setSurroundings(Surroundings surroundings);

    bool active() const { return m_command != nullptr; }
    QString title() const { return active() ? m_command->text : QString(); }
    /// Whether Enter finishes what is being asked.
    bool confirmable() const;
    /// seat, seats, amount, count, pot, hand, ranks, matter, circle, treatment, boards or deck.
    QString kind() const;
    QString prompt() const;
    QString typed() const { return m_typed; }
    QString problem() const { return m_problem; }
    QStringList choices() const;
    /// The key of each choice, as a person reads it.
    QStringList choiceKeys() const;
    /// The choices picked so far, where several can be.
    QVariantList pickedChoices() const;
    /// The circle whose wager is asked about, as the drawn table knows it; 0: none.
    int circle() const;
    /// The wager that is being paid, for paying as much again; empty if nothing is.
    QString matchText() const;
    /// "Say it" or "Done", whichever the act is.
    QString confirmText() const;
    /// What the amount is for: "Seat 5, Eve: raise to".
    QString subject() const;
    /// What the typed amount comes to, or what Enter waits for.
    QString hint() const;
    QVariantList quickList() const { return listOf(quicks()); }
    std::array<QuickAmount, 3> quicks() const;
    QVariantList chips() const { return m_surroundings.chips; }
    QVariantList pickedSeats() const;
    /// The seats that can be named: their numbers, and what the plates say.
    QVariantList seats() const;

    /// Begins a command; one without details is finished at once.
    Q_INVOKABLE void begin(const QString& id);
    /// Begins a command of which some details are known already, such as what was dragged where.
    void beginWith(const Act& act, const std::vector<Detail>& missing);
    Q_INVOKABLE void chooseSeat(int number);
    Q_INVOKABLE void choose(int index);
    /// A circle was pressed where a seat or a circle is asked for: it says both.
    void chooseCircle(Seat seat, Circle circle);
    Q_INVOKABLE void addChip(qint64 value);
    /// Enters one of the three quick amounts; nothing happens if it is locked.
    Q_INVOKABLE void useQuick(int index);
    /// Pays as much as the wager itself, as a hand does by sizing a stack into the bet.
    Q_INVOKABLE void matchWager();
    Q_INVOKABLE void setTyped(const QString& text);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void cancel();
    /// Handles a key press while active; true if it meant something.
    bool key(int key, const QString& text);

signals:
    void changed();
    void chipsChanged();
    /// The act is complete.
    void composed(const cutcard::Act& act);

private:
    std::array<QuickAmount, 3> quicksOfBet() const;
    bool skipsPot() const;
    Detail detail() const { return m_missing.front(); }
    void nextDetail() { go(m_command, {m_missing.begin() + 1, m_missing.end()}); }
    void go(const Command* command, std::vector<Detail> missing);
    void finish();
    void treat(int index);
    Chips wager() const;
    QString wagerText() const;
    bool letterChooses(QChar letter);
    QString ranksPrompt() const;
    bool typesCount() const;
    void pickRank(Rank rank);
    void eraseLast();
    void fail(const QString& problem);
    void typeDigit(int digit);

    const Command* m_command = nullptr;
    bool m_assumed = false; ///< the seat is the one pointed to; another can still be named
    Act m_act;
    std::vector<Detail> m_missing;
    QString m_typed;
    QString m_problem;
    Surroundings m_surroundings;
};

} // namespace cutcard
