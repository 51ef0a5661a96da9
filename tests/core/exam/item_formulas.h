// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the items with figures, worked out a second time.
#pragma once

#include "core/base/chips.h"
#include "core/base/fixed_vector.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string_view>

namespace cutcard {

/// Who is left of a seat and not among those out.
inline Chips nextIn(const FixedVector<Chips, 6>& v, Chips seat)
{
    do
        seat = seat % v[0] + 1;
    while (seat == v[2] || seat == v[3]);
    return seat;
}

/// 2.2.1, 2.2.2 counted out on the seats: players, the last button and two who are out.
inline Chips buttonAfter(const FixedVector<Chips, 6>& v)
{
    const auto isIn = [&](Chips seat) { return seat != v[2] && seat != v[3]; };
    const Chips small = v[1] % v[0] + 1;
    const Chips big = small % v[0] + 1;
    if (isIn(small))
        return small;
    Chips seat = isIn(big) ? big : nextIn(v, big);
    do
        seat = (seat + v[0] - 2) % v[0] + 1;
    while (!isIn(seat));
    return seat;
}

/// 2.3.2: how many of the other two are placed better than the one with the middle stack and hand.
inline Chips betterThanTheMiddle(const FixedVector<Chips, 6>& v)
{
    return (v[1] > v[2] ? 1 : 0) + (v[3] >= v[2] ? 1 : 0);
}

/// The answers to the items with figures by formulas of their own, without the code of the table.
inline const std::map<std::string_view, std::function<Chips(const FixedVector<Chips, 6>&)>> formulas{
    {"PQ-1", [](const auto& v) { return 100 * v[0] + 500 * v[1] + 1000 * v[2]; }},
    {"PQ-18", [](const auto& v) { return v[2] + std::max(v[0], v[2] - v[1]); }},
    {"PQ-19", [](const auto& v) { return 3 * v[2]; }},
    {"PQ-20", [](const auto& v) { return 3 * v[3] + v[0]; }},
    {"PQ-21", [](const auto& v) { return 2 * (v[4] - v[3]); }},
    {"PQ-24", [](const auto& v) { return v[1] + std::max(v[0], v[1]); }},
    {"PQ-25", [](const auto& v) { return v[3] - v[2]; }},
    {"PQ-26", [](const auto& v) { return 2 * (v[3] - v[2]); }},
    {"PQ-27", [](const auto& v) { return 3 * v[2]; }},
    {"PQ-28", [](const auto& v) { return v[0] / v[1] / v[2] * v[2]; }},
    {"PQ-29", [](const auto& v) { return v[0] - v[0] / v[1] / v[2] * v[2] * v[1]; }},
    {"PQ-36", [](const auto& v) { return 100 * v[0]; }},
    {"PQ-48", [](const auto& v) { return (100 * v[0] + 499) / 500 * 500; }},
    {"PQ-52", [](const auto& v) { return v[0] - v[1] - v[2] - v[3] - v[4]; }},
    {"PQ-61", [](const auto& v) { return 44 - 2 * v[0]; }},
    {"PQ-72", [](const auto& v) { return (v[1] + 2) % v[0] + 1; }},
    {"PQ-73", [](const auto& v) { return v[1]; }},
    {"PQ-76", [](const auto& v) { return v[0] / 2; }},
    {"PQ-78", [](const auto& v) { return v[1]; }},
    {"PQ-89", [](const auto& v) { return v[0]; }},
    {"PQ-95", [](const auto& v) { return v[0] - 1000; }},
    {"PQ-99", [](const auto& v) { return v[1] + 2 * std::max(v[0], v[1]); }},
    {"PQ-102", [](const auto& v) { return 2 * v[2] + v[0]; }},
    {"PQ-104", [](const auto& v) { return 3 * v[3] + v[0]; }},
    {"PQ-105", [](const auto& v) { return v[0] + v[1] * v[2]; }},
    {"PQ-106", [](const auto& v) { return v[0] % (2 * v[2]) + v[1] % (2 * v[2]); }},
    {"PQ-108", [](const auto& v) { return 2 * (v[1] - v[0]); }},
    {"PQ-127", [](const auto& v) { return 2 * v[0] + 1; }},
    {"PQ-167", [](const auto& v) { return v[0]; }},
    {"PQ-172", buttonAfter},
    {"PQ-173", [](const auto& v) { return nextIn(v, (v[1] + 1) % v[0] + 1); }},
    {"PQ-184", [](const auto& v) { return v[0] - v[1]; }},
    {"PQ-175", [](const auto& v) { return v[0] - 2 + betterThanTheMiddle(v); }},
    {"LQ-8", [](const auto& v) { return 4 * v[0]; }},
    {"LQ-9", [](const auto& v) { return 24 * v[0]; }},
    {"LQ-13", [](const auto& v) { return 4 * v[2]; }},
    {"LQ-14", [](const auto& v) { return 3 * (v[1] - v[2]); }},
    {"LQ-15", [](const auto& v) { return 2 * (v[0] - v[1]); }},
    {"LQ-27", [](const auto& v) { return 3 * v[1]; }},
    {"LQ-28", [](const auto& v) { return 2 * (v[2] - v[1]); }},
    {"LQ-32", [](const auto& v) { return v[1] - v[0]; }},
    {"LQ-34", [](const auto& v) { return (v[0] + 1) / 2; }},
    {"LQ-35", [](const auto& v) { return v[2] + v[0]; }},
    {"LQ-37", [](const auto& v) { return (v[1] + 1) % v[0] + 1; }},
    {"LQ-46", [](const auto& v) { return std::min(v[0], v[1] / 10 / 5 * 5); }},
    {"LQ-50", [](const auto& v) { return 47 - 2 * v[0]; }},
    {"LQ-56", [](const auto& v) { return v[1] % v[0] + 1; }},
    {"LQ-63", [](const auto& v) { return 2 * v[1] - v[0]; }},
    {"LQ-76", [](const auto& v) { return 2 * v[0]; }},
    {"LQ-77", [](const auto& v) { return 2 * v[0]; }},
    {"LQ-81", [](const auto& v) { return 3 - v[0]; }},
    {"LQ-86", [](const auto& v) { return 2 * v[0] * (1 + v[1]); }},
    {"LQ-87", [](const auto& v) { return 2 * v[1] * v[2] + v[0]; }},
    {"LQ-91", [](const auto& v) { return 3 * v[0] + 5; }},
    {"LQ-92", [](const auto& v) { return 2 * (v[1] - v[0]); }},
    {"LQ-95", [](const auto& v) { return (v[0] + v[1]) / 2 + 1; }},
    {"TQ-1", [](const auto& v) { return v[0] / 4; }},
    {"TQ-2", [](const auto& v) { return v[0] / 2; }},
    {"TQ-3", [](const auto& v) { return v[0] << ((v[1] - 1) / 6); }},
    {"TQ-4", [](const auto& v) { return v[0] * v[1]; }},
    {"TQ-5", [](const auto& v) { return v[0]; }},
    {"TQ-6", [](const auto& v) { return 5 * (v[0] << ((v[1] - 1) / 6)); }},
    {"TQ-12", [](const auto& v) { return 2 * v[0] + v[1]; }},
    {"TQ-15", [](const auto& v) { return v[0]; }},
    {"TQ-16", [](const auto& v) { return v[2] - v[0]; }},
    {"TQ-17", [](const auto& v) { return v[1] - (v[2] - v[0]); }},
    {"TQ-18", [](const auto& v) { return v[0] + 3 * v[2] - v[2]; }},
    {"TQ-21", [](const auto& v) { return v[0] / 100; }},
    {"TQ-25", [](const auto& v) { return 2 * v[0]; }},
    {"TQ-28", [](const auto& v) { return 5 * v[0] + 7; }},
    {"TQ-31", [](const auto& v) { return 4 * v[0] + 2 * v[1] - v[2] - v[3]; }},
    {"TQ-47", [](const auto& v) { return 48 - 5 * v[0]; }},
    {"TQ-48", [](const auto& v) { return 5 * v[0] - 3 * v[1] + 7; }},
    {"TQ-53", [](const auto& v) { return 7 * v[0] / 4; }},
    {"TQ-56", [](const auto& v) { return (v[0] << ((v[1] - 1) / 6)) / 4; }},
    {"TQ-70", [](const auto& v) { return v[2] + v[1] * v[0]; }},
    {"TQ-73", [](const auto& v) { return v[0] * v[1]; }},
    {"TQ-90", [](const auto& v) { return (v[0] + 1) / 2; }},
    {"TQ-93", [](const auto& v) { return v[0] + v[2] / 2; }},
    {"TQ-98", [](const auto& v) { return v[0] / 100; }},
    {"TQ-100", [](const auto& v) { return v[0] * v[1]; }},
    {"TQ-101", [](const auto& v) { return 2 * (v[1] - v[0]); }},
    {"CQ-2", [](const auto& v) { return v[0]; }},
    {"CQ-3", [](const auto& v) { return 2 * v[0]; }},
    {"CQ-10", [](const auto& v) { return 5 * v[0]; }},
    {"CQ-11", [](const auto& v) { return 20 * v[0]; }},
    {"CQ-12", [](const auto& v) { return 2 * v[0]; }},
    {"CQ-14", [](const auto& v) { return 2 * v[0] + v[1]; }},
    {"CQ-16", [](const auto& v) { return v[0]; }},
    {"CQ-23", [](const auto& v) { return 2 * v[0] + 10; }},
    {"CQ-26", [](const auto& v) { return v[0] * v[1]; }},
    {"CQ-41", [](const auto& v) { return 42 - 2 * v[0]; }},
    {"CQ-56", [](const auto& v) { return v[0]; }},
    {"CQ-59", [](const auto& v) { return v[0]; }},
    {"CQ-60", [](const auto& v) { return 5 * v[0]; }},
    {"CQ-67", [](const auto& v) { return 5 * v[0]; }},
    {"CQ-68", [](const auto& v) { return 25 * v[0]; }},
    {"CQ-69", [](const auto& v) { return 12 * v[0]; }},
    {"CQ-70", [](const auto& v) { return 7 * v[0]; }},
    {"CQ-71", [](const auto& v) { return 50 * v[0]; }},
    {"CQ-72", [](const auto& v) { return 8 * v[0]; }},
    {"CQ-73", [](const auto& v) { return 2 * v[0]; }},
    {"CQ-74", [](const auto& v) { return 3 * v[0]; }},
    {"CQ-76", [](const auto& v) { return v[0] * v[1] / 2; }},
    {"CQ-82", [](const auto& v) { return 2 * v[0]; }},
    {"RQ-4", [](const auto& v) { return v[0]; }},
    {"RQ-9", [](const auto& v) { return 6 * v[0]; }},
    {"RQ-10", [](const auto& v) { return 8 * v[0]; }},
    {"RQ-12", [](const auto& v) { return v[0]; }},
    {"RQ-13", [](const auto& v) { return v[0]; }},
    {"RQ-16", [](const auto& v) { return 3 * v[0]; }},
    {"RQ-18", [](const auto& v) { return 5 * v[0]; }},
    {"RQ-19", [](const auto& v) { return 3 * v[0]; }},
    {"RQ-20", [](const auto& v) { return 2 * v[0]; }},
    {"RQ-33", [](const auto& v) { return 2 * v[0] + 7; }},
    {"RQ-52", [](const auto& v) { return 4 * v[0]; }},
    {"RQ-57", [](const auto& v) { return v[0]; }},
    {"RQ-58", [](const auto& v) { return 10 * v[0]; }},
    {"RQ-59", [](const auto& v) { return 5 * v[0]; }},
    {"RQ-60", [](const auto& v) { return 2 * v[0]; }},
    {"RQ-61", [](const auto& v) { return 10 * v[0]; }},
    {"RQ-62", [](const auto& v) { return 200 * v[0]; }},
    {"RQ-64", [](const auto& v) { return 3 * v[0]; }},
    {"RQ-66", [](const auto& v) { return 4 * v[0]; }},
    {"RQ-67", [](const auto& v) { return 4 * v[0]; }},
    {"RQ-88", [](const auto& v) { return v[0]; }},
    {"RQ-89", [](const auto& v) { return 2 * v[0]; }},
    {"GQ-41", [](const auto& v) { return v[0] - v[1]; }},
    {"GQ-42", [](const auto& v) { return v[0] / 100 + v[0] % 100 / 25 + v[0] % 25 / 5; }},
};

inline const std::map<std::string_view, std::function<bool(const FixedVector<Chips, 6>&)>> truths{
    {"PQ-4", [](const auto& v) { return 3 <= v[0] && v[0] <= 49; }},
    {"PQ-34", [](const auto& v) { return v[0] - v[1] >= 3; }},
    {"PQ-91", [](const auto& v) { return (v[2] - v[1]) % v[1] == 0; }},
    {"PQ-92", [](const auto& v) { return v[2] - v[1] >= std::max(v[0], v[1]); }},
    {"PQ-154", [](const auto& v) { return v[0] >= v[1] - v[0]; }},
    {"PQ-171", [](const auto& v) { return *std::ranges::max_element(v) - *std::ranges::min_element(v) >= 3; }},
    {"PQ-174",
     [](const auto& v) {
         const Chips big = (v[1] + 1) % v[0] + 1;
         return big != v[2] && big != v[3];
     }},
    {"PQ-177", [](const auto& v) { return 16 - v[1] - v[2] >= v[0]; }},
};

} // namespace cutcard
