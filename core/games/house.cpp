// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/house.h"

namespace cutcard {

namespace {

Result<HouseRules> widened(const auto& read)
{
    if (!read)
        return read.error();
    return HouseRules(*read);
}

} // namespace

const HouseOptions& commonOptions(const HouseRules& house)
{
    const HouseOptions* common = nullptr;
    std::visit([&](const auto& options) { common = &options; }, house);
    return *common;
}

GameId gameOf(const HouseRules& house)
{
    return commonOptions(house).game;
}

std::shared_ptr<const HouseOptions> sharedOptions(const HouseRules& house)
{
    return std::visit(
        [](const auto& options) -> std::shared_ptr<const HouseOptions> {
            return std::make_shared<std::remove_cvref_t<decltype(options)>>(options);
        },
        house);
}

HouseRules defaultHouse(GameId game)
{
    switch (game) {
    case GameId::League:
        return LeagueOptions();
    case GameId::Limit:
        return LimitOptions();
    case GameId::Tennessee:
        return TennesseeOptions();
    case GameId::Champion:
    case GameId::ChampionOne:
    case GameId::ChampionTwo:
        return BankedOptions(game);
    }
    return LeagueOptions();
}

Result<HouseRules> readHouse(GameId game, std::string_view text, const std::string& name)
{
    switch (game) {
    case GameId::League:
        return widened(readLeagueOptions(text, name));
    case GameId::Limit:
        return widened(readLimitOptions(text, name));
    case GameId::Tennessee:
        return widened(readTennesseeOptions(text, name));
    case GameId::Champion:
    case GameId::ChampionOne:
    case GameId::ChampionTwo:
        return widened(readBankedOptions(game, text, name));
    }
    return widened(readLeagueOptions(text, name));
}

std::string writeHouse(const HouseRules& house)
{
    return std::visit([](const auto& options) { return writeOptions(options); }, house);
}

} // namespace cutcard
