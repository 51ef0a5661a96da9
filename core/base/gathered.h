// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <ranges>
#include <type_traits>
#include <utility>
#include <vector>

namespace cutcard {

/// Those of a range for which something holds, or what each of them becomes.
template <typename As = std::identity> auto thoseOf(auto&& range, auto holds, As as = {})
{
    using Found = std::decay_t<decltype(std::invoke(as, *range.begin()))>;
    std::vector<Found> found;
    // of what is small room for all of it costs less than growing
    if constexpr (std::is_trivially_copyable_v<Found> && std::ranges::sized_range<decltype(range)>)
        found.reserve(std::ranges::size(range));
    for (auto&& each : range) {
        if (std::invoke(holds, each))
            found.push_back(std::invoke(as, each));
    }
    return found;
}

/// What each of a range becomes, in its order.
auto eachOf(auto&& range, auto as)
{
    return thoseOf(range, [](const auto&) { return true; }, std::move(as));
}

/// The sum of what each of a range comes to.
constexpr auto sumOf(auto&& range, auto of)
{
    std::decay_t<decltype(std::invoke(of, *range.begin()))> sum{};
    for (auto&& each : range)
        sum += std::invoke(of, each);
    return sum;
}

} // namespace cutcard
