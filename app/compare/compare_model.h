// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compare/compare_picture.h"

#include <optional>

namespace cutcard {

/// A hand in which somebody runs out of chips, under the four regimes: chosen, typed, or changed by its stacks.
class CompareModel : public QObject
{
    Q_OBJECT
    QML_GIVEN

public:
    explicit CompareModel(QObject* parent = nullptr);

    /// Puts the hand on the table beside the examples, or none, and shows it.
    void setPresent(const std::optional<ComparedHand>& present, const Wording& wording);

    TOLD(QStringList, names, changed);
    KEPT(int, chosen, changed);
    KEPT(QString, text, textChanged);
    KEPT(QString, problem, changed);
    TOLD(QVariantList, stacks, changed);
    /// The highest stack that a handle reaches.
    TOLD(qreal, tallest, changed) { return static_cast<qreal>(m_tallest); }
    TOLD(QVariantList, betting, changed);
    TOLD(QStringList, ranking, changed);
    TOLD(qreal, most, changed) { return static_cast<qreal>(m_picture.most); }
    TOLD(QVariantList, regimes, changed);
    GIVEN(QString, message, setMessage, messageChanged);
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
    Chips m_tallest = 1;
};

} // namespace cutcard
