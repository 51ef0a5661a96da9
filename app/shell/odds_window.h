// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/odds/decision_model.h"
#include "app/odds/odds_model.h"
#include "app/odds/pay_table_model.h"

#include <QMainWindow>

class QAction;
class QQmlEngine;
class QQuickWidget;

namespace cutcard {

/// The house-banked games worked out, with pay table files and what is exported.
class OddsWindow : public QMainWindow
{
    Q_OBJECT

public:
    OddsWindow(QQmlEngine* engine, QWidget* parent);
    ~OddsWindow() override;
    QQuickWidget* view() { return m_view; }
    OddsModel& odds() { return m_odds; }
    DecisionModel& decision() { return m_decision; }
    PayTableModel& payTable() { return m_payTable; }

    /// Adds the tables of a file to those to choose from; a message if there is something wrong with it.
    void openPayTables(const QString& file);
    /// Writes the table as it is typed; a message if that can't be done.
    void savePayTable(const QString& file);

private:
    void makeMenus();
    void askOpen();
    void askSave();
    void saveHands();
    void saveFigures();
    void savePdf();
    void saveText(const QString& title, const QString& name, const QString& text);
    void showError(const Error& error);

    OddsModel m_odds;
    DecisionModel m_decision;
    PayTableModel m_payTable;
    QList<QAction*> m_exports; ///< usable once everything is worked out
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
