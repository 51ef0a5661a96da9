// SPDX-License-Identifier: GPL-3.0-or-later
// Properties that hold for whatever is drawn: RapidCheck makes a case that fails as small as it can.
#pragma once

#include <QtTest>

#ifndef Q_MOC_RUN // moc 6.4 stumbles over them
#include <rapidcheck/Assertions.h>
#include <rapidcheck/Log.h>
#endif

#include <cstdint>
#include <functional>

namespace cutcard::drawn {

/// A number from the least to the most, each as likely; the least in a smaller case.
std::int64_t between(std::int64_t least, std::int64_t most);

/// A number from 0 to below a bound.
inline int below(int bound)
{
    return static_cast<int>(between(0, bound - 1));
}

/// Something that is so in so many of a thousand cases, and not in a smaller one.
inline bool chance(int perMille)
{
    return below(1000) >= 1000 - perMille;
}

/// What is wrong with a property in the smallest case found, with its RC_LOG; nothing if it holds in so many. They are
/// the same each time, but for RC_PARAMS: `RC_PARAMS="seed=7 max_success=1000000"`.
QByteArray unlessHolds(int cases, const std::function<void()>& property);

/// Fails the test where a property does not hold: a function that draws a case, logs and asserts by RapidCheck's
/// macros.
inline void holds(int cases, const std::function<void()>& property)
{
    const QByteArray fault = unlessHolds(cases, property);
    QVERIFY2(fault.isEmpty(), fault);
}

} // namespace cutcard::drawn
