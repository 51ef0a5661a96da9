// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QFileDevice>
#include <QString>

#include <memory>

namespace cutcard {

/// Who may read what is written.
enum class Reach { Everybody, Owner };

/// A file that is there whole or not at all: written beside it, synced, then put in its place.
///
/// A device or a pipe is no file to be replaced, and is written to as it is.
class SavedFile
{
public:
    explicit SavedFile(const QString& name, Reach reach = Reach::Everybody);

    /// Opens it; the old file stays what it is until commit().
    Result<Done> open();
    /// What to write to, once it is open.
    QIODevice* device() { return m_file.get(); }
    /// Puts it in its place; an error if any write before failed, and the old file is still there then.
    Result<Done> commit();

private:
    Error error() const;
    Result<Done> synced();

    QString m_name;
    Reach m_reach;
    std::unique_ptr<QFileDevice> m_file;
    bool m_replaces = true;
};

/// Writes a whole file in this way.
Result<Done> saveFile(const QString& name, const QByteArray& content, Reach reach = Reach::Everybody);

} // namespace cutcard
