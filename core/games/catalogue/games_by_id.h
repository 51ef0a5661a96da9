// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/defect.h"
#include "core/games/catalogue/catalogue.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <type_traits>

namespace cutcard {

/// The rules of a game as one of a kind, looked up once; of another kind is a defect, and some game of it is given.
template <typename Kind> const Kind& gameAs(GameId id)
{
    using Places = std::array<const Kind*, std::numeric_limits<std::underlying_type_t<GameId>>::max() + 1>;
    static const Places games = [] {
        Places listed{};
        for (const CatalogueEntry& entry : catalogue())
            listed[static_cast<std::size_t>(entry.id)] = dynamic_cast<const Kind*>(&entry.rules());
        return listed;
    }();
    const Kind* game = games[static_cast<std::size_t>(id)];
    if (holds(game != nullptr))
        return *game;
    return **std::ranges::find_if(games, [](const Kind* each) { return each != nullptr; });
}

} // namespace cutcard
