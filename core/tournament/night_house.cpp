// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/night_house.h"

#include "core/games/house_reader.h"

#include <algorithm>

namespace cutcard {

namespace {

constexpr Chips mostBlind = 1'000'000;
constexpr int mostAtATennesseeTable = 9;
constexpr std::array<std::string_view, 2> eventWords{"league", "tennessee"};

void readLevels(HouseReader& reader, NightHouse& house)
{
    std::vector<BlindLevel> levels;
    reader.pairs("levels", [&](Chips small, Chips big, const toml::node& node) {
        if (small > big || big > mostBlind)
            return reader.fail(node, Cause::OutOfRange, "small blind <= big blind <= " + std::to_string(mostBlind),
                               std::to_string(small) + "/" + std::to_string(big));
        if (small % house.table.smallestChip() != 0 || big % house.table.smallestChip() != 0)
            return reader.fail(node, Cause::OutOfRange, "multiples of " + std::to_string(house.table.smallestChip()),
                               std::to_string(small));
        if (!levels.empty() && (small < levels.back().small || big < levels.back().big))
            return reader.fail(node, Cause::OutOfRange,
                               "no less than " + std::to_string(levels.back().small) + "/"
                                   + std::to_string(levels.back().big),
                               std::to_string(small) + "/" + std::to_string(big));
        levels.push_back({.small = small, .big = big});
    });
    if (!levels.empty())
        house.table.levels = levels;
}

bool isChip(const NightHouse& house, Chips value)
{
    return std::ranges::find(house.table.startingStack, value, &ChipLot::value) != house.table.startingStack.end();
}

void readColourPlans(HouseReader& reader, NightHouse& house)
{
    std::vector<ColourPlan> plans;
    reader.pairs("colour_up", [&](Chips level, Chips value, const toml::node& node) {
        const bool later = plans.empty() || (level > plans.back().level && value > plans.back().value);
        if (!later || level < 2 || level > 99 || !isChip(house, value)
            || value == house.table.startingStack.back().value)
            return reader.fail(node, Cause::OutOfRange, "a later level and a greater chip, not the greatest",
                               std::to_string(level) + ", " + std::to_string(value));
        plans.push_back({.level = static_cast<int>(level), .value = value});
    });
    if (!plans.empty())
        house.colourPlans = plans;
}

} // namespace

NightHouse::NightHouse()
{
    table.levels = {{100, 200},   {200, 400},   {300, 600},   {500, 1000},
                    {1000, 2000}, {2000, 4000}, {4000, 8000}, {8000, 16000}};
}

const HouseOptions& NightHouse::common() const
{
    return tennessee ? static_cast<const HouseOptions&>(*tennessee) : table;
}

Chips NightHouse::startingChips() const
{
    return common().startingChips();
}

const BlindLevel& NightHouse::blinds(int level) const
{
    const auto index = static_cast<std::size_t>(std::max(0, level - 1));
    return table.levels[std::min(index, table.levels.size() - 1)];
}

namespace {

/// Whether a blind of a level, or of a later one, can't be posted in chips of this value.
bool needsSmaller(const std::vector<BlindLevel>& levels, int level, Chips chip)
{
    const auto from = std::min(static_cast<std::size_t>(std::max(1, level)), levels.size()) - 1;
    return std::any_of(levels.begin() + static_cast<std::ptrdiff_t>(from), levels.end(),
                       [&](const BlindLevel& each) { return each.small % chip != 0 || each.big % chip != 0; });
}

} // namespace

Chips NightHouse::unitAt(int level) const
{
    Chips unit = common().smallestChip();
    if (tennessee)
        return unit; // its document has no colours that go
    for (const ColourPlan& plan : colourPlans) {
        if (plan.level > level)
            break;
        const auto higher =
            std::ranges::find_if(table.startingStack, [&](const ChipLot& lot) { return lot.value > plan.value; });
        // a colour goes at its level, or at the first one after it whose blinds do without
        if (higher != table.startingStack.end() && !needsSmaller(table.levels, level, higher->value))
            unit = higher->value;
    }
    return unit;
}

Chips NightHouse::lateStack(int level) const
{
    Chips stack = startingChips();
    for (int begun = 1; begun <= level; ++begun)
        stack -= blinds(begun).small + blinds(begun).big;
    return std::max(stack, blinds(level).big);
}

NightHouse tennesseeNight()
{
    NightHouse house;
    house.tennessee = TennesseeOptions();
    house.tableMax = mostAtATennesseeTable;
    return house;
}

std::vector<int> housePoints()
{
    return {125, 100, 75, 50, 40, 30, 20, 10};
}

namespace {

Result<NightHouse> readTennesseeNight(HouseReader& reader)
{
    NightHouse house = tennesseeNight();
    TennesseeOptions& options = *house.tennessee;
    reader.common(options);
    options.deposit = options.startingChips();
    reader.number("big_blind", 1, mostBlind, 4 * options.smallestChip(), options.bigBlind);
    reader.flag("burns", options.burns);
    reader.number("deposit", 1, 1000 * mostBlind, options.deposit);
    reader.number("charge_per_mille", 0, 1000, options.chargePerMille);
    reader.number("table_max", 3, mostAtATennesseeTable, house.tableMax);
    reader.number("first_prize", 50, 100, house.firstPrize);
    if (auto error = reader.finish())
        return *error;
    return house;
}

std::string writeTennesseeNight(const NightHouse& house)
{
    const NightHouse usual = tennesseeNight();
    const TennesseeOptions& options = *house.tennessee;
    std::string text = "event = \"tennessee\"\n";
    const auto number = [&](const char* key, Chips value, Chips before) {
        if (value != before)
            text += std::string(key) + " = " + std::to_string(value) + "\n";
    };
    if (options.startingStack != usual.tennessee->startingStack) {
        text += "starting_stack = [";
        for (const ChipLot& lot : options.startingStack)
            text += "[" + std::to_string(lot.value) + ", " + std::to_string(lot.count) + "], ";
        text += "]\n";
    }
    number("big_blind", options.bigBlind, usual.tennessee->bigBlind);
    if (!options.burns)
        text += "burns = false\n";
    number("deposit", options.deposit, options.startingChips());
    number("charge_per_mille", options.chargePerMille, usual.tennessee->chargePerMille);
    number("table_max", house.tableMax, usual.tableMax);
    number("first_prize", house.firstPrize, usual.firstPrize);
    return text;
}

} // namespace

Result<NightHouse> readNightHouse(std::string_view text, const std::string& name)
{
    const auto parsed = parseToml(text, name);
    if (!parsed)
        return parsed.error();
    NightHouse house;
    HouseReader reader(*parsed, name);
    int event = 0;
    reader.word("event", eventWords, event);
    if (event == 1)
        return readTennesseeNight(reader);
    reader.common(house.table);
    readLevels(reader, house);
    readColourPlans(reader, house);
    reader.number("table_max", 2, maxSeats, house.tableMax);
    reader.number("final_table", 2, maxSeats, house.finalTable);
    reader.number("balance_at", 2, maxSeats, house.balanceAt);
    reader.number("late_levels", 0, 20, house.lateLevels);
    reader.number("minutes_per_level", 1, 240, house.minutesPerLevel);
    reader.number("penalty_minutes", 1, 60, house.penaltyMinutes);
    reader.word("method", moveMethodWords, house.method);
    reader.flag("dealer_is_small_blind", house.table.dealerIsSmallBlind);
    reader.numbers("breaks", 1, 99, house.breaks);
    std::ranges::sort(house.breaks);
    house.breaks.erase(std::ranges::unique(house.breaks).begin(), house.breaks.end());
    const bool pointsSet = parsed->contains("points");
    std::vector<int> points;
    reader.numbers("points", 0, 100'000, points);
    if (pointsSet)
        house.points = points;
    if (auto error = reader.finish())
        return *error;
    return house;
}

std::string writeNightHouse(const NightHouse& house)
{
    if (house.tennessee)
        return writeTennesseeNight(house);
    const NightHouse usual;
    std::string text;
    const auto number = [&](const char* key, Chips value, Chips before) {
        if (value != before)
            text += std::string(key) + " = " + std::to_string(value) + "\n";
    };
    const auto pairs = [&](const char* key, const auto& list, const auto& first, const auto& second) {
        text += std::string(key) + " = [";
        for (const auto& each : list)
            text += "[" + std::to_string(first(each)) + ", " + std::to_string(second(each)) + "], ";
        text += "]\n";
    };
    const auto value = [](const ChipLot& lot) { return lot.value; };
    const auto count = [](const ChipLot& lot) { return lot.count; };
    if (house.table.startingStack != usual.table.startingStack)
        pairs("starting_stack", house.table.startingStack, value, count);
    if (house.table.levels != usual.table.levels)
        pairs(
            "levels", house.table.levels, [](const BlindLevel& level) { return level.small; },
            [](const BlindLevel& level) { return level.big; });
    if (house.colourPlans != usual.colourPlans)
        pairs(
            "colour_up", house.colourPlans, [](const ColourPlan& plan) { return plan.level; },
            [](const ColourPlan& plan) { return plan.value; });
    number("table_max", house.tableMax, usual.tableMax);
    number("final_table", house.finalTable, usual.finalTable);
    number("balance_at", house.balanceAt, usual.balanceAt);
    number("late_levels", house.lateLevels, usual.lateLevels);
    number("minutes_per_level", house.minutesPerLevel, usual.minutesPerLevel);
    number("penalty_minutes", house.penaltyMinutes, usual.penaltyMinutes);
    if (house.method != usual.method)
        text += "method = \"" + std::string(moveMethodWords[static_cast<std::size_t>(house.method)]) + "\"\n";
    if (house.table.dealerIsSmallBlind)
        text += "dealer_is_small_blind = true\n";
    const auto list = [&](const char* key, const std::vector<int>& values) {
        if (values.empty())
            return;
        text += std::string(key) + " = [";
        for (const int each : values)
            text += std::to_string(each) + ", ";
        text += "]\n";
    };
    list("breaks", house.breaks);
    list("points", house.points);
    return text;
}

Result<NightHouse> withTableRules(NightHouse house, const LeagueOptions& table)
{
    // an evening needs more levels than a table's few hands
    if (table.levels != LeagueOptions().levels)
        house.table.levels = table.levels;
    house.table.startingStack = table.startingStack;
    house.table.dealerIsSmallBlind = table.dealerIsSmallBlind;
    const auto& chips = house.table.startingStack;
    std::erase_if(house.colourPlans, [&](const ColourPlan& plan) {
        return !isChip(house, plan.value) || plan.value == chips.back().value;
    });
    // other colours than the booklet's stay on the table: when they go is for this house to say
    if (house.colourPlans.empty())
        house.colourPlans = chips.size() > 1 ? std::vector<ColourPlan>{{.level = 99, .value = chips.front().value}}
                                             : NightHouse().colourPlans;
    return readNightHouse(writeNightHouse(house), "house");
}

} // namespace cutcard
