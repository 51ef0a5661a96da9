// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/blueprint.h"

#include "core/base/fields.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/certification/refusal.h"
#include "core/certification/station/station_evidence.h"

namespace cutcard {

constexpr int mostItems = 200;
constexpr int mostMinutes = 600;
constexpr int mostDuties = 1000;

static std::vector<std::string_view> documentWords()
{
    return eachOf(documents(), documentWord);
}

static void readDocuments(Fields& fields, Blueprint& blueprint)
{
    const auto words = documentWords();
    fields.texts(fields.need("documents"), [&](const std::string& word, const toml::node& node) {
        if (const auto index = fields.indexOf(word, words, node))
            blueprint.documents.push_back(documents()[*index]);
    });
}

static TheoryCell readCell(Fields& fields, const toml::node& node)
{
    TheoryCell cell;
    fields.word(fields.need("competency"), namedWords<ItemCompetency>, cell.competency);
    if (const auto index = fields.wordOf("document", documentWords()))
        cell.document = documents()[*index];
    fields.number(fields.need("items"), 1, mostItems, cell.items);
    fields.number("skilled", 0, mostItems, cell.skilled);
    fields.number("expert", 0, mostItems, cell.expert);
    if (cell.basic() < 0)
        fields.refuse(node, Cause::OutOfRange, Refusal::CellTooHard, std::to_string(cell.skilled + cell.expert),
                      {cell.name()});
    return cell;
}

/// Rules that have to come up, by their numbers.
static void readMust(Fields& fields, std::vector<Rule>& must)
{
    fields.texts("must", [&](const std::string& text, const toml::node& at) {
        const Rule rule = Rule::fromText(text);
        if (!Rule::isWellFormed(text) || findRule(rule) == nullptr)
            return fields.refuse(at, Cause::UnknownWord, Refusal::NotARule, text);
        must.push_back(rule);
    });
}

static void readTheory(Fields& fields, const toml::node& node, Blueprint& blueprint)
{
    TheoryPlan& theory = blueprint.theory;
    fields.number(fields.need("items"), 1, mostItems, theory.items);
    fields.number(fields.need("minutes"), 1, mostMinutes, theory.minutes);
    fields.number("pass", 1, 100, theory.pass);
    fields.tables(fields.need("cells"), [&](Fields& each, const toml::node& at) {
        const TheoryCell cell = readCell(each, at);
        for (const TheoryCell& other : theory.cells) {
            // a cell of any document would take the questions of the other
            if (other.competency == cell.competency
                && (!other.document || !cell.document || other.document == cell.document))
                each.refuse(at, Cause::Duplicate, Refusal::CellTwice, cell.name());
        }
        const auto& all = blueprint.documents;
        if (cell.document && !contains(all, *cell.document))
            each.refuse(at, Cause::NotAllowed, Refusal::ForeignDocument, std::string(documentWord(*cell.document)));
        theory.cells.push_back(cell);
    });
    const int sum = sumOf(theory.cells, &TheoryCell::items);
    if (sum != theory.items)
        fields.refuse(node, Cause::WrongCount, Refusal::CellSum, std::to_string(theory.items), {std::to_string(sum)});
    readMust(fields, theory.must);
}

static void readPractical(Fields& fields, PracticalPlan& practical)
{
    fields.number("pass", 1, 100, practical.pass);
    fields.number("each", 0, 100, practical.each);
    fields.number("strict", 0, 100, practical.strict);
    fields.texts("strict_in", [&, first = true](const std::string& word, const toml::node& node) mutable {
        if (std::exchange(first, false))
            practical.strictIn.clear();
        if (const auto index = fields.indexOf(word, namedWords<ItemCompetency>, node))
            practical.strictIn.push_back(static_cast<ItemCompetency>(*index));
    });
    fields.number("critical", 0, 100, practical.critical);
    fields.number("habit", 0, 100, practical.habit);
    readMust(fields, practical.must);
    fields.table("irregularities", [&](Fields& kinds, const toml::node&) {
        kinds.number("covered", 0, mostDuties, practical.irregularities.covered);
        kinds.number("uncovered", 0, mostDuties, practical.irregularities.uncovered);
        kinds.number("seeming", 0, mostDuties, practical.irregularities.seeming);
    });
    fields.table("least_duties", [&](Fields& duties, const toml::node&) {
        for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
            if (isDealt(static_cast<ItemCompetency>(i)))
                duties.number(namedWords<ItemCompetency>[i], 0, mostDuties, practical.leastDuties[i]);
        }
    });
}

/// It is printed on certificates and in lists, and stands in commands.
static void readName(Fields& fields, std::string& name)
{
    if (fields.text(fields.need("name"), name) && (name.size() > mostExamNameBytes || !isPlainText(name)))
        fields.refuse(fields.at("name"), Cause::OutOfRange, Refusal::ExamName, std::to_string(name.size()) + " bytes",
                      {std::to_string(mostExamNameBytes)});
}

static void readStations(Fields& fields, Blueprint& blueprint)
{
    fields.tables("station", [&](Fields& each, const toml::node& at) {
        StationPlan station;
        each.text(each.need("model"), station.model);
        each.number("minutes", 1, mostMinutes, station.minutes);
        blueprint.stations.push_back(std::move(station));
        // once, at the first that is too many
        if (blueprint.stations.size() == static_cast<std::size_t>(mostStations) + 1)
            each.refuse(at, Cause::OutOfRange, Refusal::TooManyStations, {}, {std::to_string(mostStations)});
    });
}

