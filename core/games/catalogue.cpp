// SPDX-License-Identifier: GPL-3.0-or-later
// The only place that lists the games.
#include "core/games/catalogue.h"

#include "core/games/champion/champion.h"
#include "core/games/league/league.h"
#include "core/games/limit/limit.h"
#include "core/games/tennessee/tennessee.h"

#include <array>

namespace cutcard {

namespace {

Result<HouseRules> widened(const auto& read)
{
    if (!read)
        return read.error();
    return HouseRules(*read);
}

template <const StreetGame& (*rules)(), typename Options, Result<Options> (*read)(std::string_view, const std::string&)>
constexpr CatalogueEntry streetEntry(GameId id, std::string_view word, int leastSeats, int mostSeats)
{
    return {.id = id,
            .word = word,
            .family = Family::Streets,
            .leastSeats = leastSeats,
            .mostSeats = mostSeats,
            .rules = []() -> const Game& { return rules(); },
            .house = []() -> HouseRules { return Options(); },
            .readHouse = [](std::string_view text, const std::string& name) { return widened(read(text, name)); }};
}

template <const BankedGame& (*rules)(), GameId id> constexpr CatalogueEntry bankedEntry(std::string_view word)
{
    return {.id = id,
            .word = word,
            .family = Family::Banked,
            .leastSeats = 1,
            .mostSeats = 7,
            .rules = []() -> const Game& { return rules(); },
            .house = []() -> HouseRules { return BankedOptions(id); },
            .readHouse = [](std::string_view text,
                            const std::string& name) { return widened(readBankedOptions(id, text, name)); }};
}

constexpr CatalogueEntry withChairs(CatalogueEntry entry, int chairs)
{
    entry.chairs = chairs;
    return entry;
}

constexpr std::array entries{
    streetEntry<league, LeagueOptions, readLeagueOptions>(GameId::League, "league", 2, 10),
    withChairs(streetEntry<limit, LimitOptions, readLimitOptions>(GameId::Limit, "limit", 2, 10), 9),
    streetEntry<tennessee, TennesseeOptions, readTennesseeOptions>(GameId::Tennessee, "tennessee", 3, 9),
    bankedEntry<champion, GameId::Champion>("champion"),
    bankedEntry<championOne, GameId::ChampionOne>("champion-one"),
    bankedEntry<championTwo, GameId::ChampionTwo>("champion-two"),
};

} // namespace

std::span<const CatalogueEntry> catalogue()
{
    return entries;
}

} // namespace cutcard
