// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/base/fixed_vector.h"
#include "core/base/result.h"

#include <span>

namespace cutcard {

/// The most kinds of chip a house has on one table.
inline constexpr std::size_t maxDenominations = 12;

/// So many chips of one value.
struct ChipCount {
    Chips denomination = 0;
    Chips count = 0;
    bool operator==(const ChipCount&) const = default;
};

/// Chips by denomination, the greatest first; a tray, a player's stack or a handful of change.
using ChipStack = FixedVector<ChipCount, maxDenominations>;

/// What the chips are worth together.
Chips valueOf(const ChipStack& stack);
/// How many chips of one denomination there are.
Chips countOf(const ChipStack& stack, Chips denomination);

/// The kinds of chip in play: positive values, each once.
class Denominations
{
public:
    /// The league's usual 100, 500 and 1,000 (2.1.1.2).
    Denominations();
    /// Refuses an empty list, too many values, values that are not positive or very large, and repeated ones.
    static Result<Denominations> fromValues(std::span<const Chips> values);

    /// From the smallest to the greatest.
    const FixedVector<Chips, maxDenominations>& values() const { return m_values; }
    Chips smallest() const { return m_values.front(); }
    Chips greatest() const { return m_values.back(); }

    /// The fewest chips that make `amount`; an error where these chips cannot make it.
    Result<ChipStack> breakdown(Chips amount) const;
    /// The fewest chips out of a real tray that make `amount` exactly.
    static Result<ChipStack> breakdownFrom(const ChipStack& tray, Chips amount);
    /// What goes back to a player who owes `owed` and put in `handedIn`, in the fewest chips of the tray.
    static Result<ChipStack> change(Chips handedIn, Chips owed, const ChipStack& tray);
    bool operator==(const Denominations&) const = default;

private:
    explicit Denominations(const FixedVector<Chips, maxDenominations>& values);

    FixedVector<Chips, maxDenominations> m_values{};
    bool m_greedy = true; ///< taking the greatest chip that fits always gives the fewest
};

/// The chips of both together.
ChipStack with(const ChipStack& tray, const ChipStack& added);

/// Whether taking the greatest chip that fits always gives the fewest; the values stand from the smallest up.
bool greedyGivesFewest(const FixedVector<Chips, maxDenominations>& values);

/// The most steps (of the chips' common divisor) that an amount may have where greedy will not do.
inline constexpr Chips mostChipSteps = 1'000'000;

/// The fewest chips of the tray, greatest first, that make `amount`; nothing for more than `mostChipSteps` either.
std::optional<ChipStack> fewestChips(const ChipStack& tray, Chips amount);

} // namespace cutcard
