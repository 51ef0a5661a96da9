// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/odds/decision_model.h"
#include "app/odds/odds_model.h"
#include "app/odds/pay_table_model.h"

class QWidget;

namespace cutcard {

/// The house-banked games worked out, with pay table files.
class OddsRoom : public QObject
{
    Q_OBJECT

public:
    explicit OddsRoom(QObject* parent = nullptr);
    /// The widget above which files are asked for.
    void setPage(QWidget* page) { m_page = page; }
    OddsModel& odds() { return m_odds; }
    DecisionModel& decision() { return m_decision; }
    PayTableModel& payTable() { return m_payTable; }

    /// Adds the tables of a file to those to choose from; a message if there is something wrong with it.
    void openPayTables(const QString& file);
    /// Writes the table as it is typed; a message if that can't be done.
    void savePayTable(const QString& file);

private:
    void askOpen();
    void askSave();
    void showError(const Error& error);

    OddsModel m_odds;
    DecisionModel m_decision;
    PayTableModel m_payTable;
    QWidget* m_page = nullptr;
};

} // namespace cutcard
