// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/forms.h"

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/certification/refusal.h"

#include <cmath>

namespace cutcard {

namespace {

constexpr std::array difficulties{Difficulty::Basic, Difficulty::Skilled, Difficulty::Expert};
constexpr double mostBetweenForms = 1.0; ///< expected right answers between two forms
constexpr int tries = 1500;              ///< exchanges looked at without one that makes them better
constexpr int starts = 12;               ///< made anew
constexpr int redraws = 200;             ///< of what lacks a question about a rule

/// The share of candidates expected to answer an item right, by its difficulty.
double expectedOf(const QuizItem& item)
{
    constexpr std::array answeredRight{0.85, 0.70, 0.55};
    return answeredRight[static_cast<std::size_t>(item.difficulty)];
}

/// The items that may stand in one part of a cell, and how many of them each form has.
struct Pool {
    std::vector<int> items;
    int count = 0;
    int questions = 0; ///< two wordings of one are one
};

/// What a house draws of each pool.
std::vector<Pool> drawnPools(const std::vector<Pool>& pools, std::span<const QuizItem> items, RandomStream& stream)
{
    std::vector<Pool> drawn;
    for (const Pool& pool : pools) {
        std::vector<int> order = pool.items;
        stream.shuffle(order);
        const auto most = static_cast<std::size_t>(drawnFrom(pool.questions, pool.count));
        std::set<std::string_view> models;
        Pool part{.items = {}, .count = pool.count};
        for (const int item : order) {
            const std::string_view model = items[static_cast<std::size_t>(item)].model;
            if (models.size() < most)
                models.insert(model);
            if (models.contains(model))
                part.items.push_back(item);
        }
        drawn.push_back(std::move(part));
    }
    return drawn;
}

/// Whether something in the pools asks about every rule.
bool askAbout(const std::vector<Pool>& pools, std::span<const QuizItem> items, const std::vector<Rule>& rules)
{
    return std::ranges::all_of(rules, [&](Rule rule) {
        return std::ranges::any_of(pools, [&](const Pool& pool) {
            return std::ranges::any_of(
                pool.items, [&](int item) { return contains(items[static_cast<std::size_t>(item)].rules, rule); });
        });
    });
}

bool belongs(const QuizItem& item, const TheoryCell& cell, Difficulty difficulty)
{
    return item.competency == cell.competency && item.difficulty == difficulty
           && (!cell.document || item.document == *cell.document);
}

/// Forms by the numbers of the items, with what is wrong with them weighed.
class Assembly
{
public:
    Assembly(const TheoryPlan& theory, std::span<const QuizItem> items) : m_items(items)
    {
        const std::size_t count = items.size();
        m_apart.assign(count * count, false);
        std::map<std::string_view, int> models;
        for (std::size_t i = 0; i < count; ++i) {
            m_expected.push_back(expectedOf(items[i]));
            m_models.push_back(models.try_emplace(items[i].model, static_cast<int>(models.size())).first->second);
        }
        m_modelCount = models.size();
        for (const Rule rule : theory.must) {
            std::vector<bool>& asked = m_must.emplace_back(count, false);
            for (std::size_t i = 0; i < count; ++i)
                asked[i] = contains(items[i].rules, rule);
        }
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < count; ++j) {
                const auto& enemies = items[i].enemies;
                if (i != j && (m_models[i] == m_models[j] || std::ranges::find(enemies, items[j].id) != enemies.end()))
                    m_apart[i * count + j] = m_apart[j * count + i] = true;
            }
        }
    }

    /// Fills the forms, each pool's items in turn.
    void fill(std::vector<Pool> pools, RandomStream& stream)
    {
        m_pools = std::move(pools);
        for (Pool& pool : m_pools) {
            stream.shuffle(pool.items);
            for (int form = 0; form < formCount; ++form) {
                for (int i = 0; i < pool.count; ++i) {
                    const auto at = static_cast<std::size_t>(form * pool.count + i) % pool.items.size();
                    forms[static_cast<std::size_t>(form)].push_back(pool.items[at]);
                }
            }
            for (int i = 0; i < pool.count; ++i)
                m_poolOf.push_back(static_cast<int>(&pool - m_pools.data()));
        }
    }

    /// Exchanges items as long as that makes the forms better.
    void improve(RandomStream& stream)
    {
        double best = cost();
        for (int i = 0, last = 0; i - last < tries && best > 0; ++i) {
            auto& form = forms[static_cast<std::size_t>(stream.below(formCount))];
            const auto place = static_cast<std::size_t>(stream.below(static_cast<int>(form.size())));
            const Pool& pool = m_pools[static_cast<std::size_t>(m_poolOf[place])];
            const int item = stream.anyOf(pool.items);
            if (std::ranges::find(form, item) != form.end())
                continue;
            const int before = std::exchange(form[place], item);
            const double now = cost();
            last = now < best ? i : last;
            if (now <= best)
                best = now;
            else
                form[place] = before;
        }
    }

