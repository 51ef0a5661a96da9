// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QStandardPaths>
#include <QString>

namespace cutcard {

/// Where somebody looks for what was saved: a file of this name among their documents, or the folder.
inline QString inDocuments(const QString& name = {})
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    // not every system makes that folder: then it is where everything of somebody's lies
    const QString folder = QDir(documents).exists() ? documents : QDir::homePath();
    return name.isEmpty() ? folder : QDir(folder).filePath(name);
}

} // namespace cutcard
