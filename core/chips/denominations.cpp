// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/denominations.h"

#include "core/base/defect.h"
#include "core/chips/fewest_chips.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

namespace cutcard {

namespace {

constexpr Chips greatestChip = 1'000'000'000;

Error chipsError(Cause cause, std::string expected, Chips found)
{
    return {
        .place = {.name = "chips"}, .cause = cause, .expected = std::move(expected), .found = std::to_string(found)};
}

Error cannotMake(Chips amount)
{
    return chipsError(Cause::Impossible, "amount these chips can make", amount);
}

ChipStack greedy(const FixedVector<Chips, maxDenominations>& values, Chips amount)
{
    ChipStack stack;
    for (std::size_t i = values.size(); i-- > 0 && amount > 0;) {
        if (const Chips count = amount / values[i]; count > 0)
            stack.push_back({values[i], count});
        amount %= values[i];
    }
    return stack;
}

/// Then no smaller chips can ever do better than one greater chip of the same value.
bool eachDividesTheNext(const ChipStack& descending)
{
    for (std::size_t i = 0; i + 1 < descending.size(); ++i) {
        if (descending[i].denomination % descending[i + 1].denomination != 0)
            return false;
    }
    return true;
}

/// The tray without empty places, its greatest chips first.
ChipStack sortedTray(const ChipStack& tray)
{
    std::array<ChipCount, maxDenominations> counts{};
    std::size_t size = 0;
    for (const ChipCount& one : tray) {
        if (one.count > 0)
            counts[size++] = one;
    }
    const auto end = counts.begin() + static_cast<std::ptrdiff_t>(size);
    std::sort(counts.begin(), end,
              [](const ChipCount& a, const ChipCount& b) { return a.denomination > b.denomination; });
    ChipStack sorted;
    for (auto it = counts.begin(); it != end; ++it)
        sorted.push_back(*it);
    return sorted;
}

/// Exact where each chip is a multiple of the next smaller one.
Result<ChipStack> greedyFrom(const ChipStack& tray, Chips amount)
{
    ChipStack stack;
    Chips left = amount;
    for (const ChipCount& one : tray) {
        const Chips count = std::min(one.count, left / one.denomination);
        if (count > 0)
            stack.push_back({one.denomination, count});
        left -= count * one.denomination;
    }
    if (left > 0)
        return cannotMake(amount);
    return stack;
}

} // namespace

Chips valueOf(const ChipStack& stack)
{
    Chips value = 0;
    for (const ChipCount& one : stack)
        value += one.denomination * one.count;
    return value;
}

Chips countOf(const ChipStack& stack, Chips denomination)
{
    Chips count = 0;
    for (const ChipCount& one : stack)
        count += one.denomination == denomination ? one.count : 0;
    return count;
}

Denominations::Denominations() : Denominations(FixedVector<Chips, maxDenominations>{100, 500, 1000}) {}

Denominations::Denominations(const FixedVector<Chips, maxDenominations>& values)
    : m_values(values), m_greedy(greedyGivesFewest(values))
{
}

Result<Denominations> Denominations::fromValues(std::span<const Chips> values)
{
    if (values.empty() || values.size() > maxDenominations)
        return chipsError(Cause::WrongCount, "1.." + std::to_string(maxDenominations),
                          static_cast<Chips>(values.size()));
    std::array<Chips, maxDenominations> sorted{};
    std::ranges::copy(values, sorted.begin());
    const auto end = sorted.begin() + static_cast<std::ptrdiff_t>(values.size());
    std::sort(sorted.begin(), end);
    FixedVector<Chips, maxDenominations> ordered;
    for (auto it = sorted.begin(); it != end; ++it) {
        if (*it <= 0 || *it > greatestChip)
            return chipsError(Cause::OutOfRange, "1.." + std::to_string(greatestChip), *it);
        if (!ordered.empty() && ordered.back() == *it)
            return chipsError(Cause::Duplicate, "each value once", *it);
        ordered.push_back(*it);
    }
    return Denominations(ordered);
}

Result<ChipStack> Denominations::breakdown(Chips amount) const
{
    if (amount < 0)
        return chipsError(Cause::OutOfRange, ">= 0", amount);
    if (m_greedy) {
        if (amount % smallest() != 0)
            return cannotMake(amount);
        return greedy(m_values, amount);
    }
    // beyond this, fewer chips result from a greatest chip: so many others contain a sum that it replaces
    Chips divisor = 0;
    for (const Chips value : m_values)
        divisor = std::gcd(divisor, value);
    if (!holds(divisor > 0))
        return cannotMake(amount);
    const Chips others = (greatest() / divisor - 1) * m_values[m_values.size() - 2];
    const Chips sure = amount > others ? (amount - others) / greatest() : 0;
    ChipStack tray;
    for (std::size_t i = m_values.size(); i-- > 0;)
        tray.push_back({m_values[i], (amount - sure * greatest()) / m_values[i]});
    auto rest = fewestChips(sortedTray(tray), amount - sure * greatest());
    if (!rest)
        return cannotMake(amount);
    return sure == 0 ? *rest : with(*rest, {{greatest(), sure}});
}

Result<ChipStack> Denominations::breakdownFrom(const ChipStack& tray, Chips amount)
{
    if (amount < 0)
        return chipsError(Cause::OutOfRange, ">= 0", amount);
    const ChipStack sorted = sortedTray(tray);
    if (valueOf(sorted) < amount)
        return cannotMake(amount);
    if (eachDividesTheNext(sorted))
        return greedyFrom(sorted, amount);
    const auto stack = fewestChips(sorted, amount);
    if (!stack)
        return cannotMake(amount);
    return *stack;
}

Result<ChipStack> Denominations::change(Chips handedIn, Chips owed, const ChipStack& tray)
{
    if (owed < 0)
        return chipsError(Cause::OutOfRange, ">= 0", owed);
    if (handedIn < owed)
        return chipsError(Cause::OutOfRange, ">= " + std::to_string(owed), handedIn);
    return breakdownFrom(tray, handedIn - owed);
}

ChipStack with(const ChipStack& tray, const ChipStack& added)
{
    ChipStack all = tray;
    for (const ChipCount& one : added) {
        const auto same = std::ranges::find(all, one.denomination, &ChipCount::denomination);
        if (same != all.end())
            same->count += one.count;
        else
            all.push_back(one);
    }
    return sortedTray(all);
}

} // namespace cutcard
