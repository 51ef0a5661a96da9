// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/bank_window.h"

#include "app/desk/desk.h"
#include "app/shell/quick_view.h"

#include <QQuickWidget>
#include <QShortcut>

namespace cutcard {

BankWindow::BankWindow(const Desk& desk, QQmlEngine* engine, QWidget* parent) : QMainWindow(parent)
{
    setWindowTitle(tr("Bank's book – Cutcard"));
    resize(620, 700);
    const auto show = [this, &desk] {
        m_bank.setPicture(desk.session() == nullptr ? BankPicture() : bankPicture(*desk.session()));
    };
    show();
    m_view = quickView(engine, QStringLiteral("BankView"), {{"bank", QVariant::fromValue(&m_bank)}}, this);
    setCentralWidget(m_view);
    m_view->setFocus();
    connect(&desk, &Desk::changed, this, show);
    for (const QKeySequence& keys : {QKeySequence("Ctrl+W"), QKeySequence("Esc")})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &QWidget::close);
}

BankWindow::~BankWindow()
{
    // the model has to outlive what is drawn of it
    delete m_view;
}

} // namespace cutcard
