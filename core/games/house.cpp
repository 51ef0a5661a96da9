// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/house.h"

#include "core/games/catalogue.h"

namespace cutcard {

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
    return entryOf(game).house();
}

Result<HouseRules> readHouse(GameId game, std::string_view text, const std::string& name)
{
    return entryOf(game).readHouse(text, name);
}

std::string writeHouse(const HouseRules& house)
{
    return std::visit([](const auto& options) { return writeOptions(options); }, house);
}

} // namespace cutcard
