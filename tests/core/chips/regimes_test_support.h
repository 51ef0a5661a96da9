// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chips/regimes.h"
#include "tests/core/chips/chips_test_support.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace cutcard {

inline BettingStep blind(int seat, Chips to)
{
    return {BettingStep::Kind::Blind, Seat(seat), to};
}
inline BettingStep raise(int seat, Chips to)
{
    return {BettingStep::Kind::Raise, Seat(seat), to};
}
inline BettingStep call(int seat)
{
    return {BettingStep::Kind::Call, Seat(seat), 0};
}
inline BettingStep push(int seat)
{
    return {BettingStep::Kind::AllIn, Seat(seat), 0};
}
inline BettingStep fold(int seat)
{
    return {BettingStep::Kind::Fold, Seat(seat), 0};
}
inline BettingStep check(int seat)
{
    return {BettingStep::Kind::Check, Seat(seat), 0};
}
inline const BettingStep nextRound{BettingStep::Kind::NextRound, Seat{}, 0};

inline ComparedHand hand(const ChipsBySeat& stacks, Chips bigBlind, std::vector<BettingStep> steps,
                         const Strengths& strengths = {})
{
    return {.stacks = stacks, .bigBlind = bigBlind, .steps = std::move(steps), .strengths = strengths};
}

// The hands of cross.md; seats in the order in which it names them.
inline ComparedHand handW1(const Strengths& strengths)
{
    return hand({22000, 12000, 4000, 2000}, 6000, {raise(1, 6000), call(2), call(3), call(4)}, strengths);
}
inline ComparedHand handW2(Chips stackOfD, const Strengths& strengths) // seats P3, D, SB, BB
{
    return hand({12000, stackOfD, 8000, 9000}, 1000,
                {blind(3, 500), blind(4, 1000), raise(1, 4000), push(2), fold(3), raise(4, 7000), call(1)}, strengths);
}
inline ComparedHand handW3(const Strengths& strengths)
{
    return hand({12000, 300, 8000, 9000}, 1000,
                {blind(3, 500), blind(4, 1000), raise(1, 4000), push(2), fold(3), call(4)}, strengths);
}
inline ComparedHand handW4(const BettingStep& answerOfA, const Strengths& strengths)
{
    return hand({5000, 550, 5000}, 200, {raise(1, 400), push(2), call(3), answerOfA}, strengths);
}

inline ChipsBySeat stacksOf(const Resolution& resolution)
{
    ChipsBySeat stacks{};
    for (std::size_t i = 0; i < stacks.size(); ++i)
        stacks[i] = resolution.settlement.outcomes[i].stack;
    return stacks;
}

inline SeatSet eliminatedOf(const Resolution& resolution)
{
    SeatSet out;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        if (resolution.settlement.outcomes[index(seat)].eliminated)
            out.insert(seat);
    }
    return out;
}

inline std::vector<ArithmeticLine> linesOf(const Resolution& resolution, LineCode code)
{
    std::vector<ArithmeticLine> lines;
    std::ranges::copy_if(resolution.lines, std::back_inserter(lines),
                         [&](const auto& line) { return line.code == code; });
    return lines;
}

} // namespace cutcard

Q_DECLARE_METATYPE(cutcard::ComparedHand)
