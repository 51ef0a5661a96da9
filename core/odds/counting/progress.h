// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace cutcard {

/// Told now and then how much is done, in thousandths; returning false ends the computation without a result.
using Progress = std::function<bool(int perMille)>;

/// Nobody watches.
inline bool unwatched(int)
{
    return true;
}

} // namespace cutcard
