// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/drill_window.h"

#include "app/shell/message.h"
#include "app/shell/quick_view.h"

#include <QFileDialog>
#include <QMenuBar>
#include <QQuickWidget>
#include <QShortcut>

namespace cutcard {

DrillWindow::DrillWindow(QQmlEngine* engine, QWidget* parent) : QMainWindow(parent)
{
    setWindowTitle(tr("Pay table drill – Cutcard"));
    resize(1000, 720);
    m_view = quickView(engine, QStringLiteral("DrillView"), {{"drill", QVariant::fromValue(&m_desk)}}, this);
    setCentralWidget(m_view);
    m_view->setFocus();
    auto* file = menuBar()->addMenu(tr("&File"));
    file->addAction(tr("&Open a pay table file…"), QKeySequence::Open, this, &DrillWindow::openTables);
    file->addAction(tr("&Close"), QKeySequence::Close, this, &QWidget::close);
}

DrillWindow::~DrillWindow()
{
    // the model has to outlive what is drawn of it
    delete m_view;
}

void DrillWindow::openTables()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a pay table file"), {},
                                                      tr("Pay table files (*.toml);;All files (*)"));
    if (file.isEmpty())
        return;
    if (const QString error = m_desk.addTables(file); !error.isEmpty())
        showWarning(this, windowTitle(), error);
}

} // namespace cutcard
