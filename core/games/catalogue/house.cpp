// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/catalogue/house.h"

#include "core/base/fields.h"
#include "core/base/gathered.h"
#include "core/games/catalogue/catalogue.h"

namespace cutcard {

static HouseOptions& common(HouseRules& house)
{
    return std::visit([](auto& options) -> HouseOptions& { return options; }, house);
}

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

std::span<const HouseOption> houseOptions(GameId game)
{
    return entryOf(game).options();
}

HouseReading readHouseAsFar(GameId game, std::string_view text, const std::string& name)
{
    HouseReading reading{.house = defaultHouse(game)};
    const auto parsed = parseToml(text, name);
    if (!parsed) {
        reading.error = parsed.error();
        return reading;
    }
    Fields fields(*parsed, name);
    for (const HouseOption& option : houseOptions(game)) {
        if (option.read)
            option.read(fields, common(reading.house));
    }
    if (const auto done = fields.finish(); !done)
        reading.error = done.error();
    return reading;
}

Result<HouseRules> readHouse(GameId game, std::string_view text, const std::string& name)
{
    HouseReading reading = readHouseAsFar(game, text, name);
    if (reading.error)
        return *std::move(reading.error);
    return std::move(reading.house);
}

std::vector<HouseValue> valuesOf(const HouseRules& house)
{
    return eachOf(houseOptions(gameOf(house)),
                  [&](const HouseOption& option) { return option.value(commonOptions(house)); });
}

std::string houseText(GameId game, std::span<const HouseValue> values)
{
    std::string text = "# House options: " + std::string(entryOf(game).word) + "\n";
    for (std::size_t i = 0; i < values.size(); ++i) {
        const HouseOption& option = houseOptions(game)[i];
        if (isSet(values[i]))
            text.append(optionComment(option.label, option.rules, option.choices))
                .append(option.key)
                .append(" = ")
                .append(valueText(values[i]))
                .append("\n");
    }
    return text;
}

std::string writeHouse(const HouseRules& house)
{
    return houseText(gameOf(house), valuesOf(house));
}

} // namespace cutcard
