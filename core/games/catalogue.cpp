// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/catalogue.h"

#include "core/games/champion/champion.h"
#include "core/games/league/league.h"
#include "core/games/limit/limit.h"
#include "core/games/tennessee/tennessee.h"

#include <algorithm>
#include <array>

namespace cutcard {

namespace {
constexpr std::array entries{
    CatalogueEntry{.id = GameId::League, .word = "league", .leastSeats = 2, .mostSeats = 10},
    CatalogueEntry{.id = GameId::Limit, .word = "limit", .leastSeats = 2, .mostSeats = 10},
    CatalogueEntry{.id = GameId::Tennessee, .word = "tennessee", .leastSeats = 3, .mostSeats = 9},
    CatalogueEntry{.id = GameId::Champion, .word = "champion", .leastSeats = 1, .mostSeats = 7},
    CatalogueEntry{.id = GameId::ChampionOne, .word = "champion-one", .leastSeats = 1, .mostSeats = 7},
    CatalogueEntry{.id = GameId::ChampionTwo, .word = "champion-two", .leastSeats = 1, .mostSeats = 7},
};
} // namespace

std::span<const CatalogueEntry> catalogue()
{
    return entries;
}

std::optional<CatalogueEntry> findGame(std::string_view word)
{
    const auto* found = std::ranges::find(entries, word, &CatalogueEntry::word);
    return found == entries.end() ? std::nullopt : std::optional(*found);
}

const CatalogueEntry& entryOf(GameId id)
{
    return *std::ranges::find(entries, id, &CatalogueEntry::id);
}

const Game& gameOf(GameId id)
{
    switch (id) {
    case GameId::League:
        return league();
    case GameId::Limit:
        return limit();
    case GameId::Tennessee:
        return tennessee();
    case GameId::Champion:
        return champion();
    case GameId::ChampionOne:
        return championOne();
    case GameId::ChampionTwo:
        return championTwo();
    }
    return league();
}

} // namespace cutcard
