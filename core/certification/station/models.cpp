// SPDX-License-Identifier: GPL-3.0-or-later
// What a station's file says of hands that are drawn.
#include "core/certification/station/table_plan.h"

#include "core/base/fields.h"
#include "core/certification/station/director_station.h"
#include "core/games/catalogue/catalogue.h"
#include "core/tournament/session/night_notation.h"

namespace cutcard {

constexpr int mostHands = 12;
constexpr int mostPercent = 200;
constexpr int mostPoints = 2000;

static void readGame(Fields& fields, const toml::node& node, TablePlan& plan)
{
    std::string word;
    fields.text(fields.need("game"), word);
    const auto game = findGame(word);
    if (!game)
        return word.empty() ? void() : fields.fail(node, Cause::UnknownWord, "station.table.game", word);
    plan.game = game->id;
    fields.number(fields.need("players"), game->leastSeats, game->mostSeats, plan.players);
}

std::optional<TablePlan> readTable(Fields& fields)
{
    std::optional<TablePlan> plan;
    fields.table("table", [&](Fields& table, const toml::node& node) {
        plan.emplace();
        readGame(table, node, *plan);
        table.number(table.need("hands"), 1, mostHands, plan->hands);
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
                    each.number(namedWords<ItemCompetency>[i], 0, mostPoints, values[i]);
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

/// The kinds of task that a station can ask, as its file calls them.
constexpr std::array<std::string_view, 5> drillWords{"balance", "positions", "places", "break", "rulings"};
constexpr int mostQuestions = 40;
constexpr int mostNightMinutes = 300;
constexpr int mostLeast = 100;

/// The nights of a part: as many as there are forms, or more, none of them twice.
static void readNights(Fields& fields, const toml::node& node, NightPart& part)
{
    fields.numbers(fields.need("nights"), [&](std::int64_t chance, const toml::node& each) {
        const auto night = static_cast<std::uint64_t>(chance);
        if (std::ranges::find(part.nights, night) != part.nights.end())
            fields.fail(each, Cause::Duplicate, "station.night.nights, each once", std::to_string(chance));
        part.nights.push_back(night);
    });
    if (part.nights.size() < formCount)
        fields.fail(node, Cause::WrongCount, "station.night.nights: " + std::to_string(formCount) + " or more",
                    std::to_string(part.nights.size()));
}

static NightPart readNightPart(Fields& fields, const toml::node& node, const ModelReader& read)
{
    NightPart part;
    std::string file;
    int minutes = 0;
    fields.text(fields.need("file"), file);
    fields.number(fields.need("minutes"), 1, mostNightMinutes, minutes);
    part.lasts = minutes * oneMinute;
    readNights(fields, node, part);
    fields.table("least", [&](Fields& least, const toml::node&) {
        for (std::size_t i = 0; i < part.least.size(); ++i)
            least.number(namedWords<DirectorCompetency>[i], 0, mostLeast, part.least[i]);
    });
    if (file.empty())
        return part;
    const auto text = read(file);
    const auto night = text.and_then([&](const std::string& content) { return readNight(content, file); });
    if (!night)
        fields.fail(night.error());
    else if (!night->entries.empty())
        fields.fail(node, Cause::NotAllowed, file + ": a room, and nothing that happens in it", {});
    else
        part.setup = night->setup;
    return part;
}

static DrillPart readDrillPart(Fields& fields)
{
    DrillPart part;
    if (const auto kind = fields.wordOf(fields.need("kind"), drillWords))
        part.kind = findTaskKind("night." + std::string(drillWords[*kind]));
    fields.number(fields.need("questions"), 1, mostQuestions, part.questions);
    return part;
}

std::optional<DirectorModel> readDirector(Fields& fields, const ModelReader& read)
{
    DirectorModel model;
    fields.tables("drill", [&](Fields& each, const toml::node&) { model.drills.push_back(readDrillPart(each)); });
    fields.table("night", [&](Fields& each, const toml::node& node) {
        if (!model.drills.empty())
            each.fail(node, Cause::NotAllowed, "drills or a night", "both");
        model.night = readNightPart(each, node, read);
    });
    return model.tasks() > 0 ? std::optional(std::move(model)) : std::nullopt;
}

} // namespace cutcard
