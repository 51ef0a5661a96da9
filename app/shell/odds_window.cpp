// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/odds_window.h"

#include "app/files/saved_file.h"
#include "app/reports/odds_report.h"
#include "app/shell/message.h"
#include "app/shell/quick_view.h"
#include "app/words/error_words.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QMenuBar>
#include <QQuickItem>
#include <QQuickWidget>

namespace cutcard {

OddsWindow::OddsWindow(QQmlEngine* engine, QWidget* parent) : QMainWindow(parent)
{
    setWindowTitle(tr("Odds – Cutcard"));
    resize(1280, 800);
    m_view = quickView(engine, QStringLiteral("OddsView"),
                       {{"odds", QVariant::fromValue(&m_odds)},
                        {"decision", QVariant::fromValue(&m_decision)},
                        {"payTable", QVariant::fromValue(&m_payTable)}},
                       this);
    setCentralWidget(m_view);
    makeMenus();
    connect(&m_payTable, &PayTableModel::openAsked, this, &OddsWindow::askOpen);
    connect(&m_payTable, &PayTableModel::saveAsked, this, &OddsWindow::askSave);
    connect(&m_odds, &OddsModel::stateChanged, this, [this] {
        m_payTable.setResults(m_odds.results());
        for (QAction* action : m_exports)
            action->setEnabled(m_odds.ready());
    });
    m_odds.compute();
}

OddsWindow::~OddsWindow()
{
    // the models have to outlive what is drawn of them
    delete m_view;
}

void OddsWindow::makeMenus()
{
    QMenu* file = menuBar()->addMenu(tr("&Odds"));
    file->addAction(tr("&Open pay tables…"), QKeySequence::Open, this, &OddsWindow::askOpen);
    file->addAction(tr("&Save pay table…"), QKeySequence::Save, this, &OddsWindow::askSave);
    file->addSeparator();
    m_exports = {
        file->addAction(tr("Save starting &hands as CSV…"), this, &OddsWindow::saveHands),
        file->addAction(tr("Save the document's &figures as CSV…"), this, &OddsWindow::saveFigures),
        file->addAction(tr("Save everything as &PDF…"), QKeySequence("Ctrl+P"), this, &OddsWindow::savePdf),
    };
    for (QAction* action : m_exports)
        action->setEnabled(false);
    file->addSeparator();
    file->addAction(tr("&Close"), QKeySequence::Close, this, &QWidget::close);
    QMenu* view = menuBar()->addMenu(tr("&View"));
    const QStringList pages{tr("&Starting hands"), tr("&Decision"), tr("&Pay table"), tr("D&ocument")};
    for (int i = 0; i < pages.size(); ++i)
        view->addAction(pages[i], QKeySequence(QStringLiteral("Ctrl+%1").arg(i + 1)), this,
                        [this, i] { m_view->rootObject()->setProperty("page", i); });
}

void OddsWindow::openPayTables(const QString& name)
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

void OddsWindow::savePayTable(const QString& name)
{
    const auto table = m_payTable.table();
    if (!table)
        return showError(table.error());
    if (const auto named = verifyName(*table); !named)
        return showError(named.error());
    saveText({}, name, QString::fromStdString(payTablesText({*table})));
}

void OddsWindow::askOpen()
{
    const QString name = QFileDialog::getOpenFileName(this, tr("Open pay tables"), {}, tr("Pay tables (*.toml)"));
    if (!name.isEmpty())
        openPayTables(name);
}

void OddsWindow::askSave()
{
    const QString name = QFileDialog::getSaveFileName(this, tr("Save the pay table"), m_payTable.name() + ".toml",
                                                      tr("Pay tables (*.toml)"));
    if (!name.isEmpty())
        savePayTable(name);
}

void OddsWindow::saveHands()
{
    saveText(tr("Save the starting hands"), "starting-hands.csv", handsCsv(*m_odds.results()));
}

void OddsWindow::saveFigures()
{
    saveText(tr("Save the document's figures"), "figures.csv", figuresCsv(*m_odds.results()));
}

void OddsWindow::savePdf()
{
    const QString name = QFileDialog::getSaveFileName(this, tr("Save the odds"), "odds.pdf", tr("PDF (*.pdf)"));
    if (name.isEmpty())
        return;
    if (const auto written = writeOddsPdf(*m_odds.results(), name); !written)
        showError(written.error());
}

void OddsWindow::saveText(const QString& title, const QString& proposed, const QString& text)
{
    // without a title the name has been chosen already
    const QString name =
        title.isEmpty() ? proposed : QFileDialog::getSaveFileName(this, title, proposed, tr("CSV (*.csv)"));
    if (name.isEmpty())
        return;
    if (const auto saved = saveFile(name, text.toUtf8()); !saved)
        showError(saved.error());
}

void OddsWindow::showError(const Error& error)
{
    showWarning(this, tr("Odds"), errorText(error));
}

} // namespace cutcard
