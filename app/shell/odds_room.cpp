// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/odds_room.h"

#include "app/files/saved_file.h"
#include "app/shell/message.h"
#include "app/shell/save_dialog.h"
#include "app/words/error_words.h"

#include <QFile>
#include <QFileDialog>

namespace cutcard {

OddsRoom::OddsRoom(QObject* parent) : QObject(parent)
{
    connect(&m_payTable, &PayTableModel::openAsked, this, &OddsRoom::askOpen);
    connect(&m_payTable, &PayTableModel::saveAsked, this, &OddsRoom::askSave);
    connect(&m_odds, &OddsModel::stateChanged, this, [this] { m_payTable.setResults(m_odds.results()); });
}

void OddsRoom::openPayTables(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return showError({.place = {.name = name.toStdString()},
                          .cause = Cause::Unreadable,
                          .expected = {},
                          .found = file.errorString().toStdString()});
    const auto tables = readPayTables(file.readAll().toStdString(), name.toStdString());
    if (!tables)
        return showError(tables.error());
    m_payTable.addTables(*tables);
}

void OddsRoom::savePayTable(const QString& name)
{
    const auto table = m_payTable.table();
    if (!table)
        return showError(table.error());
    if (const auto named = verifyName(*table); !named)
        return showError(named.error());
    if (const auto saved = saveFile(name, QByteArray::fromStdString(payTablesText({*table}))); !saved)
        showError(saved.error());
}

void OddsRoom::askOpen()
{
    const QString name = QFileDialog::getOpenFileName(m_page, tr("Open pay tables"), {}, tr("Pay tables (*.toml)"));
    if (!name.isEmpty())
        openPayTables(name);
}

void OddsRoom::askSave()
{
    const QString name =
        askWhereToSave(m_page, tr("Save the pay table"), m_payTable.name() + ".toml", tr("Pay tables (*.toml)"));
    if (!name.isEmpty())
        savePayTable(name);
}

void OddsRoom::showError(const Error& error)
{
    showWarning(m_page, tr("Odds"), errorText(error));
}

} // namespace cutcard
