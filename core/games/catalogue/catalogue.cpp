// SPDX-License-Identifier: GPL-3.0-or-later
// The only place that lists the games.
#include "core/games/catalogue/catalogue.h"

#include "core/games/champion/parts.h"
#include "core/games/league/parts.h"
#include "core/games/limit/parts.h"
#include "core/games/tennessee/tennessee.h"

namespace cutcard {

template <const StreetGame& (*rules)(), typename Options>
static constexpr CatalogueEntry streetEntry(GameId id, std::string_view word, int leastSeats, int mostSeats,
                                            std::span<const HouseOption> (*options)())
{
    return {.id = id,
            .word = word,
            .family = Family::Streets,
            .leastSeats = leastSeats,
            .mostSeats = mostSeats,
            .rules = []() -> const Game& { return rules(); },
            .house = []() -> HouseRules { return Options(); },
            .options = options};
}

template <const BankedGame& (*rules)(), GameId id> static constexpr CatalogueEntry bankedEntry(std::string_view word)
{
    return {.id = id,
            .word = word,
            .family = Family::Banked,
            .leastSeats = 1,
            .mostSeats = 7,
            .rules = []() -> const Game& { return rules(); },
            .house = []() -> HouseRules { return BankedOptions(id); },
            .options = bankedHouse<id>};
}

static constexpr CatalogueEntry withChairs(CatalogueEntry entry, int chairs)
{
    entry.chairs = chairs;
    return entry;
}

constexpr std::array entries{
    streetEntry<league, LeagueOptions>(GameId::League, "league", 2, 10, leagueHouse),
    withChairs(streetEntry<limit, LimitOptions>(GameId::Limit, "limit", 2, 10, limitHouse), 9),
    streetEntry<tennessee, TennesseeOptions>(GameId::Tennessee, "tennessee", 3, 9, tennesseeHouse),
    bankedEntry<champion, GameId::Champion>("champion"),
    bankedEntry<championOne, GameId::ChampionOne>("champion-one"),
    bankedEntry<championTwo, GameId::ChampionTwo>("champion-two"),
};

std::span<const CatalogueEntry> catalogue()
{
    return entries;
}

} // namespace cutcard
