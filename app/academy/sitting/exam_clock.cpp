// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/sitting/exam_clock.h"

#include <algorithm>
#include <ctime>

namespace cutcard {

static std::int64_t millisecondsOf(clockid_t clock)
{
    timespec time{};
    ::clock_gettime(clock, &time);
    return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
}

ClockReading systemReading()
{
    return {.awake = millisecondsOf(CLOCK_MONOTONIC), .all = millisecondsOf(CLOCK_BOOTTIME)};
}

std::int64_t ExamClock::restart()
{
    const ClockReading now = m_reader();
    // what says less is not believed: the second clock can be shifted by whoever starts the program
    const std::int64_t gone = std::max(now.awake - m_last.awake, now.all - m_last.all);
    m_last = now;
    return std::max<std::int64_t>(0, gone);
}

} // namespace cutcard
