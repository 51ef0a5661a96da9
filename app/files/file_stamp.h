// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFileInfo>

namespace cutcard {

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
