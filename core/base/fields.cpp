// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fields.h"

#include "core/base/fault.h"
#include "core/base/parts_of.h"

#include <tuple>

namespace cutcard {

static std::string tableText(const std::string& path)
{
    return std::string("[").append(path).append("]");
}

static std::string range(std::int64_t least, std::int64_t most)
{
    return std::to_string(least) + ".." + std::to_string(most);
}

static bool isWithin(const toml::source_region& inner, const toml::source_region& outer)
{
    const auto place = [](const toml::source_position& at) { return std::tuple(at.line, at.column); };
    return place(outer.begin) <= place(inner.begin) && place(inner.begin) <= place(outer.end);
}

/// One fault a place: the second follows from the first.
static void keep(std::vector<Error>& faults, Error error)
{
    if (std::ranges::find(faults, error.place, &Error::place) == faults.end())
        faults.push_back(std::move(error));
}

Fields::Fields(const toml::table& table, std::string name)
    : Fields(table, {}, std::make_shared<State>(State{.name = std::move(name)}))
{
}

Fields::Fields(const toml::table& table, std::string path, std::shared_ptr<State> state)
    : m_table(table), m_path(std::move(path)), m_state(std::move(state))
{
}

std::int64_t Fields::numberOr(std::string_view key, std::int64_t least, std::int64_t most, std::int64_t step,
                              std::int64_t value)
{
    const toml::node* node = take(key);
    const auto* written = node == nullptr ? nullptr : node->as_integer();
    const std::int64_t read = written == nullptr ? value : written->get();
    if (node != nullptr && written == nullptr)
        fail(*node, Cause::NotANumber, range(least, most), {});
    else if (node != nullptr && (read < least || read > most))
        fail(*node, Cause::OutOfRange, range(least, most), std::to_string(read));
    else if (read % step != 0) // of what nobody has set as well
        keep(m_state->faults, Error{placeOf(at(key).source(), path(key)), Cause::OutOfRange,
                                    "a multiple of " + std::to_string(step), std::to_string(read)});
    else
        return read;
    return value;
}

void Fields::flag(std::string_view key, bool& value)
{
    const toml::node* node = take(key);
    if (node != nullptr && !node->is_boolean())
        fail(*node, Cause::UnknownWord, "true|false", {});
    else if (node != nullptr)
        value = node->as_boolean()->get();
}

bool Fields::text(std::string_view key, std::string& value)
{
    const toml::node* node = take(key);
    if (node == nullptr)
        return false;
    const bool isText = node->is_string() && !node->as_string()->get().empty();
    if (isText)
        value = node->as_string()->get();
    else
        fail(*node, Cause::MissingValue, "\"...\"", {});
    return isText;
}

void Fields::anyText(std::string_view key, std::string& value)
{
    const toml::node* node = take(key);
    if (node != nullptr && !node->is_string())
        fail(*node, Cause::MissingValue, "\"...\"", {});
    else if (node != nullptr)
        value = node->as_string()->get();
}

std::optional<std::size_t> Fields::wordOf(std::string_view key, std::span<const std::string_view> words)
{
    const toml::node* node = take(key);
    if (node == nullptr)
        return std::nullopt;
    return indexOf(node->is_string() ? node->as_string()->get() : std::string(), words, *node);
}

std::optional<std::size_t> Fields::indexOf(const std::string& word, std::span<const std::string_view> words,
                                           const toml::node& node)
{
    const auto found = std::ranges::find(words, std::string_view(word));
    if (found != words.end())
        return static_cast<std::size_t>(found - words.begin());
    fail(node, Cause::UnknownWord, joined(words, "|"), word);
    return std::nullopt;
}

void Fields::texts(std::string_view key, const std::function<void(const std::string&, const toml::node&)>& read)
{
    constexpr std::string_view form = "[\"...\", ...]";
    const toml::array* all = list(key, form);
    for (std::size_t i = 0; all != nullptr && i < all->size(); ++i) {
        const toml::node& each = (*all)[i];
        if (each.is_string())
            read(each.as_string()->get(), each);
        else
            fail(each, Cause::MissingValue, std::string(form), {});
    }
}

void Fields::numbers(std::string_view key, const std::function<void(std::int64_t, const toml::node&)>& read)
{
    constexpr std::string_view form = "[1, 2, ...]";
    const toml::array* all = list(key, form);
    for (std::size_t i = 0; all != nullptr && i < all->size(); ++i) {
        const toml::node& each = (*all)[i];
        if (each.is_integer() && each.as_integer()->get() >= 0)
            read(each.as_integer()->get(), each);
        else
            fail(each, Cause::NotANumber, std::string(form), {});
    }
}

void Fields::numbers(std::string_view key, std::int64_t least, std::int64_t most, std::vector<int>& values)
{
    const toml::array* all = list(key, "[a, b, ...]");
    if (all == nullptr)
        return;
    std::vector<int> read;
    for (const toml::node& each : *all) {
        const auto* written = each.as_integer();
        if (written == nullptr || written->get() < least || written->get() > most)
            return fail(each, Cause::OutOfRange, range(least, most),
                        written == nullptr ? std::string() : std::to_string(written->get()));
        read.push_back(static_cast<int>(written->get()));
    }
    if (read.empty())
        return fail(*all, Cause::MissingValue, "[a, b, ...]", {});
    values = read;
}

void Fields::pairs(std::string_view key, const std::function<void(std::int64_t, std::int64_t, const toml::node&)>& read)
{
    constexpr std::string_view form = "[[a, b], ...]";
    const toml::array* all = list(key, form);
    if (all != nullptr && all->empty())
        fail(*all, Cause::MissingValue, std::string(form), {});
    for (std::size_t i = 0; all != nullptr && i < all->size(); ++i) {
        const toml::node& each = (*all)[i];
        const toml::array* pair = each.as_array();
        if (pair == nullptr || pair->size() != 2 || !(*pair)[0].is_integer() || !(*pair)[1].is_integer())
            return fail(each, Cause::WrongCount, "[a, b]", {});
        const std::int64_t first = (*pair)[0].as_integer()->get();
        const std::int64_t second = (*pair)[1].as_integer()->get();
        if (first < 1 || second < 1)
            return fail(each, Cause::OutOfRange, "1..", std::to_string(std::min(first, second)));
        read(first, second, each);
    }
}

void Fields::table(std::string_view key, const std::function<void(Fields&, const toml::node&)>& read)
{
    const toml::node* node = take(key);
    if (node == nullptr)
        return;
    if (!node->is_table())
        return fail(*node, Cause::MissingValue, tableText(path(key)), {});
    Fields inner(*node->as_table(), path(key) + ".", m_state);
    read(inner, *node);
    inner.close();
}

void Fields::words(std::string_view key,
                   const std::function<void(const std::string&, const std::string&, const toml::node&)>& read)
{
    const toml::node* node = take(key);
    if (node == nullptr)
        return;
    if (!node->is_table())
        return fail(*node, Cause::MissingValue, tableText(path(key)), {});
    for (const auto& [word, each] : *node->as_table()) {
        if (each.is_string() && !each.as_string()->get().empty())
            read(std::string(word.str()), each.as_string()->get(), each);
        else
            keep(m_state->faults, Error{placeOf(each.source(), path(key) + "." + std::string(word.str())),
                                        Cause::MissingValue,
                                        "\"...\"",
                                        {}});
    }
}

void Fields::tables(std::string_view key, const std::function<void(Fields&, const toml::node&)>& read)
{
    const std::string form = "[[" + path(key) + "]]";
    const toml::array* all = list(key, form);
    for (std::size_t i = 0; all != nullptr && i < all->size(); ++i) {
        const toml::node& each = (*all)[i];
        if (!each.is_table())
            return fail(each, Cause::MissingValue, form, {});
        Fields inner(*each.as_table(), path(key) + ".", m_state);
        read(inner, each);
        inner.close();
    }
}

const toml::node& Fields::at(std::string_view key) const
{
    const toml::node* node = m_table.get(key);
    return node == nullptr ? static_cast<const toml::node&>(m_table) : *node;
}

void Fields::call(const std::string& name)
{
    m_called = name;
    m_path = name + ", ";
}

std::string_view Fields::need(std::string_view key)
{
    if (!has(key))
        m_state->missing.push_back(Error{placeOf(m_table.source()), Cause::MissingValue, path(key), {}});
    return key;
}

void Fields::fail(const toml::node& node, Cause cause, std::string expected, std::string found)
{
    keep(m_state->faults, Error{placeOf(node.source(), fieldOf(node)), cause, std::move(expected), std::move(found)});
}

void Fields::refuse(const toml::node& node, Cause cause, Refusal refusal, std::string found,
                    std::vector<std::string> values)
{
    keep(m_state->faults,
         refusedIn(placeOf(node.source(), fieldOf(node)), cause, refusal, std::move(found), std::move(values)));
}

void Fields::fail(const Error& error)
{
    keep(m_state->faults, error);
}

Result<Done> Fields::finish()
{
    std::vector<Error> all = finishAll();
    if (all.empty())
        return Done{};
    Error first = std::move(all.front());
    first.also.assign(std::next(all.begin()), all.end());
    return first;
}

std::vector<Error> Fields::finishAll()
{
    close();
    std::vector<Error> all = m_state->unknown;
    all.insert(all.end(), m_state->missing.begin(), m_state->missing.end());
    all.insert(all.end(), m_state->faults.begin(), m_state->faults.end());
    return all;
}

const toml::node* Fields::take(std::string_view key)
{
    m_known.emplace(key);
    return m_table.get(key);
}

const toml::array* Fields::list(std::string_view key, std::string_view form)
{
    const toml::node* node = take(key);
    if (node != nullptr && !node->is_array())
        fail(*node, Cause::MissingValue, std::string(form), {});
    return node == nullptr ? nullptr : node->as_array();
}

std::string Fields::fieldOf(const toml::node& node) const
{
    for (const auto& [key, value] : m_table) {
        if (&value == &node || (value.is_array() && isWithin(node.source(), value.source())))
            return path(key.str());
    }
    return {};
}

Place Fields::placeOf(const toml::source_region& source, std::string field) const
{
    return {.name = m_state->name,
            .line = static_cast<int>(source.begin.line),
            .column = static_cast<int>(source.begin.column),
            .field = std::move(field)};
}

void Fields::close()
{
    for (const auto& [key, node] : m_table) {
        if (m_known.contains(key.str()))
            continue;
        const std::string lies = m_called.empty() ? m_path : std::string();
        const auto words = joined(m_known, ", ", [&](const std::string& word) { return lies + word; });
        keep(m_state->unknown,
             Error{placeOf(key.source(), m_called), Cause::UnknownWord, words, lies + std::string(key.str())});
    }
}

} // namespace cutcard
