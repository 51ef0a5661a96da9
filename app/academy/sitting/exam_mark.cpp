// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/sitting/exam_mark.h"

#include "app/words/tr.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <fcntl.h>
#include <pwd.h>
#include <unistd.h>

namespace cutcard {

static QStringList& marks()
{
    static QStringList files;
    return files;
}

/// How many of this program's own exams are open: their marks are no other program's.
static int& ownExams()
{
    static int exams = 0;
    return exams;
}

static struct flock wholeFile()
{
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    return lock;
}

QStringList usualExamMarks()
{
    QStringList folders{QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)};
    // whoever names other folders in the environment still is the same user
    if (const passwd* const user = ::getpwuid(::getuid()); user != nullptr)
        folders.append(QFile::decodeName(user->pw_dir) + QStringLiteral("/.config"));
    folders.removeDuplicates();
    return textsOf(std::as_const(folders),
                   [&](const QString& folder) { return folder + QStringLiteral("/cutcard/exam"); });
}

void markExamsIn(const QStringList& files)
{
    marks() = files;
}

bool isExamElsewhere()
{
    const QStringList& files = marks();
    return ownExams() == 0 && std::ranges::any_of(files, [](const QString& name) {
               // asked for, not taken: an exam that begins just now finds it free
               const int file = ::open(QFile::encodeName(name).constData(), O_RDWR | O_CLOEXEC);
               if (file < 0)
                   return false;
               struct flock lock = wholeFile();
               const bool held = ::fcntl(file, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
               ::close(file);
               return held;
           });
}

ExamMark::ExamMark()
{
    ++ownExams();
    for (const QString& name : std::as_const(marks())) {
        QDir().mkpath(QFileInfo(name).path());
        const int file = ::open(QFile::encodeName(name).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (file < 0)
            continue;
        struct flock lock = wholeFile();
        static_cast<void>(::fcntl(file, F_OFD_SETLK, &lock));
        m_files.push_back(file);
    }
}

ExamMark::~ExamMark()
{
    --ownExams();
    for (const int file : m_files)
        ::close(file);
}

} // namespace cutcard
