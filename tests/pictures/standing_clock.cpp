// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of the program that takes pictures. The C library's functions are meant by their own names, so that Qt and
// SQLite see the same time as we do.
#include "tests/pictures/standing_clock.h"

#include <atomic>
#include <ctime>
#include <dlfcn.h>
#include <sodium.h>
#include <sys/time.h>

namespace cutcard::standing {

namespace {

constexpr std::int64_t nanoseconds = 1'000'000'000;
constexpr std::int64_t began = 1'773'513'000 * nanoseconds; ///< Saturday, 14 March 2026, 18:30
std::atomic<std::int64_t> gone = 0;

template <typename Function> Function real(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

/// A little goes by whenever the time is asked for: whoever waits for it waits for ever otherwise.
std::int64_t now()
{
    constexpr std::int64_t little = 500;
    return gone += little;
}

const char* nameOfRandomness()
{
    return "the same at each start";
}

std::uint32_t number()
{
    static std::uint64_t state = 20'260'314;
    state = state * 6'364'136'223'846'793'005U + 1'442'695'040'888'963'407U;
    return static_cast<std::uint32_t>(state >> 32U);
}

void fill(void* const bytes, const std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        static_cast<unsigned char*>(bytes)[i] = static_cast<unsigned char>(number());
}

} // namespace

void goOn(std::int64_t milliseconds)
{
    gone += milliseconds * 1'000'000;
}

void drawAlike()
{
    static randombytes_implementation alike{.implementation_name = nameOfRandomness,
                                            .random = number,
                                            .stir = nullptr,
                                            .uniform = nullptr,
                                            .buf = fill,
                                            .close = nullptr};
    randombytes_set_implementation(&alike);
}

} // namespace cutcard::standing

using namespace cutcard::standing;

// the names are the C library's, and so are the parameters
// NOLINTBEGIN
extern "C" {

int clock_gettime(clockid_t clock, struct timespec* time) noexcept
{
    static const auto next = real<int (*)(clockid_t, struct timespec*)>("clock_gettime");
    if (clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID)
        return next(clock, time);
    const bool ofDay = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE;
    const std::int64_t passed = now() + (ofDay ? began : 10 * nanoseconds);
    time->tv_sec = passed / nanoseconds;
    time->tv_nsec = passed % nanoseconds;
    return 0;
}

int gettimeofday(struct timeval* time, void*) noexcept
{
    const std::int64_t passed = now() + began;
    time->tv_sec = passed / nanoseconds;
    time->tv_usec = passed % nanoseconds / 1000;
    return 0;
}

time_t time(time_t* into) noexcept
{
    const time_t seconds = (now() + began) / nanoseconds;
    if (into != nullptr)
        *into = seconds;
    return seconds;
}
}
// NOLINTEND
