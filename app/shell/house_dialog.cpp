// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/house_dialog.h"

#include "app/words/act_words.h"
#include "app/words/error_words.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cutcard {

HouseDialog::HouseDialog(const HouseRules& options, QWidget* parent) : QDialog(parent), m_options(options)
{
    setWindowTitle(tr("House options: %1").arg(gameText(gameOf(options))));
    resize(720, 560);
    m_text = new QPlainTextEdit(QString::fromStdString(writeHouse(options)));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("House options"));
    m_problem = new QLabel;
    m_problem->setWordWrap(true);
    m_problem->setMinimumHeight(m_problem->fontMetrics().height() * 2);
    auto* buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            [this] { m_text->setPlainText(QString::fromStdString(writeHouse(defaultHouse(gameOf(m_options))))); });
    connect(m_text, &QPlainTextEdit::textChanged, this, &HouseDialog::check);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("What the house sets; it holds for sessions that are begun from now on.")));
    layout->addWidget(m_text);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
}

QString HouseDialog::text() const
{
    return m_text->toPlainText();
}

void HouseDialog::check()
{
    const auto read = readHouse(gameOf(m_options), text().toStdString(), tr("house options").toStdString());
    m_accept->setEnabled(read.has_value());
    m_problem->setText(read ? QString() : errorText(read.error()));
    if (read)
        m_options = *read;
}

} // namespace cutcard
