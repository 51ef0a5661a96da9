// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/league/options.h"

#include "core/base/gathered.h"
#include "core/games/option_rows.h"

namespace cutcard {

static void readLevels(Fields& fields, LeagueOptions& options)
{
    const Chips chip = options.smallestChip();
    const auto suits = [&](const BlindLevel& level) { return level.small % chip == 0 && level.big % chip == 0; };
    std::vector<BlindLevel> levels;
    fields.pairs("levels", [&](Chips small, Chips big, const toml::node& node) {
        if (small > big)
            return fields.fail(node, Cause::OutOfRange, "small blind <= big blind", std::to_string(small));
        if (!suits({.small = small, .big = big}))
            return fields.fail(node, Cause::OutOfRange, "multiples of the smallest chip", std::to_string(small));
        levels.push_back({.small = small, .big = big});
    });
    if (!levels.empty())
        options.levels = levels;
    // levels that nobody has set may not suit the house's chips either
    const auto wrong = std::ranges::find_if_not(options.levels, suits);
    if (wrong != options.levels.end())
        fields.fail(fields.at(fields.has("levels") ? "levels" : "starting_stack"), Cause::OutOfRange,
                    "levels in multiples of the smallest chip, " + std::to_string(chip),
                    valueText(std::vector{NumberPair(wrong->small, wrong->big)}));
}

static HouseValue levelLines(const HouseOptions& options)
{
    return eachOf(static_cast<const LeagueOptions&>(options).levels,
                  [](const BlindLevel& level) { return NumberPair(level.small, level.big); });
}

static std::vector<HouseOption> rowsOfLeague()
{
    using Rows = OptionRows<LeagueOptions>;
    Rows rows;
    rows.stack("2.1.1.2")
        .add({.key = "levels",
              .label = Houses::tr("Blind levels: small blind, big blind"),
              .next = [](NumberPair last) { return NumberPair(2 * last.first, 2 * last.second); },
              .value = levelLines,
              .read = [](Fields& fields, HouseOptions& options) { readLevels(fields, Rows::of(options)); }})
        .number("hands_per_level", Houses::tr("Hands at each level"), "", &LeagueOptions::handsPerLevel, {1, 1000})
        .deck("2.2.3")
        .flag("strict_raise_steps", Houses::tr("Raises before the flop are whole multiples of the big blind"),
              "3.7.2, PA-11", &LeagueOptions::strictRaiseSteps)
        .flag("proper_raise_rule", Houses::tr("Callers of a short all-in raise pay the proper raise"), "3.7.5",
              &LeagueOptions::properRaiseRule)
        .flag("cap_dead_blind", Houses::tr("A small all-in wins only its own size of a dead blind"), "PA-12",
              &LeagueOptions::capDeadBlind)
        .flag("literal_button", Houses::tr("The button moves as the booklet says"), "PA-20",
              &LeagueOptions::literalButton)
        .flag("dealer_is_small_blind", Houses::tr("Heads-up, the button posts the small blind"), "PA-21",
              &LeagueOptions::dealerIsSmallBlind)
        .flag("carry_odd_chips", Houses::tr("Odd chips start the next pot"), "1.2-odd", &LeagueOptions::carryOddChips)
        .flag("final_table", Houses::tr("This is the final table"), "3.13.2", &LeagueOptions::finalTable);
    return rows.take();
}

LeagueOptions::LeagueOptions()
{
    game = GameId::League;
    startingStack = {{100, 10}, {500, 2}, {1000, 2}};
}

const BlindLevel& LeagueOptions::levelOf(int hand) const
{
    const int level = std::max(0, hand - 1) / handsPerLevel;
    return levels[std::min(static_cast<std::size_t>(level), levels.size() - 1)];
}

std::span<const HouseOption> leagueHouse()
{
    static const std::vector<HouseOption> rows = rowsOfLeague();
    return rows;
}

} // namespace cutcard
