// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/save_dialog.h"

#include <QFileDialog>
#include <QFileInfo>

namespace cutcard {

QString askWhereToSave(QWidget* parent, const QString& title, const QString& proposed, const QString& kinds)
{
    const QFileInfo file(proposed);
    QFileDialog dialog(parent, title, file.isAbsolute() ? file.absolutePath() : QString(), kinds);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    // with the dialog's own ending it also asks before it writes over a file of that name
    dialog.setDefaultSuffix(file.suffix());
    dialog.selectFile(file.fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace cutcard
