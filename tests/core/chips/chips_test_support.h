// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/pots.h"
#include "tests/support/warnings.h"

#include <QtTest>

#include <initializer_list>

namespace cutcard {

inline Contribution bet(Chips live)
{
    return {.live = live};
}
inline Contribution allIn(Chips live)
{
    return {.live = live, .allIn = true};
}
inline Contribution folded(Chips live)
{
    return {.live = live, .folded = true};
}
inline Contribution deadBlind(Chips dead)
{
    return {.dead = dead, .folded = true};
}
inline const Contribution nobody{.folded = true};

inline SeatSet seats(std::initializer_list<int> numbers)
{
    SeatSet set;
    for (const int number : numbers)
        set.insert(Seat(number));
    return set;
}

inline std::size_t index(Seat seat)
{
    return static_cast<std::size_t>(seat.index());
}

inline Chips sumOf(const ChipsBySeat& chips)
{
    Chips sum = 0;
    for (const Chips one : chips)
        sum += one;
    return sum;
}

/// To be called in init(): a test fails on any warning of Qt.
inline void failOnQtWarnings()
{
    failOnAnyWarning();
}

} // namespace cutcard
