// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/odc_bank.h"
#include "tests/core/chips/chips_test_support.h"

namespace cutcard {

inline constexpr Chips L = 10000;
inline const PotOptions wholePot{.capDeadBlind = true, .carried = 0};
inline const SettleOptions leftOfButton{.unit = 25, .oddChips = OddChips::FromLeftOfButton, .button = Seat(1)};

inline HandSettlement settled(const HandStakes& stakes, const Strengths& strengths)
{
    return settleHand(stakes, strengths, wholePot, leftOfButton);
}

inline ChipsBySeat stacksOf(const HandSettlement& settlement)
{
    ChipsBySeat stacks{};
    for (std::size_t i = 0; i < stacks.size(); ++i)
        stacks[i] = settlement.outcomes[i].stack;
    return stacks;
}

inline HandStake paid(Chips start, const Contribution& contribution)
{
    return {.start = start, .contribution = contribution};
}
inline HandStake own(Chips start, Chips live)
{
    return {.start = start, .contribution = bet(live)};
}
inline HandStake borrower(Chips start, Chips live)
{
    return {.start = start, .loan = L, .contribution = bet(live)};
}
inline HandStake plainAllIn(Chips start)
{
    return {.start = start, .contribution = allIn(start)};
}

inline const HandStakes stakesW1{own(22000, 6000), own(12000, 6000), borrower(4000, 6000), borrower(2000, 6000)};

} // namespace cutcard
