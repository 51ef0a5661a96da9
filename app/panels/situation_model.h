// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"
#include "core/base/chips.h"

namespace cutcard {

/// What could happen at the table, in words.
struct SituationLine {
    QString text{};
    int seat = 0; ///< whose doing it is; 0: nobody's
    bool irregular = false;
    bool operator==(const SituationLine&) const = default;
};

/// All that is shown to whoever makes up a situation.
struct SituationPicture {
    Q_GADGET
    QML_ANONYMOUS
    SHOWN(bool, shown);
    SHOWN(QString, waiting);   ///< for whom or what everybody waits
    int awaited = 0;           ///< the seat that is waited for; 0: none
    SHOWN(QStringList, names); ///< of the seats that something could be done at, from the first chair on
    std::vector<SituationLine> lines{};
    SHOWN(bool, canDealOn);   ///< the dealer owes something
    SHOWN(bool, canTakeBack); ///< something was made up here
    bool operator==(const SituationPicture&) const = default;
};

/// The panel at which a situation is made up: what players do and what goes wrong, out of what could happen.
class SituationModel : public QObject
{
    Q_OBJECT
    QML_GIVEN

public:
    using QObject::QObject;

    void setPicture(SituationPicture picture);
    KEPT(cutcard::SituationPicture, picture, changed);
    /// Whose lines are shown; 0: what is nobody's doing.
    SETTABLE(int, seat, setSeat, changed) { return m_seat; }
    void setSeat(int seat);
    /// Whether anybody is waited for.
    TOLD(bool, awaited, changed) { return m_picture.awaited > 0; }
    TOLD(QStringList, decisions, changed) { return linesOf(false); }
    TOLD(QStringList, irregular, changed) { return linesOf(true); }
    /// What was typed is no amount.
    KEPT(bool, wrong, changed);
    /// The amount that was typed for what takes one; 0: none.
    Chips amount() const { return m_amount; }

    Q_INVOKABLE void typeAmount(const QString& text);
    /// Has a line of those shown happen, of what a player decides or of what goes wrong.
    Q_INVOKABLE void choose(bool irregular, int line);

signals:
    void changed();
    void amountChanged();
    void chosen(std::size_t line);
    void likeAPlayer();
    void dealOn();
    void takeBack();
    void tryIt();
    void putIntoSet();
    void save();

private:
    bool isShown(const SituationLine& line, bool irregular) const;
    QStringList linesOf(bool irregular) const;

    int m_seat = 0;
    Chips m_amount = 0;
};

} // namespace cutcard
