// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/toml.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cutcard {

/// Reads the keys of a table and of the tables in it; all of them share their faults, which name field and line.
class Fields
{
public:
    Fields(const toml::table& table, std::string name)
        : Fields(table, {}, std::make_shared<State>(State{.name = std::move(name)}))
    {
    }

    /// A whole number within limits.
    void number(const char* key, int least, int most, int& value)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        const auto read = node->is_integer() ? node->as_integer()->get() : 0;
        if (!node->is_integer())
            fail(*node, Cause::NotANumber, path(key), {});
        else if (read < least || read > most)
            fail(*node, Cause::OutOfRange, path(key) + " " + std::to_string(least) + ".." + std::to_string(most),
                 std::to_string(read));
        else
            value = static_cast<int>(read);
    }

    /// true or false.
    void flag(const char* key, bool& value)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        if (!node->is_boolean())
            return fail(*node, Cause::UnknownWord, path(key) + " true|false", {});
        value = node->as_boolean()->get();
    }

    /// A text of at least one character.
    void text(const char* key, std::string& value)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        if (!node->is_string() || node->as_string()->get().empty())
            return fail(*node, Cause::MissingValue, path(key) + " \"...\"", {});
        value = node->as_string()->get();
    }

    /// Calls `read(text, node)` for each text of a list.
    void texts(const char* key, auto&& read)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        if (!node->is_array())
            return fail(*node, Cause::MissingValue, path(key) + " [\"...\", ...]", {});
        for (const toml::node& each : *node->as_array()) {
            if (!each.is_string())
                return fail(each, Cause::MissingValue, path(key) + " [\"...\", ...]", {});
            read(each.as_string()->get(), each);
        }
    }

    /// Calls `read(number, node)` for each whole number of a list, from 0 on.
    void numbers(const char* key, auto&& read)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        if (!node->is_array())
            return fail(*node, Cause::MissingValue, path(key) + " [1, 2, ...]", {});
        for (const toml::node& each : *node->as_array()) {
            if (!each.is_integer() || each.as_integer()->get() < 0)
                return fail(each, Cause::NotANumber, path(key) + " [1, 2, ...]", {});
            read(each.as_integer()->get(), each);
        }
    }

    /// Calls `read(fields, node)` with the table of this name, if there is one.
    void table(const char* key, auto&& read)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        if (!node->is_table())
            return fail(*node, Cause::MissingValue, "[" + path(key) + "]", {});
        Fields inner(*node->as_table(), path(key) + ".", m_state);
        read(inner, *node);
        inner.close();
    }

    /// Calls `read(key, text, node)` for each text of the table of this name, whatever its keys are.
    void words(const char* key, auto&& read)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        if (!node->is_table())
            return fail(*node, Cause::MissingValue, "[" + path(key) + "]", {});
        for (const auto& [word, each] : *node->as_table()) {
            if (!each.is_string() || each.as_string()->get().empty())
                return fail(each, Cause::MissingValue, path(key) + "." + std::string(word.str()) + " \"...\"", {});
            read(std::string(word.str()), each.as_string()->get(), each);
        }
    }

    /// Calls `read(fields, node)` with each table of a list.
    void tables(const char* key, auto&& read)
    {
        const toml::node* node = take(key);
        if (node == nullptr)
            return;
        if (!node->is_array())
            return fail(*node, Cause::MissingValue, "[[" + path(key) + "]]", {});
        for (const toml::node& each : *node->as_array()) {
            if (!each.is_table())
                return fail(each, Cause::MissingValue, "[[" + path(key) + "]]", {});
            Fields inner(*each.as_table(), path(key) + ".", m_state);
            read(inner, each);
            inner.close();
        }
    }

    /// One of some words, by its index; nothing and a fault if it is none of them.
    std::optional<std::size_t> indexOf(const std::string& word, std::span<const std::string_view> words,
                                       const toml::node& node, const std::string& field)
    {
        const auto found = std::ranges::find(words, std::string_view(word));
        if (found != words.end())
            return static_cast<std::size_t>(found - words.begin());
        std::string all;
        for (const std::string_view each : words)
            all.append(all.empty() ? "" : "|").append(each);
        fail(node, Cause::UnknownWord, m_path + field + " " + all, word);
        return std::nullopt;
    }

    /// A key as a fault names it.
    std::string path(const char* key) const { return m_path + key; }

    /// Has what is said of this table name it ("PQ-19, ") and not where it lies ("question.").
    void call(const std::string& name)
    {
        m_path = name + ", ";
        m_isCalled = true;
    }

    /// Says that a key which must be there is not.
    void need(const char* key)
    {
        if (m_table.get(key) == nullptr)
            keep(Kind::Missing, m_table.source(), Cause::MissingValue, path(key), {});
    }

    /// Keeps a fault.
    void fail(const toml::node& node, Cause cause, std::string expected, std::string found)
    {
        keep(Kind::Other, node.source(), cause, std::move(expected), std::move(found));
    }

    /// Keeps a fault of something else that is read along with it.
    void fail(const Error& error) { m_state->faults.emplace_back(Kind::Other, error); }

    /// The first fault. A mistyped key comes before what is missing for it, and that before what follows from it.
    std::optional<Error> finish()
    {
        const std::vector<Error> all = finishAll();
        return all.empty() ? std::nullopt : std::optional(all.front());
    }

    /// Every fault in that order.
    std::vector<Error> finishAll()
    {
        close();
        std::ranges::stable_sort(m_state->faults, {}, &Fault::first);
        std::vector<Error> errors;
        for (const Fault& fault : m_state->faults)
            errors.push_back(fault.second);
        return errors;
    }

private:
    enum class Kind : unsigned char { Unknown, Missing, Other };
    using Fault = std::pair<Kind, Error>;
    struct State {
        std::string name;
        std::vector<Fault> faults{};
    };

    Fields(const toml::table& table, std::string path, std::shared_ptr<State> state)
        : m_table(table), m_path(std::move(path)), m_state(std::move(state))
    {
    }

    const toml::node* take(const char* key)
    {
        m_known.insert(key);
        return m_table.get(key);
    }
    void keep(Kind kind, const toml::source_region& source, Cause cause, std::string expected, std::string found)
    {
        m_state->faults.emplace_back(kind, Error{.place = {.name = m_state->name,
                                                           .line = static_cast<int>(source.begin.line),
                                                           .column = static_cast<int>(source.begin.column)},
                                                 .cause = cause,
                                                 .expected = std::move(expected),
                                                 .found = std::move(found)});
    }
    void close()
    {
        for (const auto& [key, node] : m_table) {
            if (m_known.contains(std::string(key.str())))
                continue;
            std::string words = m_isCalled ? m_path : std::string();
            const std::string each = m_isCalled ? std::string() : m_path;
            for (const std::string& word : m_known)
                words += (word == *m_known.begin() ? "" : ", ") + each + word;
            keep(Kind::Unknown, key.source(), Cause::UnknownWord, std::move(words), each + std::string(key.str()));
        }
    }

    const toml::table& m_table;
    std::string m_path;
    bool m_isCalled = false;
    std::set<std::string> m_known;
    std::shared_ptr<State> m_state;
};

} // namespace cutcard
