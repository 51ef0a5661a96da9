// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/fewest_chips.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

namespace cutcard {

namespace {

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

} // namespace cutcard
