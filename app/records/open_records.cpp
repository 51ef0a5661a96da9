// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/folder_lock.h"
#include "app/records/page_rescue.h"
#include "app/records/records.h"
#include "app/records/sql.h"

#include <QFile>
#include <QFileInfo>

namespace cutcard {

// a file up to this size is looked through before it is used; a larger one while it is used
constexpr qint64 examinedAtOnce = qint64{16} * 1024 * 1024;

static QString asideName(const QString& folder)
{
    for (int number = 1;; ++number) {
        const QString name = QDir(folder).filePath(QStringLiteral("sessions-damaged-%1.sqlite").arg(number));
        if (!QFile::exists(name))
            return name;
    }
}

static Result<Done> write(const QString& name, const QString& text)
{
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0 || !file.flush())
        return fault(Cause::Unreadable, name, {}, file.errorString());
    return Done{};
}

Result<std::shared_ptr<Records>> Records::open(const QString& folder)
{
    const QString file = fileIn(folder);
    if (!QDir().mkpath(folder))
        return fault(Cause::Unreadable, folder, {}, QStringLiteral("the folder can't be made"));
    auto lock = TRY(FolderLock::take(file + QStringLiteral(".lock")));
    auto connection = TRY(openPrivately(file));
    if (QFileInfo(file).size() <= examinedAtOnce) {
        TRY(connection->examine());
    }
    TRY(makeTables(*connection));
    makePrivate(file);
    return std::shared_ptr<Records>(new Records(std::move(connection), std::move(lock)));
}

Result<Records::Rescue> Records::setAside(const QString& folder)
{
    const QString file = fileIn(folder);
    Rescue rescue{.file = asideName(folder)};
    const RescuedPages pages = rescuePages(file);
    for (const RescuedSession& session : pages.sessions) {
        const QString name = QStringLiteral("%1-%2.cutcard").arg(rescue.file).arg(session.id);
        TRY(write(name, session.header + session.lines.join(QLatin1Char('\n')) + QLatin1Char('\n')));
        ++rescue.sessions;
    }
    for (const RescuedSession& fragment : pages.fragments) {
        const QString name = QStringLiteral("%1-%2-events.txt").arg(rescue.file).arg(fragment.id);
        TRY(write(name, fragment.lines.join(QLatin1Char('\n')) + QLatin1Char('\n')));
        rescue.fragments += static_cast<int>(fragment.lines.size());
    }
    if (!QFile::rename(file, rescue.file))
        return fault(Cause::Unreadable, rescue.file, {}, QStringLiteral("the damaged file can't be renamed"));
    for (const char* beside : {"-wal", "-shm"})
        QFile::rename(file + QLatin1String(beside), rescue.file + QLatin1String(beside));
    return rescue;
}

} // namespace cutcard
