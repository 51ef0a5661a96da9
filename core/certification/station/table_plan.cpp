// SPDX-License-Identifier: GPL-3.0-or-later
// What a station's file says of hands that are drawn.
#include "core/certification/station/table_plan.h"

#include "core/base/fields.h"
#include "core/games/catalogue/catalogue.h"
#include "core/rules/rulebook.h"

#include <algorithm>

namespace cutcard {

constexpr int mostHands = 12;
constexpr int mostPercent = 200;
constexpr int mostPoints = 2000;

static void readGame(Fields& fields, const toml::node& node, TablePlan& plan)
{
    std::string word;
    fields.text("game", word);
    fields.need("game");
    const auto game = findGame(word);
    if (!game)
        return word.empty() ? void() : fields.fail(node, Cause::UnknownWord, "station.table.game", word);
    plan.game = game->id;
    fields.number("players", game->leastSeats, game->mostSeats, plan.players);
    fields.need("players");
}

std::optional<TablePlan> readTable(Fields& fields)
{
    std::optional<TablePlan> plan;
    fields.table("table", [&](Fields& table, const toml::node& node) {
        plan.emplace();
        readGame(table, node, *plan);
        table.number("hands", 1, mostHands, plan->hands);
        table.need("hands");
        if (table.has("stacks"))
            table.numbers("stacks", 1, mostPercent, plan->stacks);
        table.texts("rules", [&](const std::string& text, const toml::node& at) {
            const Rule rule = Rule::fromText(text);
            if (findRule(rule) == nullptr)
                table.fail(at, Cause::UnknownWord, "station.table.rules: a rule's number", text);
            plan->rules.push_back(rule);
        });
        table.flag("split", plan->split);
        table.number("covered", 0, mostHands, plan->covered);
        table.number("uncovered", 0, mostHands, plan->uncovered);
        table.number("seeming", 0, mostHands, plan->seeming);
        const auto numbers = [&](std::string_view key, std::array<int, itemCompetencyCount>& values) {
            table.table(key, [&](Fields& each, const toml::node&) {
                for (std::size_t i = 0; i < itemCompetencyCount; ++i)
                    each.number(itemCompetencyWords[i], 0, mostPoints, values[i]);
            });
        };
        numbers("points", plan->points);
        numbers("least", plan->least);
        table.number("at_stake", 0, mostPoints, plan->atStake);
    });
    return plan;
}

int pointsApart(int points)
{
    constexpr int share = 10;
    constexpr int least = 2;
    return std::max(least, points / share);
}

int stakesApart(int atStake)
{
    constexpr int share = 50;
    return atStake / share;
}

} // namespace cutcard
