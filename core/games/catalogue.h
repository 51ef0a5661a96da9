// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/game.h"

#include <optional>
#include <span>
#include <string_view>

namespace cutcard {

/// A game of the catalogue: its word in files and commands, and its table's limits.
struct CatalogueEntry {
    GameId id;
    std::string_view word;
    int leastSeats;
    int mostSeats;
};

/// Every game that can be dealt.
std::span<const CatalogueEntry> catalogue();

/// The entry with this word, if there is one.
std::optional<CatalogueEntry> findGame(std::string_view word);

/// The entry of a game.
const CatalogueEntry& entryOf(GameId id);

/// The rules of a game.
const Game& gameOf(GameId id);

} // namespace cutcard
