// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_model.h"
#include "core/tournament/session/night_session.h"

namespace cutcard {

/// The table of a call that somebody has come to, as it was stopped, and what its dealer says.
class CalledTable : public QObject
{
    Q_OBJECT
    QML_GIVEN

public:
    using QObject::QObject;

    /// Whether one is at a call.
    TOLD(bool, attended, changed) { return m_call > 0; }
    /// Whether the program dealt the hand, so that the table can be shown.
    KEPT(bool, dealt, changed);
    PART(cutcard::TableModel, table) { return &m_table; }
    KEPT(QString, title, changed);
    KEPT(QStringList, lines, changed);

    /// Goes to the table of a call.
    void attend(const NightSession& session, int call);
    /// Is at no call any more.
    void leave();
    /// Takes from the night what is said of the call now.
    void show(const NightSession& session);

signals:
    void changed();

private:
    int m_call = 0;
    TableModel m_table;
    QStringList m_report; ///< the dealer's
};

} // namespace cutcard
