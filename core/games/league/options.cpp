// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/league/options.h"

#include "core/games/house_reader.h"

#include <algorithm>

namespace cutcard {

namespace {

void readLevels(HouseReader& reader, const toml::table& file, LeagueOptions& options)
{
    std::vector<BlindLevel> levels;
    reader.pairs("levels", [&](Chips small, Chips big, const toml::node& node) {
        if (small > big)
            return reader.fail(node, Cause::OutOfRange, "small blind <= big blind", std::to_string(small));
        if (small % options.smallestChip() != 0 || big % options.smallestChip() != 0)
            return reader.fail(node, Cause::OutOfRange, "multiples of the smallest chip", std::to_string(small));
        levels.push_back({.small = small, .big = big});
    });
    if (!levels.empty())
        options.levels = levels;
    // levels that nobody has set may not suit the house's chips either
    for (const BlindLevel& level : options.levels) {
        const toml::node* place = file.get(file.contains("levels") ? "levels" : "starting_stack");
        if (place != nullptr && (level.small % options.smallestChip() != 0 || level.big % options.smallestChip() != 0))
            return reader.fail(*place, Cause::OutOfRange,
                               "levels in multiples of the smallest chip, " + std::to_string(options.smallestChip()),
                               "[" + std::to_string(level.small) + ", " + std::to_string(level.big) + "]");
    }
}

} // namespace

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

Result<LeagueOptions> readLeagueOptions(std::string_view text, const std::string& name)
{
    const auto parsed = parseToml(text, name);
    if (!parsed)
        return parsed.error();
    LeagueOptions options;
    HouseReader reader(*parsed, name);
    reader.common(options);
    readLevels(reader, *parsed, options);
    reader.number("hands_per_level", 1, 1000, options.handsPerLevel);
    reader.flag("strict_raise_steps", options.strictRaiseSteps);
    reader.flag("proper_raise_rule", options.properRaiseRule);
    reader.flag("cap_dead_blind", options.capDeadBlind);
    reader.flag("literal_button", options.literalButton);
    reader.flag("dealer_is_small_blind", options.dealerIsSmallBlind);
    reader.flag("carry_odd_chips", options.carryOddChips);
    reader.flag("final_table", options.finalTable);
    if (auto error = reader.finish())
        return *error;
    return options;
}

std::string writeOptions(const LeagueOptions& options)
{
    HouseWriter writer("House options of a Players Pub Poker League table.");
    writer.stack(options, "2.1.1.2");
    writer.comment("[small blind, big blind] of each level.");
    std::string levels;
    for (const BlindLevel& level : options.levels)
        levels += "[" + std::to_string(level.small) + ", " + std::to_string(level.big) + "], ";
    writer.list("levels", levels);
    writer.number("Hands dealt at each level; stands in for the minutes.", "hands_per_level", options.handsPerLevel);
    writer.deck(options, "2.2.3");
    writer.flag("Raises before the flop are whole multiples (3.7.2, PA-11).", "strict_raise_steps",
                options.strictRaiseSteps);
    writer.flag("Callers of a short all-in raise pay the proper raise (3.7.5).", "proper_raise_rule",
                options.properRaiseRule);
    writer.flag("An all-in smaller than a dead blind wins only its own size of it (PA-12).", "cap_dead_blind",
                options.capDeadBlind);
    writer.flag("Move the button by the booklet's words instead of by the blinds due (PA-20).", "literal_button",
                options.literalButton);
    writer.flag("Heads-up the button posts the small blind (PA-21).", "dealer_is_small_blind",
                options.dealerIsSmallBlind);
    writer.flag(
        "Odd chips of a split start the next pot (1.2); otherwise they go one each to the winners from the button's "
        "left.",
        "carry_odd_chips", options.carryOddChips);
    writer.flag("This is the final table: who quits or is disqualified leaves no chips behind (3.13.2).", "final_table",
                options.finalTable);
    return writer.text();
}

} // namespace cutcard
