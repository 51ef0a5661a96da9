// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/commands.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

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
    Q_PROPERTY(QVariantList chipValues READ chipValues NOTIFY changed)
    Q_PROPERTY(QVariantList pickedSeats READ pickedSeats NOTIFY changed)
    Q_PROPERTY(QVariantList seatNumbers READ seatNumbers NOTIFY changed)

public:
    using QObject::QObject;

    /// What the details can be chosen from on this table.
    struct Surroundings {
        SeatSet seats;
        int pots = 1;
        std::vector<Chips> chipValues;
        QStringList potNames;
        QStringList handNames;   ///< by hand class
        QStringList matterNames; ///< by matter
    };
    void setSurroundings(Surroundings surroundings);

    bool active() const { return m_command != nullptr; }
    QString title() const;
    /// seat, seats, amount, count, pot, hand or matter.
    QString kind() const;
    QString prompt() const;
    QString typed() const { return m_typed; }
    QString problem() const { return m_problem; }
    QStringList choices() const;
    QVariantList chipValues() const;
    QVariantList pickedSeats() const;
    QVariantList seatNumbers() const;

    /// Begins a command; one without details is finished at once.
    Q_INVOKABLE void begin(const QString& id);
    /// Begins a command of which some details are known already, such as what was dragged where.
    void beginWith(const Act& act, const std::vector<Detail>& missing);
    Q_INVOKABLE void chooseSeat(int number);
    Q_INVOKABLE void choose(int index);
    Q_INVOKABLE void addChip(qint64 value);
    Q_INVOKABLE void clearAmount();
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
