// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <ranges>
#include <type_traits>
#include <utility>
#include <vector>

namespace cutcard {

/// Whether a value is among those of a range, or among what each of them becomes.
template <std::ranges::input_range Range> constexpr bool contains(Range&& range, const auto& value, auto... as)
{
    return std::ranges::find(range, value, as...) != std::ranges::end(range);
}

/// The first of a range for which something holds; nullptr: none does.
constexpr auto* firstOf(auto& range, auto holds)
{
    const auto found = std::ranges::find_if(range, std::move(holds));
    return found == std::ranges::end(range) ? nullptr : &*found;
}

/// The first of a range that is, or becomes, a value; nullptr: none does.
constexpr auto* firstWith(auto& range, const auto& value, auto... as)
{
    const auto found = std::ranges::find(range, value, as...);
    return found == std::ranges::end(range) ? nullptr : &*found;
}

/// What a pointer points to; nullopt: to nothing.
template <typename Value> constexpr std::optional<Value> copyOf(const Value* value)
{
    return value == nullptr ? std::nullopt : std::optional(*value);
}

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
