// SPDX-License-Identifier: GPL-3.0-or-later
// Looking up what the catalogue lists.
#include "core/base/gathered.h"
#include "core/games/catalogue/catalogue.h"

#include <cassert>

namespace cutcard {

std::optional<CatalogueEntry> findGame(std::string_view word)
{
    const auto entries = catalogue();
    return copyOf(firstWith(entries, word, &CatalogueEntry::word));
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
    return gameAs<Game>(id);
}

} // namespace cutcard
