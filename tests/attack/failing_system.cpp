// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/failing_system.h"

#include <QFile>

#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <string>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

namespace cutcard::failing {

namespace {

std::mutex guard;
std::string folder;
std::atomic<Disk> disk = Disk::Sound;
std::atomic<qint64> left = 0;
std::atomic<int> refusals = 0;
std::atomic<bool> jumping = false;
std::atomic<int> asked = 0;

bool isBelow(const char* path)
{
    const std::scoped_lock lock(guard);
    return path != nullptr && !folder.empty() && std::strncmp(path, folder.c_str(), folder.size()) == 0;
}

bool isBelow(int descriptor)
{
    std::array<char, 64> link{};
    std::snprintf(link.data(), link.size(), "/proc/self/fd/%d", descriptor);
    std::array<char, PATH_MAX> path{};
    return ::readlink(link.data(), path.data(), path.size() - 1) > 0 && isBelow(path.data());
}

bool refuse(int error)
{
    ++refusals;
    errno = error;
    return true;
}

/// Whether a change of what lies in the folder is refused.
template <typename Where> bool refusesChange(Where where)
{
    return disk == Disk::ReadOnly && isBelow(where) && refuse(EROFS);
}

bool refusesOpening(const char* path, int flags)
{
    return (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0 && refusesChange(path);
}

/// How many of so many bytes can be written; below zero: none, and errno says why.
ssize_t room(int descriptor, std::size_t count)
{
    const Disk now = disk;
    const auto wanted = static_cast<ssize_t>(count);
    if (now == Disk::Sound || !isBelow(descriptor))
        return wanted;
    if (now == Disk::ReadOnly) {
        refuse(EROFS);
        return -1;
    }
    const qint64 had = left.fetch_sub(wanted);
    if (had >= wanted)
        return wanted;
    left = 0;
    refuse(ENOSPC);
    return had > 0 ? static_cast<ssize_t>(had) : -1;
}

/// Seconds to put the clock wrong by: years, to and fro, and now and then a moment only.
std::time_t wrongBy()
{
    constexpr std::time_t year = 365LL * 24 * 60 * 60;
    constexpr std::array<std::time_t, 7> steps{0, -10 * year, 20 * year, -1, 3600, -30 * year, 60 * year};
    return jumping ? steps[static_cast<std::size_t>(asked++) % steps.size()] : 0;
}

/// The function that would have been called without this file.
template <typename Function> Function real(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

} // namespace

void setDisk(Disk now, const QString& where, qint64 bytesLeft)
{
    const std::scoped_lock lock(guard);
    folder = QFile::encodeName(where).toStdString();
    left = bytesLeft;
    refusals = 0;
    disk = now;
}

int refused()
{
    return refusals;
}

void setClockJumps(bool jumps)
{
    asked = 0;
    jumping = jumps;
}

int clockAsked()
{
    return asked;
}

} // namespace cutcard::failing

using namespace cutcard::failing;

// the names are the C library's, and so are the parameters
// NOLINTBEGIN
extern "C" {

#define OPENING(name)                                                                                                  \
    int name(const char* path, int flags, ...)                                                                         \
    {                                                                                                                  \
        static const auto next = real<int (*)(const char*, int, mode_t)>(#name);                                       \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        const mode_t mode = va_arg(more, mode_t);                                                                      \
        va_end(more);                                                                                                  \
        return refusesOpening(path, flags) ? -1 : next(path, flags, mode);                                             \
    }
OPENING(open)
OPENING(open64)

#define OPENING_AT(name)                                                                                               \
    int name(int at, const char* path, int flags, ...)                                                                 \
    {                                                                                                                  \
        static const auto next = real<int (*)(int, const char*, int, mode_t)>(#name);                                  \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        const mode_t mode = va_arg(more, mode_t);                                                                      \
        va_end(more);                                                                                                  \
        return refusesOpening(path, flags) ? -1 : next(at, path, flags, mode);                                         \
    }
OPENING_AT(openat)
OPENING_AT(openat64)

ssize_t write(int descriptor, const void* bytes, size_t count)
{
    static const auto next = real<ssize_t (*)(int, const void*, size_t)>("write");
    const ssize_t fits = room(descriptor, count);
    return fits < 0 ? -1 : next(descriptor, bytes, static_cast<size_t>(fits));
}

#define WRITING_AT(name, offset_type)                                                                                  \
    ssize_t name(int descriptor, const void* bytes, size_t count, offset_type offset)                                  \
    {                                                                                                                  \
        static const auto next = real<ssize_t (*)(int, const void*, size_t, offset_type)>(#name);                      \
        const ssize_t fits = room(descriptor, count);                                                                  \
        return fits < 0 ? -1 : next(descriptor, bytes, static_cast<size_t>(fits), offset);                             \
    }
WRITING_AT(pwrite, off_t)
WRITING_AT(pwrite64, off64_t)

#define TRUNCATING(name, offset_type)                                                                                  \
    int name(int descriptor, offset_type length) noexcept                                                              \
    {                                                                                                                  \
        static const auto next = real<int (*)(int, offset_type)>(#name);                                               \
        return refusesChange(descriptor) ? -1 : next(descriptor, length);                                              \
    }
TRUNCATING(ftruncate, off_t)
TRUNCATING(ftruncate64, off64_t)

int rename(const char* from, const char* to) noexcept
{
    static const auto next = real<int (*)(const char*, const char*)>("rename");
    return refusesChange(to) ? -1 : next(from, to);
}

int link(const char* from, const char* to) noexcept
{
    static const auto next = real<int (*)(const char*, const char*)>("link");
    return refusesChange(to) ? -1 : next(from, to);
}

int linkat(int fromAt, const char* from, int toAt, const char* to, int flags) noexcept
{
    static const auto next = real<int (*)(int, const char*, int, const char*, int)>("linkat");
    return refusesChange(to) ? -1 : next(fromAt, from, toAt, to, flags);
}

int mkdir(const char* path, mode_t mode) noexcept
{
    static const auto next = real<int (*)(const char*, mode_t)>("mkdir");
    return refusesChange(path) ? -1 : next(path, mode);
}

int unlink(const char* path) noexcept
{
    static const auto next = real<int (*)(const char*)>("unlink");
    return refusesChange(path) ? -1 : next(path);
}

int chmod(const char* path, mode_t mode) noexcept
{
    static const auto next = real<int (*)(const char*, mode_t)>("chmod");
    return refusesChange(path) ? -1 : next(path, mode);
}

int fchmod(int descriptor, mode_t mode) noexcept
{
    static const auto next = real<int (*)(int, mode_t)>("fchmod");
    return refusesChange(descriptor) ? -1 : next(descriptor, mode);
}

int clock_gettime(clockid_t clock, struct timespec* time) noexcept
{
    static const auto next = real<int (*)(clockid_t, struct timespec*)>("clock_gettime");
    const int done = next(clock, time);
    if (done == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        time->tv_sec += wrongBy();
    return done;
}

int gettimeofday(struct timeval* time, void* zone) noexcept
{
    static const auto next = real<int (*)(struct timeval*, void*)>("gettimeofday");
    const int done = next(time, zone);
    if (done == 0)
        time->tv_sec += wrongBy();
    return done;
}

time_t time(time_t* into) noexcept
{
    static const auto next = real<time_t (*)(time_t*)>("time");
    const time_t now = next(nullptr) + wrongBy();
    if (into != nullptr)
        *into = now;
    return now;
}
}
// NOLINTEND
