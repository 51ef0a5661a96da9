// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QFileInfo>
#include <QString>

namespace cutcard {

/// The longest file that anything here is read from: a hundred times the longest night.
inline constexpr qint64 longestFile = qint64{64} * 1024 * 1024;

/// The whole of a file, and the only way to read one: what is none, too long or never ends is refused at once.
Result<QByteArray> readFile(const QString& name, qint64 longest = longestFile);

/// The same as text; what is not UTF-8 is named by its line, because it would be kept as something else.
Result<QString> readTextFile(const QString& name);

/// The same of what comes in on an open descriptor, such as the standard input; that may be waited for.
Result<QByteArray> readAll(int descriptor, const QString& name, qint64 longest = longestFile);

/// Whether a name is something else than a file, such as a pipe, which must not be waited for.
Result<Done> mustBeFile(const QString& name);

/// When a file was last written, and its size: what was read of it holds as long as they are the same.
struct FileStamp {
    QDateTime written{}; ///< invalid: there is no such file
    qint64 size = 0;     ///< in bytes
    static FileStamp of(const QString& name)
    {
        const QFileInfo file(name);
        return {.written = file.lastModified(), .size = file.size()};
    }
    bool operator==(const FileStamp&) const = default;
};

} // namespace cutcard
