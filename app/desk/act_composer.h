// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/commands.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace cutcard {

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
    Q_PROPERTY(QString matchText READ matchText NOTIFY changed)
    Q_PROPERTY(QVariantList chipValues READ chipValues NOTIFY changed)
    Q_PROPERTY(QVariantList pickedSeats READ pickedSeats NOTIFY changed)
    Q_PROPERTY(QVariantList seatNumbers READ seatNumbers NOTIFY changed)

public:
    using QObject::QObject;

    /// What the details can be chosen from on this table.
    struct Surroundings {
        SeatSet seats;
        GameId game = GameId::League;
        int pots = 1;
        std::vector<Chips> chipValues;
        QStringList potNames;
        QStringList handNames;       ///< by hand class
        QStringList matterNames;     ///< by matter
        std::vector<Circle> circles; ///< that a spot of this table has
        QStringList circleNames;     ///< of these
        QStringList boardNames;      ///< of the community cards on the table
        std::array<Wagers, maxSeats> wagers{};
    };
    void setSurroundings(Surroundings surroundings);

    bool active() const { return m_command != nullptr; }
    QString title() const;
    /// Whether Enter finishes what is being asked.
    bool confirmable() const;
    /// seat, seats, amount, count, pot, hand, matter, circle, treatment, boards or deck.
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
    QVariantList chipValues() const;
    QVariantList pickedSeats() const;
    QVariantList seatNumbers() const;

    /// Begins a command; one without details is finished at once.
    Q_INVOKABLE void begin(const QString& id);
    /// Begins a command of which some details are known already, such as what was dragged where.
    void beginWith(const Act& act, const std::vector<Detail>& missing);
    Q_INVOKABLE void chooseSeat(int number);
    Q_INVOKABLE void choose(int index);
    /// A circle was pressed where a seat or a circle is asked for: it says both.
    void chooseCircle(Seat seat, Circle circle);
    Q_INVOKABLE void addChip(qint64 value);
    Q_INVOKABLE void clearAmount();
    /// Pays as much as the wager itself, as a hand does by sizing a stack into the bet.
    Q_INVOKABLE void matchWager();
    Q_INVOKABLE void setTyped(const QString& text);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void cancel();
    /// Handles a key press while active; true if it meant something.
    bool key(int key, const QString& text);

signals:
    void changed();
    /// The act is complete.
    void composed(const cutcard::Act& act);

private:
    Detail detail() const { return m_missing.front(); }
    void nextDetail();
    void go(const Command* command, std::vector<Detail> missing);
    void finish();
    void treat(int index);
    Chips wager() const;
    QString wagerText() const;
    bool letterChooses(QChar letter);
    void fail(const QString& problem);
    void typeDigit(int digit);

    const Command* m_command = nullptr;
    Act m_act;
    std::vector<Detail> m_missing;
    QString m_typed;
    QString m_problem;
    Surroundings m_surroundings;
};

} // namespace cutcard
