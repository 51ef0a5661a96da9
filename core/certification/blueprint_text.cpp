// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fault.h"
#include "core/base/parts_of.h"
#include "core/certification/blueprint.h"
#include "core/exam/quiz_banks.h"

#include "core/base/toml.h"
#include "core/certification/refusal.h"
#include "core/certification/station/station_evidence.h"

#include <sstream>

namespace cutcard {

/// A text between the marks that TOML wants, whatever it holds.
static std::string marked(const std::string& text)
{
    std::ostringstream out;
    out << toml::value<std::string>(text);
    return out.str();
}

template <typename T> static std::string listOf(const std::vector<T>& all, auto&& word)
{
    return "[" + joined(all, ", ", [&](const T& each) { return marked(std::string(word(each))); }) + "]";
}

static void addNumber(std::string& text, std::string_view key, int value)
{
    text += std::string(key) + " = " + std::to_string(value) + "\n";
}

static void addMust(std::string& text, const std::vector<Rule>& must)
{
    if (!must.empty())
        text += "must = " + listOf(must, [](const Rule& rule) { return rule.id(); }) + "\n";
}

static void addTheory(std::string& text, const TheoryPlan& theory)
{
    text += "\n[theory]\n";
    addNumber(text, "items", theory.items);
    addNumber(text, "minutes", theory.minutes);
    addNumber(text, "pass", theory.pass);
    addMust(text, theory.must);
    for (const TheoryCell& cell : theory.cells) {
        if (cell.items == 0)
            continue;
        text += "\n[[theory.cells]]\ncompetency = " + marked(wordOf(cell.competency)) + "\n";
        if (cell.document)
            text += "document = " + marked(std::string(documentWord(*cell.document))) + "\n";
        addNumber(text, "items", cell.items);
        addNumber(text, "skilled", cell.skilled);
        addNumber(text, "expert", cell.expert);
    }
}

static void addPractical(std::string& text, const PracticalPlan& practical)
{
    text += "\n[practical]\n";
    addNumber(text, "pass", practical.pass);
    addNumber(text, "each", practical.each);
    addNumber(text, "strict", practical.strict);
    text +=
        "strict_in = " + listOf(practical.strictIn, [](const auto competency) { return wordOf(competency); }) + "\n";
    addNumber(text, "critical", practical.critical);
    addNumber(text, "habit", practical.habit);
    addMust(text, practical.must);
    text += "\n[practical.irregularities]\n";
    addNumber(text, "covered", practical.irregularities.covered);
    addNumber(text, "uncovered", practical.irregularities.uncovered);
    addNumber(text, "seeming", practical.irregularities.seeming);
    text += "\n[practical.least_duties]\n";
    for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
        if (practical.leastDuties[i] > 0)
            addNumber(text, namedWords<ItemCompetency>[i], practical.leastDuties[i]);
    }
}

/// What has been changed, if its file would be read.
static Result<Blueprint> checked(Blueprint blueprint)
{
    const auto read = readBlueprint(blueprintText(blueprint), blueprint.name);
    if (read)
        return blueprint;
    // the lines are those of a file that nobody has seen
    Error error = read.error();
    error.place.line = 0;
    error.place.column = 0;
    error.also.clear();
    return error;
}

/// Sets how many questions of one difficulty a cell has; false: the field is no cell's.
static bool setCell(TheoryPlan& theory, std::string_view field, int value)
{
    for (TheoryCell& cell : theory.cells) {
        for (const Difficulty difficulty : {Difficulty::Basic, Difficulty::Skilled, Difficulty::Expert}) {
            if (cellField(cell, difficulty) != field)
                continue;
            const int more = value - cell.count(difficulty);
            cell.items += more;
            theory.items += more;
            if (difficulty != Difficulty::Basic)
                (difficulty == Difficulty::Skilled ? cell.skilled : cell.expert) = value;
            return true;
        }
    }
    return false;
}

static void addStations(std::vector<BlueprintNumber>& numbers, Blueprint& blueprint)
{
    for (std::size_t i = 0; i < blueprint.stations.size(); ++i)
        numbers.push_back({"station." + std::to_string(i + 1) + ".minutes", &blueprint.stations[i].minutes});
    PracticalPlan& practical = blueprint.practical;
    numbers.insert(numbers.end(), {{"practical.pass", &practical.pass},
                                   {"practical.each", &practical.each},
                                   {"practical.strict", &practical.strict},
                                   {"practical.critical", &practical.critical},
                                   {"practical.habit", &practical.habit},
                                   {"practical.irregularities.covered", &practical.irregularities.covered},
                                   {"practical.irregularities.uncovered", &practical.irregularities.uncovered},
                                   {"practical.irregularities.seeming", &practical.irregularities.seeming}});
    for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
        if (isDealt(static_cast<ItemCompetency>(i)) && practical.leastDuties[i] > 0)
            numbers.push_back(
                {"practical.least_duties." + std::string(namedWords<ItemCompetency>[i]), &practical.leastDuties[i]});
    }
}

