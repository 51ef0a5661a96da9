// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

#include <random>

namespace cutcard {

/// Where seeds come from that nobody has chosen: from the system's chance, but in tests from where they set it.
inline SplitMix& seedSource()
{
    static SplitMix source{std::random_device()()};
    return source;
}

/// A seed from 1 to `most` that nobody has chosen.
inline unsigned int freshSeed(unsigned int most)
{
    return static_cast<unsigned int>(seedSource()() % most) + 1;
}

} // namespace cutcard