    std::array<std::vector<int>, formCount> forms{};

private:
    double cost() const
    {
        double sum = 0;
        std::vector<int> models(m_modelCount, 0);
        std::array<std::array<int, namedWords<QuestionKind>.size()>, formCount> kinds{};
        std::array<double, formCount> expected{};
        for (std::size_t f = 0; f < formCount; ++f) {
            const auto& form = forms[f];
            std::vector<bool> seen(m_modelCount, false);
            for (std::size_t i = 0; i < form.size(); ++i) {
                const auto item = static_cast<std::size_t>(form[i]);
                for (std::size_t j = 0; j < i; ++j)
                    sum += m_apart[item * m_items.size() + static_cast<std::size_t>(form[j])] ? 1000 : 0;
                ++kinds[f][static_cast<std::size_t>(m_items[item].kind)];
                expected[f] += m_expected[item];
                const auto model = static_cast<std::size_t>(m_models[item]);
                models[model] += seen[model] ? 0 : 1;
                seen[model] = true;
            }
            for (const std::vector<bool>& asked : m_must) {
                const auto about = [&](int item) { return asked[static_cast<std::size_t>(item)]; };
                sum += std::ranges::any_of(form, about) ? 0 : 500;
            }
            // whoever calls everything wrong answers half of them
            sum += 20 * std::max(0, std::abs(moreTrue(form)) - 1);
        }
        for (const int times : models)
            sum += times > 1 ? times - 1 : 0;
        for (std::size_t kind = 0; kind < namedWords<QuestionKind>.size(); ++kind) {
            const int all = kinds[0][kind] + kinds[1][kind] + kinds[2][kind];
            for (std::size_t f = 0; f < formCount; ++f)
                sum += 50 * std::max(0.0, std::abs(kinds[f][kind] - all / 3.0) - 1.0);
        }
        const auto [least, most] = std::ranges::minmax(expected);
        return sum + 200 * std::max(0.0, most - least - mostBetweenForms * 0.9);
    }

    /// By how many more is something right than wrong, of what is always one of them.
    int moreTrue(const std::vector<int>& form) const
    {
        int more = 0;
        for (const int item : form) {
            const QuizItem& each = m_items[static_cast<std::size_t>(item)];
            if (each.kind == QuestionKind::TrueFalse && each.figures == nullptr)
                more += each.truth ? 1 : -1;
        }
        return more;
    }

    std::span<const QuizItem> m_items;
    std::vector<std::vector<bool>> m_must; ///< of each rule: which items ask about it
    std::vector<bool> m_apart;             ///< of two items: not in one form
    std::vector<double> m_expected;
    std::vector<int> m_models;
    std::size_t m_modelCount = 0;
    std::vector<Pool> m_pools;
    std::vector<int> m_poolOf; ///< of each place of a form
};

std::map<std::string_view, const QuizItem*> byId(std::span<const QuizItem> items)
{
    std::map<std::string_view, const QuizItem*> found;
    for (const QuizItem& item : items)
        found.emplace(item.id, &item);
    return found;
}

std::string formName(std::size_t form)
{
    return "form " + std::string(1, static_cast<char>('A' + static_cast<int>(form)));
}

using Chosen = std::vector<const QuizItem*>;

Result<Done> checkCells(const TheoryPlan& theory, const Chosen& form, const std::string& place)
{
    for (const TheoryCell& cell : theory.cells) {
        for (const Difficulty difficulty : difficulties) {
            const auto count =
                std::ranges::count_if(form, [&](const QuizItem* item) { return belongs(*item, cell, difficulty); });
            if (count != cell.count(difficulty))
                return faultIn(place, Cause::WrongCount,
                               cell.name() + ", " + wordOf(difficulty) + ": " + std::to_string(cell.count(difficulty)),
                               std::to_string(count));
        }
    }
    return Done{};
}

Result<Done> checkForm(const TheoryPlan& theory, const Chosen& form, const std::string& place)
{
    if (static_cast<int>(form.size()) != theory.items)
        return faultIn(place, Cause::WrongCount, std::to_string(theory.items), std::to_string(form.size()));
    TRY(checkCells(theory, form, place));
    for (const QuizItem* item : form) {
        for (const QuizItem* other : form) {
            if (item == other)
                continue;
            const std::string both = std::string(item->id) + ", " + std::string(other->id);
            if (item->id == other->id || item->model == other->model)
                return refusedIn({place}, Cause::Duplicate, Refusal::SameQuestionTwice, both);
            if (std::ranges::find(item->enemies, other->id) != item->enemies.end())
                return refusedIn({place}, Cause::NotAllowed, Refusal::GivesAwayAnother, both);
        }
    }
    for (const Rule rule : theory.must) {
        const bool asked = std::ranges::any_of(form, [&](const QuizItem* item) { return contains(item->rules, rule); });
        if (!asked)
            return refusedIn({place}, Cause::MissingValue, Refusal::MustInQuestions, {}, {std::string(rule.id())});
    }
    return Done{};
}

} // namespace

