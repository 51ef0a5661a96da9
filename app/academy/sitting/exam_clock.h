// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace cutcard {

/// Milliseconds by two clocks that nobody sets.
struct ClockReading {
    std::int64_t awake = 0; ///< stands still while the computer sleeps
    std::int64_t all = 0;   ///< goes on then, and can begin anywhere
};

/// The clocks of this computer.
ClockReading systemReading();

/// Counts the time of an exam. The time of day plays no part; a computer that was put to sleep counts as time gone by.
class ExamClock
{
public:
    using Reader = std::function<ClockReading()>;

    explicit ExamClock(Reader reader = systemReading) : m_reader(std::move(reader)) {}

    void start() { m_last = m_reader(); }
    /// Milliseconds since the last call; begins anew.
    std::int64_t restart();

private:
    Reader m_reader;
    ClockReading m_last;
};

} // namespace cutcard