std::vector<BlueprintNumber> numbersOf(Blueprint& blueprint)
{
    std::vector<BlueprintNumber> numbers{{"valid_months", &blueprint.validMonths},
                                         {"attempts", &blueprint.attempts},
                                         {"wait_days", &blueprint.waitDays},
                                         {"theory.minutes", &blueprint.theory.minutes},
                                         {"theory.pass", &blueprint.theory.pass}};
    if (!blueprint.stations.empty())
        addStations(numbers, blueprint);
    return numbers;
}

std::string cellField(const TheoryCell& cell, Difficulty difficulty)
{
    return "cells." + cell.name() + "." + wordOf(difficulty);
}

Blueprint withEveryCell(Blueprint blueprint)
{
    auto& cells = blueprint.theory.cells;
    for (const Document document : blueprint.documents) {
        for (const ItemCompetency competency : itemCompetencies(document)) {
            if (std::ranges::find(cells, competency, &TheoryCell::competency) == cells.end())
                cells.push_back({.competency = competency});
        }
    }
    return blueprint;
}

std::string blueprintText(const Blueprint& blueprint)
{
    std::string text = "name = " + marked(blueprint.name) + "\n";
    addNumber(text, "programme", blueprint.programme);
    text += "documents = " + listOf(blueprint.documents, documentWord) + "\n";
    addNumber(text, "valid_months", blueprint.validMonths);
    addNumber(text, "attempts", blueprint.attempts);
    addNumber(text, "wait_days", blueprint.waitDays);
    text += std::string("four_eyes = ") + (blueprint.fourEyes ? "true" : "false") + "\n";
    text += std::string("expires_on_revision = ") + (blueprint.expiresOnRevision ? "true" : "false") + "\n";
    addTheory(text, blueprint.theory);
    for (const StationPlan& station : blueprint.stations) {
        text += "\n[[station]]\nmodel = " + marked(station.model) + "\n";
        addNumber(text, "minutes", station.minutes);
    }
    if (!blueprint.stations.empty())
        addPractical(text, blueprint.practical);
    text += "\n[weights]\n";
    addNumber(text, "theory", blueprint.theoryWeight);
    addNumber(text, "practical", blueprint.practicalWeight);
    return text;
}

Result<Blueprint> withNumber(Blueprint blueprint, std::string_view field, int value)
{
    if (value < 0)
        return refusedIn({blueprint.name}, Cause::OutOfRange, Refusal::NegativeNumber, std::to_string(value));
    if (setCell(blueprint.theory, field, value))
        return checked(std::move(blueprint));
    const auto numbers = numbersOf(blueprint);
    const BlueprintNumber* found = firstWith(numbers, field, &BlueprintNumber::field);
    if (found == nullptr)
        return refusedIn({blueprint.name}, Cause::UnknownWord, Refusal::UnknownNumber, std::string(field));
    *found->value = value;
    return checked(std::move(blueprint));
}

Result<Blueprint> withMustRules(Blueprint blueprint, std::string_view field, std::string_view rules)
{
    assert(field == theoryMust || field == practicalMust);
    std::vector<Rule>& must = field == theoryMust ? blueprint.theory.must : blueprint.practical.must;
    must.clear();
    std::istringstream words{std::string(rules)};
    for (std::string word; std::getline(words, word, ',');) {
        const auto blank = [](char letter) { return letter == ' ' || letter == '\t'; };
        word.erase(word.begin(), std::ranges::find_if_not(word, blank));
        while (!word.empty() && blank(word.back()))
            word.pop_back();
        if (word.empty())
            continue;
        const Rule rule = Rule::isWellFormed(word) ? Rule::fromText(word) : Rule();
        if (findRule(rule) == nullptr)
            return refusedIn({blueprint.name}, Cause::UnknownWord, Refusal::NotARule, word);
        if (std::ranges::find(must, rule) == must.end())
            must.push_back(rule);
    }
    return checked(std::move(blueprint));
}

} // namespace cutcard
