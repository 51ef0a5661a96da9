// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/debrief_page.h"

#include "app/files/saved_file.h"
#include "app/reports/debrief_report.h"
#include "app/shell/windows/small.h"
#include "app/words/errors/error_words.h"
#include "app/words/table/result_words.h"

#include <QMenuBar>
#include <QProgressDialog>
#include <QQuickWidget>

namespace cutcard {

DebriefPage::DebriefPage(LookedBack what, bool isPage, QQmlEngine* engine, QWidget* parent)
    : QObject(parent), m_what(std::move(what))
{
    m_debrief.setPage(isPage);
    m_debrief.setSealed(m_what.sealed);
    showPicture();
    m_table.jumpTo(tablePicture(m_what.session, false));
    m_view =
        quickView(engine, QStringLiteral("DebriefView"),
                  {{"table", QVariant::fromValue(&m_table)}, {"debrief", QVariant::fromValue(&m_debrief)}}, parent);
    connect(&m_debrief, &DebriefModel::askMoment, this, &DebriefPage::showMoment);
    connect(&m_debrief, &DebriefModel::askPdf, this, &DebriefPage::savePdf);
    connect(&m_debrief, &DebriefModel::askText, this, &DebriefPage::saveText);
}

DebriefPage::~DebriefPage()
{
    // the models have to outlive what is drawn of them
    delete m_view;
}

void DebriefPage::showPicture()
{
    DebriefPicture picture = debriefPicture(m_what.session, m_what.times, m_what.then);
    if (!m_what.title.isEmpty())
        picture.title = m_what.title;
    // whether an exam is passed is decided over all its parts, and stands on its sheet
    if (m_what.sealed)
        picture.scoreNote = criticalText(m_what.session.score());
    m_debrief.setPicture(std::move(picture));
}

void DebriefPage::showMoment(int event)
{
    const auto& entries = m_what.session.entries();
    const auto count = std::min(entries.size(), static_cast<std::size_t>(event) + 1);
    if (const auto then = Session::replay(m_what.session.setup(), entries.first(count)))
        m_table.jumpTo(tablePicture(*then, false));
}

void DebriefPage::savePdf()
{
    const QString file = askWhereToSave(m_view, tr("Save the debrief"),
                                        debriefFileName(m_what.session, "pdf", m_what.day), tr("PDF (*.pdf)"));
    if (file.isEmpty())
        return;
    QProgressDialog waiting(tr("Writing the debrief…"), tr("Cancel"), 0, 0, m_view);
    waiting.setWindowModality(Qt::WindowModal);
    const auto goOn = [&waiting](int done, int ofAll) {
        waiting.setMaximum(ofAll);
        waiting.setValue(done);
        return !waiting.wasCanceled();
    };
    const auto written =
        writeDebriefPdf(m_what.session, m_debrief.picture(), file, {.name = m_what.person, .day = m_what.day}, goOn);
    if (!written)
        showWarning(m_view, tr("Not saved"), errorText(written.error()));
}

void DebriefPage::saveText()
{
    const QString name = askWhereToSave(m_view, tr("Save the debrief"),
                                        debriefFileName(m_what.session, "txt", m_what.day), tr("Text (*.txt)"));
    if (name.isEmpty())
        return;
    const QString text = debriefText(m_what.session, m_debrief.picture(), {.name = m_what.person, .day = m_what.day});
    if (const auto saved = saveFile(name, text.toUtf8()); !saved)
        showWarning(m_view, tr("Not saved"), errorText(saved.error()));
}

DebriefWindow::DebriefWindow(LookedBack what, QQmlEngine* engine, QWidget* parent)
    : QMainWindow(parent), m_page(std::move(what), false, engine, this)
{
    setWindowTitle(tr("Debrief – Cutcard"));
    resize(1280, 800);
    setCentralWidget(m_page.view());
    QMenu* file = menuBar()->addMenu(tr("&Debrief"));
    file->addAction(tr("Save as &PDF…"), QKeySequence("Ctrl+P"), &m_page, &DebriefPage::savePdf);
    file->addAction(tr("Save as &text…"), QKeySequence::Save, &m_page, &DebriefPage::saveText);
    file->addSeparator();
    file->addAction(tr("&Close"), QKeySequence::Close, this, &QWidget::close);
}

} // namespace cutcard
