// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/night_desk.h"

namespace cutcard {

/// A night that was run, looked at moment by moment with what the judge says; nothing can be done in it.
class NightReplay : public QObject
{
    Q_OBJECT
    QML_GIVEN
    Q_PROPERTY(QString title READ title CONSTANT)
    Q_PROPERTY(int moments READ moments CONSTANT)

public:
    NightReplay(NightSession session, QString title, QObject* parent = nullptr);

    PART(cutcard::NightDesk, room) { return &m_room; }
    QString title() const { return m_title; }
    /// How many events have happened; 0: the room as it was at the beginning.
    KEPT(int, moment, changed, -1);
    int moments() const { return static_cast<int>(m_whole.entries().size()); }
    /// Which event it is, and when it was.
    TOLD(QString, place, changed);
    /// What happened last, in a line.
    KEPT(QString, said, changed);
    /// What is said of it: text, whether it is wrong, how it weighs, the rule.
    KEPT(QVariantList, verdicts, changed);
    TOLD(bool, faultBefore, changed) { return faultFrom(-1) >= 0; }
    TOLD(bool, faultAfter, changed) { return faultFrom(1) >= 0; }

    Q_INVOKABLE void go(int moment);
    Q_INVOKABLE void step(int by) { go(m_moment + by); }
    /// To the nearest event before (-1) or after (1) this one in which something was wrong.
    Q_INVOKABLE void fault(int way);
    /// Arrows, Home and End; with Page Up and Page Down from fault to fault.
    Q_INVOKABLE bool press(int key);

signals:
    void changed();
    void askRule(const QString& id);

private:
    int faultFrom(int way) const;

    NightSession m_whole;
    NightSeatings m_seatings;
    QString m_title;
    NightDesk m_room;
    QVariantList m_lines; ///< of the log, the first event first
    std::vector<bool> m_wrong;
};

} // namespace cutcard
