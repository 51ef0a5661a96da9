// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/rules_window.h"

#include "app/shell/windows/small.h"

#include <QQuickWidget>
#include <QShortcut>

namespace cutcard {

RulesWindow::RulesWindow(const QString& ruleId, QQmlEngine* engine, QWidget* parent) : QMainWindow(parent)
{
    setWindowTitle(tr("Rules – Cutcard"));
    resize(900, 640);
    m_book.show(ruleId);
    m_view = quickView(engine, QStringLiteral("RulesPage"),
                       {{"book", QVariant::fromValue(&m_book)}, {"ownWindow", true}}, this);
    setCentralWidget(m_view);
    m_view->setFocus();
    for (const QKeySequence& keys : {QKeySequence("Ctrl+W"), QKeySequence("Esc")})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &QWidget::close);
}

RulesWindow::~RulesWindow()
{
    // the model has to outlive what is drawn of it
    delete m_view;
}

} // namespace cutcard
