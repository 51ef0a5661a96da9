// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts behind these
#include "core/odds/outcomes.h"
#endif

#include <optional>

namespace cutcard {

/// A card to pick: in rows by suit, spades first, from the ace down.
struct PickCard {
    Q_GADGET
    SHOWN(QString, rank);
    SHOWN(QString, suit);
    SHOWN(QString, name);
    SHOWN(int, place); ///< 0: not picked; 1, 2: hole cards; 3 to 5: flop
    bool operator==(const PickCard&) const = default;
};
/// One of the five places that are filled.
struct PickedPlace {
    Q_GADGET
    SHOWN(QString, rank);
    SHOWN(QString, suit);
    bool operator==(const PickedPlace&) const = default;
};
/// Hole cards and a flop, and whether to check or raise with them.
class DecisionModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit DecisionModel(QObject* parent = nullptr);

    /// Picks a card by its place in the rows, or puts it back.
    Q_INVOKABLE void toggle(int index);
    Q_INVOKABLE void clear();
    /// Picks what is written, such as AsKd Qs7h2c; says what is wrong with it.
    Q_INVOKABLE void type(const QString& text);

    PART(QAbstractItemModel, cards) { return &m_cards; }
    PART(QAbstractItemModel, places) { return &m_places; }
    TOLD(QString, typed, changed);
    KEPT(QString, message, changed);
    TOLD(bool, decided, changed) { return m_outcomes.has_value(); }
    TOLD(bool, raises, changed) { return m_outcomes && m_outcomes->margin() > 0; }
    TOLD(QString, valueText, changed);
    /// How often the hand wins, ties and loses: in figures, and as a share of all.
    TOLD(QVariantList, shares, changed);

signals:
    void changed();

private:
    void show();

    std::vector<Card> m_picked;
    std::optional<Outcomes> m_outcomes;
    GadgetRows<PickCard> m_cards;
    GadgetRows<PickedPlace> m_places;
};

} // namespace cutcard
