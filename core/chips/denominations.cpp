// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/denominations.h"

#include "core/base/fault.h"
#include "core/base/gathered.h"

#include <limits>
#include <numeric>

namespace cutcard {

namespace {

constexpr Chips greatestChip = 1'000'000'000;

Error chipsError(Cause cause, std::string expected, Chips found)
{
    return faultIn("chips", cause, std::move(expected), std::to_string(found));
}

Error cannotMake(Chips amount)
{
    return chipsError(Cause::Impossible, "amount these chips can make", amount);
}

using Values = FixedVector<Chips, maxDenominations>;
using Counts = std::array<Chips, maxDenominations>;

Counts greedyCounts(const Values& values, std::size_t below, Chips amount)
{
    Counts counts{};
    for (std::size_t i = below; i-- > 0;) {
        counts[i] = amount / values[i];
        amount %= values[i];
    }
    return counts;
}

/// Pearson's test (2005): if greedy ever fails, it fails for one of these few amounts.
bool failsFor(const Values& values, std::size_t top, std::size_t low)
{
    Counts counts = greedyCounts(values, top, values[top] - values[0]);
    for (std::size_t i = 0; i < low; ++i)
        counts[i] = 0;
    ++counts[low];
    const auto weigh = [&](const Counts& some) {
        return std::inner_product(values.begin(), values.end(), some.begin(), Chips{0});
    };
    const Counts best = greedyCounts(values, values.size(), weigh(counts));
    return std::accumulate(counts.begin(), counts.end(), Chips{0})
           < std::accumulate(best.begin(), best.end(), Chips{0});
}

/// Bundles of 1, 2, 4, ... chips make every count, and each bundle is then taken or left.
struct Bundle {
    std::size_t place;
    Chips count;
    std::size_t weight;
};

std::vector<Bundle> bundlesOf(const ChipStack& tray, Chips amount, Chips step)
{
    std::vector<Bundle> bundles;
    for (std::size_t place = 0; place < tray.size(); ++place) {
        Chips left = std::min(tray[place].count, amount / tray[place].denomination);
        for (Chips count = 1; left > 0; count *= 2) {
            const Chips taken = std::min(count, left);
            bundles.push_back({place, taken, static_cast<std::size_t>(taken * tray[place].denomination / step)});
            left -= taken;
        }
    }
    return bundles;
}

/// The chips of the bundles that make the whole sum, by which were taken at which sum.
ChipStack chosen(const ChipStack& tray, const std::vector<Bundle>& bundles, const std::vector<std::vector<bool>>& taken)
{
    ChipStack stack;
    for (const ChipCount& one : tray)
        stack.push_back({one.denomination, 0});
    std::size_t sum = taken.front().size() - 1;
    for (std::size_t b = bundles.size(); b-- > 0;) {
        if (taken[b][sum]) {
            stack[bundles[b].place].count += bundles[b].count;
            sum -= bundles[b].weight;
        }
    }
    for (std::size_t i = stack.size(); i-- > 0;) {
        if (stack[i].count == 0)
            stack.eraseAt(i);
    }
    return stack;
}

/// As many of each value as an amount could take, the greatest first.
ChipStack plentyFor(Chips amount, const Values& values)
{
    ChipStack tray;
    for (std::size_t i = values.size(); i-- > 0;)
        tray.push_back({values[i], amount / values[i]});
    return tray;
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
    ChipStack sorted;
    for (const ChipCount& one : tray) {
        if (one.count > 0)
            sorted.push_back(one);
    }
    std::ranges::sort(sorted, std::greater{}, &ChipCount::denomination);
    return sorted;
}

/// Exact where each chip divides the next greater one, and with plenty of chips of which greedy takes fewest.
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

bool greedyGivesFewest(const Values& values)
{
    for (const Chips value : values) {
        if (value % values.front() != 0)
            return false;
    }
    for (std::size_t top = 1; top < values.size(); ++top) {
        for (std::size_t low = 0; low < top; ++low) {
            if (failsFor(values, top, low))
                return false;
        }
    }
    return true;
}

std::optional<ChipStack> fewestChips(const ChipStack& tray, Chips amount)
{
    Chips step = 0;
    for (const ChipCount& one : tray)
        step = std::gcd(step, one.denomination);
    if (amount == 0)
        return ChipStack{};
    if (step == 0 || amount % step != 0 || amount / step > mostChipSteps)
        return std::nullopt;
    const auto size = static_cast<std::size_t>(amount / step);
    const std::vector<Bundle> bundles = bundlesOf(tray, amount, step);
    constexpr Chips none = std::numeric_limits<Chips>::max();
    std::vector<Chips> fewest(size + 1, none);
    fewest[0] = 0;
    std::vector<std::vector<bool>> taken(bundles.size(), std::vector<bool>(size + 1, false));
    for (std::size_t b = 0; b < bundles.size(); ++b) {
        for (std::size_t sum = size; sum >= bundles[b].weight; --sum) {
            const Chips without = fewest[sum - bundles[b].weight];
            if (without != none && without + bundles[b].count < fewest[sum]) {
                fewest[sum] = without + bundles[b].count;
                taken[b][sum] = true;
            }
        }
    }
    if (fewest[size] == none)
        return std::nullopt;
    return chosen(tray, bundles, taken);
}

Chips valueOf(const ChipStack& stack)
{
    return sumOf(stack, [&](const ChipCount& one) { return one.denomination * one.count; });
}

Chips countOf(const ChipStack& stack, Chips denomination)
{
    return sumOf(stack, [&](const ChipCount& one) { return one.denomination == denomination ? one.count : 0; });
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
    FixedVector<Chips, maxDenominations> ordered;
    for (const Chips value : values)
        ordered.push_back(value);
    std::ranges::sort(ordered);
    for (std::size_t i = 0; i < ordered.size(); ++i) {
        if (ordered[i] <= 0 || ordered[i] > greatestChip)
            return chipsError(Cause::OutOfRange, "1.." + std::to_string(greatestChip), ordered[i]);
        if (i > 0 && ordered[i - 1] == ordered[i])
            return chipsError(Cause::Duplicate, "each value once", ordered[i]);
    }
    return Denominations(ordered);
}

Result<ChipStack> Denominations::breakdown(Chips amount) const
{
    if (amount < 0)
        return chipsError(Cause::OutOfRange, ">= 0", amount);
    if (m_greedy)
        return greedyFrom(plentyFor(amount, m_values), amount);
    // beyond this, fewer chips result from a greatest chip: so many others contain a sum that it replaces
    Chips divisor = 0;
    for (const Chips value : m_values)
        divisor = std::gcd(divisor, value);
    if (!holds(divisor > 0))
        return cannotMake(amount);
    const Chips others = (greatest() / divisor - 1) * m_values[m_values.size() - 2];
    const Chips sure = amount > others ? (amount - others) / greatest() : 0;
    const Chips left = amount - sure * greatest();
    auto rest = fewestChips(sortedTray(plentyFor(left, m_values)), left);
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