int drawnFrom(int questions, int asked)
{
    return std::min(questions, std::max((questions + 1) / 2, asked + 1));
}

Result<TheoryForms> assembleForms(const TheoryPlan& theory, std::span<const QuizItem> items, std::uint64_t draw,
                                  const std::string& name)
{
    std::vector<Pool> pools;
    for (const TheoryCell& cell : theory.cells) {
        for (const Difficulty difficulty : difficulties) {
            Pool pool{.items = {}, .count = cell.count(difficulty)};
            std::set<std::string_view> models;
            for (std::size_t i = 0; i < items.size(); ++i) {
                if (belongs(items[i], cell, difficulty)) {
                    pool.items.push_back(static_cast<int>(i));
                    models.insert(items[i].model);
                }
            }
            // two wordings of one question never stand in one form
            if (static_cast<int>(models.size()) < pool.count)
                return refusedIn({name}, Cause::WrongCount, Refusal::TooFewQuestions, std::to_string(models.size()),
                                 {cell.name(), wordOf(difficulty), std::to_string(pool.count)});
            pool.questions = static_cast<int>(models.size());
            if (pool.count > 0)
                pools.push_back(std::move(pool));
        }
    }
    std::optional<Error> last;
    // a start that leads nowhere is followed by another
    RandomStream stream(draw, StreamPurpose::Quiz);
    for (int start = 0; start < starts; ++start) {
        std::vector<Pool> drawn = drawnPools(pools, items, stream);
        for (int again = 0; again < redraws && !askAbout(drawn, items, theory.must); ++again)
            drawn = drawnPools(pools, items, stream);
        Assembly assembly(theory, items);
        assembly.fill(std::move(drawn), stream);
        assembly.improve(stream);
        TheoryForms forms;
        for (std::size_t f = 0; f < formCount; ++f) {
            for (const int item : assembly.forms[f])
                forms[f].emplace_back(items[static_cast<std::size_t>(item)].id);
        }
        const auto checked = checkForms(theory, items, forms, name);
        if (checked)
            return forms;
        last = checked.error();
    }
    return *last;
}

Result<Done> checkForms(const TheoryPlan& theory, std::span<const QuizItem> items, const TheoryForms& forms,
                        const std::string& name)
{
    const auto known = byId(items);
    for (std::size_t f = 0; f < formCount; ++f) {
        const std::string place = name + ", " + formName(f);
        Chosen form;
        for (const std::string& id : forms[f]) {
            const auto item = known.find(id);
            if (item == known.end())
                return refusedIn({place}, Cause::UnknownWord, Refusal::QuestionNotInBank, id);
            form.push_back(item->second);
        }
        TRY(checkForm(theory, form, place));
    }
    const FormFigures figures = figuresOf(items, forms);
    const auto [least, most] = std::ranges::minmax(figures.expected);
    if (most - least > mostBetweenForms)
        return refusedIn({name}, Cause::OutOfRange, Refusal::FormsUnequal, std::to_string(most - least));
    for (std::size_t kind = 0; kind < namedWords<QuestionKind>.size(); ++kind) {
        const int all = figures.kinds[0][kind] + figures.kinds[1][kind] + figures.kinds[2][kind];
        for (std::size_t f = 0; f < formCount; ++f) {
            if (std::abs(figures.kinds[f][kind] - all / 3.0) > 1.0)
                return refusedIn({name + ", " + formName(f)}, Cause::OutOfRange, Refusal::KindsUnequal,
                                 std::to_string(figures.kinds[f][kind]), {std::string(namedWords<QuestionKind>[kind])});
        }
    }
    return Done{};
}

FormFigures figuresOf(std::span<const QuizItem> items, const TheoryForms& forms)
{
    const auto known = byId(items);
    FormFigures figures;
    std::map<std::string_view, int> models;
    std::map<std::string_view, int> times;
    for (std::size_t f = 0; f < formCount; ++f) {
        std::set<std::string_view> own;
        for (const std::string& id : forms[f]) {
            const auto item = known.find(id);
            if (item == known.end())
                continue;
            figures.expected[f] += expectedOf(*item->second);
            ++figures.kinds[f][static_cast<std::size_t>(item->second->kind)];
            own.insert(item->second->model);
            ++times[id];
        }
        for (const std::string_view model : own)
            ++models[model];
    }
    for (const auto& [model, count] : models) {
        if (count > 1)
            figures.sharedModels.emplace_back(model);
    }
    for (const auto& [id, count] : times)
        figures.sharedItems += count > 1 ? 1 : 0;
    return figures;
}

} // namespace cutcard
