// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/read_file.h"

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/base/utf8.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cutcard {

namespace {

Error refused(const QString& name, const std::string& expected, const std::string& found)
{
    return faultIn(name.toStdString(), Cause::Unreadable, expected, found);
}

Error bySystem(const QString& name)
{
    return refused(name, {}, qt_error_string(errno).toStdString());
}

/// What stands there in place of a file; empty: a file.
const char* otherThanFile(const struct stat& there)
{
    if (S_ISREG(there.st_mode))
        return "";
    if (S_ISDIR(there.st_mode))
        return "a folder";
    if (S_ISFIFO(there.st_mode))
        return "a pipe";
    return S_ISSOCK(there.st_mode) ? "a socket" : "a device";
}

Result<Done> mustBeFile(const QString& name, const struct stat& there)
{
    if (const std::string other = otherThanFile(there); !other.empty())
        return refused(name, "a file", other);
    return Done{};
}

/// A file that is open, and closed again.
class Opened
{
public:
    explicit Opened(const QString& name)
        : m_descriptor(::open(QFile::encodeName(name).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC))
    {
    }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;
    ~Opened()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    int descriptor() const { return m_descriptor; }

private:
    int m_descriptor;
};

} // namespace

Result<QByteArray> readAll(int descriptor, const QString& name, qint64 longest)
{
    std::array<char, 1U << 16U> piece{};
    QByteArray all;
    while (true) {
        const auto got = ::read(descriptor, piece.data(), piece.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return bySystem(name);
        if (got == 0)
            return all;
        all.append(piece.data(), got);
        if (all.size() > longest)
            return refused(name, "a file of at most " + std::to_string(longest) + " bytes", "a longer one");
    }
}

Result<QByteArray> readFile(const QString& name, qint64 longest)
{
    // the program's own, in the program
    if (name.startsWith(QLatin1String(":/"))) {
        QFile inside(name);
        return inside.open(QIODevice::ReadOnly) ? Result<QByteArray>(inside.readAll())
                                                : refused(name, {}, inside.errorString().toStdString());
    }
    // without opening: that alone can set a device going
    TRY(mustBeFile(name));
    const Opened file(name);
    struct stat there{};
    if (file.descriptor() < 0 || ::fstat(file.descriptor(), &there) != 0)
        return bySystem(name);
    TRY(mustBeFile(name, there));
    if (there.st_size > longest)
        return refused(name, "a file of at most " + std::to_string(longest) + " bytes",
                       std::to_string(there.st_size) + " bytes");
    return readAll(file.descriptor(), name, longest);
}

Result<QString> readTextFile(const QString& name)
{
    const auto bytes = TRY(readFile(name));
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (const auto at = firstNotUtf8(text); at != std::string_view::npos)
        return Error{.place = {.name = name.toStdString(),
                               .line = static_cast<int>(std::ranges::count(text.substr(0, at), '\n')) + 1},
                     .cause = Cause::Damaged,
                     .expected = "text in UTF-8",
                     .found = {}};
    return QString::fromUtf8(bytes);
}

Result<Done> mustBeFile(const QString& name)
{
    struct stat there{};
    // what is not there, or out of reach, is said by whoever opens it
    if (::stat(QFile::encodeName(name).constData(), &there) != 0)
        return Done{};
    return mustBeFile(name, there);
}

} // namespace cutcard
