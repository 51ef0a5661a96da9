// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/defect.h"
#include "core/games/catalogue/house.h"
#include "core/games/game.h"

#include <algorithm>
#include <array>
#include <limits>
#include <type_traits>

namespace cutcard {

/// Who plays against whom.
enum class Family : std::uint8_t {
    Streets, ///< players against each other, on streets with a common board
    Banked,  ///< players against the dealer's hand, and the house banks
};

/// A game of the catalogue: its word in files and commands, its table's limits, and where its room is.
struct CatalogueEntry {
    GameId id;
    std::string_view word;
    Family family;
    int leastSeats;
    int mostSeats;
    int chairs = 0; ///< of a table to which players come later; 0: as many as it has players
    const Game& (*rules)();
    HouseRules (*house)();                     ///< as the document has them, or as the reading we follow
    std::span<const HouseOption> (*options)(); ///< what a house can set, in the order of its file
};

/// Every game that can be dealt; alone in its file, so that a program which defines it deals others: the tests do.
std::span<const CatalogueEntry> catalogue();

/// The entry with this word, if there is one.
std::optional<CatalogueEntry> findGame(std::string_view word);

/// The entry of a game.
const CatalogueEntry& entryOf(GameId id);

/// Whether the house banks a game.
bool isBanked(GameId id);

/// The rules of a game.
const Game& gameOf(GameId id);

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
