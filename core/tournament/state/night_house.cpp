// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/state/night_house.h"

#include "core/base/gathered.h"
#include "core/base/try.h"
#include "core/games/option_rows.h"

namespace cutcard {

constexpr Chips mostBlind = 1'000'000;
constexpr int mostAtATennesseeTable = 9;
constexpr std::array<std::string_view, 2> eventWords{"league", "tennessee"};

static void readLevels(Fields& fields, NightHouse& house)
{
    const Chips chip = house.table.smallestChip();
    std::vector<BlindLevel> levels;
    fields.pairs("levels", [&](Chips small, Chips big, const toml::node& node) {
        if (small > big || big > mostBlind)
            return fields.fail(node, Cause::OutOfRange, "small blind <= big blind <= " + std::to_string(mostBlind),
                               std::to_string(small) + "/" + std::to_string(big));
        if (small % chip != 0 || big % chip != 0)
            return fields.fail(node, Cause::OutOfRange, "multiples of " + std::to_string(chip), std::to_string(small));
        if (!levels.empty() && (small < levels.back().small || big < levels.back().big))
            return fields.fail(node, Cause::OutOfRange,
                               "no less than " + std::to_string(levels.back().small) + "/"
                                   + std::to_string(levels.back().big),
                               std::to_string(small) + "/" + std::to_string(big));
        levels.push_back({.small = small, .big = big});
    });
    if (!levels.empty())
        house.table.levels = levels;
}

static bool isChip(const NightHouse& house, Chips value)
{
    return contains(house.table.startingStack, value, &ChipLot::value);
}

static void readColourPlans(Fields& fields, NightHouse& house)
{
    std::vector<ColourPlan> plans;
    fields.pairs("colour_up", [&](Chips level, Chips value, const toml::node& node) {
        const bool later = plans.empty() || (level > plans.back().level && value > plans.back().value);
        if (!later || level < 2 || level > 99 || !isChip(house, value)
            || value == house.table.startingStack.back().value)
            return fields.fail(node, Cause::OutOfRange, "a later level and a greater chip, not the greatest",
                               std::to_string(level) + ", " + std::to_string(value));
        plans.push_back({.level = static_cast<int>(level), .value = value});
    });
    if (!plans.empty())
        house.colourPlans = plans;
}

NightHouse::NightHouse()
{
    table.levels = {{100, 200},   {200, 400},   {300, 600},   {500, 1000},
                    {1000, 2000}, {2000, 4000}, {4000, 8000}, {8000, 16000}};
}

const BlindLevel& NightHouse::blinds(int level) const
{
    const auto index = static_cast<std::size_t>(std::max(0, level - 1));
    return table.levels[std::min(index, table.levels.size() - 1)];
}

/// Whether a blind of a level, or of a later one, can't be posted in chips of this value.
static bool needsSmaller(const std::vector<BlindLevel>& levels, int level, Chips chip)
{
    const auto from = std::min(static_cast<std::size_t>(std::max(1, level)), levels.size()) - 1;
    return std::any_of(levels.begin() + static_cast<std::ptrdiff_t>(from), levels.end(),
                       [&](const BlindLevel& each) { return each.small % chip != 0 || each.big % chip != 0; });
}

Chips NightHouse::unitAt(int level) const
{
    Chips unit = common().smallestChip();
    if (tennessee)
        return unit; // its document has no colours that go
    for (const ColourPlan& plan : colourPlans) {
        if (plan.level > level)
            break;
        const ChipLot* higher =
            firstOf(table.startingStack, [&](const ChipLot& lot) { return lot.value > plan.value; });
        // a colour goes at its level, or at the first one after it whose blinds do without
        if (higher != nullptr && !needsSmaller(table.levels, level, higher->value))
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

using NightRow = OptionOf<NightHouse>;
using Rows = OptionRows<NightHouse, NightHouse>;

constexpr std::array methodChoices{
    ChoiceOf<MoveMethod>{MoveMethod::NextBigBlind, {namedWords<MoveMethod>[0]}},
    ChoiceOf<MoveMethod>{MoveMethod::LastBigBlind, {namedWords<MoveMethod>[1]}},
    ChoiceOf<MoveMethod>{MoveMethod::Drawn, {namedWords<MoveMethod>[2]}},
};

/// An option of a table's house as one of its night's.
static NightRow ofTable(const HouseOption& row)
{
    return {.key = row.key,
            .value = [value = row.value](const NightHouse& night) { return value(night.common()); },
            .read =
                [read = row.read](Fields& fields, NightHouse& night) {
                    read(fields, night.tennessee ? static_cast<HouseOptions&>(*night.tennessee) : night.table);
                }};
}

/// Those of a table's options that a night sets as well.
static void addOfTable(Rows& rows, std::span<const HouseOption> table, std::initializer_list<std::string_view> keys)
{
    for (const HouseOption& row : table) {
        if (contains(keys, row.key))
            rows.add(ofTable(row));
    }
}

static HouseValue levelLines(const NightHouse& house)
{
    return eachOf(house.table.levels, [](const BlindLevel& level) { return NumberPair(level.small, level.big); });
}

static HouseValue planLines(const NightHouse& house)
{
    return eachOf(house.colourPlans, [](const ColourPlan& plan) { return NumberPair(plan.level, plan.value); });
}

static void readBreaks(Fields& fields, NightHouse& house)
{
    fields.numbers("breaks", 1, 99, house.breaks);
    std::ranges::sort(house.breaks);
    house.breaks.erase(std::ranges::unique(house.breaks).begin(), house.breaks.end());
}

static std::vector<NightRow> rowsOfLeagueNight()
{
    Rows rows;
    addOfTable(rows, leagueHouse(), {"starting_stack", "least_shuffles", "least_cut", "most_cut", "announcements"});
    rows.add({.key = "levels", .value = levelLines, .read = readLevels})
        .add({.key = "colour_up", .value = planLines, .read = readColourPlans})
        .number("table_max", nullptr, "", &NightHouse::tableMax, {2, maxSeats})
        .number("final_table", nullptr, "", &NightHouse::finalTable, {2, maxSeats})
        .number("balance_at", nullptr, "", &NightHouse::balanceAt, {2, maxSeats})
        .number("late_levels", nullptr, "", &NightHouse::lateLevels, {0, 20})
        .number("minutes_per_level", nullptr, "", &NightHouse::minutesPerLevel, {1, 240})
        .number("penalty_minutes", nullptr, "", &NightHouse::penaltyMinutes, {1, 60})
        .word("method", nullptr, "", &NightHouse::method, methodChoices)
        .flag("dealer_is_small_blind", nullptr, "", [](auto& house) -> auto& { return house.table.dealerIsSmallBlind; })
        .add({.key = "breaks",
              .value = [](const NightHouse& house) { return HouseValue(house.breaks); },
              .read = readBreaks})
        .add({.key = "points",
              .value = [](const NightHouse& house) { return HouseValue(house.points); },
              .read = [](Fields& fields, NightHouse& house) { fields.numbers("points", 0, 100'000, house.points); }});
    return rows.take();
}

static std::vector<NightRow> rowsOfTennesseeNight()
{
    Rows rows;
    addOfTable(rows, tennesseeHouse(),
               {"starting_stack", "least_shuffles", "least_cut", "most_cut", "announcements", "big_blind", "burns",
                "charge_per_mille"});
    rows.number(
            "deposit", nullptr, "", [](auto& house) -> auto& { return house.tennessee->deposit; },
            [](const NightHouse&) { return Limits{1, 1000 * mostBlind}; },
            [](NightHouse& house) { house.tennessee->deposit = house.startingChips(); })
        .number("table_max", nullptr, "", &NightHouse::tableMax, {3, mostAtATennesseeTable})
        .number("first_prize", nullptr, "", &NightHouse::firstPrize, {50, 100});
    return rows.take();
}

static std::span<const NightRow> rowsOf(const NightHouse& house)
{
    static const std::vector<NightRow> league = rowsOfLeagueNight();
    static const std::vector<NightRow> tennessee = rowsOfTennesseeNight();
    return house.tennessee ? tennessee : league;
}

Result<NightHouse> readNightHouse(std::string_view text, const std::string& name)
{
    const auto parsed = TRY(parseToml(text, name));
    Fields fields(parsed, name);
    int event = 0;
    fields.word("event", eventWords, event);
    NightHouse house = event == 1 ? tennesseeNight() : NightHouse();
    for (const NightRow& row : rowsOf(house))
        row.read(fields, house);
    TRY(fields.finish());
    return house;
}

std::string writeNightHouse(const NightHouse& house)
{
    NightHouse usual = house.tennessee ? tennesseeNight() : NightHouse();
    if (usual.tennessee)
        usual.tennessee->deposit = house.startingChips();
    std::string text = house.tennessee ? "event = \"tennessee\"\n" : "";
    for (const NightRow& row : rowsOf(house)) {
        const HouseValue value = row.value(house);
        if (value != row.value(usual) && isSet(value))
            text.append(row.key).append(" = ").append(valueText(value)).append("\n");
    }
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