static void readWeights(Fields& fields, const toml::node& node, Blueprint& blueprint)
{
    fields.number("theory", 0, 100, blueprint.theoryWeight);
    fields.number("practical", 0, 100, blueprint.practicalWeight);
    if (blueprint.theoryWeight + blueprint.practicalWeight != 100)
        fields.refuse(node, Cause::OutOfRange, Refusal::WeightSum,
                      std::to_string(blueprint.theoryWeight + blueprint.practicalWeight));
}

/// Whether everything of an earlier list is in a later one.
template <typename T> static bool keepsAll(const std::vector<T>& later, const std::vector<T>& earlier)
{
    return std::ranges::all_of(earlier, [&](const T& each) { return contains(later, each); });
}

static int minutesAtTables(const Blueprint& blueprint)
{
    return sumOf(blueprint.stations, &StationPlan::minutes);
}

int TheoryCell::count(Difficulty difficulty) const
{
    switch (difficulty) {
    case Difficulty::Basic:
        return basic();
    case Difficulty::Skilled:
        return skilled;
    case Difficulty::Expert:
        return expert;
    }
    return 0;
}

std::string TheoryCell::name() const
{
    std::string text(wordOf(competency));
    if (document)
        text.append(" of ").append(documentWord(*document));
    return text;
}

int Blueprint::minutesOf(int part) const
{
    if (part == 0)
        return theory.minutes;
    const auto index = static_cast<std::size_t>(part - 1);
    return holds(part > 0 && index < stations.size()) ? stations[index].minutes : 0;
}

int Blueprint::needed(ItemCompetency competency) const
{
    const bool strict = contains(practical.strictIn, competency);
    return strict ? practical.strict : practical.each;
}

Result<Blueprint> readBlueprint(std::string_view text, const std::string& name)
{
    const auto parsed = TRY(parseToml(text, name));
    Blueprint blueprint;
    Fields fields(parsed, name);
    readName(fields, blueprint.name);
    fields.number("programme", 1, 65535, blueprint.programme);
    readDocuments(fields, blueprint);
    fields.number("valid_months", 1, mostValidMonths, blueprint.validMonths);
    fields.number("attempts", 1, 20, blueprint.attempts);
    fields.number("wait_days", 0, 365, blueprint.waitDays);
    fields.flag("four_eyes", blueprint.fourEyes);
    fields.flag("expires_on_revision", blueprint.expiresOnRevision);
    fields.table(fields.need("theory"),
                 [&](Fields& each, const toml::node& node) { readTheory(each, node, blueprint); });
    readStations(fields, blueprint);
    fields.table("practical", [&](Fields& each, const toml::node&) { readPractical(each, blueprint.practical); });
    fields.table("weights", [&](Fields& each, const toml::node& node) { readWeights(each, node, blueprint); });
    if (blueprint.stations.empty() && parsed.get("practical") != nullptr)
        fields.refuse(*parsed.get("practical"), Cause::MissingValue, Refusal::PracticalWithoutTables);
    TRY(fields.finish());
    return blueprint;
}

std::string_view easierIn(const Blueprint& later, const Blueprint& earlier)
{
    const TheoryPlan& theory = later.theory;
    const TheoryPlan& theoryThen = earlier.theory;
    const PracticalPlan& tables = later.practical;
    const PracticalPlan& tablesThen = earlier.practical;
    const IrregularitiesPlan& odd = tables.irregularities;
    const IrregularitiesPlan& oddThen = tablesThen.irregularities;
    const auto moreTime = [](int minutes, int work, int minutesThen, int workThen) {
        return minutes * std::max(workThen, 1) > minutesThen * std::max(work, 1);
    };
    const auto tablesOf = [](const Blueprint& blueprint) { return static_cast<int>(blueprint.stations.size()); };
    const std::array<std::pair<bool, std::string_view>, 18> rows{{
        {later.attempts > earlier.attempts, "attempts"},
        {later.waitDays < earlier.waitDays, "wait_days"},
        {later.validMonths > earlier.validMonths, "valid_months"},
        {earlier.fourEyes && !later.fourEyes, "four_eyes"},
        {!keepsAll(later.documents, earlier.documents), "documents"},
        {theory.items < theoryThen.items, "items"},
        {theory.pass < theoryThen.pass, "pass"},
        {moreTime(theory.minutes, theory.items, theoryThen.minutes, theoryThen.items), "minutes"},
        {!keepsAll(theory.must, theoryThen.must) || !keepsAll(tables.must, tablesThen.must), "must"},
        {tablesOf(later) < tablesOf(earlier), "stations"},
        {moreTime(minutesAtTables(later), tablesOf(later), minutesAtTables(earlier), tablesOf(earlier)), "minutes"},
        {tables.pass < tablesThen.pass, "pass"},
        {tables.each < tablesThen.each, "each"},
        {tables.strict < tablesThen.strict || !keepsAll(tables.strictIn, tablesThen.strictIn), "strict"},
        {tables.critical > tablesThen.critical, "critical"},
        {tablesThen.habit > 0 && (tables.habit == 0 || tables.habit > tablesThen.habit), "habit"},
        {odd.covered < oddThen.covered || odd.uncovered < oddThen.uncovered || odd.seeming < oddThen.seeming,
         "irregularities"},
        {!std::ranges::equal(tables.leastDuties, tablesThen.leastDuties, std::ranges::greater_equal()), "least_duties"},
    }};
    const auto found = std::ranges::find(rows, true, &std::pair<bool, std::string_view>::first);
    return found == rows.end() ? std::string_view() : found->second;
}

} // namespace cutcard
