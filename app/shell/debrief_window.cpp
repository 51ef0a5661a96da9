// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/debrief_window.h"

#include "app/reports/debrief_report.h"
#include "app/shell/quick_view.h"
#include "app/words/error_words.h"

#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QQuickWidget>
#include <QSaveFile>

namespace cutcard {

DebriefWindow::DebriefWindow(Session session, EventTimes times, QQmlEngine* engine, QWidget* parent)
    : QMainWindow(parent), m_session(std::move(session)), m_times(std::move(times))
{
    setWindowTitle(tr("Debrief – Cutcard"));
    resize(1280, 800);
    m_debrief.setPicture(debriefPicture(m_session, m_times));
    m_table.jumpTo(tablePicture(m_session, false));
    m_view = quickView(engine, QStringLiteral("DebriefView"),
                       {{"table", QVariant::fromValue(&m_table)}, {"debrief", QVariant::fromValue(&m_debrief)}}, this);
    setCentralWidget(m_view);
    connect(&m_debrief, &DebriefModel::momentAsked, this, &DebriefWindow::showMoment);
    connect(&m_debrief, &DebriefModel::ruleAsked, this, &DebriefWindow::ruleAsked);
    QMenu* file = menuBar()->addMenu(tr("&Debrief"));
    file->addAction(tr("Save as &PDF…"), QKeySequence("Ctrl+P"), this, &DebriefWindow::savePdf);
    file->addAction(tr("Save as &text…"), QKeySequence::Save, this, &DebriefWindow::saveText);
    file->addSeparator();
    file->addAction(tr("&Close"), QKeySequence::Close, this, &QWidget::close);
}

DebriefWindow::~DebriefWindow()
{
    // the models have to outlive what is drawn of them
    delete m_view;
}

void DebriefWindow::showMoment(int event)
{
    const auto& entries = m_session.entries();
    const auto count = std::min(entries.size(), static_cast<std::size_t>(event) + 1);
    if (const auto then = Session::replay(m_session.setup(), std::span(entries).first(count)))
        m_table.jumpTo(tablePicture(*then, false));
}

void DebriefWindow::savePdf()
{
    const QString file = QFileDialog::getSaveFileName(this, tr("Save the debrief"), "debrief.pdf", tr("PDF (*.pdf)"));
    if (file.isEmpty())
        return;
    if (const auto written = writeDebriefPdf(m_session, m_times, file); !written)
        QMessageBox::warning(this, tr("Not saved"), errorText(written.error()));
}

void DebriefWindow::saveText()
{
    const QString name = QFileDialog::getSaveFileName(this, tr("Save the debrief"), "debrief.txt", tr("Text (*.txt)"));
    if (name.isEmpty())
        return;
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(debriefText(m_session, m_times).toUtf8()) < 0 || !file.commit())
        QMessageBox::warning(this, tr("Not saved"), tr("%1: %2").arg(name, file.errorString()));
}

} // namespace cutcard
