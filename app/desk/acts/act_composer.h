// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/acts/commands.h"
#include "app/panels/rows_model.h"
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts behind it
#include "app/words/table/act_words.h"
#endif

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
    SHOWN(QString, text);
    Chips amount = 0;
    WORKED_OUT(QString, figure) { return amount > 0 ? chipsText(amount) : QString(); }
    bool operator==(const QuickAmount&) const = default;
};

/// Puts an act together from a command and its details: by keys, by picking, or by pressing things on the table.
class ActComposer : public QObject
{
    Q_OBJECT
    QML_GIVEN
    Q_PROPERTY(QVariantList quicks READ quickList NOTIFY quicksChanged)

public:
    ActComposer() { connect(this, &ActComposer::changed, this, &ActComposer::quicksChanged); }

    /// What the details can be chosen from on this table.
    struct Surroundings {
        SeatSet seats;
        GameId game{};
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

    TOLD(bool, active, changed) { return m_command != nullptr; }
    TOLD(QString, title, changed) { return active() ? m_command->text : QString(); }
    /// Whether Enter finishes what is being asked.
    TOLD(bool, confirmable, changed);
    /// seat, seats, amount, count, pot, hand, ranks, matter, circle, treatment, boards or deck.
    TOLD(QString, kind, changed);
    TOLD(QString, prompt, changed);
    KEPT(QString, typed, changed);
    KEPT(QString, problem, changed);
    TOLD(QStringList, choices, changed);
    /// The key of each choice, as a person reads it.
    TOLD(QStringList, choiceKeys, changed);
    /// The choices picked so far, where several can be.
    TOLD(QVariantList, pickedChoices, changed);
    /// The circle whose wager is asked about, as the drawn table knows it; 0: none.
    TOLD(int, circle, changed);
    /// The wager that is being paid, for paying as much again; empty if nothing is.
    QString matchText() const;
    /// "Say it" or "Done", whichever the act is.
    TOLD(QString, confirmText, changed);
    /// What the amount is for: "Seat 5, Eve: raise to".
    TOLD(QString, subject, changed);
    /// What the typed amount comes to, or what Enter waits for.
    TOLD(QString, hint, changed);
    QVariantList quickList() const { return listOf(quicks()); }
    std::array<QuickAmount, 3> quicks() const;
    TOLD(QVariantList, chips, chipsChanged) { return m_surroundings.chips; }
    TOLD(QVariantList, pickedSeats, changed);
    /// The seats that can be named: their numbers, and what the plates say.
    TOLD(QVariantList, seats, changed);

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
    void quicksChanged();
    /// The act is complete.
    void composed(const cutcard::Act& act);

private:
    bool skipsPot() const;
    Detail detail() const { return m_missing.front(); }
    void nextDetail() { go(m_command, {m_missing.begin() + 1, m_missing.end()}); }
    void go(const Command* command, std::vector<Detail> missing);
    /// Hands over the act; QML is told where it had something to see.
    void finish(bool seen);
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
    Surroundings m_surroundings;
};

} // namespace cutcard
