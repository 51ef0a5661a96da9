// SPDX-License-Identifier: GPL-3.0-or-later
// Looking up what the catalogue lists.
#include "core/games/catalogue.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <type_traits>

namespace cutcard {

std::optional<CatalogueEntry> findGame(std::string_view word)
{
    const auto entries = catalogue();
    const auto found = std::ranges::find(entries, word, &CatalogueEntry::word);
    return found == entries.end() ? std::nullopt : std::optional(*found);
}

const CatalogueEntry& entryOf(GameId id)
{
    const auto entries = catalogue();
    const auto found = std::ranges::find(entries, id, &CatalogueEntry::id);
    assert(found != entries.end());
    // a game that nobody lists can't be named by any file: only a programmer's mistake comes here
    return found == entries.end() ? entries.front() : *found;
}

bool isBanked(GameId id)
{
    return entryOf(id).family == Family::Banked;
}

const Game& gameOf(GameId id)
{
    // asked some ten times for every event: looked up once
    static const auto games = [] {
        std::array<const Game*, std::numeric_limits<std::underlying_type_t<GameId>>::max() + 1> listed{};
        for (const CatalogueEntry& entry : catalogue())
            listed[static_cast<std::size_t>(entry.id)] = &entry.rules();
        return listed;
    }();
    const Game* game = games[static_cast<std::size_t>(id)];
    return game != nullptr ? *game : entryOf(id).rules();
}

} // namespace cutcard
