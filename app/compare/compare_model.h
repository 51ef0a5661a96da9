// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compare/compare_picture.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace cutcard {

/// A hand in which somebody runs out of chips, under the four regimes: chosen, typed, or changed by its stacks.
class CompareModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(int chosen READ chosen NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY textChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QVariantList stacks READ stacks NOTIFY changed)
    Q_PROPERTY(qreal tallest READ tallest NOTIFY changed)
    Q_PROPERTY(QVariantList betting READ betting NOTIFY changed)
    Q_PROPERTY(QStringList ranking READ ranking NOTIFY changed)
    Q_PROPERTY(qreal most READ most NOTIFY changed)
    Q_PROPERTY(QVariantList regimes READ regimes NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)

public:
    explicit CompareModel(QObject* parent = nullptr);

    /// Puts the hand on the table beside the examples, or none, and shows it.
    void setPresent(const std::optional<ComparedHand>& present, const Wording& wording);

    QStringList names() const;
    int chosen() const { return m_chosen; }
    QString text() const { return m_text; }
    QString problem() const { return m_problem; }
    QVariantList stacks() const;
    /// The highest stack that a handle reaches.
    qreal tallest() const { return static_cast<qreal>(m_tallest); }
    QVariantList betting() const;
    QStringList ranking() const;
    qreal most() const { return static_cast<qreal>(m_picture.most); }
    QVariantList regimes() const;
    QString message() const { return m_message; }
    void setMessage(const QString& message);
    const ComparePicture& picture() const { return m_picture; }
    QString title() const { return names().value(m_chosen); }

    Q_INVOKABLE void choose(int index);
    /// Takes what was typed; while it can't be read the last hand stays.
    Q_INVOKABLE void type(const QString& text);
    /// Gives a seat another stack, in steps of the smallest chip; a hand that can't be so is refused.
    Q_INVOKABLE void setStack(int seat, qreal chips);
    /// One step of the smallest chip up or down.
    Q_INVOKABLE void nudge(int seat, int steps);

signals:
    void changed();
    void textChanged();
    void messageChanged();
    /// The picture is wanted as a file of dots, or as pages.
    void askPicture();
    void askPrint();

private:
    bool take(const ComparedHand& hand);
    Chips step() const;

    std::optional<ComparedHand> m_present;
    Wording m_wording;
    ComparedHand m_hand;
    ComparePicture m_picture;
    QString m_text;
    QString m_problem;
    QString m_message;
    int m_chosen = 0;
    Chips m_tallest = 1;
};

} // namespace cutcard
