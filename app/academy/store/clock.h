// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace cutcard {

/// The clock as it is, in ISO 8601: entries keep it raw, their order is the ledger's.
std::string rawClock();
/// Has it read from elsewhere, as by somebody who sets it; nothing: from the computer again.
void readClockFrom(std::function<std::string()> reader);
/// Today by that clock, in UTC days.
std::int32_t todayOf();
/// Today by that clock where the computer stands, as 2026-12-03.
std::string clockDay();
/// How many days a date may lie from the computer's clock, or before the ledger's last entry, without a reason.
inline constexpr int mostDaysFromClock = 2;
/// How many it may lie from the clock with a reason: a month, as a slip in the clock's day or month is large.
inline constexpr int mostDaysWithReason = 31;
/// Whether a day is further from the clock's than a clock a little wrong, or midnight, makes it.
bool isFarFromClock(const std::string& day);

} // namespace cutcard
