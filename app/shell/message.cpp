// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/message.h"

#include <QMessageBox>

namespace cutcard {

void showWarning(QWidget* parent, const QString& title, const QString& text)
{
    QMessageBox box(QMessageBox::Warning, title, text, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

} // namespace cutcard
