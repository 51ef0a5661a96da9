// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace cutcard {

/// A number of chip units; never a fraction, and bets are always "to" an amount, never "by".
using Chips = std::int64_t;

} // namespace cutcard
