// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QStandardPaths>
#include <QString>

namespace cutcard {

/// Where somebody looks for what was saved: a file of this name among their documents, or their folder.
inline QString inDocuments(const QString& name = {})
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return name.isEmpty() ? folder : QDir(folder).filePath(name);
}

} // namespace cutcard
