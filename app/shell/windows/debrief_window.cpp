// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/debrief_window.h"

#include <QMenuBar>
#include <QQuickWidget>

namespace cutcard {

DebriefWindow::DebriefWindow(LookedBack what, QQmlEngine* engine, QWidget* parent)
    : QMainWindow(parent), m_page(std::move(what), false, engine, this)
{
    setWindowTitle(tr("Debrief – Cutcard"));
    resize(1280, 800);
    setCentralWidget(m_page.view());
    connect(&m_page, &DebriefPage::ruleAsked, this, &DebriefWindow::ruleAsked);
    QMenu* file = menuBar()->addMenu(tr("&Debrief"));
    file->addAction(tr("Save as &PDF…"), QKeySequence("Ctrl+P"), &m_page, &DebriefPage::savePdf);
    file->addAction(tr("Save as &text…"), QKeySequence::Save, &m_page, &DebriefPage::saveText);
    file->addSeparator();
    file->addAction(tr("&Close"), QKeySequence::Close, this, &QWidget::close);
}

} // namespace cutcard
