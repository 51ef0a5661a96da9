// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cutcard {

/// Forms of one blueprint: a retake takes the next.
inline constexpr int formCount = 3;

} // namespace cutcard
