// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/folder_lock.h"

#include "app/records/sql.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace cutcard {

Result<std::unique_ptr<FolderLock>> FolderLock::take(const QString& lockFile)
{
    const QByteArray name = QFile::encodeName(lockFile);
    const int file = ::open(name.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0)
        return fault(Cause::Unreadable, lockFile, {}, QString::fromLocal8Bit(std::strerror(errno)));
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
        const bool taken = errno == EWOULDBLOCK;
        const QString said =
            taken ? QStringLiteral("another Cutcard is using it") : QString::fromLocal8Bit(std::strerror(errno));
        ::close(file);
        return fault(taken ? Cause::NotAllowed : Cause::Unreadable, lockFile, {}, said);
    }
    // for whoever looks; nothing is read from it
    const QByteArray owner = QByteArray::number(QCoreApplication::applicationPid()) + '\n';
    if (::ftruncate(file, 0) == 0)
        static_cast<void>(::write(file, owner.constData(), static_cast<std::size_t>(owner.size())));
    return std::unique_ptr<FolderLock>(new FolderLock(file));
}

FolderLock::~FolderLock()
{
    ::close(m_file);
}

} // namespace cutcard
