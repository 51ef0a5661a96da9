// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace cutcard::test {

/// The files of one kind that any document has: `scenarios`, `exams` or `nights`, by their names.
inline QStringList assetFiles(const QString& kind, const QString& names)
{
    QStringList found;
    const QDir games(QStringLiteral(SOURCE_FOLDER "/assets/games"));
    for (const QString& document : games.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QDirIterator files(games.filePath(document + QLatin1Char('/') + kind), {names}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext())
            found.append(files.next());
    }
    std::ranges::sort(found, {}, [](const QString& path) { return path.section(QLatin1Char('/'), -1); });
    return found;
}

/// The one of a name; empty if no document has it.
inline QString assetFile(const QString& kind, const QString& name)
{
    return assetFiles(kind, name).value(0);
}

/// A file of the examinations: a document's, or the list of tables, which is every document's.
inline QString examFile(const QString& name)
{
    const QString shared = QStringLiteral(SOURCE_FOLDER "/assets/games/") + name;
    return QFile::exists(shared) ? shared : assetFile(QStringLiteral("exams"), name);
}

} // namespace cutcard::test
