// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/saved_file.h"

#include "core/base/fault.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace cutcard {

/// Some file systems have nothing to sync, which is no failure.
static bool isSynced(int descriptor)
{
    return ::fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP;
}

/// Lets the directory know of the new name: a power cut does not bring the old file back.
static void syncFolder(const QString& name)
{
    const QByteArray folder = QFile::encodeName(QFileInfo(name).absolutePath());
    const int descriptor = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

SavedFile::SavedFile(const QString& name, Reach reach) : m_name(name), m_reach(reach)
{
    const QFileInfo there(name);
    m_replaces = !there.exists() || there.isFile() || there.isDir();
    if (m_replaces)
        m_file = std::make_unique<QSaveFile>(name);
    else
        m_file = std::make_unique<QFile>(name);
}

Error SavedFile::error() const
{
    return faultIn(m_name.toStdString(), Cause::Unreadable, {}, m_file->errorString().toStdString());
}

Result<Done> SavedFile::open()
{
    // a pipe that nobody reads from would be waited for
    const int probe =
        m_replaces ? -1 : ::open(QFile::encodeName(m_name).constData(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (!m_replaces && probe < 0)
        return faultIn(m_name.toStdString(), Cause::Unreadable, {}, qt_error_string(errno).toStdString());
    const bool opened = m_file->open(QIODevice::WriteOnly);
    if (probe >= 0)
        ::close(probe);
    if (!opened)
        return error();
    if (m_reach == Reach::Owner && m_replaces)
        m_file->setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    return Done{};
}

Result<Done> SavedFile::synced()
{
    if (!m_file->flush() || m_file->error() != QFileDevice::NoError)
        return error();
    if (isSynced(m_file->handle()))
        return Done{};
    Error failed = error();
    failed.found = qt_error_string(errno).toStdString();
    return failed;
}

Result<Done> SavedFile::commit()
{
    auto* replacing = qobject_cast<QSaveFile*>(m_file.get());
    if (auto done = synced(); !done) {
        if (replacing != nullptr)
            replacing->cancelWriting();
        return done;
    }
    if (replacing == nullptr) {
        m_file->close();
        return m_file->error() == QFileDevice::NoError ? Result<Done>(Done{}) : Result<Done>(error());
    }
    if (!replacing->commit())
        return error();
    syncFolder(m_name);
    return Done{};
}

Result<Done> saveFile(const QString& name, const QByteArray& content, Reach reach)
{
    SavedFile file(name, reach);
    if (const auto opened = file.open(); !opened)
        return opened;
    // a disk that fills up in the middle of a write leaves a short one and no error in the file
    errno = 0;
    if (file.device()->write(content) != content.size())
        return faultIn(name.toStdString(), Cause::Unreadable, {}, qt_error_string(errno).toStdString());
    return file.commit();
}

} // namespace cutcard
